"""What a player of Mad Lucky can do, how it is written, and the codes behind it.

The only file that knows the numbers: a code is an operation and its arguments. A place in
the forest is a number too, `place_at(x, y)`; places are ordered by y, then by x.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.lucky.components import (
    DOUBLE_KIND,
    DOUBLES,
    GOAL_WORDS,
    KIND_WORDS,
    MEND_KIND,
    PATH_KINDS,
    TOOLS,
    has_turned_form,
)

LAY: Final = 0
BREAK: Final = 1
MEND: Final = 2
FIRE: Final = 3
DUST: Final = 4
PASS: Final = 5
TURN: Final = 6
TAKE: Final = 7

OPERATION: Final = 20  # bits below the operation
MIDDLE: Final = 64  # the entrance is in the middle of a square of 128 by 128 places
NOTHING: Final = 31  # passed with an empty hand


# --- codes ---------------------------------------------------------------------------


def place_at(x: i64, y: i64) -> i64:
    return ((y + MIDDLE) << 7) | (x + MIDDLE)


def x_of(place: i64) -> i64:
    return (place & 127) - MIDDLE


def y_of(place: i64) -> i64:
    return (place >> 7) - MIDDLE


def operation_of(code: i64) -> i64:
    return code >> OPERATION


def lay(place: i64, variant: i64) -> i64:
    """A variant is twice the kind of the card, plus 1 if it is turned."""
    return (place << 5) | variant


def variant_of(code: i64) -> i64:
    return code & 31


def place_of(code: i64) -> i64:
    """Where a path is laid."""
    return (code & 0x7FFFF) >> 5


def breaking(tool: i64, seat: i64) -> i64:
    return (BREAK << OPERATION) | (tool << 4) | seat


def mending(card: i64, tool: i64, seat: i64) -> i64:
    """The card is 0 to 2 for the single mends, 3 to 5 for the double ones."""
    return (MEND << OPERATION) | (card << 6) | (tool << 4) | seat


def target_of(code: i64) -> i64:
    return code & 15


def tool_of(code: i64) -> i64:
    return (code >> 4) & 3


def mend_card_of(code: i64) -> i64:
    return (code >> 6) & 7


def burning(place: i64) -> i64:
    return (FIRE << OPERATION) | place


def dusting(goal: i64) -> i64:
    return (DUST << OPERATION) | goal


def passing(kind: i64) -> i64:
    return (PASS << OPERATION) | kind


def turning(goal: i64, turned: i64) -> i64:
    return (TURN << OPERATION) | (goal << 1) | turned


def taking(value: i64) -> i64:
    return (TAKE << OPERATION) | value


def argument_of(code: i64) -> i64:
    """The burnt place, the goal looked at, the card passed, the value taken."""
    return code & 0xFFFFF


# --- moves ---------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class LayPath(Move):
    card: str
    turned: bool
    x: int
    y: int

    def __str__(self) -> str:
        return f"lay {self.card}{' r' if self.turned else ''} @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class BreakTool(Move):
    tool: str
    target_seat: Seat

    def __str__(self) -> str:
        return f"break {self.tool} {self.target_seat + 1}"


@final
@dataclass(frozen=True)
class MendTool(Move):
    """`by` is the pair on a double mend, "" for a single one."""

    tool: str
    target_seat: Seat
    by: str

    def __str__(self) -> str:
        return f"mend {self.tool} {self.target_seat + 1}{' by ' if self.by else ''}{self.by}"


@final
@dataclass(frozen=True)
class BurnPath(Move):
    x: int
    y: int

    def __str__(self) -> str:
        return f"fire @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class LookAtGoal(Move):
    goal: str

    def __str__(self) -> str:
        return f"dust {self.goal}"


@final
@dataclass(frozen=True)
class PassCard(Move):
    """`card` is "" for the pass with an empty hand."""

    card: str

    def __str__(self) -> str:
        return f"pass {self.card}" if self.card else "pass"


@final
@dataclass(frozen=True)
class TurnPit(Move):
    goal: str
    turned: bool

    def __str__(self) -> str:
        return f"turn {self.goal} {'r' if self.turned else '0'}"


@final
@dataclass(frozen=True)
class TakeGold(Move):
    value: str

    def __str__(self) -> str:
        return f"take {self.value}"


LuckyMove: TypeAlias = (
    LayPath | BreakTool | MendTool | BurnPath | LookAtGoal | PassCard | TurnPit | TakeGold
)


def move_of(code: int) -> LuckyMove:
    """The move a code stands for."""
    operation = code >> OPERATION
    rest = code & 0xFFFFF
    if operation == LAY:
        place = int(place_of(code))
        card = KIND_WORDS[(code & 31) >> 1]
        return LayPath(card, code & 1 == 1, int(x_of(place)), int(y_of(place)))
    if operation == BREAK:
        return BreakTool(TOOLS[rest >> 4], Seat(rest & 15))
    if operation == MEND:
        card_number = rest >> 6
        by = DOUBLES[card_number - 3] if card_number >= 3 else ""
        return MendTool(TOOLS[(rest >> 4) & 3], Seat(rest & 15), by)
    if operation == FIRE:
        return BurnPath(int(x_of(rest)), int(y_of(rest)))
    if operation == DUST:
        return LookAtGoal(GOAL_WORDS[rest])
    if operation == PASS:
        return PassCard("" if rest == NOTHING else KIND_WORDS[rest])
    if operation == TURN:
        return TurnPit(GOAL_WORDS[rest >> 1], rest & 1 == 1)
    return TakeGold(str(rest))


def code_of(move: Move) -> int:
    """The inverse of `move_of`; -1 for what lies beyond any forest."""
    match move:
        case LayPath(card, turned, x, y):
            if not is_near(x, y):
                return -1
            return int(lay(place_at(x, y), KIND_WORDS.index(card) * 2 + int(turned)))
        case BreakTool(tool, seat):
            return int(breaking(TOOLS.index(tool), seat))
        case MendTool(tool, seat, _by):
            return int(mending(kind_of_mend(move) - MEND_KIND, TOOLS.index(tool), seat))
        case BurnPath(x, y):
            return int(burning(place_at(x, y))) if is_near(x, y) else -1
        case LookAtGoal(goal):
            return int(dusting(GOAL_WORDS.index(goal)))
        case PassCard(card):
            return int(passing(KIND_WORDS.index(card) if card else NOTHING))
        case TurnPit(goal, turned):
            return int(turning(GOAL_WORDS.index(goal), int(turned)))
        case TakeGold(value):
            return int(taking(int(value)))
        case _:
            return -1


def kind_of_mend(move: MendTool) -> int:
    """The kind of card this mend is played with."""
    if move.by:
        return DOUBLE_KIND + DOUBLES.index(move.by)
    return MEND_KIND + TOOLS.index(move.tool)


def is_near(x: int, y: int) -> bool:
    """Whether forty cards could ever lead there: a code has room for no more."""
    return -MIDDLE < x < MIDDLE - 1 and -MIDDLE < y < MIDDLE - 1


# --- notation ------------------------------------------------------------------------


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
