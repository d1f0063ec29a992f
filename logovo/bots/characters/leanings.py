"""What boldness, care and a grudge mean in a game.

`logovo/bots/characters/<key>.py` says it; `logovo/roster.py` enters it here. All of it follows from
what the seat may see, and only orders moves that are about as good (`taste.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.plain import facts_of, is_seat_fact, kind_of
from logovo.core.seats import NOBODY
from logovo.core.views import View

Daring: TypeAlias = Callable[[Move, View], int | None]
Spite: TypeAlias = Callable[[Move, View, int], int]
Harm: TypeAlias = Callable[[Event, Event | None], tuple[int, int] | None]

EVERYBODY: Final = -3
"""Who bears it, where it is all but the one who did it."""


def no_daring(_move: Move, _view: View) -> int:
    return 0


def names(move: Move, _view: View, grudge: int) -> int:
    """Whether it is done to the seat in question."""
    facts = facts_of(move)
    return int(any(is_seat_fact(name) and facts[name] == grudge for name in facts))


def no_harm(_event: Event, _before: Event | None) -> tuple[int, int] | None:
    return None


@dataclass(frozen=True)
class Leaning:
    """`daring` is above zero for what risks something or provokes somebody, below it for what is
    safe, and None for what is neither and is left to the player's strength; `spite` for what is to
    the harm of the seat of a grudge, and below it for what helps them. `harm` names who did it and
    who bears it, by an event and the one just before it; events are of these `kinds`."""

    daring: Daring = no_daring
    spite: Spite = names
    harm: Harm = no_harm
    kinds: frozenset[str] = frozenset()


PLAIN_LEANING: Final = Leaning()
BY_GAME: Final[dict[str, Leaning]] = {}


def register(key: str, leaning: Leaning) -> None:
    BY_GAME[key] = leaning


def leaning(key: str) -> Leaning:
    return BY_GAME.get(key, PLAIN_LEANING)


def done(event: Event, kinds: dict[str, tuple[str, str]]) -> tuple[int, int] | None:
    """Who did it and who bears it, where an event of such a kind has a fact for each of them."""
    found = kinds.get(kind_of(event))
    if found is None:
        return None
    facts = facts_of(event)
    doer, victim = facts.get(found[0]), facts.get(found[1])
    if not isinstance(doer, int) or not isinstance(victim, int):
        return None
    return None if doer == victim or NOBODY in (doer, victim) else (doer, victim)
