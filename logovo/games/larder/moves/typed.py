"""Moves as people make them: one small class for each kind, written in one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from logovo.core.moves import Move
from logovo.core.seats import Seat, seat_word


@final
@dataclass(frozen=True)
class Keep(Move):
    def __str__(self) -> str:
        return "keep"


@final
@dataclass(frozen=True)
class Swap(Move):
    given: str
    taken: str

    def __str__(self) -> str:
        return f"swap {self.given} {self.taken}"


@final
@dataclass(frozen=True)
class Lay(Move):
    card: str
    count: int

    def __str__(self) -> str:
        return f"lay {self.card} {self.count}"


@final
@dataclass(frozen=True)
class Take(Move):
    def __str__(self) -> str:
        return "take"


@final
@dataclass(frozen=True)
class Remove(Move):
    card: str

    def __str__(self) -> str:
        return f"remove {self.card}"


@final
@dataclass(frozen=True)
class TurnUp(Move):
    stack: int

    def __str__(self) -> str:
        return f"turn {self.stack}"


@final
@dataclass(frozen=True)
class Draw(Move):
    def __str__(self) -> str:
        return "draw"


@final
@dataclass(frozen=True)
class Skip(Move):
    def __str__(self) -> str:
        return "skip"


@final
@dataclass(frozen=True)
class Name(Move):
    seat: Seat

    def __str__(self) -> str:
        return f"name {seat_word(self.seat)}"


@final
@dataclass(frozen=True)
class TurnRound(Move):
    def __str__(self) -> str:
        return "turn-round"


@final
@dataclass(frozen=True)
class GoOn(Move):
    def __str__(self) -> str:
        return "go-on"


@final
@dataclass(frozen=True)
class Fetch(Move):
    card: str

    def __str__(self) -> str:
        return f"fetch {self.card}"


LarderMove: TypeAlias = (
    Keep | Swap | Lay | Take | Remove | TurnUp | Draw | Skip | Name | TurnRound | GoOn | Fetch
)
