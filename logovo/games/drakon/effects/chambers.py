"""What becomes of chambers: destroyed, floating, exchanged, turned, taken from a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import asks
from logovo.games.drakon.components import BOX, DRAKON_MOVES
from logovo.games.drakon.events import ChamberTaken, Destroyed, Floated, Rotated, Shifted
from logovo.games.drakon.maze import x_of, y_of
from logovo.games.drakon.moves import codes

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon


def where(state: Drakon, chamber: i64) -> tuple[int, int]:
    square = state.maze.square_of(chamber)
    return int(x_of(square)), int(y_of(square))


def destroy(state: Drakon, seat: i64, chamber: i64, journal: Journal) -> None:
    """A chamber leaves the table."""
    if journal.loud:
        x, y = where(state, chamber)
        journal.add(Destroyed(Seat(int(seat)), str(int(chamber)), x, y))
    state.maze.remove(chamber)
    # drakon.under-pile
    state.put_under(chamber)


def float_away(state: Drakon, seat: i64, chamber: i64, code: i64, journal: Journal) -> None:
    """Heroes and figure stand on chambers, not squares, so whoever is on it rides along."""
    # drakon.floating-riders; drakon.not-entry: nothing is set off.
    state.maze.remove(chamber)
    state.maze.put(chamber, codes.turning_of(code), codes.second_of(code))
    if journal.loud:
        x, y = where(state, chamber)
        journal.add(Floated(Seat(int(seat)), str(int(chamber)), int(codes.turning_of(code)), x, y))


def exchange(state: Drakon, seat: i64, code: i64, journal: Journal) -> None:
    """drakon.shift: a hand chamber takes the place of one on the table."""
    taken = codes.second_of(code)
    laid = codes.first_of(code)
    square = state.maze.square_of(taken)
    state.maze.remove(taken)
    state.maze.put(laid, codes.turning_of(code), square)
    state.give_chamber(seat, laid)
    state.gain_chamber(seat, taken)
    if journal.loud:
        x, y = where(state, laid)
        turning = int(codes.turning_of(code))
        journal.add(Shifted(Seat(int(seat)), str(int(taken)), str(int(laid)), turning, x, y))
    if i64(BOX.kind[laid]) == DRAKON_MOVES and state.figure < 0:
        state.asks.push(asks.ASK_FIGURE, seat, 0, 0, 0, 0)  # drakon.figure-first


def turn_chamber(state: Drakon, seat: i64, code: i64, journal: Journal) -> None:
    """drakon.rotate: a hero on it has entered nothing (drakon.not-entry)."""
    chamber = codes.first_of(code)
    maze = state.maze
    turnings = i64(BOX.turnings[maze.pattern(chamber)])
    turning = (maze.turning(chamber) + codes.turning_of(code)) & 3 & (turnings - 1)
    maze.turn(chamber, turning)
    if journal.loud:
        x, y = where(state, chamber)
        journal.add(Rotated(Seat(int(seat)), str(int(chamber)), int(turning), x, y))


def take_chamber(state: Drakon, seat: i64, other: i64, chance: Chance, journal: Journal) -> None:
    """drakon.map, drakon.barbarian: one random chamber changes hands for good."""
    if state.held(other) == 0:
        return
    chamber = state.hand(other, chance.below(state.held(other)))
    state.give_chamber(other, chamber)
    state.gain_chamber(seat, chamber)
    if journal.loud:
        journal.add(ChamberTaken(Seat(int(seat)), Seat(int(other)), str(int(chamber))))
