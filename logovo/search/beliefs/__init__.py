"""Beliefs about the others, one module a game that needs them: `Suspicion` of who they are, or a
`HandReading` of what they hold. `logovo/roster.py` enters them here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.search.belief import Belief

MakeBelief: TypeAlias = Callable[[Options, Seat], Belief]

BELIEFS: Final[dict[str, MakeBelief]] = {}


def register(key: str, make: MakeBelief) -> None:
    BELIEFS[key] = make


def belief(key: str, options: Options, seat: Seat) -> Belief | None:
    """A fresh belief for a seat of a game, if behaviour tells anything there."""
    return BELIEFS[key](options, seat) if key in BELIEFS else None
