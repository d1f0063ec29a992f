"""Memories that are not perfect: what a bot recalls of a game, by the game and a level.

`logovo/bots/memory/<key>.py` has `LEVELS`, from weak to good, and `remember(options, level,
seed)`, which gives a `Knowledge` that hears all and keeps some.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge

MEMORIES: Final = ("weak", "fair", "good")
PERFECT: Final = ""


def has_levels(key: str) -> bool:
    """Whether forgetting means something in this game."""
    return find_spec(f"{__name__}.{key}") is not None


def knowledge(game: Game, options: Options, seat: Seat, memory: str, seed: int) -> Knowledge:
    """Of this level where the game has levels of memory; else everything there is to know."""
    if memory == PERFECT or not has_levels(game.key):
        return game.knowledge(options, seat)
    made = import_module(f"{__name__}.{game.key}").remember(options, memory, seed)
    assert isinstance(made, Knowledge)
    return made
