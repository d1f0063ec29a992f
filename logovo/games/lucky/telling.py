"""Who hears what of an event."""

from __future__ import annotations

from typing import assert_never

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.lucky.events import (
    UNKNOWN,
    CardDrawn,
    CardPassed,
    GameEnded,
    GoalLookedAt,
    GoalOpened,
    GoldDrawn,
    GoldHanded,
    GoldPaid,
    GoldTaken,
    HandDealt,
    LuckyEvent,
    NobodyPaid,
    PassedEmpty,
    PathBurnt,
    PathLaid,
    PitLaid,
    PitTied,
    RoleDealt,
    RolesShown,
    RoundBegan,
    RoundEnded,
    ToolBroken,
    ToolMended,
    TurnBegan,
)


def hidden(words: tuple[str, ...]) -> tuple[str, ...]:
    """As many words that tell nothing."""
    return tuple([UNKNOWN] * len(words))


def told_to(event: Event, observer: Seat) -> Event:
    """The event as this observer learns of it."""
    assert isinstance(event, LuckyEvent)
    match event:
        # lucky.roles-deal: only the owner looks at a role card.
        case RoleDealt(seat, _role):
            return event if seat == observer else RoleDealt(seat, UNKNOWN)
        case HandDealt(seat, cards):
            return event if seat == observer else HandDealt(seat, hidden(cards))
        # lucky.dust, lucky.dust-talk: they look alone; what they say of it is talk, see claims.
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
            | PitTied()
            | PitLaid()
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


def reveals(event: Event, observer: Seat) -> bool:
    """Whether the event shows the observer something that was hidden from them."""
    match event:
        case GoalOpened() | PitTied() | RoundEnded() | RolesShown() | GoldPaid() | GameEnded():
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


def fleeting(event: Event) -> bool:
    """Nothing in this game is for the moment only: what a seat has looked at stays in its view,
    and what it held or won is its own to look up."""
    return False


def secret(event: Event, observer: Seat) -> bool:
    """Whether the event tells the observer their own role, which a screen keeps covered until
    they ask for it."""
    # lucky.roles-deal: the card lies closed before its owner.
    return isinstance(event, RoleDealt) and event.seat == observer and event.role != UNKNOWN
