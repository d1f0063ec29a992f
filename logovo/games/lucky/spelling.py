"""Which numbers may come next at a turn, without the list of all paths: it is the longest of the
game and would be made only to be thrown together again."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.moves import Moves
from logovo.core.squares import CELLS
from logovo.games.lucky import hands
from logovo.games.lucky.cells import FIT, FITS, LEAD, OPENS
from logovo.games.lucky.components import FIRE_KIND
from logovo.games.lucky.legality import list_rest, list_tools, ways_of
from logovo.games.lucky.moves import numbers, x_of, y_of
from logovo.games.lucky.moves.numbers import MIDDLE
from logovo.games.lucky.state import Lucky


def list_first(state: Lucky, out: Moves) -> None:
    """The cards that fit somewhere, as they would lie, and every other move of a turn."""
    out.clear()
    seat = state.turn
    held = hands.kinds(state.hands[seat])
    list_tools(state, held, out)
    list_rest(state, held, out)
    for i in range(out.size):
        out.items[i] = numbers.number_at(out.get(i), 0)
    if (held >> FIRE_KIND) & 1 != 0 and state.forest.laid_n > 0:
        out.add(numbers.FIRE)
    if state.broken_of(seat) == 0:  # lucky.lay-blocked
        fitting = state.forest.playable(state.must_continue) & ways_of(held)
        number: i64 = numbers.LAY
        while fitting != 0:
            if fitting & 1 != 0:
                out.add(number)
            number += 1
            fitting >>= 1


def list_places(state: Lucky, draft: Moves, out: Moves) -> None:
    """Where the drafted card fits, or what may burn."""
    out.clear()
    forest = state.forest
    first = draft.get(0)
    if first == numbers.FIRE:
        for i in range(forest.laid_n):
            add_place(forest.place(forest.laid[i]), draft, out)
        return
    wanted = BIT[first - numbers.LAY]
    must_continue = state.must_continue
    for i in range(forest.edge_n):
        word = forest.cells[forest.edge[i]]
        fitting = FITS[word & FIT] & wanted  # lucky.lay-fit
        if must_continue:
            fitting &= OPENS[(word >> LEAD) & 15]
        if fitting != 0:
            add_place(forest.place(forest.edge[i]), draft, out)


def add_place(place: i64, draft: Moves, out: Moves) -> None:
    """The next number of a place, if the draft leads there; steps between blocks only once."""
    x = x_of(place)
    y = y_of(place)
    for at in range(i64(1), draft.size):
        if MIDDLE.number_at(x, y, at - 1) != draft.get(at):
            return
    number = MIDDLE.number_at(x, y, draft.size - 1)
    if number < CELLS or not out.has(number):
        out.add(number)
