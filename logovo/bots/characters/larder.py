"""In the larder the bold lay high and many, the careful keep what is strong; whoever won the round
before, or pulled a card, gets the hardest when they are next to answer."""

from __future__ import annotations

from typing import Final

from logovo.bots.characters.leanings import EVERYBODY, Leaning, done
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.views import View
from logovo.games.larder.components import WORDS
from logovo.games.larder.events import RoundWon
from logovo.games.larder.moves import (
    Draw,
    GoOn,
    Keep,
    Lay,
    Name,
    Skip,
    Swap,
    TurnRound,
    TurnUp,
)
from logovo.games.larder.views import LarderView

FAR: Final = 100  # beyond any card
PULLED: Final = {"pulled": ("seat", "from_seat")}


def daring(move: Move, _view: View) -> int | None:
    match move:
        case Lay():
            return weight(move)
        case TurnUp() | Draw() | Name() | TurnRound() | Swap():
            return FAR
        case Keep() | Skip() | GoOn():
            return -FAR
        case _:
            return None  # nobody takes the discard for a whim


def spite(move: Move, view: View, grudge: int) -> int:
    match move:
        case Name(seat):
            return FAR if seat == grudge else 0
        case Lay():
            return weight(move) if following(view) == grudge else 0
        case _:
            return 0


def weight(move: Lay) -> int:
    """How hard it is to follow."""
    return WORDS.index(move.card) + move.count


def following(view: View) -> int:
    """Who answers what the observer lays."""
    assert isinstance(view, LarderView)
    return (view.observer + (1 if view.clockwise else -1)) % view.players


def harm(event: Event, _before: Event | None) -> tuple[int, int] | None:
    if isinstance(event, RoundWon):
        return event.seat, EVERYBODY
    return done(event, PULLED)


LEANING: Final = Leaning(daring, spite, harm, frozenset({"pulled", "round-won"}))
