"""What a search with a network leaves to the game's quick policy, the network's adviser."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.learned.policy import Learned
from logovo.search.policy import Policy


class Advised(Policy):
    """Everything but what is played."""

    def __init__(self, learned: Learned) -> None:
        self.learned: Final = learned
        self.quick: Final = learned.adviser

    def shortlist(self, state: State, moves: Moves) -> None:
        self.quick.shortlist(state, moves)

    def value(self, state: State, seat: i64) -> float:
        return self.quick.value(state, seat)

    def compares(self) -> bool:
        return self.quick.compares()

    def doubt(self) -> float:
        return self.quick.doubt()

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

    def horizon(self, state: State) -> i64:
        return self.quick.horizon(state)

    def is_beyond(self, state: State, horizon: i64) -> bool:
        return self.quick.is_beyond(state, horizon)
