"""The tree of an information-set search: what was tried from what one seat can see."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.moves import Moves

FIRST_SLOTS: Final = 1024


@final
class Node:
    """One move made from its parent. Children are a linked list, sibling after sibling."""

    def __init__(self, code: i64, mover: i64, sibling: Node | None) -> None:
        self.code = code
        self.mover = mover
        self.sibling = sibling
        self.child: Node | None = None
        self.visits: i64 = 0
        self.available: i64 = 0  # how often the move could have been chosen
        self.total: float = 0.0  # rewards of the mover


@final
class Scatter:
    """How far results lie apart. One of nothing and one of all are there from the start, so that
    the first ones do not look like the only ones there are."""

    def __init__(self) -> None:
        self.n: float = 2.0
        self.total: float = 1.0
        self.square: float = 1.0
        self.deviation: float = 0.5

    def take(self, value: float) -> None:
        self.n += 1.0
        self.total += value
        self.square += value * value
        mean = self.total / self.n
        self.deviation = math.sqrt(max(0.0, self.square / self.n - mean * mean))


@final
class Marks:
    """Which codes are legal in the world at hand: a set that is emptied by a new stamp."""

    def __init__(self) -> None:
        self.mask: i64 = FIRST_SLOTS - 1
        self.keys: vec[i64] = vec[i64]([0] * FIRST_SLOTS)
        self.stamps: vec[i64] = vec[i64]([0] * FIRST_SLOTS)
        self.tried: vec[i64] = vec[i64]([0] * FIRST_SLOTS)  # stamp of codes that have a node
        self.stamp: i64 = 0

    def put_all(self, moves: Moves) -> None:
        """Forget the old set and take these codes."""
        while moves.size * 2 > self.mask:
            self.widen()
        self.stamp += 1
        for i in range(moves.size):
            code = moves.get(i)
            at = self.slot(code)
            self.keys[at] = code
            self.stamps[at] = self.stamp

    def try_it(self, code: i64) -> bool:
        """Whether the code is legal; if so it counts as tried from now on."""
        at = self.slot(code)
        if self.stamps[at] != self.stamp:
            return False
        self.tried[at] = self.stamp
        return True

    def is_legal(self, code: i64) -> bool:
        return self.stamps[self.slot(code)] == self.stamp

    def is_tried(self, code: i64) -> bool:
        return self.tried[self.slot(code)] == self.stamp

    def slot(self, code: i64) -> i64:
        """Where the code is or belongs. Small codes find their place at once."""
        at = (code ^ (code >> 20) ^ (code >> 37)) & self.mask
        while self.stamps[at] == self.stamp and self.keys[at] != code:
            at = (at + 1) & self.mask
        return at

    def widen(self) -> None:
        self.mask = self.mask * 2 + 1
        self.keys = vec[i64]([0] * (self.mask + 1))
        self.stamps = vec[i64]([0] * (self.mask + 1))
        self.tried = vec[i64]([0] * (self.mask + 1))
        self.stamp = 0
