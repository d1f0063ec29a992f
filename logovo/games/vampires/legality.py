"""What may be played now, listed for the fast door. `refusals.py` explains it; they must agree.

Nothing here looks under a closed lid: a barred grave is as legal to choose as any other, and
only what has just been opened decides between burying and garlic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.vampires.asks import GIVE, GO_ON, MATCH, MISS, OPEN, PLAGUE, PUT
from logovo.games.vampires.components import (
    LEFT,
    MOST_NEIGHBOURS,
    NEIGHBOUR_LISTS,
    NEIGHBOURS,
    RIGHT,
)
from logovo.games.vampires.moves import LAY, LEAVE, STOP, burying, giving, opening, putting

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def legal_into(state: VampiresState, moves: Moves) -> None:
    """Graves in board order, then stop; bury left, bury right, leave; garlic, leave;
    left before right for a gift."""
    ask = state.ask
    moves.size = 0
    if ask == OPEN:
        list_yard(state, moves)
    elif ask == GO_ON:
        list_others(state, moves)
        moves.add(STOP)
    elif ask == PLAGUE:
        list_neighbours(state, moves)
        moves.add(STOP)
    elif ask == MATCH:
        # vampires.match-both: each end that matches is offered.
        if may_bury(state, LEFT):
            moves.add(burying(LEFT))
        if may_bury(state, RIGHT):
            moves.add(burying(RIGHT))
        moves.add(LEAVE)
    elif ask == MISS:
        moves.add(LAY)
        moves.add(LEAVE)
    elif ask == GIVE:
        moves.add(giving(LEFT))
        moves.add(giving(RIGHT))
    elif ask == PUT:
        moves.add(putting(LEFT))
        moves.add(putting(RIGHT))


def list_yard(state: VampiresState, moves: Moves) -> None:
    # vampires.open-one: any grave with a lid, opened before or not.
    graves = state.yard_list
    n = i64(len(graves))
    items = moves.items
    for i in range(n):
        items[i] = opening(graves[i])
    moves.size = n


def list_others(state: VampiresState, moves: Moves) -> None:
    # vampires.reopen: any grave but the one opened last, also one opened earlier in the turn.
    graves = state.yard_list
    items = moves.items
    size: i64 = 0
    for i in range(i64(len(graves))):
        if graves[i] != state.spot:
            items[size] = opening(graves[i])
            size += 1
    moves.size = size


def list_neighbours(state: VampiresState, moves: Moves) -> None:
    # vampires.plague-graves: neighbours of the rat's grave not yet opened in this plague.
    free = plague_graves(state)
    at = state.rat_grave * MOST_NEIGHBOURS
    last = at + MOST_NEIGHBOURS
    while at < last:
        grave = i64(NEIGHBOUR_LISTS[at])
        if grave == 255:
            return
        if (free >> grave) & 1 != 0:
            moves.add(opening(grave))
        at += 1


def plague_graves(state: VampiresState) -> i64:
    # vampires.plague-graves, as a mask.
    return NEIGHBOURS[state.rat_grave] & state.yard & ~state.plague_open


def may_bury(state: VampiresState, end: i64) -> bool:
    # vampires.match: an end vampire of the lid's colour. A row of one has one end, the left.
    seat = state.opener
    if end == RIGHT and state.sizes[seat] == 1:
        return False
    return state.end_vampire(seat, end) == state.spot_lid
