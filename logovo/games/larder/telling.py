"""Who hears what of an event."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from logovo.core.seats import Seat
from logovo.games.larder.events import (
    UNKNOWN,
    Burnt,
    Dealt,
    Drew,
    ExtraTurn,
    Fetched,
    FourInARow,
    GameWon,
    HindranceTaken,
    Kept,
    Laid,
    LarderEvent,
    Pulled,
    Removed,
    RoundBegan,
    RoundStalled,
    RoundWon,
    Scored,
    Skipped,
    SwapChosen,
    Swapped,
    Took,
    TrickRevealed,
    TurnedRound,
    TurnedUp,
)


def told_to(event: LarderEvent, observer: Seat) -> LarderEvent:
    """The event as this observer learns of it."""
    match event:
        case Dealt():
            if observer == event.seat:
                return event
            return replace(event, hand=(UNKNOWN,) * len(event.hand))
        case SwapChosen():
            if observer == event.seat:
                return event
            return SwapChosen(event.seat, UNKNOWN, UNKNOWN)
        case Drew():
            if observer == event.seat:
                return event
            return replace(event, cards=(UNKNOWN,) * len(event.cards))
        case Pulled():
            if observer == event.seat or observer == event.from_seat:
                return event
            return replace(event, card=UNKNOWN)
        case (
            RoundBegan()
            | TrickRevealed()
            | HindranceTaken()
            | Swapped()
            | Kept()
            | Laid()
            | TurnedUp()
            | Took()
            | Removed()
            | FourInARow()
            | Burnt()
            | Skipped()
            | ExtraTurn()
            | TurnedRound()
            | Fetched()
            | RoundWon()
            | RoundStalled()
            | Scored()
            | GameWon()
        ):
            return event
        case _:
            assert_never(event)


def reveals(event: LarderEvent, observer: Seat) -> bool:
    """Whether by the rules it shows the observer what was hidden from them until now."""
    match event:
        case Dealt() | TrickRevealed() | HindranceTaken() | TurnedUp():
            return True
        case Drew() | Pulled():
            return observer == event.seat
        case Swapped() | Kept() | Scored():
            return observer != event.seat
        case _:
            return False


def fleeting(event: LarderEvent) -> bool:
    """Never: this is no memory game. What was told of a round may be looked up in its story."""
    return False
