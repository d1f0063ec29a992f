"""Who hears what."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from examples.hush.components import UNKNOWN
from examples.hush.events import (
    Accused,
    CardsShown,
    Dealt,
    HushEvent,
    Peeked,
    Swapped,
    TurnBegan,
    WentOut,
)
from logovo.core.journal import Event
from logovo.core.seats import Seat


def ours(event: Event) -> HushEvent:
    """An event of this game; anything else is a mistake of the caller."""
    assert isinstance(event, Dealt | TurnBegan | Swapped | Peeked | Accused | WentOut | CardsShown)
    return event


def told_to(event: HushEvent, observer: Seat) -> HushEvent:
    """Total: a new kind of event does not type-check until its place here is decided."""
    match event:
        case Dealt() | Swapped() | Peeked():
            return event if observer == event.seat else replace(event, card=UNKNOWN)
        case TurnBegan() | Accused() | WentOut() | CardsShown():
            return event
        case _:
            assert_never(event)


def reveals(event: HushEvent, observer: Seat) -> bool:
    """Whether the event by rule shows the observer something hidden until now."""
    match event:
        case Dealt() | Swapped() | Peeked():
            return observer == event.seat
        case Accused() | WentOut() | CardsShown():
            return True
        case TurnBegan():
            return False
        case _:
            assert_never(event)


def fleeting(event: HushEvent) -> bool:
    """Everything that was told may be looked up again."""
    return False
