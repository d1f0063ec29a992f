"""A rat is found: the plague, its circuit, the next rat, and what follows an opening in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.vampires.asks import GO_ON, PLAGUE
from logovo.games.vampires.components import EMPTY, NO_GRAVE
from logovo.games.vampires.effects.turns import end_turn, left_of
from logovo.games.vampires.events import PlagueEnded, RatFound, Stopped
from logovo.games.vampires.legality import plague_graves

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def after_opening(state: VampiresState, buried: bool, journal: Journal) -> None:
    """The opening is settled: who goes on?"""
    if state.rat_grave != NO_GRAVE:
        # vampires.plague-match, vampires.plague-miss, vampires.plague-occupied: whatever
        # came of it, the opener may go on.
        ask_or_end(state, journal)
    elif buried:
        state.ask = GO_ON  # vampires.go-on
        state.asked = state.opener
    else:
        end_turn(state, left_of(state, state.opener), journal)


def rat_found(state: VampiresState, grave: i64, journal: Journal) -> None:
    # vampires.rat: a plague begins, or the next one of a chain.
    assert state.inside(grave) == EMPTY, "a rat covers something"  # vampires.rat-empty
    finder = state.opener
    owner = finder
    if state.rat_grave != NO_GRAVE:
        # vampires.rat-again, vampires.rat-close: the old plague is over first.
        if finder == state.owner:
            owner = left_of(state, finder)  # vampires.rat-owner, vampires.two-rat
        clear(state, journal)
    state.rat_grave = grave
    state.owner = owner
    state.opener = owner
    # vampires.rat-fresh: a full circuit, all neighbours closed again.
    state.stopped = 0
    state.has_opened = False
    if journal.loud:
        journal.add(RatFound(Seat(finder), Seat(owner)))
    ask_or_end(state, journal)


def ask_or_end(state: VampiresState, journal: Journal) -> None:
    # vampires.plague-ends: when all neighbours are open nobody is asked any more.
    if plague_graves(state) == 0:
        end_plague(state, journal)
    else:
        state.ask = PLAGUE
        state.asked = state.opener


def stop(state: VampiresState, journal: Journal) -> None:
    """The opener opens no more: the turn passes, or the next of the circuit is asked."""
    if journal.loud:
        journal.add(Stopped(Seat(state.opener)))
    following = left_of(state, state.opener)
    if state.rat_grave == NO_GRAVE:
        end_turn(state, following, journal)
        return
    # vampires.plague-circuit: clockwise from the owner, round and round until all in a row
    # have opened nothing, or once each.
    if not (state.has_opened and state.laps_round):
        state.stopped += 1
    state.has_opened = False
    if state.stopped == state.players:
        end_plague(state, journal)
        return
    state.opener = following
    state.asked = following


def end_plague(state: VampiresState, journal: Journal) -> None:
    clear(state, journal)
    # vampires.plague-next, vampires.rat-next: the owner's left neighbour, whoever was
    # passed over by a chain.
    end_turn(state, left_of(state, state.owner), journal)


def clear(state: VampiresState, journal: Journal) -> None:
    # vampires.plague-clear: the rat leaves, a reserve lid comes, all graves are closed.
    state.reserve_left -= 1
    state.set_grave(state.rat_grave, i64(state.reserve[state.reserve_left]), EMPTY)
    state.seen &= ~BIT[state.rat_grave]
    state.rats_out += 1
    state.rat_grave = NO_GRAVE
    state.plague_open = 0
    state.has_opened = False
    if journal.loud:
        journal.add(PlagueEnded())
