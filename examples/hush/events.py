"""What can happen, told in full; `telling` says who hears what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from logovo.core.journal import Event
from logovo.core.seats import Seat


@final
@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    card: str


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class Swapped(Event):
    seat: Seat
    card: str


@final
@dataclass(frozen=True)
class Peeked(Event):
    seat: Seat
    target_seat: Seat
    card: str


@final
@dataclass(frozen=True)
class Accused(Event):
    seat: Seat
    target_seat: Seat
    rank: int
    right: bool


@final
@dataclass(frozen=True)
class WentOut(Event):
    seat: Seat
    card: str


@final
@dataclass(frozen=True)
class CardsShown(Event):
    cards: tuple[str, ...]  # by seat


HushEvent: TypeAlias = Dealt | TurnBegan | Swapped | Peeked | Accused | WentOut | CardsShown
