"""What a pupil looks at and how it tells moves apart, one module a game.

The researchers' door tells what lies where, in full. A small network makes little of that: it
would have to find out by itself what a grave with this lid is good for, once for each grave. So an
insight is a door of another kind: its rows are what the game's quick policy would look at, its
numbers are sorts of moves. Of one sort the adviser's move is played. A game without one is seen
through its own door. Who changes what is counted here trains the game's models anew: a file knows
how many numbers it was trained with, not what they meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from logovo.core.door import Door
from logovo.core.game import Game
from logovo.core.options import Options

MakeInsight: TypeAlias = Callable[[Options], Door]

BY_GAME: Final[dict[str, MakeInsight]] = {}


def register(key: str, make: MakeInsight) -> None:
    BY_GAME[key] = make


def insight(game: Game, options: Options) -> Door:
    """What networks of this game are trained with and play with."""
    make = BY_GAME.get(game.key)
    return make(options) if make is not None else game.door(options)
