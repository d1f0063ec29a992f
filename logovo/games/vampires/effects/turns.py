"""Whose turn it is, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.vampires.asks import OPEN, OVER
from logovo.games.vampires.components import (
    EMPTY,
    GARLIC,
    SILENT_TURNS_END,
    SILENT_TURNS_GARLIC,
    TURNS_CAP,
)
from logovo.games.vampires.events import GarlicAllReturned, Stalled, TurnBegan, Won
from logovo.games.vampires.scoring import CAPPED, STALLED, WON

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def left_of(state: VampiresState, seat: i64) -> i64:
    """The left neighbour: next clockwise."""
    if seat + 1 == state.players:
        return 0
    return seat + 1


def end_turn(state: VampiresState, following: i64, journal: Journal) -> None:
    # vampires.turn-passes: close the turn; `following` takes the next one.
    # A plague belongs to the turn in which it broke out, so turns are counted only here.
    quiet = state.turn - state.stirred
    if quiet >= SILENT_TURNS_END * state.players:
        stall(state, STALLED, journal)  # vampires.stall-end
        return
    if state.turn >= TURNS_CAP:
        stall(state, CAPPED, journal)  # vampires.stall-cap
        return
    if quiet == SILENT_TURNS_GARLIC * state.players:
        return_all_garlic(state, journal)
    state.turn += 1
    begin_turn(state, following, journal)


def begin_turn(state: VampiresState, seat: i64, journal: Journal) -> None:
    state.turn_seat = seat
    state.opener = seat
    state.ask = OPEN
    state.asked = seat
    if state.players == 2:
        bar_graves(state, seat)
    if journal.loud:
        journal.add(TurnBegan(Seat(seat)))


def bar_graves(state: VampiresState, seat: i64) -> None:
    # vampires.two-barred: their own old graves that the rival has opened since their last turn.
    mine = state.lately[seat]
    if state.barred_ever:
        mine = state.ever[seat]  # vampires.opt-barred
    state.barred = mine & state.rival[seat]
    state.lately[seat] = 0
    state.rival[seat] = 0


def return_all_garlic(state: VampiresState, journal: Journal) -> None:
    # vampires.stall-garlic
    for grave in state.yard_list:
        inside = state.inside(grave)
        if inside >= GARLIC:
            state.garlic[inside - GARLIC] += 1
            state.set_grave(grave, state.lid(grave), EMPTY)
    if journal.loud:
        journal.add(GarlicAllReturned())


def win(state: VampiresState, journal: Journal) -> None:
    # vampires.win: whoever has no vampire left.
    state.ask = OVER
    state.ending = WON
    if journal.loud:
        journal.add(Won(leaders(state)))


def stall(state: VampiresState, ending: i64, journal: Journal) -> None:
    state.ask = OVER
    state.ending = ending
    if journal.loud:
        journal.add(Stalled(leaders(state)))


def leaders(state: VampiresState) -> tuple[Seat, ...]:
    """Those with the fewest vampires."""
    fewest = min([state.sizes[seat] for seat in range(state.players)])
    return tuple([Seat(seat) for seat in range(state.players) if state.sizes[seat] == fewest])
