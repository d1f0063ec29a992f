"""How a move is written, and read back."""

from __future__ import annotations

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat
from logovo.games.lucky.components import (
    DOUBLES,
    GOAL_WORDS,
    KIND_WORDS,
    PATH_KINDS,
    TOOLS,
    has_turned_form,
)
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
)


def parse_move(text: str) -> LuckyMove:
    """Raises BadNotation for what is no move of this game."""
    found = parsed(text.split(" "))
    if found is None or str(found) != text:
        raise BadNotation(text)
    return found


def parsed(words: list[str]) -> LuckyMove | None:
    verb, rest = words[0], words[1:]
    if verb == "pass" and not rest:
        return PassCard("")
    if not rest:
        return None
    first = rest[0]
    if verb == "lay" and len(rest) <= 3:
        spot = parse_spot(rest[-1])
        turned = len(rest) == 3
        if spot is None or len(rest) < 2 or first not in KIND_WORDS[:PATH_KINDS]:
            return None
        # lucky.lay-upright: a card lies upright or turned by 180°; nothing else can be written.
        if turned and not (rest[1] == "r" and has_turned_form(KIND_WORDS.index(first))):
            return None
        return LayPath(first, turned, spot[0], spot[1])
    if verb == "break" and len(rest) == 2 and first in TOOLS:
        seat = parse_number(rest[1])
        return None if seat is None else BreakTool(first, Seat(seat - 1))
    if verb == "mend" and len(rest) in (2, 4) and first in TOOLS:
        seat = parse_number(rest[1])
        by = rest[3] if len(rest) == 4 else ""
        if seat is None or (len(rest) == 4 and (rest[2] != "by" or by not in DOUBLES)):
            return None
        return MendTool(first, Seat(seat - 1), by)
    if len(rest) == 1:
        return parsed_short(verb, first)
    if verb == "turn" and len(rest) == 2 and first in GOAL_WORDS and rest[1] in ("0", "r"):
        return TurnPit(first, rest[1] == "r")
    return None


def parsed_short(verb: str, word: str) -> LuckyMove | None:
    """A move of two words."""
    if verb == "fire":
        spot = parse_spot(word)
        return None if spot is None else BurnPath(spot[0], spot[1])
    if verb == "dust" and word in GOAL_WORDS:
        return LookAtGoal(word)
    if verb == "pass" and word in KIND_WORDS:
        return PassCard(word)
    if verb == "take" and word in ("1", "2", "3"):
        return TakeGold(word)
    return None


def parse_number(word: str) -> int | None:
    """A seat as the notation writes it, 1 to 15: a code has room for no more."""
    if not word.isascii() or not word.isdigit() or len(word) > 2 or not 1 <= int(word) <= 15:
        return None
    return int(word)


def parse_spot(word: str) -> tuple[int, int] | None:
    """`@3,-1`."""
    if not word.startswith("@") or word.count(",") != 1:
        return None
    west, north = word[1:].split(",")
    for part in (west, north):
        digits = part.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 3:
            return None
    return int(west), int(north)
