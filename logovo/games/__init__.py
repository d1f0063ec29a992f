"""The games of the house: an explicit table."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from logovo.core.errors import UnknownGame
from logovo.core.game import Game

KEYS: Final = ("larder", "drakon", "gold", "lucky", "vampires")
"""In the order of the front page. A game is in the house when its package is."""


def game(key: str) -> Game:
    """The game of this key; raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(key)
    return GAMES[key]


def _present() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for key in KEYS:
        try:
            module = import_module(f"logovo.games.{key}.game")
        except ModuleNotFoundError as missing:
            if missing.name is not None and missing.name.startswith(f"logovo.games.{key}"):
                continue
            raise
        found[key] = module.GAME
    return found


GAMES: Final[dict[str, Game]] = _present()
