"""Places of a table without borders as numbers: one for those of the middle block, which is where
games are played, and some steps from block to block before it for those far away.

A place is spelled by blocks to the east or west, then blocks upwards or downwards in the direction
of growing or falling y, then its cell in the block.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.moves import Moves

SIDE_BITS: Final = 5
SIDE: Final = 32
SIDE_MASK: Final = 31
CELLS: Final = 1024

EAST: Final = 1024  # one block to where x grows
WEST: Final = 1025
UP: Final = 1026  # one block to where y grows
DOWN: Final = 1027
SQUARES: Final = 1028
"""So many numbers, from 0, are places and steps to blocks in every game that uses them."""
END: Final = -1


@final
class Block:
    """Where the middle block lies: its least x and y."""

    def __init__(self, west: i64, south: i64) -> None:
        self.west: i64 = west
        self.south: i64 = south

    def number_at(self, x: i64, y: i64, at: i64) -> i64:
        """Number `at` of the spelling of a place; END behind the last."""
        x -= self.west
        y -= self.south
        across = x >> SIDE_BITS
        along = y >> SIDE_BITS
        steps = across
        if steps < 0:
            steps = -steps
        if at < steps:
            if across > 0:
                return EAST
            return WEST
        at -= steps
        steps = along
        if steps < 0:
            steps = -steps
        if at < steps:
            if along > 0:
                return UP
            return DOWN
        if at > steps:
            return END
        return ((y & SIDE_MASK) << SIDE_BITS) | (x & SIDE_MASK)

    def cell_of(self, x: i64, y: i64) -> i64:
        """The cell of a place in the middle block; -1 for one outside of it."""
        x -= self.west
        y -= self.south
        if x < 0 or y < 0 or x >= SIDE or y >= SIDE:
            return -1
        return (y << SIDE_BITS) | x

    def x_of(self, draft: Moves, first: i64) -> i64:
        """The x of the place spelled from number `first` of a draft on, as far as it goes."""
        x = self.west
        for i in range(first, draft.size):
            number = draft.get(i)
            if number == EAST:
                x += SIDE
            elif number == WEST:
                x -= SIDE
            elif number < CELLS:
                x += number & SIDE_MASK
        return x

    def y_of(self, draft: Moves, first: i64) -> i64:
        y = self.south
        for i in range(first, draft.size):
            number = draft.get(i)
            if number == UP:
                y += SIDE
            elif number == DOWN:
                y -= SIDE
            elif number < CELLS:
                y += number >> SIDE_BITS
        return y

    def word(self, number: int) -> str:
        if number >= CELLS:
            return ("block +x", "block -x", "block +y", "block -y")[number - CELLS]
        x, y = int(self.west) + number % SIDE, int(self.south) + number // SIDE
        return f"@{x},{y}"


def spelled(block: Block, x: int, y: int) -> list[int]:
    """All numbers of a place."""
    found: list[int] = []
    while not found or found[-1] >= CELLS:
        found.append(int(block.number_at(x, y, len(found))))
    return found
