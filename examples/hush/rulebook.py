"""Hush, rule by rule."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Rule

BOX: Final = Rule("hush.box", "S")
DEAL: Final = Rule("hush.deal", "S")
SWAP: Final = Rule("hush.swap", "S")
PEEK: Final = Rule("hush.peek", "S")
ACCUSE: Final = Rule("hush.accuse", "S")
STILL_IN: Final = Rule("hush.still-in", "S")
RANK: Final = Rule("hush.rank", "R")
LAST_ONE: Final = Rule("hush.last-one", "S")
LAST_TURN: Final = Rule("hush.last-turn", "R")
DEFAULT_MOVE: Final = Rule("hush.default-move", "R")

RULES: Final = (
    BOX,
    DEAL,
    SWAP,
    PEEK,
    ACCUSE,
    STILL_IN,
    RANK,
    LAST_ONE,
    LAST_TURN,
    DEFAULT_MOVE,
)
