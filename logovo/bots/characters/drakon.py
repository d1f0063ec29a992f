"""In the maze the bold run, jump and lay what is dangerous, the careful build and stay; whoever
took a coin or a chamber from somebody, or set the dragon on them, is driven and robbed in turn."""

from __future__ import annotations

from typing import Final

from logovo.bots.characters.leanings import Leaning, done, names
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.views import View
from logovo.games.drakon.events import FigureMoved, SentToStart
from logovo.games.drakon.moves import (
    AmazonLeap,
    AmazonWalk,
    Control,
    ControlLeap,
    Destroy,
    Draw,
    EndTurn,
    Enough,
    FigureStays,
    Jump,
    Leap,
    MoveFigure,
    Pass,
    Place,
    Push,
    PushLeap,
    SetFigure,
    Shield,
    Stay,
    ThiefSteal,
    Walk,
    WizardWalk,
)
from logovo.games.drakon.views import DrakonView, Spot

QUIET: Final = ("blank", "find", "harp", "key", "escape")
FAR: Final = 10
"""So many steps away is out of sight."""
TAKEN: Final = {
    "coin-stolen": ("seat", "from_seat"),
    "chamber-taken": ("seat", "from_seat"),
    "hero-moved": ("by_seat", "seat"),
}


def daring(move: Move, view: View) -> int:
    match move:
        case Jump() | Leap() | AmazonLeap() | Push() | PushLeap() | ThiefSteal() | Draw():
            return 3
        case Control() | ControlLeap() | Destroy() | MoveFigure():
            return 3
        case Walk() | WizardWalk() | AmazonWalk():
            return 2
        case Place():
            return 0 if kind_in_hand(view, move.chamber) in QUIET else 1
        case Stay() | FigureStays() | Pass() | Enough() | Shield() | EndTurn():
            return -1
        case _:
            return 0


def spite(move: Move, view: View, grudge: int) -> int:
    assert isinstance(view, DrakonView)
    theirs = view.seats[grudge].at
    match move:
        case MoveFigure(x, y) | SetFigure(x, y):
            return nearness(theirs, x, y)
        case Destroy(x, y):
            return nearness(theirs, x, y)
        case Place():
            is_quiet = kind_in_hand(view, move.chamber) in QUIET
            return 0 if is_quiet else nearness(theirs, move.x, move.y)
        case _:
            return FAR * names(move, view, grudge)


def kind_in_hand(view: View, chamber: str) -> str:
    assert isinstance(view, DrakonView)
    hand = view.seats[view.observer].hand
    return next((tile.kind for tile in hand if tile.chamber == chamber), "")


def nearness(spot: Spot, x: int, y: int) -> int:
    return max(0, FAR - abs(spot.x - x) - abs(spot.y - y))


def harm(event: Event, before: Event | None) -> tuple[int, int] | None:
    if isinstance(event, SentToStart):
        if isinstance(before, FigureMoved) and before.seat != event.seat:
            return before.seat, event.seat
        return None
    return done(event, TAKEN)


LEANING: Final = Leaning(daring, spite, harm, frozenset({*TAKEN, "sent-to-start"}))
