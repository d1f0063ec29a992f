"""Why a move may not be played, as the rule that forbids it. It must agree with `legality.py`."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.rulebook import Refusal, Rule
from logovo.core.seats import Seat
from logovo.games.vampires import rulebook
from logovo.games.vampires.asks import GIVE, GO_ON, MATCH, MISS, OPEN, PLAGUE, PUT
from logovo.games.vampires.components import LEFT, RIGHT, grave_named
from logovo.games.vampires.legality import may_bury, plague_graves
from logovo.games.vampires.moves import ENDS, Bury, Garlic, Give, Leave, Open, Put, Stop
from logovo.games.vampires.state import VampiresState


def forbids(state: VampiresState, seat: Seat, move: Move) -> Refusal | None:
    ask = state.ask
    match move:
        case Open(word):
            if ask > PLAGUE:
                return Refusal(decide_first(ask))
            return forbids_opening(state, grave_named(word), word)
        case Stop():
            if ask == OPEN:
                return Refusal(rulebook.OPEN_ONE, {"case": "stop"})
            return None if ask <= PLAGUE else Refusal(decide_first(ask))
        case Bury(end):
            return forbids_burying(state, LEFT if end == ENDS[LEFT] else RIGHT)
        case Garlic():
            if ask <= PLAGUE:
                return Refusal(nothing_open(ask))
            if ask == MATCH:
                return Refusal(rulebook.GARLIC_LAY)
            return None if ask == MISS else Refusal(decide_first(ask))
        case Leave():
            if ask <= PLAGUE:
                return Refusal(nothing_open(ask))
            return None if ask == MATCH or ask == MISS else Refusal(decide_first(ask))
        case Give():
            return None if ask == GIVE else Refusal(put_or_no_gift(ask))
        case Put():
            return None if ask == PUT else Refusal(give_or_no_gift(ask))
        case _:
            return Refusal(rulebook.OPEN_ONE, {"case": "stop"})


def forbids_opening(state: VampiresState, grave: int, word: str) -> Refusal | None:
    if grave < 0:
        return Refusal(rulebook.OPEN_ONE, {"case": "place", "grave": word})
    if (state.yard >> grave) & 1 == 0:
        return Refusal(rulebook.TWO_GRAVES, {"grave": word})
    if state.ask == GO_ON and grave == state.spot:
        return Refusal(rulebook.REOPEN, {"grave": word})
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


def put_or_no_gift(ask: int) -> Rule:
    """For giving when it is not asked."""
    return rulebook.PUT_CHOICE if ask == PUT else rulebook.GIFT_ORDER


def give_or_no_gift(ask: int) -> Rule:
    """For putting when it is not asked."""
    return rulebook.GIFT_CHOICE if ask == GIVE else rulebook.GIFT_ORDER


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
