"""The stack of pending decisions: where the table is in the rules, as plain numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 6
FIRST_DEPTH: Final = 8
NOTHING: Final = -1


@final
class Asks:
    """Each ask is a kind, a seat and four numbers whose meaning the kind gives.

    The last pushed is asked first, so a reaction or a nested effect is simply pushed
    on top of what it interrupts. Kinds are `Final` ints of the game's `state.py`.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * (WIDTH * FIRST_DEPTH))
        self.depth: i64 = 0
        # Of the top ask: looked at several times for every decision.
        self.top_kind: i64 = NOTHING
        self.top_seat: i64 = NOTHING

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        at = self.depth * WIDTH
        if at == len(self.items):
            self.grow()
        items = self.items
        items[at] = kind
        items[at + 1] = seat
        items[at + 2] = a
        items[at + 3] = b
        items[at + 4] = c
        items[at + 5] = d
        self.depth += 1
        self.top_kind = kind
        self.top_seat = seat

    def pop(self) -> None:
        self.depth -= 1
        self.look()

    def look(self) -> None:
        """Note what the top ask is."""
        if self.depth == 0:
            self.top_kind = NOTHING
            self.top_seat = NOTHING
            return
        items = self.items
        at = (self.depth - 1) * WIDTH
        self.top_kind = items[at]
        self.top_seat = items[at + 1]

    def clear(self) -> None:
        self.depth = 0
        self.look()

    def kind(self) -> i64:
        """Of the top ask; -1 when nothing is asked."""
        return self.top_kind

    def seat(self) -> i64:
        return self.top_seat

    def a(self) -> i64:
        return self.items[(self.depth - 1) * WIDTH + 2]

    def b(self) -> i64:
        return self.items[(self.depth - 1) * WIDTH + 3]

    def c(self) -> i64:
        return self.items[(self.depth - 1) * WIDTH + 4]

    def d(self) -> i64:
        return self.items[(self.depth - 1) * WIDTH + 5]

    def set_number(self, which: i64, value: i64) -> None:
        """Change number 0 to 3 (a to d) of the top ask."""
        self.items[(self.depth - 1) * WIDTH + 2 + which] = value

    def copy_from(self, other: Asks) -> None:
        if len(self.items) < other.depth * WIDTH:
            self.items = vec[i64]([0] * len(other.items))
        mine = self.items
        theirs = other.items
        for i in range(other.depth * WIDTH):
            mine[i] = theirs[i]
        self.depth = other.depth
        self.top_kind = other.top_kind
        self.top_seat = other.top_seat

    def grow(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.items)))
        for i in range(len(self.items)):
            wider[i] = self.items[i]
        self.items = wider

    def as_lists(self) -> list[list[int]]:
        """For positions: every ask, the bottom one first."""
        return [
            [int(self.items[row * WIDTH + k]) for k in range(WIDTH)] for row in range(self.depth)
        ]

    def load(self, rows: list[list[int]]) -> None:
        self.clear()
        for row in rows:
            self.push(row[0], row[1], row[2], row[3], row[4], row[5])
