"""The maze on the table: which chamber lies where, how it is turned, what can be built on.

Squares are numbers that stay the same all game (`square_at`); inside they are places of a
window that is made wider when the maze comes near its border. Three facts are kept up to
date with every change: the chamber or free square at each place, the sides of each free
square that arrows point at, and the rim, the free squares that adjoin a chamber.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    EAST,
    NORTH,
    SOUTH,
    START,
)

BIAS: Final = 16384  # a game has fewer than this many placings and flights together
ROW: Final = 15  # bits of x in a square
X_MASK: Final = 32767

FIRST_SHIFT: Final = 5
MARGIN: Final = 2  # chambers keep this far from the border: their neighbours' neighbours exist

# What a place of the window holds: nothing, 1 + mask of the sides arrows point at, or
# FIRST_CHAMBER + a chamber.
VOID: Final = 0
FREE: Final = 1
FIRST_CHAMBER: Final = 32

MOST_RIM: Final = 4 * CHAMBERS


def square_at(x: i64, y: i64) -> i64:
    return ((y + BIAS) << ROW) | (x + BIAS)


def x_of(square: i64) -> i64:
    return (square & X_MASK) - BIAS


def y_of(square: i64) -> i64:
    return (square >> ROW) - BIAS


def coordinates(square: i64) -> tuple[int, int]:
    """x and y for people."""
    return int(x_of(square)), int(y_of(square))


@final
class Maze:
    def __init__(self, window: vec[u8], at: vec[i32], lies: vec[u8], rim: vec[i32]) -> None:
        self.window = window
        self.at = at  # per chamber its place in the window, -1 if it is not in play
        self.lies = lies  # per chamber its arrows as it lies, and its turning << 4
        self.rim = rim  # free places that adjoin a chamber, row by row from the north-west
        self.rim_size: i64 = 0
        self.shift: i64 = FIRST_SHIFT  # the window is 1 << shift wide
        self.left: i64 = 0  # biased x and y of the window's first place
        self.top: i64 = 0
        self.start_pattern: i64 = 0

    def copy(self) -> Maze:
        other = Maze(self.window[:], self.at[:], self.lies[:], self.rim[:])
        other.rim_size = self.rim_size
        other.shift = self.shift
        other.left = self.left
        other.top = self.top
        other.start_pattern = self.start_pattern
        return other

    # --- asking -----------------------------------------------------------

    def pattern(self, chamber: i64) -> i64:
        if chamber == START:
            return self.start_pattern
        return i64(BOX.pattern[chamber])

    def is_laid(self, chamber: i64) -> bool:
        return self.at[chamber] >= 0

    def arrows(self, chamber: i64) -> i64:
        return i64(self.lies[chamber]) & 15

    def turning(self, chamber: i64) -> i64:
        return i64(self.lies[chamber]) >> 4

    def square(self, place: i64) -> i64:
        shift = self.shift
        return (((place >> shift) + self.top) << ROW) | ((place & ((1 << shift) - 1)) + self.left)

    def square_of(self, chamber: i64) -> i64:
        return self.square(i64(self.at[chamber]))

    def place(self, square: i64) -> i64:
        """The inverse of `square`; -1 for what lies outside the window."""
        x = (square & X_MASK) - self.left
        y = (square >> ROW) - self.top
        if x < 0 or y < 0 or x >> self.shift != 0:
            return -1
        place = (y << self.shift) | x
        if place >= len(self.window):
            return -1
        return place

    def step(self, direction: i64) -> i64:
        """What to add to a place to get the next one in a direction."""
        if direction == NORTH:
            return -(1 << self.shift)
        if direction == EAST:
            return 1
        if direction == SOUTH:
            return 1 << self.shift
        return -1

    def beside(self, chamber: i64, direction: i64) -> i64:
        """The chamber next to this one; -1 if there is none."""
        held = i64(self.window[i64(self.at[chamber]) + self.step(direction)])
        if held < FIRST_CHAMBER:
            return -1
        return held - FIRST_CHAMBER

    def chamber_on(self, square: i64) -> i64:
        """The chamber on a square; -1 for none."""
        place = self.place(square)
        if place < 0 or i64(self.window[place]) < FIRST_CHAMBER:
            return -1
        return i64(self.window[place]) - FIRST_CHAMBER

    def look(self, place: i64, without: i64) -> i64:
        """What a free place here would hold if one chamber were away: VOID where nothing
        adjoins, else FREE + the sides that arrows point at."""
        touched = False
        pointed: i64 = 0
        for d in range(i64(4)):
            held = i64(self.window[place + self.step(d)]) - FIRST_CHAMBER
            if held >= 0 and held != without:
                touched = True
                if (i64(self.lies[held]) >> (d ^ 2)) & 1 != 0:
                    pointed |= 1 << d
        if not touched:
            return VOID
        return FREE + pointed

    def pointed_at(self, chamber: i64) -> i64:
        """The sides of a laid chamber that its neighbours' arrows point at."""
        seen = self.look(i64(self.at[chamber]), chamber)
        if seen == VOID:
            return 0
        return seen - FREE

    # --- changing ---------------------------------------------------------

    def put(self, chamber: i64, turning: i64, square: i64) -> None:
        """Lay a chamber on a free square."""
        place = self.place(square)
        if not self.is_inside(place):
            self.widen(square)
            place = self.place(square)
        arrows = i64(BOX.arrows[self.pattern(chamber) * 4 + turning])
        window = self.window
        if i64(window[place]) != VOID:
            self.rim_remove(place)
        window[place] = u8(FIRST_CHAMBER + chamber)
        self.at[chamber] = i32(place)
        self.lies[chamber] = u8(arrows | (turning << 4))
        for d in range(i64(4)):
            near = place + self.step(d)
            held = i64(window[near])
            if held < FIRST_CHAMBER:
                if held == VOID:
                    self.rim_insert(near)
                    held = FREE
                if (arrows >> d) & 1 != 0:
                    held = FREE + ((held - FREE) | (1 << (d ^ 2)))
                window[near] = u8(held)

    def remove(self, chamber: i64) -> None:
        place = i64(self.at[chamber])
        self.at[chamber] = -1
        self.lies[chamber] = 0
        self.window[place] = VOID
        self.refresh(place)
        for d in range(i64(4)):
            self.refresh(place + self.step(d))

    def turn(self, chamber: i64, turning: i64) -> None:
        """Let a laid chamber lie in another turning."""
        place = i64(self.at[chamber])
        arrows = i64(BOX.arrows[self.pattern(chamber) * 4 + turning])
        self.lies[chamber] = u8(arrows | (turning << 4))
        for d in range(i64(4)):
            self.refresh(place + self.step(d))

    def refresh(self, place: i64) -> None:
        """Bring a free place up to date after a change next to it."""
        before = i64(self.window[place])
        if before >= FIRST_CHAMBER:
            return
        now = self.look(place, -1)
        if before == VOID and now != VOID:
            self.rim_insert(place)
        if before != VOID and now == VOID:
            self.rim_remove(place)
        self.window[place] = u8(now)

    def rim_insert(self, place: i64) -> None:
        rim = self.rim
        i = self.rim_size
        while i > 0 and i64(rim[i - 1]) > place:
            rim[i] = rim[i - 1]
            i -= 1
        rim[i] = i32(place)
        self.rim_size += 1

    def rim_remove(self, place: i64) -> None:
        rim = self.rim
        i: i64 = 0
        while i64(rim[i]) != place:
            i += 1
        self.rim_size -= 1
        while i < self.rim_size:
            rim[i] = rim[i + 1]
            i += 1

    def is_inside(self, place: i64) -> bool:
        """Whether a chamber may lie here without widening the window."""
        if place < 0:
            return False
        shift = self.shift
        x = place & ((1 << shift) - 1)
        y = place >> shift
        if x < MARGIN or x >= (1 << shift) - MARGIN or y < MARGIN:
            return False
        return y < (len(self.window) >> shift) - MARGIN

    def widen(self, square: i64) -> None:
        """A window around all chambers and one square more, with room on every side."""
        squares = [self.square_of(c) for c in range(CHAMBERS) if self.is_laid(c)]
        kept = [c for c in range(CHAMBERS) if self.is_laid(c)]
        lies = [i64(self.lies[c]) for c in kept]
        west = square & X_MASK
        east = west
        north = square >> ROW
        south = north
        for other in squares:
            west = min(west, other & X_MASK)
            east = max(east, other & X_MASK)
            north = min(north, other >> ROW)
            south = max(south, other >> ROW)
        self.shift = FIRST_SHIFT
        while (1 << self.shift) < east - west + 1 + (1 << (self.shift - 1)):
            self.shift += 1
        width: i64 = 1 << self.shift
        height = max(south - north + 1 + width // 2, width)
        self.left = (west + east - width) // 2
        self.top = (north + south - height) // 2
        self.window = vec[u8]([0] * (width * height))
        self.rim_size = 0
        for i in range(len(kept)):
            self.at[kept[i]] = -1
        for i in range(len(kept)):
            self.put(kept[i], lies[i] >> 4, squares[i])


def bare_maze(start_pattern: i64) -> Maze:
    """Start alone on the table, at r0 on @0,0."""
    maze = Maze(
        vec[u8]([0] * (1 << (2 * FIRST_SHIFT))),
        vec[i32]([-1] * CHAMBERS),
        vec[u8]([0] * CHAMBERS),
        vec[i32]([0] * MOST_RIM),
    )
    half: i64 = 1 << (FIRST_SHIFT - 1)
    maze.left = BIAS - half
    maze.top = BIAS - half
    maze.start_pattern = start_pattern
    maze.put(START, 0, square_at(0, 0))
    return maze
