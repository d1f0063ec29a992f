"""What the table can wait for."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # swap, peek or accuse
OVER: Final = 1

WORDS: Final = ("turn", "")
