"""What networks of other people's making get to see of a game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from logovo.gym.learners import Learners
from logovo.learn.features import Features


def fitted(tables: Learners, steps: int, seed: int, without: tuple[str, ...] = ()) -> Features:
    """Features for a game, from what is seen at these tables while the learners play anything."""
    luck = np.random.default_rng(seed)
    rows, seats = [], []
    for step in range(steps):
        tables.step(anything(tables.masks, luck))
        if step % 4 == 0:  # what is seen a moment later is nearly the same
            rows.append(tables.observations.copy())
            seats.append(tables.seats)
    seen = np.concatenate(rows), np.concatenate(seats)
    return Features(tables.door, tables.players, *seen, without)


def anything(masks: npt.NDArray[np.bool_], luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal number for each row, all alike."""
    chosen: npt.NDArray[np.int64] = (luck.random(masks.shape) * masks).argmax(axis=1)
    return chosen
