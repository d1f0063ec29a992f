"""What a player of Mad Lucky can do, as moves that people read, and the codes behind them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.lucky.components import (
    DOUBLE_KIND,
    DOUBLES,
    GOAL_WORDS,
    KIND_WORDS,
    MEND_KIND,
    TOOLS,
)
from logovo.games.lucky.moves import codes


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
    operation = codes.operation_of(code)
    rest = int(codes.argument_of(code))
    if operation == codes.LAY:
        place, variant = codes.place_of(code), int(codes.variant_of(code))
        x, y = int(codes.x_of(place)), int(codes.y_of(place))
        return LayPath(KIND_WORDS[variant >> 1], variant & 1 == 1, x, y)
    if operation == codes.BREAK:
        return BreakTool(TOOLS[int(codes.tool_of(code))], Seat(int(codes.target_of(code))))
    if operation == codes.MEND:
        card = int(codes.mend_card_of(code))
        by = DOUBLES[card - 3] if card >= 3 else ""
        return MendTool(TOOLS[int(codes.tool_of(code))], Seat(int(codes.target_of(code))), by)
    if operation == codes.FIRE:
        return BurnPath(int(codes.x_of(rest)), int(codes.y_of(rest)))
    if operation == codes.DUST:
        return LookAtGoal(GOAL_WORDS[rest])
    if operation == codes.PASS:
        return PassCard("" if rest == codes.NOTHING else KIND_WORDS[rest])
    if operation == codes.TURN:
        return TurnPit(GOAL_WORDS[int(codes.pit_of(code))], codes.turned_of(code) == 1)
    return TakeGold(str(rest))


def code_of(move: Move) -> int:
    """The inverse of `move_of`; -1 for what lies beyond any forest."""
    match move:
        case LayPath(card, turned, x, y):
            if not codes.is_near(x, y):
                return -1
            variant = KIND_WORDS.index(card) * 2 + int(turned)
            return int(codes.lay(codes.place_at(x, y), variant))
        case BreakTool(tool, seat):
            return int(codes.breaking(TOOLS.index(tool), seat))
        case MendTool(tool, seat, _by):
            return int(codes.mending(kind_of_mend(move) - MEND_KIND, TOOLS.index(tool), seat))
        case BurnPath(x, y):
            return int(codes.burning(codes.place_at(x, y))) if codes.is_near(x, y) else -1
        case LookAtGoal(goal):
            return int(codes.dusting(GOAL_WORDS.index(goal)))
        case PassCard(card):
            return int(codes.passing(KIND_WORDS.index(card) if card else codes.NOTHING))
        case TurnPit(goal, turned):
            return int(codes.turning(GOAL_WORDS.index(goal), int(turned)))
        case TakeGold(value):
            return int(codes.taking(int(value)))
        case _:
            return -1


def kind_of_mend(move: MendTool) -> int:
    """The kind of card this mend is played with."""
    if move.by:
        return DOUBLE_KIND + DOUBLES.index(move.by)
    return MEND_KIND + TOOLS.index(move.tool)
