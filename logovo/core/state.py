"""The fast door: what every game's state offers to search, playouts and adapters."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, seen by nobody in full. Mutable; search works on clones."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players

    def decider(self) -> i64:
        """The seat that owes the next decision, the first of several; -1 when over."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Whether the table waits for this seat. Games in which several seats may owe
        at once override this, `legal_for` and `apply_by`."""
        return not self.is_over() and self.decider() == seat

    def is_over(self) -> bool:
        raise NotImplementedError

    def stage(self) -> i64:
        """Grows when a round ends: rollouts may stop there, where `reward` means most."""
        return 0

    def legal_into(self, moves: Moves) -> None:
        """Clear `moves` and list the decider's codes in a fixed, documented order."""
        raise NotImplementedError

    def legal_for(self, seat: i64, moves: Moves) -> None:
        """The same for any seat that owes a decision."""
        self.legal_into(moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        """Play one of the decider's legal codes. Nothing is checked here."""
        raise NotImplementedError

    def apply_by(self, seat: i64, move: i64, chance: Chance, journal: Journal) -> None:
        """The same for any seat that owes a decision."""
        self.apply(move, chance, journal)

    def clone(self) -> State:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """How well the seat stands, 0 to 1. Exact at the end; a fair guess at a new stage."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def legal_codes(self) -> list[int]:
        """For bots written in plain Python: the decider's codes as a list."""
        moves = Moves()
        self.legal_into(moves)
        return moves.as_list()


def playout(state: State, chance: Chance, moves: Moves, limit: i64) -> i64:
    """Play uniformly random moves to the end (or the limit); return how many."""
    steps: i64 = 0
    while steps < limit and not state.is_over():
        state.legal_into(moves)
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        steps += 1
    return steps
