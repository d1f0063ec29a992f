"""What is in the box: fifteen cards, three of each rank."""

from __future__ import annotations

from typing import Final

RANKS: Final = 5  # S hush.box
COPIES: Final = 3  # S hush.box
UNKNOWN: Final = "unknown"


def word_of(rank: int) -> str:
    """A card as notation, views and positions write it."""
    return str(rank)


WORDS: Final = tuple(word_of(rank) for rank in range(1, RANKS + 1))
