"""At night the bold open one grave more, and somewhere else each time; the careful stop sooner and
feel their way from one to the next. Who was given vampires gives back what is hardest to bury,
leaves garlic, and shows the giver nothing more."""

from __future__ import annotations

from typing import Final

from logovo.bots.characters.leanings import Leaning, done
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.views import View
from logovo.games.vampires.moves import ENDS, Garlic, Give, Open, Stop
from logovo.games.vampires.views import Row, VampiresView

GIVEN: Final = {"given": ("seat", "to_seat"), "garlic-found": ("owner_seat", "seat")}


def daring(move: Move, view: View) -> int | None:
    assert isinstance(view, VampiresView)
    match move:
        case Open(grave):
            return strides(grave, view.last.grave) if view.last is not None else 0
        case Stop():
            return -1
        case _:
            return None


def spite(move: Move, view: View, grudge: int) -> int:
    """Whoever is next profits from what is shown now; garlic may be found by anybody."""
    assert isinstance(view, VampiresView)
    match move:
        case Garlic():
            return 1
        case Stop():
            return int((view.observer + 1) % view.players == grudge)
        case Give(end):
            gifts = view.gifts
            if gifts is None or gifts.seat != grudge:
                return 0
            given = ends(view.rows[view.observer])[ENDS.index(end)]
            return int(given not in ends(view.rows[grudge]))
        case _:
            return 0


def strides(one: str, other: str) -> int:
    """How far apart two graves lie: a letter is a column, a number a row."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def ends(row: Row) -> tuple[str, str]:
    """The vampires at the left and at the right end."""
    whole = row.left + row.right
    return (whole[0], whole[-1]) if whole else ("", "")


def harm(event: Event, _before: Event | None) -> tuple[int, int] | None:
    return done(event, GIVEN)


LEANING: Final = Leaning(daring, spite, harm, frozenset(GIVEN))
