"""Everything that can happen at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from logovo.core.journal import Event
from logovo.core.seats import Seat

UNKNOWN: Final = "unknown"

ACT: Final = "act"
ABILITY: Final = "ability"
NOTHING: Final = "nothing"


@final
@dataclass(frozen=True)
class Dealt(Event):
    """The chambers a seat holds at the beginning."""

    seat: Seat
    chambers: tuple[str, ...]


@final
@dataclass(frozen=True)
class FirstPlayer(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class HeroTaken(Event):
    seat: Seat
    hero: str


@final
@dataclass(frozen=True)
class Turn(Event):
    """What the seat can do now: `act`, only use its `ability`, or `nothing`."""

    seat: Seat
    can: str


@final
@dataclass(frozen=True)
class Placed(Event):
    seat: Seat
    chamber: str
    turning: int
    x: int
    y: int


@final
@dataclass(frozen=True)
class Drew(Event):
    seat: Seat
    chamber: str


@final
@dataclass(frozen=True)
class HeroMoved(Event):
    """`seat`'s hero goes to a chamber; `how` is walk, wizard, amazon, control, push or jump,
    and `by_seat` the one who decided it."""

    seat: Seat
    by_seat: Seat
    how: str
    x: int
    y: int


@final
@dataclass(frozen=True)
class SentToStart(Event):
    """Caught by the figure, or walked into it."""

    seat: Seat
    how: str


@final
@dataclass(frozen=True)
class FigureSet(Event):
    seat: Seat
    x: int
    y: int


@final
@dataclass(frozen=True)
class FigureMoved(Event):
    seat: Seat
    x: int
    y: int


@final
@dataclass(frozen=True)
class Stayed(Event):
    """A seat made no use of what was offered: `jump`, `float`, `shift`, or let the figure
    stand (`drakon`)."""

    seat: Seat
    ask: str


@final
@dataclass(frozen=True)
class NoEffect(Event):
    """The chamber entered could do nothing."""

    seat: Seat
    chamber_kind: str


@final
@dataclass(frozen=True)
class ActedBefore(Event):
    """The chamber entered has acted on this hero in this turn and does not do so again."""

    seat: Seat
    chamber_kind: str


@final
@dataclass(frozen=True)
class CoinFound(Event):
    """`wins` is 1 if this coin decides the game; `knowing_seats` see its value."""

    seat: Seat
    coin: str
    wins: int
    knowing_seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class CoinLost(Event):
    seat: Seat
    coin: str
    knowing_seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class CoinStolen(Event):
    seat: Seat
    from_seat: Seat
    coin: str
    wins: int
    knowing_seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class CoinsSwapped(Event):
    """The Thief gave one coin to the hoard for another."""

    seat: Seat
    gave: str
    got: str
    wins: int
    knowing_seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class CoinKept(Event):
    """The Knight's counter saved it."""

    seat: Seat


@final
@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: Seat
    hero: str


@final
@dataclass(frozen=True)
class ChamberTaken(Event):
    """A random chamber goes from hand to hand."""

    seat: Seat
    from_seat: Seat
    chamber: str


@final
@dataclass(frozen=True)
class Refilled(Event):
    """The Dwarf put chambers under the pile, in this order, and drew others."""

    seat: Seat
    put: tuple[str, ...]
    drew: tuple[str, ...]


@final
@dataclass(frozen=True)
class Destroyed(Event):
    seat: Seat
    chamber: str
    x: int
    y: int


@final
@dataclass(frozen=True)
class Floated(Event):
    seat: Seat
    chamber: str
    turning: int
    x: int
    y: int


@final
@dataclass(frozen=True)
class Shifted(Event):
    """`taken` goes to the hand, `chamber` lies in its place."""

    seat: Seat
    taken: str
    chamber: str
    turning: int
    x: int
    y: int


@final
@dataclass(frozen=True)
class Rotated(Event):
    seat: Seat
    chamber: str
    turning: int
    x: int
    y: int


@final
@dataclass(frozen=True)
class Passed(Event):
    """A seat without an action left its ability alone."""

    seat: Seat


@final
@dataclass(frozen=True)
class Ended(Event):
    """All coins are turned up: `gold` per seat, with teams that of the pool."""

    winner_seats: tuple[Seat, ...]
    reason: str
    gold: tuple[int, ...]


DrakonEvent: TypeAlias = (
    Dealt
    | FirstPlayer
    | HeroTaken
    | Turn
    | Placed
    | Drew
    | HeroMoved
    | SentToStart
    | FigureSet
    | FigureMoved
    | Stayed
    | NoEffect
    | ActedBefore
    | CoinFound
    | CoinLost
    | CoinStolen
    | CoinsSwapped
    | CoinKept
    | AbilityUsed
    | ChamberTaken
    | Refilled
    | Destroyed
    | Floated
    | Shifted
    | Rotated
    | Passed
    | Ended
)
