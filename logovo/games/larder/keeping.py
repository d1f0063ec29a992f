"""How the objects of this game are made again, for pickle and copies (`core/keeping.py`)."""

from __future__ import annotations

from typing import Final

from logovo.core.keeping import keep_with
from logovo.core.options import Options
from logovo.core.seats import TABLE
from logovo.games.larder.guesses import Guess, Lot, Play
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.options import CHOICES
from logovo.games.larder.sieve import Sieve
from logovo.games.larder.state import Larder

USUAL: Final = Options(2, {choice.key: choice.values[0] for choice in CHOICES})
"""Any options will do: every attribute is set afterwards."""


def keep_all() -> None:
    keep_with(Larder, 2, USUAL)
    keep_with(LarderKnowledge, USUAL, TABLE)
    keep_with(Guess, 2)
    keep_with(Sieve, 0)
    keep_with(Lot, 0, 0, 0)
    keep_with(Play, 0, 0, 0)
