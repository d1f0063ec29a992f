"""Why a move may not be played."""

from __future__ import annotations

from typing import assert_never

from examples.hush import rulebook
from examples.hush.components import RANKS
from examples.hush.legality import others
from examples.hush.moves import Accuse, HushMove, Peek, Swap
from examples.hush.state import Hush
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat


def forbids(state: Hush, seat: Seat, move: HushMove) -> Refusal | None:
    """The rule that forbids the move of a seat that is asked, or None. Facts called
    `accepted_…`, `least_…` and `most_…` are checked by the laws in every position."""
    match move:
        case Swap():
            return None
        case Peek():
            return forbids_naming(state, seat, move.target_seat)
        case Accuse():
            refusal = forbids_naming(state, seat, move.target_seat)
            if refusal is None and move.rank > RANKS:
                return Refusal(rulebook.RANK, {"least_rank": 1, "most_rank": RANKS})
            return refusal
        case _:
            assert_never(move)


def forbids_naming(state: Hush, seat: Seat, target: Seat) -> Refusal | None:
    named = others(state, seat)
    if target in named:
        return None
    return Refusal(rulebook.STILL_IN, {"accepted_target_seat": tuple(named)})
