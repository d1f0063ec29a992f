"""What the table can wait for."""

from __future__ import annotations

from typing import Final

SWAP: Final = 0  # every seat that has not chosen: exchange a card, or keep
TURN: Final = 1  # lay, remove, turn up or take
DEBT: Final = 2  # 4s: draw or pass the debt on
SKIP: Final = 3  # 5s: skip or lay a Guardian
NAME: Final = 4  # trick two: who pulls a card
CAROUSEL: Final = 5  # trick seven: turn the direction or not
FETCH: Final = 6  # trick nine: which open card comes to the hand
OVER: Final = 7

WORDS: Final = ("swap", "turn", "debt", "skip", "name", "carousel", "fetch", "")

UNDECIDED: Final = -1
"""What stands for a seat's swap until it has chosen; then it is the code of its move."""
