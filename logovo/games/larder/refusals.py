"""Why a move may not be played, for people. `legality` lists what may; the two must agree."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.moves import Move
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat
from logovo.games.larder import asks
from logovo.games.larder import rulebook as rules
from logovo.games.larder.components import (
    FOUR,
    FOURSOME,
    GUARDIAN,
    HINDRANCES,
    KINDS,
    NINE,
    WORDS,
    ZERO,
    kind_named,
)
from logovo.games.larder.legality import fitting, may_remove, most_of
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
            return None if state.ask == asks.CAROUSEL else Refusal(rules.TRICK_SEVEN)
        case Fetch():
            if state.ask == asks.FETCH and count(me.open, kind_named(move.card)) > 0:
                return None
            return Refusal(rules.TRICK_NINE)
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
        return Refusal(rules.TRICK_TWO)
    if state.ask == asks.CAROUSEL:
        return Refusal(rules.TRICK_SEVEN)
    if state.ask == asks.FETCH:
        return Refusal(rules.TRICK_NINE)
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
    if state.ask == asks.NAME and move.seat != seat and 0 <= move.seat < state.players:
        return None
    return Refusal(rules.TRICK_TWO)


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
    """The rule by which a card may not lie on the discard now."""
    if count(fitting(state), kind) > 0:
        return None
    card = WORDS[kind]
    if state.value == 6:
        if kind >= ZERO:
            return Refusal(rules.NO_DRAGON_ON_SIX, {"card": card})
        return Refusal(rules.SIX_NO_DRAGONS, {"card": card})
    if state.value == 3:
        return Refusal(rules.THREE_LOWER, {"card": card})
    if kind == NINE:
        return Refusal(rules.NO_NINE_ON_DRAGON, {"top": WORDS[state.top]})
    return Refusal(rules.EQUAL_OR_HIGHER, {"card": card, "value": int(state.value)})


# --- what a player might try ------------------------------------------------


def candidates(state: Larder, seat: Seat) -> list[Move]:
    """Everything the seat could point at, in every phase it might think it is in."""
    me = state.seats[seat]
    if state.ask == asks.SWAP:
        return swaps_in_sight(me)
    if state.ask == asks.NAME:
        return [Name(Seat(other)) for other in range(int(state.players))]
    if state.ask == asks.CAROUSEL:
        return [GoOn(), TurnRound()]
    if state.ask == asks.FETCH:
        return [Fetch(WORDS[kind]) for kind in range(KINDS) if count(me.hand + me.open, kind) > 0]
    tries: list[Move] = []
    if state.ask == asks.DEBT:
        tries.append(Draw())
    if state.ask == asks.SKIP:
        tries.append(Skip())
    for kind in range(KINDS):
        for n in range(int(count(me.hand + me.open, kind))):
            if n < FOURSOME:
                tries.append(Lay(WORDS[kind], n + 1))
    tries.extend([Remove(WORDS[kind]) for kind in range(KINDS) if count(me.hand, kind) > 1])
    tries.extend([TurnUp(i + 1) for i in range(HINDRANCES[me.hindrance].stacks)])
    tries.append(Take())
    return tries


def swaps_in_sight(me: Player) -> list[Move]:
    tries: list[Move] = [Keep()]
    for given in range(KINDS):
        for taken in range(KINDS):
            if count(me.hand, given) > 0 and count(me.open, taken) > 0:
                tries.append(Swap(WORDS[given], WORDS[taken]))
    return tries
