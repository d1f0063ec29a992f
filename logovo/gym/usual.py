"""Fewer numbers for a network to choose from: those that are usual, and one for anything else.

Lucky has 1,311 numbers because its table has no border; some three hundred are ever chosen from.
What a network spends on the others is most of its time.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.gym.features import anything
from logovo.gym.learners import Learners, Masks, Numbers

RARE: Final = 0.0005


class Usual:
    """`numbers[i]` is what choice i means; the last choice, `len(numbers)`, means any legal number
    that is not among them. Every position has a legal choice, and every move stays possible."""

    def __init__(self, numbers: Numbers, actions: int, seed: int) -> None:
        self.numbers: npt.NDArray[np.int64] = np.unique(numbers).astype(np.int64)
        self.size = len(self.numbers) + 1
        self.others: npt.NDArray[np.bool_] = np.ones(actions, np.bool_)
        self.others[self.numbers] = False
        self.luck = np.random.default_rng(seed)

    def choices(self, masks: Masks) -> Masks:
        """Which choices are legal, from which numbers are."""
        found = np.empty((len(masks), self.size), np.bool_)
        found[:, :-1] = masks[:, self.numbers]
        found[:, -1] = (masks & self.others).any(axis=1)
        return found

    def meant(self, chosen: Numbers, masks: Masks) -> npt.NDArray[np.int64]:
        """The numbers of some choices."""
        found = self.numbers[np.minimum(chosen, self.size - 2)]
        rest = np.flatnonzero(chosen == self.size - 1)
        found[rest] = anything(masks[rest] & self.others, self.luck)
        return found


def usual(tables: Learners, steps: int, seed: int, wanted: Numbers) -> Usual:
    """What may be chosen at these tables now and then, while the learners play anything; and what
    is wanted though beginners never get there."""
    luck = np.random.default_rng(seed)
    often: npt.NDArray[np.float64] = np.zeros(tables.actions)
    for _step in range(steps):
        often += tables.masks.mean(axis=0)
        tables.step(anything(tables.masks, luck))
    met = np.flatnonzero(often > RARE * steps)
    return Usual(np.concatenate([met, wanted]), tables.actions, seed)
