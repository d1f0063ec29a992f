"""The window through which the forest is kept: it grows when cards come near its border."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.components import GOALS

if TYPE_CHECKING:  # the forest imports this module
    from logovo.games.lucky.forest import Forest


def grow(forest: Forest, cell: i64) -> i64:
    """Double the window to all sides; gives the new number of the cell."""
    # lucky.no-bounds: the table never ends, only the window on it does.
    shift = forest.shift
    width: i64 = 1 << shift
    rows = forest.rows
    right = width >> 1
    down = rows >> 1
    wider = vec[i64]([0] * ((rows << 1) << (shift + 1)))
    for y in range(rows):
        for x in range(width):
            wider[((y + down) << (shift + 1)) | (x + right)] = forest.cells[(y << shift) | x]
    forest.cells = wider
    forest.shift = shift + 1
    forest.rows = rows << 1
    forest.west -= right
    forest.south -= down
    forest.goals = forest.goals[:]
    for i in range(i64(GOALS)):
        forest.goals[i] = moved(forest.goals[i], shift, right, down)
    for i in range(forest.laid_n):
        forest.laid[i] = moved(forest.laid[i], shift, right, down)
    for i in range(forest.edge_n):
        forest.edge[i] = moved(forest.edge[i], shift, right, down)
    forest.home = moved(forest.home, shift, right, down)
    return moved(cell, shift, right, down)


def moved(cell: i64, shift: i64, right: i64, down: i64) -> i64:
    """The number of a cell in a window of twice the width."""
    return (((cell >> shift) + down) << (shift + 1)) | ((cell & ((1 << shift) - 1)) + right)
