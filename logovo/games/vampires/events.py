"""What happens at the table, told to all alike. Only `Opened` and `Barred` name a grave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from logovo.core.journal import Event
from logovo.core.seats import Seat


@final
@dataclass(frozen=True)
class Started(Event):
    """The colours in play are known and the first player is named."""

    seat: Seat
    colours: tuple[str, ...]


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class Opened(Event):
    """vampires.show: the lid is turned for all to see. `inside_seat` owns the garlic."""

    seat: Seat
    grave: str
    lid: str
    inside: str
    inside_seat: Seat


@final
@dataclass(frozen=True)
class Barred(Event):
    """vampires.two-barred-stake: a barred grave was chosen; its lid stays."""

    seat: Seat
    grave: str


@final
@dataclass(frozen=True)
class Buried(Event):
    seat: Seat
    end: str


@final
@dataclass(frozen=True)
class Declined(Event):
    """A match left alone."""

    seat: Seat


@final
@dataclass(frozen=True)
class Missed(Event):
    """No end matches, and the grave stays empty."""

    seat: Seat


@final
@dataclass(frozen=True)
class GarlicLaid(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class Stopped(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class StakeTaken(Event):
    """`stakes` lie before them now."""

    seat: Seat
    stakes: int


@final
@dataclass(frozen=True)
class StakesReturned(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class GarlicFound(Event):
    seat: Seat
    owner_seat: Seat


@final
@dataclass(frozen=True)
class GarlicReturned(Event):
    """The owner has the garlic of the grave just opened back."""

    seat: Seat


@final
@dataclass(frozen=True)
class GarlicAllReturned(Event):
    """vampires.stall-garlic: none lies in a grave any more."""


@final
@dataclass(frozen=True)
class Given(Event):
    seat: Seat
    to_seat: Seat
    end: str


@final
@dataclass(frozen=True)
class GiftPut(Event):
    seat: Seat
    end: str


@final
@dataclass(frozen=True)
class TurnedUp(Event):
    """The next vampire of an end is open now."""

    seat: Seat
    end: str
    vampire: str


@final
@dataclass(frozen=True)
class RatFound(Event):
    """`owner_seat` owns the plague that begins."""

    seat: Seat
    owner_seat: Seat


@final
@dataclass(frozen=True)
class PlagueEnded(Event):
    """The rat is out, its grave has a lid of the reserve, all graves are closed."""


@final
@dataclass(frozen=True)
class Won(Event):
    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Stalled(Event):
    """vampires.stall-end, vampires.stall-cap: those with the fewest vampires win."""

    seats: tuple[Seat, ...]


VampiresEvent: TypeAlias = (
    Started
    | TurnBegan
    | Opened
    | Barred
    | Buried
    | Declined
    | Missed
    | GarlicLaid
    | Stopped
    | StakeTaken
    | StakesReturned
    | GarlicFound
    | GarlicReturned
    | GarlicAllReturned
    | Given
    | GiftPut
    | TurnedUp
    | RatFound
    | PlagueEnded
    | Won
    | Stalled
)
