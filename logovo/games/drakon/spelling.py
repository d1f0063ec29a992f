"""Which numbers may come next where a chamber is placed, without the list of all placings: it is
the longest of the game and would be made only to be thrown together again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.core.squares import CELLS
from logovo.games.drakon.components import BOX
from logovo.games.drakon.maze import FREE, x_of, y_of
from logovo.games.drakon.moves import numbers
from logovo.games.drakon.moves.numbers import MIDDLE
from logovo.games.drakon.state import Drakon

EVERY_TURNING: Final = 15


def list_placings(state: Drakon, seat: i64, out: Moves) -> None:
    """Every chamber of the hand in every turning that fits somewhere on the rim."""
    maze = state.maze
    window = maze.window
    rim = maze.rim
    fit = BOX.fit
    for i in range(state.held(seat)):
        chamber = state.hand(seat, i)
        base = maze.pattern(chamber) * 16 - FREE
        turnings: i64 = 0
        r: i64 = 0
        while r < maze.rim_size and turnings != EVERY_TURNING:
            turnings |= i64(fit[base + i64(window[i64(rim[r])])])
            r += 1
        number = numbers.PLACE + chamber * 4
        for turning in range(i64(4)):
            if (turnings >> turning) & 1 != 0:
                out.add(number + turning)


def list_squares(state: Drakon, draft: Moves, out: Moves) -> None:
    """Where the drafted chamber fits in the drafted turning."""
    out.clear()
    maze = state.maze
    window = maze.window
    rim = maze.rim
    placed = draft.get(0) - numbers.PLACE
    base = maze.pattern(placed >> 2) * 16 - FREE
    turning = placed & 3
    for r in range(maze.rim_size):
        place = i64(rim[r])
        if (i64(BOX.fit[base + i64(window[place])]) >> turning) & 1 != 0:
            add_square(maze.square(place), draft, out)


def add_square(square: i64, draft: Moves, out: Moves) -> None:
    """The next number of a square, if the draft leads there; steps between blocks only once."""
    x = x_of(square)
    y = y_of(square)
    for at in range(i64(1), draft.size):
        if MIDDLE.number_at(x, y, at - 1) != draft.get(at):
            return
    number = MIDDLE.number_at(x, y, draft.size - 1)
    if number < CELLS or not out.has(number):
        out.add(number)
