"""Moves: a reusable buffer of codes for the fast door, a base class for the people's door."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from logovo.core.keeping import made_of_fields

FIRST_CAPACITY: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a player asks for. Each game has a closed family of frozen dataclasses;
    `str(move)` is its one-line notation and `Game.parse_move` the exact inverse."""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of_fields(self)


@final
class Moves:
    """A reusable list of move codes. Codes belong to one game and are never negative."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * FIRST_CAPACITY)
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, code: i64) -> None:
        at = self.size
        if at == len(self.items):
            self.grow()
        self.items[at] = code
        self.size = at + 1

    def add_run(self, first: i64, n: i64) -> None:
        """Add n codes with consecutive numbers."""
        while self.size + n > len(self.items):
            self.grow()
        items = self.items
        at = self.size
        for i in range(n):
            items[at + i] = first + i
        self.size = at + n

    def add_run_but(self, first: i64, n: i64, left_out: i64) -> None:
        """The same without the code at one place of the run."""
        while self.size + n > len(self.items):
            self.grow()
        items = self.items
        at = self.size
        for i in range(n):
            items[at] = first + i
            if i != left_out:
                at += 1
        self.size = at

    def add_again(self, n: i64, step: i64) -> None:
        """Add the last n codes once more, each larger by the step."""
        while self.size + n > len(self.items):
            self.grow()
        items = self.items
        at = self.size
        for i in range(at, at + n):
            items[i] = items[i - n] + step
        self.size = at + n

    def copy_from(self, other: Moves) -> None:
        """The same codes as there, in their order."""
        self.size = 0
        for i in range(other.size):
            self.add(other.items[i])

    def get(self, i: i64) -> i64:
        return self.items[i]

    def grow(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.items)))
        for i in range(self.size):
            wider[i] = self.items[i]
        self.items = wider

    def has(self, code: i64) -> bool:
        for i in range(self.size):
            if self.items[i] == code:
                return True
        return False

    def as_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.size)]
