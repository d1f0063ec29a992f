"""What a player may ask for: the notation people write and the codes the rules use.

    keep · swap 3 zero      keep your cards; exchange a hand card (first) for an open one
    lay 7 3                 lay three 7s, equal open reserve cards included
    take · remove 5         take the discard; remove four 5s from the game
    turn 2                  turn up the closed card of your second stack
    draw · skip             accept the debt of 4s; accept the skip of a 5
    name p3                 trick two: player 3 pulls a card from your hand
    turn-round · go-on      trick seven: the other direction, or as before
    fetch 5                 trick nine: take an open 5 of your reserve into your hand

Cards are called `1` to `9`, `zero`, `firebreath`, `guardian`. Of equal open cards that on the
first stack is meant. The rules use numbers instead of these texts: `codes`; no other package
computes with them.
"""

from __future__ import annotations

from logovo.games.larder.moves import codes
from logovo.games.larder.moves.notation import code_of, move_of, parse_move
from logovo.games.larder.moves.typed import (
    Draw,
    Fetch,
    GoOn,
    Keep,
    LarderMove,
    Lay,
    Name,
    Remove,
    Skip,
    Swap,
    Take,
    TurnRound,
    TurnUp,
)

__all__ = [
    "Draw",
    "Fetch",
    "GoOn",
    "Keep",
    "LarderMove",
    "Lay",
    "Name",
    "Remove",
    "Skip",
    "Swap",
    "Take",
    "TurnRound",
    "TurnUp",
    "code_of",
    "codes",
    "move_of",
    "parse_move",
]
