"""Who hears what of the things that happen."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from logovo.core.seats import Seat
from logovo.games.drakon.events import (
    UNKNOWN,
    AbilityUsed,
    ActedBefore,
    ChamberTaken,
    CoinFound,
    CoinKept,
    CoinLost,
    CoinsSwapped,
    CoinStolen,
    Dealt,
    Destroyed,
    DrakonEvent,
    Drew,
    Ended,
    FigureMoved,
    FigureSet,
    FirstPlayer,
    Floated,
    HeroMoved,
    HeroTaken,
    NoEffect,
    Passed,
    Placed,
    Refilled,
    Rotated,
    SentToStart,
    Shifted,
    Stayed,
    Turn,
)


def told_to(event: DrakonEvent, observer: Seat) -> DrakonEvent:
    """The event as this observer learns of it."""
    match event:
        case Dealt():
            if observer == event.seat:
                return event
            return replace(event, chambers=(UNKNOWN,) * len(event.chambers))
        case Drew():
            return event if observer == event.seat else replace(event, chamber=UNKNOWN)
        case ChamberTaken():
            if observer in (event.seat, event.from_seat):
                return event
            return replace(event, chamber=UNKNOWN)
        case Refilled():
            if observer == event.seat:
                return event
            return replace(
                event, put=(UNKNOWN,) * len(event.put), drew=(UNKNOWN,) * len(event.drew)
            )
        case CoinFound() | CoinLost() | CoinStolen():
            return event if observer in event.knowing_seats else replace(event, coin=UNKNOWN)
        case CoinsSwapped():
            if observer in event.knowing_seats:
                return event
            return replace(event, gave=UNKNOWN, got=UNKNOWN)
        case (
            FirstPlayer()
            | HeroTaken()
            | Turn()
            | Placed()
            | HeroMoved()
            | SentToStart()
            | FigureSet()
            | FigureMoved()
            | Stayed()
            | NoEffect()
            | ActedBefore()
            | CoinKept()
            | AbilityUsed()
            | Destroyed()
            | Floated()
            | Shifted()
            | Rotated()
            | Passed()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)


def reveals(event: DrakonEvent, observer: Seat) -> bool:
    """Whether by the rules the observer learns here what was hidden from them until now: a
    chamber or coin they get to see, or that a coin or an escape did not decide the game."""
    match event:
        case Drew() | Refilled() | Dealt():
            return observer == event.seat
        case ChamberTaken():
            return observer in (event.seat, event.from_seat)
        case Turn():
            return observer != event.seat
        case CoinFound() | CoinLost() | CoinStolen() | CoinsSwapped() | Ended():
            return True
        case _:
            return False


def fleeting(event: DrakonEvent) -> bool:
    """Nothing here must be remembered: what a seat was told it may look up again."""
    return False
