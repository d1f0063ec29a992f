"""Memories that are not perfect: what a bot recalls of a game, by the game and a level.

`logovo/bots/memory/<key>.py` has `LEVELS`, from weak to good, and `remember(options, level,
seed)`, which gives a `Knowledge` that hears all and keeps some. `logovo/roster.py` enters it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge

MEMORIES: Final = ("weak", "fair", "good", "sharp")
PERFECT: Final = ""

Remember: TypeAlias = Callable[[Options, str, int], Knowledge]

BY_GAME: Final[dict[str, Remember]] = {}


def register(key: str, remember: Remember) -> None:
    BY_GAME[key] = remember


def has_levels(key: str) -> bool:
    """Whether forgetting means something in this game."""
    return key in BY_GAME


def knowledge(game: Game, options: Options, seat: Seat, memory: str, seed: int) -> Knowledge:
    """Of this level where the game has levels of memory; else everything there is to know."""
    if memory == PERFECT or not has_levels(game.key):
        return game.knowledge(options, seat)
    return BY_GAME[game.key](options, memory, seed)
