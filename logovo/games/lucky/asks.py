"""What the table can wait for."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # play a card or pass
PIT: Final = 1  # which way round a pit lies, when both ways are equally good
CHOICE: Final = 2  # one of the gold cards handed on
OVER: Final = 3

WORDS: Final = ("turn", "pit", "gold", "")
