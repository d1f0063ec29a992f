"""The course of a turn: what can be done, drawing, abilities after the action, the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import abilities, asks, events, legality, scoring
from logovo.games.drakon.effects.entering import next_seat
from logovo.games.drakon.walking import can_move

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

QUIET_ROUNDS: Final = 12
MOST_ROUNDS: Final = 150


def begin(state: Drakon, seat: i64) -> None:
    state.turn = seat
    state.forced = 0
    state.forget_acted()
    state.asks.push(asks.JOB_ACT, seat, 0, 0, 0, 0)


def act(state: Drakon, seat: i64, used_ability: bool, journal: Journal) -> None:
    """What is asked of the active player."""
    # drakon.must-act: an action whenever there is one; drakon.harp-may-place: placing is
    # always among them, whatever binds the hero.
    can = events.ACT
    if can_move(state, i64(state.stands[seat])) or legality.can_place(state, seat):
        state.asks.push(asks.ASK_ACTION, seat, 0, 0, 0, 0)
    elif state.heroes and abilities.would_change_something(state, seat):
        # drakon.ability-only
        can = events.ABILITY
        state.asks.push(asks.ASK_ABILITY, seat, 0, 0, 0, 0)
    else:
        # drakon.skip
        can = events.NOTHING
        if not used_ability:
            state.idle += 1
        state.asks.push(asks.JOB_FINISH, seat, 0, 0, 0, 0)
    if journal.loud:
        journal.add(events.Turn(Seat(int(seat)), can))


def draw(state: Drakon, seat: i64, journal: Journal) -> None:
    """The chamber drawn for one placed."""
    # drakon.draw, drakon.last-tile: whatever the hand's size; drakon.pile-empty.
    if state.pile_size == 0:
        return
    chamber = state.draw()
    state.gain_chamber(seat, chamber)
    if journal.loud:
        journal.add(events.Drew(Seat(int(seat)), str(int(chamber))))


def after(state: Drakon, seat: i64, moved: i64) -> None:
    """Right after the action an ability may be used."""
    # drakon.ability-when
    if state.heroes and abilities.has_ability_now(state, seat, moved == 1):
        state.asks.push(asks.ASK_AFTER, seat, moved, 0, 0, 0)
    else:
        state.asks.push(asks.JOB_FINISH, seat, 0, 0, 0, 0)


def is_stalled(state: Drakon) -> bool:
    """Whether too much time has passed, in all or since anything changed."""
    players = state.players
    quiet = state.turns - state.stir
    return quiet > QUIET_ROUNDS * players or state.turns >= MOST_ROUNDS * players


def finish(state: Drakon, seat: i64, journal: Journal) -> None:
    """The next seat's turn, and the ends that come between turns."""
    state.turns += 1
    if state.idle >= state.players:  # drakon.no-action-end
        scoring.end_by_wealth(state, scoring.ENDED_NO_ACTION, journal)
    elif is_stalled(state):  # drakon.stall
        scoring.end_by_wealth(state, scoring.ENDED_STALL, journal)
    else:
        # drakon.clockwise
        state.asks.push(asks.JOB_BEGIN, next_seat(state, seat, 1), 0, 0, 0, 0)
