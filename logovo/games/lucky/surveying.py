"""What still stands and is reached when cards have gone from the forest, or come all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.cells import (
    ADRIFT,
    CONTENT,
    FACE_UP,
    KNOWN,
    LEAD,
    REACHED,
    STANDING,
    THROUGH,
)

if TYPE_CHECKING:  # the forest imports this module
    from logovo.games.lucky.forest import Forest

MOST_FACE_UP: Final = 44
UNSURE: Final = -1


def burn(forest: Forest, cell: i64) -> None:
    """A laid card goes; what it held together may fall apart."""
    cells = forest.cells
    at: i64 = 0
    while forest.laid[at] != cell:
        at += 1
    for i in range(at, forest.laid_n - 1):
        forest.laid[i] = forest.laid[i + 1]
    forest.laid_n -= 1
    forest.fitting = UNSURE
    word: i64 = 0
    held: i64 = 0  # cards that touched it
    for side in range(i64(4)):
        back = side ^ 2
        near = forest.beside(cell, side)
        other = cells[near]
        if other & FACE_UP == 0:
            cells[near] = other & ~(((1 << LEAD) | (1 << KNOWN) | 1) << back)
        else:
            held += 1
            word |= (1 << KNOWN) << side
            if other & (1 << back) != 0:
                word |= 1 << side
                if other & (REACHED | THROUGH) == REACHED | THROUGH:
                    word |= (1 << LEAD) << side
    cells[cell] = word
    if held == 1 and not forest.has_adrift:
        trim(forest, cell)
    else:
        survey(forest)


def trim(forest: Forest, cell: i64) -> None:
    """A card that touched a single other one is gone: nothing else falls."""
    for side in range(i64(4)):
        near = forest.beside(cell, side)
        other = forest.cells[near]
        if other & FACE_UP == 0 and (other >> KNOWN) & 15 == 0 and other & STANDING != 0:
            forest.cells[near] = other & ~STANDING
            forest.drop_edge(near)
    forest.add_edge(cell)
    forest.cells[cell] |= STANDING


def touches_adrift(forest: Forest, cell: i64) -> bool:
    """Whether a card that was cut off lies beside this one."""
    for side in range(i64(4)):
        if forest.cells[forest.beside(cell, side)] & (FACE_UP | STANDING) == FACE_UP:
            return True
    return False


def survey(forest: Forest) -> None:
    """Find again what stands, what is reached and where cards may go on."""
    ups = forest.face_up_cells()
    cells = forest.cells
    for i in range(i64(len(ups))):
        cells[ups[i]] &= ADRIFT
        for side in range(i64(4)):
            near = forest.beside(ups[i], side)
            if cells[near] & FACE_UP == 0:
                cells[near] &= ~(15 << LEAD)
    for i in range(forest.edge_n):
        cells[forest.edge[i]] &= ~STANDING
    forest.edge_n = 0
    forest.has_adrift = stand_up(forest) < i64(len(ups))
    cells[forest.home] |= REACHED
    forest.spread(forest.home)


def stand_up(forest: Forest) -> i64:
    """Mark all that hangs together with the entrance, with its edge; give the number."""
    cells = forest.cells
    stack = vec[i64]([0] * MOST_FACE_UP)
    stack[0] = forest.home
    depth: i64 = 1
    count: i64 = 1
    cells[forest.home] |= STANDING
    while depth > 0:
        depth -= 1
        cell = stack[depth]
        for side in range(i64(4)):
            near = forest.beside(cell, side)
            other = cells[near]
            if other & FACE_UP == 0:
                if other & STANDING == 0 and other >> CONTENT == 0:
                    forest.add_edge(near)
                    cells[near] = other | STANDING
            elif other & STANDING == 0:
                cells[near] = other | STANDING
                count += 1
                stack[depth] = near
                depth += 1
    return count
