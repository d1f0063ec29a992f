"""A grave is opened, and what its opener does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.journal import Journal
from logovo.core.seats import NOBODY, Seat
from logovo.games.vampires.asks import MATCH, MISS
from logovo.games.vampires.components import (
    EMPTY,
    GARLIC,
    GRAVES,
    INSIDE_WORDS,
    LIDS,
    NO_GRAVE,
    RAT,
    UNTURNED,
    VAMPIRE,
)
from logovo.games.vampires.effects.gifts import garlic_found, let_go, take_stake
from logovo.games.vampires.effects.plague import after_opening, rat_found
from logovo.games.vampires.effects.turns import win
from logovo.games.vampires.events import Barred, Buried, Declined, GarlicLaid, Missed, Opened
from logovo.games.vampires.moves import ENDS

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def open_grave(state: VampiresState, grave: i64, journal: Journal) -> None:
    state.spot = grave
    state.spot_seat = state.opener
    state.spot_put = EMPTY
    bit = BIT[grave]
    in_plague = state.rat_grave != NO_GRAVE
    if state.barred & bit != 0 and not in_plague:
        choose_barred(state, grave, journal)
        return
    lid = state.lid(grave)
    inside = state.inside(grave)
    state.spot_lid = lid
    state.spot_inside = inside
    state.seen |= bit
    if state.players == 2 and not in_plague:
        state.ever[state.opener] |= bit
        state.lately[state.opener] |= bit
        state.rival[1 - state.opener] |= bit
    if journal.loud:
        journal.add(opened(state, grave))  # vampires.show
    if lid == RAT:
        rat_found(state, grave, journal)
        return
    if in_plague:
        state.plague_open |= bit  # vampires.plague-open
        state.has_opened = True
        if state.laps_round:
            state.stopped = 0  # vampires.plague-circuit: all will be asked again
    if inside == EMPTY:
        offer(state, lid, journal)
    elif inside == VAMPIRE:
        take_stake(state, journal)  # vampires.occupied
    else:
        garlic_found(state, inside - GARLIC, journal)


def offer(state: VampiresState, lid: i64, journal: Journal) -> None:
    """An empty grave: who matches may bury, who does not may lay garlic."""
    seat = state.opener
    if state.end_vampire(seat, 0) == lid or state.end_vampire(seat, 1) == lid:
        state.ask = MATCH  # vampires.match
        state.asked = seat
    elif state.garlic[seat] > 0:
        state.ask = MISS  # vampires.garlic-lay
        state.asked = seat
    else:
        # vampires.garlic-none: nothing to ask.
        if journal.loud:
            journal.add(Missed(Seat(seat)))
        after_opening(state, False, journal)


def choose_barred(state: VampiresState, grave: i64, journal: Journal) -> None:
    # vampires.two-barred-stake: the lid is not turned.
    state.spot_lid = UNTURNED
    state.spot_inside = EMPTY
    if journal.loud:
        journal.add(Barred(Seat(state.opener), GRAVES[grave]))
    take_stake(state, journal)


def bury(state: VampiresState, end: i64, journal: Journal) -> None:
    seat = state.opener
    state.set_grave(state.spot, state.spot_lid, VAMPIRE)
    state.spot_put = VAMPIRE
    if journal.loud:
        journal.add(Buried(Seat(seat), ENDS[end]))
    let_go(state, seat, end, journal)
    if state.sizes[seat] == 0:
        win(state, journal)
    else:
        after_opening(state, True, journal)


def lay_garlic(state: VampiresState, journal: Journal) -> None:
    # vampires.garlic-lay
    seat = state.opener
    state.garlic[seat] -= 1
    state.set_grave(state.spot, state.spot_lid, GARLIC + seat)
    state.spot_put = GARLIC + seat
    if journal.loud:
        journal.add(GarlicLaid(Seat(seat)))
    after_opening(state, False, journal)


def leave(state: VampiresState, journal: Journal) -> None:
    # vampires.match-decline, vampires.miss: the grave stays as it is.
    if journal.loud:
        if state.ask == MATCH:
            journal.add(Declined(Seat(state.opener)))
        else:
            journal.add(Missed(Seat(state.opener)))
    after_opening(state, False, journal)


def opened(state: VampiresState, grave: i64) -> Opened:
    inside = int(state.inside(grave))
    owner = NOBODY
    if inside >= GARLIC:
        owner = Seat(inside - GARLIC)
        inside = GARLIC
    lid = LIDS[state.lid(grave)]
    return Opened(Seat(state.opener), GRAVES[grave], lid, INSIDE_WORDS[inside], owner)
