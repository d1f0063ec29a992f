"""In the forest the bold break and burn, the careful look and mend; whose tool was broken breaks
back, and leaves the other's broken."""

from __future__ import annotations

from typing import Final

from logovo.bots.characters.leanings import Leaning, done
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.views import View
from logovo.games.lucky.moves import BreakTool, BurnPath, LookAtGoal, MendTool, PassCard

BROKEN: Final = {"tool-broken": ("seat", "target_seat")}


def daring(move: Move, _view: View) -> int:
    match move:
        case BreakTool() | BurnPath():
            return 1
        case LookAtGoal() | MendTool() | PassCard():
            return -1
        case _:
            return 0


def spite(move: Move, _view: View, grudge: int) -> int:
    match move:
        case BreakTool(target_seat=seat):
            return int(seat == grudge)
        case MendTool(target_seat=seat):
            return -int(seat == grudge)
        case _:
            return 0


def harm(event: Event, _before: Event | None) -> tuple[int, int] | None:
    return done(event, BROKEN)


LEANING: Final = Leaning(daring, spite, harm, frozenset(BROKEN))
