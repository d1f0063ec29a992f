"""How the objects of this game are made again, for pickle and copies (`core/keeping.py`)."""

from __future__ import annotations

from typing import Final

from logovo.core.keeping import keep, keep_with
from logovo.core.options import Options
from logovo.core.seats import TABLE
from logovo.games.drakon.chamber_stories import ChamberStories, ChamberStory
from logovo.games.drakon.coin_odds import CoinOdds
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.maze import Maze
from logovo.games.drakon.options import CHOICES
from logovo.games.drakon.state import Drakon

USUAL: Final = Options(2, {choice.key: choice.values[0] for choice in CHOICES})
"""Any options will do: every attribute is set afterwards."""


def parts_of_drakon(kept: Drakon) -> tuple[object, ...]:
    piles = (kept.stands, kept.hero, kept.hands, kept.hand_size, kept.pile, kept.coins)
    return (int(kept.players), kept.maze, *piles)


def parts_of_maze(kept: Maze) -> tuple[object, ...]:
    return kept.window, kept.at, kept.lies, kept.rim


def keep_all() -> None:
    keep(Drakon, parts_of_drakon)
    keep(Maze, parts_of_maze)
    keep_with(DrakonKnowledge, USUAL, TABLE)
    keep_with(ChamberStories, 2)
    keep_with(ChamberStory, 2)
    keep_with(CoinOdds, 0)
