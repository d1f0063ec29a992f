"""What lies hidden from a seat, one module a game: its function `lay`, which takes a whole
position apart into places and the things that lie there. `logovo/roster.py` enters them here.

A place that its seat can see is left out. Every kind of place has a sentence `hidden-<kind>` in
the texts of its game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from logovo.core.seats import TABLE, Seat
from logovo.core.state import State


@dataclass(frozen=True)
class Place:
    """Somewhere things lie: a hand, a goal, the top of a pile. `seat` is its owner, `at` which of
    several it is; a thing is a word of the game."""

    kind: str
    seat: Seat = TABLE
    at: str = ""


Lots: TypeAlias = dict[Place, Counter[str]]
Lay: TypeAlias = Callable[[State, Seat], Lots]

BY_GAME: Final[dict[str, Lay]] = {}


def register(key: str, lay: Lay) -> None:
    BY_GAME[key] = lay


def lots_of(key: str, state: State, seat: Seat) -> Lots:
    """Nothing for a game that has not said what it hides."""
    lay = BY_GAME.get(key)
    return lay(state, seat) if lay is not None else {}
