"""A search's policy with a network beside the quick one.

The network is better and much slower, so it is asked where it counts most: for the first decisions
of an iteration, which are those of the tree, and for what the position is worth where the rollout
stops. In between the quick policy plays."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.learned.policy import Learned
from logovo.search.policy import Policy


@final
class Guided(Policy):
    """`near` decisions of every iteration are the network's opinion. Rollouts stop `far` decisions
    on (0: where those of the quick policy do), and there the network says what it expects, if
    it is to `judge`."""

    def __init__(self, learned: Learned, near: i64, far: i64, judge: bool) -> None:
        self.learned: Final = learned
        self.quick: Final = learned.adviser
        self.near: i64 = near
        self.far: i64 = far
        self.judge: bool = judge
        self.asked: i64 = 0
        self.passed: i64 = 0

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        self.asked += 1
        if self.asked <= self.near:
            return self.learned.choose(state, moves, chance)
        return self.quick.choose(state, moves, chance)

    def shortlist(self, state: State, moves: Moves) -> None:
        self.quick.shortlist(state, moves)

    def value(self, state: State, seat: i64) -> float:
        if self.judge and not state.is_over():
            return self.learned.value(state, seat)
        return self.quick.value(state, seat)

    def compares(self) -> bool:
        return self.quick.compares()

    def doubt(self) -> float:
        return self.quick.doubt()

    def trust(self) -> float:
        return self.quick.trust()

    def horizon(self, state: State) -> i64:
        """An iteration begins."""
        self.asked = 0
        self.passed = 0
        return self.quick.horizon(state)

    def is_beyond(self, state: State, horizon: i64) -> bool:
        self.passed += 1
        if self.far > 0 and self.passed > self.far:
            return True
        return self.quick.is_beyond(state, horizon)
