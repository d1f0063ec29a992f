"""The move made for a seat that must be played for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games.drakon.moves import DrakonMove, codes, move_of
from logovo.games.drakon.state import Drakon

DECLINING: Final = (codes.STAY, codes.FIGURE_STAYS, codes.ALLOW, codes.END, codes.PASS)


def default_move(state: Drakon, seat: Seat, chance: Chance) -> DrakonMove:
    return move_of(state, default_code(state))


def default_code(state: Drakon) -> i64:
    """The first way of the hero, else the first placing; to decline where that is offered;
    else the first listed."""
    # drakon.default-move
    moves = Moves()
    state.legal_into(moves)
    for i in range(moves.size):
        if codes.kind_of(moves.get(i)) == codes.MOVE:
            return moves.get(i)
    for i in range(moves.size):
        if codes.kind_of(moves.get(i)) == codes.PLACE:
            return moves.get(i)
    for i in range(moves.size):
        if codes.kind_of(moves.get(i)) in DECLINING:
            return moves.get(i)
    return moves.get(0)
