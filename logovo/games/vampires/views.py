"""What everybody sees: the same for all, and nothing that must be remembered.

It is built from what lies open. Only with `open-notes` does it look at closed graves, and then
only at those all have seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.seats import NOBODY, Seat
from logovo.core.views import View, ViewPart
from logovo.games.vampires.asks import GIVE, OVER, PUT, WORDS
from logovo.games.vampires.components import (
    COLOURS,
    GARLIC,
    GRAVES,
    INSIDE_WORDS,
    LIDS,
    NO_GIFT,
    NO_GRAVE,
    UNTURNED,
    grave_named,
)
from logovo.games.vampires.state import VampiresState, colours_of


@final
@dataclass(frozen=True)
class Grave(ViewPart):
    """A grave whose lid and content are known to the eye. `inside_seat` owns the garlic."""

    grave: str
    lid: str
    inside: str
    inside_seat: Seat


@final
@dataclass(frozen=True)
class Opening(ViewPart):
    """The last opening as it was found, and what was put in. A barred grave that was chosen
    has the lid and content `unknown`."""

    seat: Seat
    grave: str
    lid: str
    inside: str
    inside_seat: Seat
    put: str


@final
@dataclass(frozen=True)
class Row(ViewPart):
    """Open vampires of both ends, each from left to right, and how many lie closed between.
    Once none is closed all are in `left`."""

    seat: Seat
    left: tuple[str, ...]
    closed: int
    right: tuple[str, ...]
    garlic: int
    stakes: int


@final
@dataclass(frozen=True)
class Plague(ViewPart):
    """`stopped_seats` have opened nothing since anybody did, or have had their part if the
    plague goes round once. `has_opened`: the one asked, since it came round to them."""

    owner_seat: Seat
    grave: str
    stopped_seats: tuple[Seat, ...]
    has_opened: bool


@final
@dataclass(frozen=True)
class Gifts(ViewPart):
    """`vampire` is the one in hand, `left` are still to come after it."""

    seat: Seat
    giver_seat: Seat
    left: int
    vampire: str


@final
@dataclass(frozen=True)
class VampiresView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool
    colours: tuple[str, ...]  # in play
    lidded: tuple[str, ...]  # graves with their lid on
    open: tuple[Grave, ...]
    last: Opening | None
    rows: tuple[Row, ...]
    path_stakes: int
    reserve: int
    rats_out: int
    plague: Plague | None
    gifts: Gifts | None
    turn: int
    turn_seat: Seat
    opener_seat: Seat
    quiet: int  # turns since a vampire left a row, this one counted
    winner_seats: tuple[Seat, ...]
    notes: tuple[Grave, ...]  # vampires.open-notes: closed graves as last seen by all
    barred: tuple[str, ...]  # vampires.open-notes: to the one in turn, with two players


def view(state: VampiresState, observer: Seat) -> VampiresView:
    # vampires.view, vampires.same-view: all that lies open, for everybody alike.
    # vampires.view-forgets: no field comes from a closed grave, a mark of who opened what,
    # or the place of garlic; the notes at the end are empty unless the option is on.
    over = state.ask == OVER
    open_now = state.open_now()
    return VampiresView(
        observer=observer,
        players=int(state.players),
        ask=WORDS[state.ask],
        awaited_seats=() if over else (Seat(state.asked),),
        over=over,
        colours=colours_of(state),
        lidded=names(state.yard & ~open_now),
        open=tuple([grave_view(state, grave) for grave in numbers(open_now)]),
        last=last_opening(state),
        rows=tuple([row_view(state, seat) for seat in range(state.players)]),
        path_stakes=int(state.path_stakes),
        reserve=int(state.reserve_left),
        rats_out=int(state.rats_out),
        plague=plague_view(state),
        gifts=gifts_view(state),
        turn=int(state.turn),
        turn_seat=Seat(state.turn_seat),
        opener_seat=Seat(state.opener),
        quiet=int(state.turn - state.stirred),
        winner_seats=winners(state),
        notes=notes(state, open_now),
        barred=names(state.barred) if state.open_notes else (),
    )


def numbers(mask: i64) -> list[int]:
    """The graves of a mask, in board order."""
    return [grave for grave in range(len(GRAVES)) if (mask >> grave) & 1 != 0]


def names(mask: i64) -> tuple[str, ...]:
    return tuple([GRAVES[grave] for grave in numbers(mask)])


def mask_of(words: tuple[str, ...]) -> i64:
    mask: i64 = 0
    for word in words:
        mask |= BIT[grave_named(word)]
    return mask


def inside_word(inside: int) -> str:
    return INSIDE_WORDS[min(inside, GARLIC)]


def inside_owner(inside: int) -> Seat:
    return Seat(inside - GARLIC) if inside >= GARLIC else NOBODY


def grave_view(state: VampiresState, grave: int) -> Grave:
    inside = int(state.inside(grave))
    lid = LIDS[state.lid(grave)]
    return Grave(GRAVES[grave], lid, inside_word(inside), inside_owner(inside))


def last_opening(state: VampiresState) -> Opening | None:
    if state.spot == NO_GRAVE:
        return None
    seat = Seat(state.spot_seat)
    grave = GRAVES[state.spot]
    put = inside_word(int(state.spot_put))
    if state.spot_lid == UNTURNED:
        return Opening(seat, grave, "unknown", "unknown", NOBODY, put)
    inside = int(state.spot_inside)
    lid = LIDS[state.spot_lid]
    return Opening(seat, grave, lid, inside_word(inside), inside_owner(inside), put)


def row_view(state: VampiresState, seat: int) -> Row:
    size = int(state.sizes[seat])
    left = int(state.lefts[seat])
    closed = int(state.closeds[seat])
    vampires = [COLOURS[state.vampire(seat, place)] for place in range(size)]
    return Row(
        Seat(seat),
        tuple(vampires[:left]),
        closed,
        tuple(vampires[left + closed :]),
        int(state.garlic[seat]),
        int(state.stakes[seat]),
    )


def plague_view(state: VampiresState) -> Plague | None:
    if state.rat_grave == NO_GRAVE:
        return None
    first = state.opener - state.stopped + state.players
    stopped = tuple([Seat((first + i) % state.players) for i in range(state.stopped)])
    return Plague(Seat(state.owner), GRAVES[state.rat_grave], stopped, state.has_opened)


def gifts_view(state: VampiresState) -> Gifts | None:
    if state.ask != GIVE and state.ask != PUT:
        return None
    vampire = COLOURS[state.gift] if state.gift != NO_GIFT else ""
    return Gifts(Seat(state.receiver), Seat(state.giver), int(state.gifts_left), vampire)


def winners(state: VampiresState) -> tuple[Seat, ...]:
    if state.ask != OVER:
        return ()
    return tuple([Seat(seat) for seat in range(state.players) if state.final_reward(seat) > 0.0])


def notes(state: VampiresState, open_now: i64) -> tuple[Grave, ...]:
    if not state.open_notes:
        return ()
    return tuple([grave_view(state, grave) for grave in numbers(state.seen & ~open_now)])
