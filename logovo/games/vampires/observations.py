"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.games.vampires.asks import GIVE, OVER, PUT
from logovo.games.vampires.components import (
    COLOURS,
    GARLIC,
    GRAVE_COUNT,
    NO_GIFT,
    NO_GRAVE,
    UNTURNED,
)
from logovo.games.vampires.fields import BARRED, MOST_LIDS, SHOWN
from logovo.games.vampires.state import VampiresState


def write(state: VampiresState, observer: i64, out: vec[i16], at: i64) -> None:
    players = state.players
    ask = state.ask
    for i in range(i64(OVER) + 1):
        out[at + i] = i16(i == ask)
    at += OVER + 1
    for seat in range(players):
        out[at + seat] = i16(seat == observer)
    at += players
    for colour in range(i64(len(COLOURS))):
        out[at + colour] = i16((state.colours >> colour) & 1)
    at += len(COLOURS)
    write_graves(state, out, at)
    at += 3 * GRAVE_COUNT
    at = write_last(state, out, at)
    out[at] = i16(state.path_stakes)
    out[at + 1] = i16(state.reserve_left)
    out[at + 2] = i16(state.rats_out)
    at = write_interruptions(state, out, at + 3)
    out[at] = i16(state.turn)
    out[at + 1] = i16(state.turn - state.stirred)
    at += 2
    for seat in range(players):
        at = write_seat(state, seat, out, at)


def write_graves(state: VampiresState, out: vec[i16], at: i64) -> None:
    """Closed graves show that they are there; only the notes of an open game show more."""
    opened = state.open_now()
    yard = state.yard
    seen = opened
    if state.open_notes:
        seen |= state.seen
    lids = at + GRAVE_COUNT
    insides = lids + GRAVE_COUNT
    for grave in range(i64(GRAVE_COUNT)):
        out[at + grave] = i16(((yard >> grave) & 1) + ((opened >> grave) & 1))
        out[lids + grave] = 0
        out[insides + grave] = 0
        if (seen >> grave) & 1 != 0:
            out[lids + grave] = i16(state.lid(grave) + 1)
            out[insides + grave] = i16(state.inside(grave) + 1)
    if state.open_notes and state.barred != 0:
        for grave in range(i64(GRAVE_COUNT)):
            if (state.barred >> grave) & 1 != 0:
                out[at + grave] = i16(i64(out[at + grave]) + BARRED)


def write_last(state: VampiresState, out: vec[i16], at: i64) -> i64:
    for i in range(i64(5)):
        out[at + i] = 0
    if state.spot != NO_GRAVE:
        out[at] = i16(state.spot_seat + 1)
        out[at + 1] = i16(state.spot + 1)
        if state.spot_lid == UNTURNED:
            out[at + 2] = i16(MOST_LIDS + 1)
        else:
            out[at + 2] = i16(state.spot_lid + 1)
            out[at + 3] = i16(state.spot_inside + 1)
        put = state.spot_put
        if put > GARLIC:  # whose garlic it is the seat says
            put = GARLIC
        out[at + 4] = i16(put + 1)
    return at + 5


def write_interruptions(state: VampiresState, out: vec[i16], at: i64) -> i64:
    """A plague, and gifts being given."""
    for i in range(i64(7)):
        out[at + i] = 0
    if state.rat_grave != NO_GRAVE:
        out[at] = i16(state.owner + 1)
        out[at + 1] = i16(state.rat_grave + 1)
        out[at + 2] = i16(state.has_opened)
    if state.ask == GIVE or state.ask == PUT:
        out[at + 3] = i16(state.receiver + 1)
        out[at + 4] = i16(state.giver + 1)
        out[at + 5] = i16(state.gifts_left)
        if state.gift != NO_GIFT:
            out[at + 6] = i16(state.gift + 1)
    return at + 7


def write_seat(state: VampiresState, seat: i64, out: vec[i16], at: i64) -> i64:
    over = state.ask == OVER
    out[at] = i16(not over and state.asked == seat)
    out[at + 1] = i16(state.turn_seat == seat)
    out[at + 2] = i16(state.opener == seat)
    out[at + 3] = i16(state.rat_grave != NO_GRAVE and has_stopped(state, seat))
    out[at + 4] = i16(over and state.final_reward(seat) > 0.0)
    size = state.sizes[seat]
    closed = state.closeds[seat]
    left = state.lefts[seat]
    out[at + 5] = i16(size)
    out[at + 6] = i16(closed)
    at += 7
    right = size - left - closed
    if closed == 0:
        right = size
    for i in range(i64(SHOWN)):
        out[at + i] = 0
        out[at + SHOWN + i] = 0
        if i < left:
            out[at + i] = i16(state.vampire(seat, i) + 1)
        if i < right:
            out[at + SHOWN + i] = i16(state.vampire(seat, size - 1 - i) + 1)
    at += 2 * SHOWN
    out[at] = i16(state.garlic[seat])
    out[at + 1] = i16(state.stakes[seat])
    return at + 2


def has_stopped(state: VampiresState, seat: i64) -> bool:
    """Whether the seat is one of those just before the opener who have opened nothing."""
    before = state.opener - seat
    if before <= 0:
        before += state.players
    return before <= state.stopped
