"""Who hears what: everybody everything, but what names a grave only for the moment."""

from __future__ import annotations

from typing import assert_never

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.vampires.events import (
    Barred,
    Buried,
    Declined,
    GarlicAllReturned,
    GarlicFound,
    GarlicLaid,
    GarlicReturned,
    GiftPut,
    Given,
    Missed,
    Opened,
    PlagueEnded,
    RatFound,
    StakesReturned,
    StakeTaken,
    Stalled,
    Started,
    Stopped,
    TurnBegan,
    TurnedUp,
    VampiresEvent,
    Won,
)


def told_to(event: Event, observer: Seat) -> Event:
    # vampires.same-view: everything happens in the open, nobody learns more than another.
    return event


def reveals(event: Event, observer: Seat) -> bool:
    """A lid turned, a vampire turned up: nobody knew it before."""
    return isinstance(event, (Opened, TurnedUp))


def fleeting(event: Event) -> bool:
    # vampires.view-forgets: what names a grave must be remembered, not looked up.
    return names_a_grave(ours(event))


def covers(event: Event) -> bool:
    # vampires.view-forgets: the end of a plague closes graves of which only the one opened last
    # stays in view.
    return isinstance(event, PlagueEnded)


def names_a_grave(event: VampiresEvent) -> bool:
    """Total, so that a new kind of event cannot be kept by oversight."""
    match event:
        case Opened() | Barred():
            return True
        case (
            Started()
            | TurnBegan()
            | Buried()
            | Declined()
            | Missed()
            | GarlicLaid()
            | Stopped()
            | StakeTaken()
            | StakesReturned()
            | GarlicFound()
            | GarlicReturned()
            | GarlicAllReturned()
            | Given()
            | GiftPut()
            | TurnedUp()
            | RatFound()
            | PlagueEnded()
            | Won()
            | Stalled()
        ):
            return False
        case _:
            assert_never(event)


def ours(event: Event) -> VampiresEvent:
    assert isinstance(event, VampiresEvent)
    return event
