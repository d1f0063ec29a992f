"""How far a seat has come, told from what it sees: small rewards on the way, for training only."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.core.door import Door
from logovo.core.squares import SIDE
from logovo.games.lucky.components import GOALS, THROUGH_KINDS
from logovo.games.lucky.fields import CARD_WIDTH, ENTRANCE, FAR, GOAL
from logovo.gym.learners import Progress, Rows
from logovo.learn.features import span_of

WHOLE_WAY: Final = 0.5
"""What the way from the entrance to a goal is worth."""
GOLD: Final = 1  # among the cards of goals; others are pits


def progress_in(key: str, door: Door) -> Progress | None:
    """None where the rewards of the rules come often enough."""
    return Diggers(door) if key == "lucky" else None


class Diggers:
    """In lucky: how near an open path has come to a goal that may still hide the gold. A Mad Lucky
    is paid nothing: a round is lost by itself more easily than won."""

    def __init__(self, door: Door) -> None:
        self.forest, self.cards = span_of(door, "forest"), span_of(door, "cards")
        self.known, self.seen = span_of(door, "goal-cards"), span_of(door, "seen-goals")
        self.digger = span_of(door, "role").start

    def __call__(self, rows: Rows) -> npt.NDArray[np.float64]:
        forest = rows[0, self.forest].reshape(SIDE, SIDE)
        entrance = np.argwhere(forest == ENTRANCE)[0]
        goals = [np.argwhere(forest == GOAL + goal)[0] - entrance for goal in range(GOALS)]
        pits = np.maximum(rows[:, self.known], rows[:, self.seen]) > GOLD
        cards = rows[:, self.cards].reshape(len(rows), -1, CARD_WIDTH)
        x, y, content, reached = (cards[:, :, i] for i in range(4))
        blocked = (reached == 0) | (content > 2 * THROUGH_KINDS)
        whole = min(int(np.abs(goal).sum()) for goal in goals)
        left = np.full(len(rows), whole)
        for goal, (up, east) in enumerate(goals):
            way = np.abs(east - x) + np.abs(up - y) + FAR * (blocked | pits[:, goal, None])
            left = np.minimum(left, way.min(axis=1))
        come: npt.NDArray[np.float64] = WHOLE_WAY * (1 - left / whole)
        return come * rows[:, self.digger]
