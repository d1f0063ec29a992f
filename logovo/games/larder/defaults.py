"""What is played for a seat that must be played for."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games.larder import asks
from logovo.games.larder.components import MOST_STACKS
from logovo.games.larder.legality import legal_into
from logovo.games.larder.moves import LarderMove, codes, move_of
from logovo.games.larder.state import Larder, Player


def default_move(state: Larder, seat: Seat, chance: Chance) -> LarderMove:
    """Chance is not asked: the rule names one move for every case."""
    return move_of(int(default_code(state, seat)))


def default_code(state: Larder, seat: i64) -> i64:
    # larder.default-move
    if state.ask == asks.NAME:
        return codes.name(state.after(seat))
    if state.ask == asks.FETCH:
        return codes.fetch(leftmost_open(state.seats[seat]))
    # The lists begin with what is wanted: keep, draw, skip, go on, the lowest goblin, a
    # dragon, the first closed card; take when there is nothing else to do. Only removals
    # come before it and are passed over.
    moves = Moves()
    legal_into(state, seat, moves)
    for i in range(moves.size):
        if not codes.is_remove(moves.get(i)):
            return moves.get(i)
    return moves.get(0)


def leftmost_open(me: Player) -> i64:
    for stack in range(i64(MOST_STACKS)):
        if count(me.open_at, stack) > 0:
            return count(me.open_at, stack) - 1
    return -1
