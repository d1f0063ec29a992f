"""Why a move may not be played, for people. `legality` lists what may; the two must agree."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.games.larder import asks
from logovo.games.larder import rulebook as rules
from logovo.games.larder.components import (
    FOUR,
    FOURSOME,
    GUARDIAN,
    NINE,
    WORDS,
    ZERO,
    kind_named,
)
from logovo.games.larder.legality import fitting, kinds_in, may_remove, most_of
from logovo.games.larder.moves import (
    Draw,
    Fetch,
    GoOn,
    Keep,
    LarderMove,
    Lay,
    Name,
    Remove,
    Skip,
    Swap,
    Take,
    TurnRound,
    TurnUp,
)
from logovo.games.larder.state import Larder, Player


def forbids(state: Larder, seat: Seat, move: LarderMove) -> Refusal | None:
    """The rule that forbids the move of a seat that is asked, or None."""
    me = state.seats[seat]
    match move:
        case Keep():
            return None if state.ask == asks.SWAP else Refusal(rules.SWAP, {"case": "over"})
        case Swap():
            return forbids_swap(state, me, move)
        case Draw():
            return None if state.ask == asks.DEBT else Refusal(rules.FOUR_DRAW_TWO)
        case Skip():
            return None if state.ask == asks.SKIP else Refusal(rules.FIVE_SKIP)
        case Name():
            return forbids_name(state, seat, move)
        case TurnRound() | GoOn():
            if state.ask == asks.CAROUSEL:
                return None
            return Refusal(rules.TRICK_SEVEN, {"case": "never"})
        case Fetch():
            return forbids_fetch(state, me, move)
        case Lay():
            return waits_for_other(state, move) or forbids_lay(state, me, move)
        case Take():
            return waits_for_other(state, move) or forbids_take(state)
        case Remove():
            return waits_for_other(state, move) or forbids_remove(state, me, move)
        case TurnUp():
            return waits_for_other(state, move) or forbids_turn_up(me, move.stack)
        case _:
            assert_never(move)


def waits_for_other(state: Larder, move: Lay | Take | Remove | TurnUp) -> Refusal | None:
    """A move of a turn while something else is asked."""
    if state.ask == asks.SWAP:
        return Refusal(rules.SWAP, {"case": "first"})
    if state.ask == asks.NAME:
        return Refusal(rules.TRICK_TWO, {"case": "first"})
    if state.ask == asks.CAROUSEL:
        return Refusal(rules.TRICK_SEVEN, {"case": "first"})
    if state.ask == asks.FETCH:
        return Refusal(rules.TRICK_NINE, {"case": "first"})
    answers = isinstance(move, Lay) and move.card == WORDS[GUARDIAN]
    if state.ask == asks.SKIP and not answers:
        return Refusal(rules.FIVE_GUARDIAN)
    if state.ask == asks.DEBT and not answers:
        if not isinstance(move, Lay) or move.card != WORDS[FOUR]:
            return Refusal(rules.FOUR_DRAW_FIRST, {"count": int(state.debt)})
    return None


def forbids_swap(state: Larder, me: Player, move: Swap) -> Refusal | None:
    if state.ask != asks.SWAP:
        return Refusal(rules.SWAP, {"case": "over"})
    if move.given == move.taken:
        return Refusal(rules.SWAP, {"case": "equal"})
    held = count(me.hand, kind_named(move.given)) > 0
    if held and count(me.open, kind_named(move.taken)) > 0:
        return None
    return Refusal(rules.SWAP, {"case": "missing"})


def forbids_name(state: Larder, seat: Seat, move: Name) -> Refusal | None:
    if state.ask != asks.NAME:
        return Refusal(rules.TRICK_TWO, {"case": "never"})
    if move.seat == seat:
        return Refusal(rules.TRICK_TWO, {"case": "self"})
    if move.seat < 0 or move.seat >= state.players:
        return Refusal(rules.TRICK_TWO, {"case": "nobody"})
    return None


def forbids_fetch(state: Larder, me: Player, move: Fetch) -> Refusal | None:
    if state.ask != asks.FETCH:
        return Refusal(rules.TRICK_NINE, {"case": "never"})
    if count(me.open, kind_named(move.card)) == 0:
        return Refusal(rules.TRICK_NINE, {"case": "missing", "card": move.card})
    return None


def forbids_take(state: Larder) -> Refusal | None:
    return None if state.discard_size > 0 else Refusal(rules.TAKE_DISCARD)


def forbids_remove(state: Larder, me: Player, move: Remove) -> Refusal | None:
    kind = kind_named(move.card)
    if count(me.hand, kind) < FOURSOME:
        return Refusal(rules.REMOVE_FOUR, {"case": "few", "card": move.card})
    if not may_remove(state, kind, fitting(state)):
        return Refusal(rules.REMOVE_FOUR, {"case": "fits", "card": move.card})
    return None


def forbids_turn_up(me: Player, stack: int) -> Refusal | None:
    if me.hand_size > 0:
        return Refusal(rules.HAND_FIRST)
    if count(me.open_at, stack - 1) > 0:
        return Refusal(rules.COVERED, {"stack": stack})
    if me.open_size > 0:
        return Refusal(rules.BLIND_RESERVE, {"case": "open"})
    if count(me.closed_at, stack - 1) == 0:
        return Refusal(rules.BLIND_RESERVE, {"case": "empty"})
    return None


# --- laying -----------------------------------------------------------------


def forbids_lay(state: Larder, me: Player, move: Lay) -> Refusal | None:
    kind = kind_named(move.card)
    return lacks(state, me, kind, move.count) or misfits(state, kind)


def lacks(state: Larder, me: Player, kind: i64, n: int) -> Refusal | None:
    """Whether the seat has these cards to lay, fit or not."""
    card = WORDS[kind]
    if n < 1 or n > FOURSOME:
        return Refusal(rules.LAY_EQUAL, {"case": "limit", "card": card})
    most = most_of(state, me, kind)
    if n <= most:
        return None
    opened = count(me.open, kind)
    if me.hand_size == 0:
        if opened == 0:
            return Refusal(rules.OPEN_RESERVE, {"case": "missing", "card": card})
        return Refusal(rules.OPEN_RESERVE, {"case": "single", "card": card})
    held = count(me.hand, kind)
    if held == 0 and opened > 0:
        return Refusal(rules.HAND_FIRST)
    if n <= held + opened:  # the hand would not be empty
        return Refusal(rules.JOIN_RESERVE, {"card": card})
    return Refusal(rules.LAY_EQUAL, {"case": "few", "card": card})


def misfits(state: Larder, kind: i64) -> Refusal | None:
    """The rule by which a card may not lie on the discard now. `fits` names what may."""
    mask = fitting(state)
    if count(mask, kind) > 0:
        return None
    card = WORDS[kind]
    fits = kinds_in(mask)
    if state.value == 6:
        if kind >= ZERO:
            return Refusal(rules.NO_DRAGON_ON_SIX, {"card": card, "fits": fits})
        return Refusal(rules.SIX_NO_DRAGONS, {"card": card, "fits": fits})
    if state.value == 3:
        return Refusal(rules.THREE_LOWER, {"card": card, "fits": fits})
    if kind == NINE:
        return Refusal(rules.NO_NINE_ON_DRAGON, {"top": WORDS[state.top], "fits": fits})
    # A dragon on top keeps the 9 away; on a high value the few cards that fit are named.
    least, most = int(state.value), 8 if state.top >= ZERO else 9
    case = "range" if least < 8 else "list"
    facts: dict[str, Fact] = {"case": case, "card": card, "least": least, "most": most}
    facts["fits"] = fits
    return Refusal(rules.EQUAL_OR_HIGHER, facts)
