"""Several processes play the same games that single batches of their seeds play."""

from __future__ import annotations

import numpy as np
import pytest

from logovo.gym.batch import Games
from logovo.gym.play import IllegalAction
from logovo.gym.workers import Workers


def test_processes_share_their_arrays() -> None:
    with Workers("vampires", 5, processes=2, seed=3) as games:
        alone = [Games("vampires", 2, seed=3), Games("vampires", 3, seed=4)]
        luck = np.random.default_rng(1)
        for _step in range(20):
            actions = np.argmax(luck.random(games.masks.shape) * games.masks, axis=1)
            games.step(actions)
            alone[0].step(actions[:2])
            alone[1].step(actions[2:])
            both = np.concatenate([part.observations for part in alone])
            assert np.array_equal(games.observations, both)
            assert np.array_equal(games.masks, np.concatenate([part.masks for part in alone]))
        before = games.observations.copy()
        with pytest.raises(IllegalAction, match="game 0: 9999"):
            games.step(np.full(5, 9999))
        with pytest.raises(ValueError, match="shape"):
            games.step(np.zeros(4, np.int64))
        assert np.array_equal(games.observations, before)
    with pytest.raises(ValueError, match="processes"):
        Workers("vampires", 2, processes=3)
