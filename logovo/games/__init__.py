"""The games of the house: an explicit table, in the order of the front page.

A new game is entered here and in `logovo/roster.py`, and nowhere else.
"""

from __future__ import annotations

from typing import Final

from logovo.core.errors import UnknownGame
from logovo.core.game import Game
from logovo.games.drakon.game import GAME as DRAKON
from logovo.games.gold.game import GAME as GOLD
from logovo.games.larder.game import GAME as LARDER
from logovo.games.lucky.game import GAME as LUCKY
from logovo.games.vampires.game import GAME as VAMPIRES

GAMES: Final[dict[str, Game]] = {
    "larder": LARDER,
    "drakon": DRAKON,
    "gold": GOLD,
    "lucky": LUCKY,
    "vampires": VAMPIRES,
}


def game(key: str) -> Game:
    """The game of this key; raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(key)
    return GAMES[key]


def package_name(found: Game) -> str:
    """The package with the game's files, also of one that came from outside of the house."""
    return type(found).__module__.rpartition(".")[0]
