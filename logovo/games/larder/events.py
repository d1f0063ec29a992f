"""What happened, told in full. `telling` says what each observer hears of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from logovo.core.journal import Event
from logovo.core.seats import Seat

UNKNOWN: Final = "unknown"

# --- the round begins -------------------------------------------------------


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """`seat` will move first."""

    round: int
    seat: Seat


@final
@dataclass(frozen=True)
class TrickRevealed(Event):
    trick: str


@final
@dataclass(frozen=True)
class HindranceTaken(Event):
    seat: Seat
    hindrance: str


@final
@dataclass(frozen=True)
class Dealt(Event):
    """`hand` is the seat's own secret; `open` lies on the reserve for all to see."""

    seat: Seat
    hand: tuple[str, ...]
    open: tuple[str, ...]


@final
@dataclass(frozen=True)
class SwapChosen(Event):
    """What the seat decided; both words are empty if it keeps its cards."""

    seat: Seat
    given: str
    taken: str


@final
@dataclass(frozen=True)
class Swapped(Event):
    """The choice comes to light."""

    seat: Seat
    given: str
    taken: str


@final
@dataclass(frozen=True)
class Kept(Event):
    seat: Seat


# --- a turn -----------------------------------------------------------------


@final
@dataclass(frozen=True)
class Laid(Event):
    """`count` equal cards, the last `reserve` of them from the reserve."""

    seat: Seat
    card: str
    count: int
    reserve: int


@final
@dataclass(frozen=True)
class TurnedUp(Event):
    """The closed card of a stack; it is laid if it fits, else taken with the discard."""

    seat: Seat
    stack: int
    card: str
    fits: bool


@final
@dataclass(frozen=True)
class Took(Event):
    """The whole discard, and with it a card turned up that did not fit."""

    seat: Seat
    cards: tuple[str, ...]
    count: int


@final
@dataclass(frozen=True)
class Removed(Event):
    """Four equal cards from the hand leave the game."""

    seat: Seat
    card: str


@final
@dataclass(frozen=True)
class FourInARow(Event):
    """Four equal cards on top: the discard leaves the game."""

    seat: Seat
    card: str
    cards: tuple[str, ...]
    count: int


@final
@dataclass(frozen=True)
class Burnt(Event):
    """A Firebreath takes the discard out of the game."""

    seat: Seat
    cards: tuple[str, ...]
    count: int


@final
@dataclass(frozen=True)
class Drew(Event):
    """From the trouble pile: for a debt, or because of the trick about dragons."""

    seat: Seat
    cards: tuple[str, ...]
    count: int


@final
@dataclass(frozen=True)
class Skipped(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class ExtraTurn(Event):
    seat: Seat


# --- tricks -----------------------------------------------------------------


@final
@dataclass(frozen=True)
class Pulled(Event):
    """`seat` pulled a card from the hand of `from_seat`."""

    seat: Seat
    from_seat: Seat
    card: str


@final
@dataclass(frozen=True)
class TurnedRound(Event):
    """The seat turned the direction of play."""

    seat: Seat
    clockwise: bool


@final
@dataclass(frozen=True)
class Fetched(Event):
    """An open card of the reserve came to the hand."""

    seat: Seat
    card: str


# --- the end ----------------------------------------------------------------


@final
@dataclass(frozen=True)
class RoundWon(Event):
    round: int
    seat: Seat


@final
@dataclass(frozen=True)
class RoundStalled(Event):
    round: int
    plays: int


@final
@dataclass(frozen=True)
class Scored(Event):
    """A hand is shown and its coins are counted together with those of the reserve. `loss` and
    `total` are below zero where 8s bring more than the rest costs; `gain` and `ahead` are that
    much above it, else 0."""

    seat: Seat
    cards: tuple[str, ...]
    loss: int
    total: int
    gain: int
    ahead: int


@final
@dataclass(frozen=True)
class GameWon(Event):
    seats: tuple[Seat, ...]


LarderEvent: TypeAlias = (
    RoundBegan
    | TrickRevealed
    | HindranceTaken
    | Dealt
    | SwapChosen
    | Swapped
    | Kept
    | Laid
    | TurnedUp
    | Took
    | Removed
    | FourInARow
    | Burnt
    | Drew
    | Skipped
    | ExtraTurn
    | Pulled
    | TurnedRound
    | Fetched
    | RoundWon
    | RoundStalled
    | Scored
    | GameWon
)
