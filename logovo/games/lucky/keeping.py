"""How the objects of this game are made again, for pickle and copies (`core/keeping.py`)."""

from __future__ import annotations

from typing import Final

from logovo.core.keeping import keep, keep_with
from logovo.core.options import Options
from logovo.core.seats import TABLE
from logovo.games.lucky.gold_story import GoldStory, History, Step
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.options import CHOICES
from logovo.games.lucky.state import Lucky

USUAL: Final = Options(3, {choice.key: choice.values[0] for choice in CHOICES})
"""Any options will do: every attribute is set afterwards."""


def parts_of_story(kept: GoldStory) -> tuple[object, ...]:
    return (kept.players,)


def parts_of_step(kept: Step) -> tuple[object, ...]:
    return kept.kind, kept.seat, kept.count, kept.purse, kept.due


def keep_all() -> None:
    keep_with(Lucky, 3, USUAL)
    keep_with(LuckyKnowledge, USUAL, TABLE)
    keep(GoldStory, parts_of_story)
    keep_with(History, 3)
    keep(Step, parts_of_step)
