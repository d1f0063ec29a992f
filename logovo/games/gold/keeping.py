"""How the objects of this game are made again, for pickle and copies (`core/keeping.py`)."""

from __future__ import annotations

from typing import Final

from logovo.core.keeping import keep_with
from logovo.core.options import Options
from logovo.core.seats import TABLE
from logovo.games.gold.evidence import CardEvidence
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.options import CHOICES
from logovo.games.gold.stash_odds import StashOdds
from logovo.games.gold.state import GoldState

USUAL: Final = Options(3, {choice.key: choice.values[0] for choice in CHOICES})
"""Any options will do: every attribute is set afterwards."""


def keep_all() -> None:
    keep_with(GoldState, 3)
    keep_with(GoldKnowledge, USUAL, TABLE)
    keep_with(CardEvidence, 3, 0)
    keep_with(StashOdds, 3, [])
