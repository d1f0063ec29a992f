"""How far a seat has come, told from what it sees: small rewards on the way, for training only."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.gym.learners import Learners, Progress, Rows
from logovo.gym.paths import Paths
from logovo.learn.features import span_of

WHOLE_WAY: Final = 1.0
"""What the way from the entrance to a goal is worth."""
DETOUR: Final = 1.5  # the longest way that counts, in whole ways


def progress_in(key: str, tables: Learners) -> Progress | None:
    """None where the rewards of the rules come often enough."""
    return Diggers(tables) if key == "lucky" else None


class Diggers:
    """In lucky: a digger is paid for every step by which the open end of a path comes nearer to a
    goal that may still hide the gold, and pays for every step back; for a Mad Lucky it is the
    other way round. Both ends of a step are measured by what is known after it, so that nobody
    pays for having learnt where the gold is not. Nothing is taken back at the end of a round: if
    it were, a learner that foresees it would gain nothing from being paid."""

    def __init__(self, tables: Learners) -> None:
        self.paths = Paths(tables.door, tables.observations)
        self.round = span_of(tables.door, "round").start
        self.digger, self.mad = range(*span_of(tables.door, "role").indices(tables.width))
        self.whole = self.paths.whole

    def __call__(self, before: Rows, after: Rows) -> npt.NDArray[np.float64]:
        most = DETOUR * self.whole
        was = np.minimum(self.paths.near(before, after), most)
        left = np.minimum(self.paths.near(after, after), most)
        same = before[:, self.round] == after[:, self.round]
        side = after[:, self.digger] - after[:, self.mad]
        come: npt.NDArray[np.float64] = WHOLE_WAY * (was - left) / self.whole * same * side
        return come
