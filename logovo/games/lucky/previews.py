"""What a fire would do to the forest, for those who think before they burn."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.rulebook import Fact
from logovo.games.lucky.cells import REACHED, STANDING
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import BurnPath, place_at, x_of, y_of
from logovo.games.lucky.state import Lucky


def preview(state: Lucky, move: Move) -> dict[str, Fact]:
    """Of a fire: the cards that would no longer hang together with the entrance, and those
    to which no path would lead any more. All of it lies open."""
    if not isinstance(move, BurnPath):
        return {}
    before = state.forest
    after = before.clone()
    burnt = before.cell(place_at(move.x, move.y))
    after.burn(burnt)
    return {
        "cut": places_that_lose(before, after, STANDING, int(burnt)),
        "unreached": places_that_lose(before, after, REACHED, int(burnt)),
    }


def places_that_lose(before: Forest, after: Forest, bit: int, burnt: int) -> tuple[str, ...]:
    """Where a card has the bit before and not after, as `x,y`."""
    ups = before.face_up_cells()
    lost: list[str] = []
    for i in range(len(ups)):
        cell = int(ups[i])
        if cell != burnt and int(before.cells[cell]) & bit and not int(after.cells[cell]) & bit:
            place = before.place(cell)
            lost.append(f"{int(x_of(place))},{int(y_of(place))}")
    return tuple(lost)
