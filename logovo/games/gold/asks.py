"""What the table can wait for: the kinds of ask and the word of each."""

from __future__ import annotations

from typing import Final

# Kinds of ask. Those from WINDOWS on are hidden: nobody but the asked seat learns of them.
TURN: Final = 0  # the active player sends a knight or plays a card
CUT: Final = 1
TAKE: Final = 2
ROB: Final = 3
PICK: Final = 4  # a thief with wizard picks from the open stash
YIELD: Final = 5  # the victim with the Stone picks what is taken
MARKET: Final = 6  # everybody not ready; the ask's seat is -1
WINDOWS: Final = 7
IDLE: Final = 7  # an active player without a face-up knight may still play a card
BETWEEN: Final = 8
HOARD: Final = 9
CUT_LAID: Final = 10
SHARES: Final = 11
ROBBED: Final = 12
CARD: Final = 13  # a card was played; its code and its player are numbers b and c
ACCUSE: Final = 14  # number a is the position in rank order

ASK_WORDS: Final = (
    "turn",
    "cut",
    "take",
    "rob",
    "pick",
    "yield",
    "market",
    "idle",
    "between",
    "hoard",
    "cut-laid",
    "shares",
    "robbed",
    "card",
    "accuse",
)
