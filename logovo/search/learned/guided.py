"""A search's policy with a network beside the quick one.

The network is better and much slower, so it is asked once: for the decision that is searched. What
it sees there is the same in every world its seat can imagine, so its opinion is kept for all
iterations and costs them nothing. The quick policy plays the rest. Where rollouts stop, the network
may judge, too.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.learned.policy import Learned
from logovo.search.policy import Policy

UNASKED: Final = -1
PROOF: Final = 2.0  # standard errors by which another move must be ahead of the network's


@final
class Guided(Policy):
    """For one search of one seat. Rollouts stop `far` decisions on (0: where those of the quick
    policy do), and there the network says what it expects, if it is to `judge`."""

    def __init__(self, learned: Learned, seat: i64, far: i64, judge: bool) -> None:
        self.learned: Final = learned
        self.quick: Final = learned.adviser
        self.seat: i64 = seat
        self.far: i64 = far
        self.judge: bool = judge
        self.own: i64 = UNASKED
        self.is_root: bool = True
        self.passed: i64 = 0

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        # Before the root, others may still owe their part of a decision that many take at once.
        if not self.is_root or state.decider() != self.seat:
            return self.quick.choose(state, moves, chance)
        self.is_root = False
        if self.own == UNASKED:
            self.own = self.learned.choose(state, moves, chance)
        if moves.has(self.own):
            return self.own
        return self.quick.choose(state, moves, chance)

    def shortlist(self, state: State, moves: Moves) -> None:
        """What the network would play is always among them."""
        listed = moves.has(self.own)
        self.quick.shortlist(state, moves)
        if listed and self.passed <= 1 and not moves.has(self.own):
            moves.add(self.own)

    def value(self, state: State, seat: i64) -> float:
        if self.judge and not state.is_over():
            return self.learned.value(state, seat)
        return self.quick.value(state, seat)

    def compares(self) -> bool:
        return self.quick.compares()

    def doubt(self) -> float:
        """The network's move is better than the quick policy's, so it takes more to leave it."""
        return max(PROOF, self.quick.doubt())

    def error(self) -> float:
        return self.quick.error()

    def guess_at(self, state: State) -> i64:
        return self.quick.guess_at(state)

    def guess(self, state: State, seat: i64) -> float:
        return self.quick.guess(state, seat)

    def second_look(self, state: State, moves: Moves) -> None:
        self.quick.second_look(state, moves)

    def trust(self) -> float:
        return self.quick.trust()

    def fading(self) -> float:
        return self.quick.fading()

    def horizon(self, state: State) -> i64:
        """An iteration begins."""
        self.is_root = not self.quick.compares()  # a comparison begins behind the root
        self.passed = 0
        return self.quick.horizon(state)

    def is_beyond(self, state: State, horizon: i64) -> bool:
        self.passed += 1
        if self.far > 0 and self.passed > self.far:
            return True
        return self.quick.is_beyond(state, horizon)
