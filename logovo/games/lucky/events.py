"""What can happen at a table of Mad Lucky, and who learns what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

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


def hidden(words: tuple[str, ...]) -> tuple[str, ...]:
    """As many words that tell nothing."""
    return tuple([UNKNOWN] * len(words))


def told_to(event: LuckyEvent, observer: Seat) -> LuckyEvent:
    """The event as this observer learns of it."""
    match event:
        # lucky.roles-deal: only the owner looks at a role card.
        case RoleDealt(seat, _role):
            return event if seat == observer else RoleDealt(seat, UNKNOWN)
        case HandDealt(seat, cards):
            return event if seat == observer else HandDealt(seat, hidden(cards))
        # lucky.dust, lucky.dust-talk: he looks alone; what he says of it is talk, see claims.
        case GoalLookedAt(seat, goal, _card):
            return event if seat == observer else GoalLookedAt(seat, goal, UNKNOWN)
        # lucky.discard-closed: a passed card goes away closed.
        case CardPassed(seat, _card):
            return event if seat == observer else CardPassed(seat, UNKNOWN)
        case CardDrawn(seat, _card, left):
            return event if seat == observer else CardDrawn(seat, UNKNOWN, left)
        # lucky.gold-secret: the number of gold cards is seen, their values are not.
        case GoldHanded(seat, values):
            return event if seat == observer else GoldHanded(seat, hidden(values))
        case GoldTaken(seat, _value):
            return event if seat == observer else GoldTaken(seat, UNKNOWN)
        case GoldPaid(seat, values):
            return event if seat == observer else GoldPaid(seat, hidden(values))
        case (
            RoundBegan()
            | TurnBegan()
            | PathLaid()
            | GoalOpened()
            | ToolBroken()
            | ToolMended()
            | PathBurnt()
            | PassedEmpty()
            | RoundEnded()
            | RolesShown()
            | GoldDrawn()
            | NobodyPaid()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def reveals(event: LuckyEvent, observer: Seat) -> bool:
    """Whether the event shows the observer something that was hidden from him."""
    match event:
        case GoalOpened() | RoundEnded() | RolesShown() | GoldPaid() | GameEnded():
            return True
        case (
            RoleDealt(seat, _)
            | HandDealt(seat, _)
            | GoalLookedAt(seat, _, _)
            | CardDrawn(seat, _, _)
            | GoldHanded(seat, _)
            | GoldTaken(seat, _)
        ):
            return seat == observer
        case _:
            return False
