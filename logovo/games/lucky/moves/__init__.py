"""What a player of Mad Lucky can do, how it is written, and the codes behind it.

Nothing outside this package computes with the bits of a code.
"""

from __future__ import annotations

from logovo.games.lucky.moves.codes import is_near, place_at, x_of, y_of
from logovo.games.lucky.moves.notation import parse_move, parse_number, parsed
from logovo.games.lucky.moves.typed import (
    BreakTool,
    BurnPath,
    LayPath,
    LookAtGoal,
    LuckyMove,
    MendTool,
    PassCard,
    TakeGold,
    TurnPit,
    code_of,
    kind_of_mend,
    move_of,
)

__all__ = [
    "BreakTool",
    "BurnPath",
    "LayPath",
    "LookAtGoal",
    "LuckyMove",
    "MendTool",
    "PassCard",
    "TakeGold",
    "TurnPit",
    "code_of",
    "is_near",
    "kind_of_mend",
    "move_of",
    "parse_move",
    "parse_number",
    "parsed",
    "place_at",
    "x_of",
    "y_of",
]
