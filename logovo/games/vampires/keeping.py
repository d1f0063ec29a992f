"""How the objects of this game are made again, for pickle and copies (`core/keeping.py`)."""

from __future__ import annotations

from typing import Final

from logovo.core.keeping import keep_with
from logovo.core.options import Options
from logovo.games.vampires.knowledge import VampiresKnowledge
from logovo.games.vampires.options import CHOICES
from logovo.games.vampires.state import VampiresState

USUAL: Final = Options(2, {choice.key: choice.values[0] for choice in CHOICES})
"""Any options will do: every attribute is set afterwards."""


def keep_all() -> None:
    keep_with(VampiresState, 2)
    keep_with(VampiresKnowledge, USUAL)
