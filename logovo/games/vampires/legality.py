"""What may be asked for now. `list_moves` lists it, `forbids` explains it; they must agree.

Nothing here looks under a closed lid: a barred grave is as legal to choose as any other, and
only what has just been opened decides between burying and garlic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.moves import Move, Moves
from logovo.core.rulebook import Refusal, Rule
from logovo.games.vampires import rulebook
from logovo.games.vampires.components import (
    MOST_NEIGHBOURS,
    NEIGHBOUR_LISTS,
    NEIGHBOURS,
    grave_named,
)
from logovo.games.vampires.kinds import (
    GIVE,
    GO_ON,
    LEFT,
    MATCH,
    MISS,
    OPEN,
    PLAGUE,
    PUT,
    RIGHT,
)
from logovo.games.vampires.moves import (
    ENDS,
    LAY,
    LEAVE,
    STOP,
    Bury,
    Garlic,
    Give,
    Leave,
    Open,
    Put,
    Stop,
    burying,
    giving,
    opening,
    putting,
)

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def list_moves(state: VampiresState, moves: Moves) -> None:
    """Graves in board order, then stop; bury left, bury right, leave; garlic, leave;
    left before right for a gift."""
    ask = state.ask
    moves.size = 0
    if ask == OPEN or ask == GO_ON:
        list_yard(state, moves)
        if ask == GO_ON:
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
    # vampires.open-one, vampires.reopen: any grave with a lid, opened before or not.
    graves = state.yard_list
    n = i64(len(graves))
    items = moves.items
    for i in range(n):
        items[i] = opening(graves[i])
    moves.size = n


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


def forbids(state: VampiresState, move: Move) -> Refusal | None:
    ask = state.ask
    match move:
        case Open(word):
            if ask > PLAGUE:
                return Refusal(decide_first(ask))
            return forbids_opening(state, grave_named(word), word)
        case Stop():
            if ask == OPEN:
                return Refusal(rulebook.OPEN_ONE)
            return None if ask <= PLAGUE else Refusal(decide_first(ask))
        case Bury(end):
            return forbids_burying(state, LEFT if end == ENDS[LEFT] else RIGHT)
        case Garlic():
            if ask <= PLAGUE:
                return Refusal(nothing_open(ask))
            return None if ask == MISS else Refusal(rulebook.GARLIC_LAY)
        case Leave():
            if ask <= PLAGUE:
                return Refusal(nothing_open(ask))
            return None if ask == MATCH or ask == MISS else Refusal(decide_first(ask))
        case Give():
            return None if ask == GIVE else Refusal(rulebook.GIFT_CHOICE)
        case Put():
            return None if ask == PUT else Refusal(rulebook.PUT_CHOICE)
        case _:
            return Refusal(rulebook.OPEN_ONE)


def forbids_opening(state: VampiresState, grave: int, word: str) -> Refusal | None:
    if grave < 0 or (state.yard >> grave) & 1 == 0:
        return Refusal(rulebook.TWO_GRAVES, {"grave": word})
    if state.ask == PLAGUE and (plague_graves(state) >> grave) & 1 == 0:
        return Refusal(rulebook.PLAGUE_GRAVES, {"grave": word})
    return None


def forbids_burying(state: VampiresState, end: int) -> Refusal | None:
    ask = state.ask
    if ask <= PLAGUE:
        return Refusal(nothing_open(ask))
    if ask == MISS:
        return Refusal(rulebook.MATCH, {"end": ENDS[end]})
    if ask != MATCH:
        return Refusal(decide_first(ask))
    if end == RIGHT and state.sizes[state.opener] == 1:
        return Refusal(rulebook.ENDS)
    return None if may_bury(state, end) else Refusal(rulebook.MATCH, {"end": ENDS[end]})


def nothing_open(ask: int) -> Rule:
    """Nothing goes into a closed grave, nor into one opened earlier in a plague."""
    return rulebook.PLAGUE_JUST_OPENED if ask == PLAGUE else rulebook.CLOSE


def decide_first(ask: int) -> Rule:
    """Something else is asked before."""
    if ask == MATCH:
        return rulebook.MATCH_DECLINE
    if ask == MISS:
        return rulebook.MISS
    if ask == GIVE:
        return rulebook.GIFT_CHOICE
    return rulebook.PUT_CHOICE
