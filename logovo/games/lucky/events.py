"""What can happen at a table of Mad Lucky. `telling.py` says who learns what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from logovo.core.journal import Event
from logovo.core.seats import Seat

UNKNOWN: Final = "unknown"


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    first_seat: Seat


@final
@dataclass(frozen=True)
class RoleDealt(Event):
    seat: Seat
    role: str


@final
@dataclass(frozen=True)
class HandDealt(Event):
    seat: Seat
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class PathLaid(Event):
    seat: Seat
    card: str
    turned: bool
    x: int
    y: int


@final
@dataclass(frozen=True)
class GoalOpened(Event):
    goal: str
    card: str
    turned: bool


@final
@dataclass(frozen=True)
class PitTied(Event):
    """A pit is turned up that lies equally well both ways; `seat` will choose."""

    seat: Seat
    goal: str
    card: str


@final
@dataclass(frozen=True)
class PitLaid(Event):
    """The choice is made: a tied pit lies this way."""

    seat: Seat
    goal: str
    card: str
    turned: bool


@final
@dataclass(frozen=True)
class ToolBroken(Event):
    seat: Seat
    target_seat: Seat
    tool: str


@final
@dataclass(frozen=True)
class ToolMended(Event):
    seat: Seat
    target_seat: Seat
    tool: str
    card: str


@final
@dataclass(frozen=True)
class PathBurnt(Event):
    seat: Seat
    card: str
    x: int
    y: int


@final
@dataclass(frozen=True)
class GoalLookedAt(Event):
    seat: Seat
    goal: str
    card: str


@final
@dataclass(frozen=True)
class CardPassed(Event):
    seat: Seat
    card: str


@final
@dataclass(frozen=True)
class PassedEmpty(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class CardDrawn(Event):
    seat: Seat
    card: str
    left: int


@final
@dataclass(frozen=True)
class RoundEnded(Event):
    """`winners` is a role; `by_seat` completed the path, nobody when the cards ran out."""

    round: int
    winners: str
    by_seat: Seat


@final
@dataclass(frozen=True)
class RolesShown(Event):
    mad_seats: tuple[Seat, ...]
    lucky_seats: tuple[Seat, ...]
    aside: tuple[str, ...]
    goals: tuple[str, ...]


@final
@dataclass(frozen=True)
class GoldDrawn(Event):
    count: int


@final
@dataclass(frozen=True)
class GoldHanded(Event):
    seat: Seat
    values: tuple[str, ...]


@final
@dataclass(frozen=True)
class GoldTaken(Event):
    seat: Seat
    value: str


@final
@dataclass(frozen=True)
class GoldPaid(Event):
    seat: Seat
    values: tuple[str, ...]


@final
@dataclass(frozen=True)
class NobodyPaid(Event):
    round: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    winner_seats: tuple[Seat, ...]
    totals: tuple[int, ...]


LuckyEvent: TypeAlias = (
    RoundBegan
    | RoleDealt
    | HandDealt
    | TurnBegan
    | PathLaid
    | GoalOpened
    | PitTied
    | PitLaid
    | ToolBroken
    | ToolMended
    | PathBurnt
    | GoalLookedAt
    | CardPassed
    | PassedEmpty
    | CardDrawn
    | RoundEnded
    | RolesShown
    | GoldDrawn
    | GoldHanded
    | GoldTaken
    | GoldPaid
    | NobodyPaid
    | GameEnded
)
