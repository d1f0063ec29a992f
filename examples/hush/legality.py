"""What may be asked for now: the list for search and bots. `refusals` explains the rest.

Moves are listed in this order: swap; peeks by seat; accusations by seat and rank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.hush.components import RANKS
from examples.hush.moves import SWAP, accuse_code, peek_code
from logovo.core.moves import Moves

if TYPE_CHECKING:  # the state imports this module
    from examples.hush.state import Hush


def others(state: Hush, seat: int) -> list[int]:
    """Whom this seat may name."""
    # hush.still-in
    return [other for other in state.still_in() if other != seat]


def legal_into(state: Hush, moves: Moves) -> None:
    moves.clear()
    moves.add(SWAP)
    named = others(state, state.turn)
    for other in named:
        moves.add(peek_code(other))
    for other in named:
        for rank in range(1, RANKS + 1):
            moves.add(accuse_code(other, rank))
