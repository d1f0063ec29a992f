"""Moves as numbers that mean the same in every position, for the researchers' door.

Whatever names a square is a number for the rest of the move and then the square
(`core/squares.py` says how squares are spelled). Driving another's hero is whom and then the way or
the square. The Dwarf's order is `dwarf`, the chambers one by one, `done`. All else is one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.core.squares import CELLS, END, SQUARES, Block
from logovo.games.drakon.components import DIRECTION_WORDS, HERO_WORDS
from logovo.games.drakon.maze import square_at, x_of, y_of
from logovo.games.drakon.moves import codes

if TYPE_CHECKING:  # the state imports the moves
    from logovo.games.drakon.state import Drakon

PLACE: Final = SQUARES  # + chamber * 4 + turning
SHIFT: Final = 1316  # + chamber * 4 + turning; the square is that of the chamber taken up
MOVE: Final = 1604  # + way
WIZARD: Final = 1624  # + way
AMAZON: Final = 1644  # + way
LEAP: Final = 1664
AMAZON_LEAP: Final = 1665
PUSH: Final = 1666  # + seat
CONTROL: Final = 1672  # + seat
WAY: Final = 1678  # + way, after PUSH and CONTROL
ROTATE: Final = 1698  # + quarters - 1
FLOAT: Final = 1701  # + turning
DWARF: Final = 1705
CHAMBER: Final = 1706  # + chamber, after DWARF
DONE: Final = 1778
HERO: Final = 1779  # + hero
STEAL: Final = 1785  # + seat
SWAP: Final = 1791  # + value - 1
TAKE: Final = 1794  # + seat
ENDING: Final = 1800
PASS: Final = 1801
SET_FIGURE: Final = 1802
JUMP: Final = 1803
STAY: Final = 1804
DESTROY: Final = 1805
MOVE_FIGURE: Final = 1806
FIGURE_STAYS: Final = 1807
SHIELD: Final = 1808
ALLOW: Final = 1809
DRAW_ON: Final = 1810
ENOUGH: Final = 1811
NUMBERS: Final = 1812

WAYS: Final = 20  # four directions, and two of them one after the other
MIDDLE: Final = Block(-16, -16)
"""Start lies on 0,0."""


def square_number(square: i64, at: i64) -> i64:
    return MIDDLE.number_at(x_of(square), y_of(square), at)


def number_at(state: Drakon, code: i64, at: i64) -> i64:
    """Number `at` of the spelling of a legal code; END behind the last. A Dwarf's order has only
    its first number here: the rest needs no list of orders."""
    kind = codes.kind_of(code)
    if kind == codes.PLACE:
        if at == 0:
            return PLACE + codes.first_of(code) * 4 + codes.turning_of(code)
        return square_number(codes.second_of(code), at - 1)
    first = codes.first_of(code)
    if kind == codes.MOVE or kind == codes.AMAZON_MOVE:
        return way_number(state, kind, first, at)
    if kind == codes.PUSH or kind == codes.CONTROL_HERO:
        if at == 0:
            if kind == codes.PUSH:
                return PUSH + codes.second_of(code)
            return CONTROL + codes.second_of(code)
        if codes.is_leap(first):
            return square_number(state.maze.square_of(codes.leap_target(first)), at - 1)
        if at == 1:
            return WAY + first
        return END
    if kind == codes.EXCHANGE:
        if at == 0:
            return SHIFT + first * 4 + codes.turning_of(code)
        return square_number(state.maze.square_of(codes.second_of(code)), at - 1)
    if kind == codes.FLOAT:
        if at == 0:
            return FLOAT + codes.turning_of(code)
        return square_number(codes.second_of(code), at - 1)
    if at == 0:
        return short_number(kind, code)
    if is_about_a_chamber(kind):
        return square_number(state.maze.square_of(first), at - 1)
    return END


def way_number(state: Drakon, kind: i64, way: i64, at: i64) -> i64:
    if not codes.is_leap(way):
        if at > 0:
            return END
        if kind == codes.MOVE:
            return MOVE + way
        return AMAZON + way
    if at > 0:
        return square_number(state.maze.square_of(codes.leap_target(way)), at - 1)
    if kind == codes.MOVE:
        return LEAP
    return AMAZON_LEAP


def is_about_a_chamber(kind: i64) -> bool:
    """Kinds whose codes name a chamber in play and nothing else that lies on a square."""
    return (
        kind == codes.SET_FIGURE
        or kind == codes.DESTROY_CHAMBER
        or kind == codes.MOVE_FIGURE
        or kind == codes.TURN
    )


def short_number(kind: i64, code: i64) -> i64:
    """The first number of every other kind."""
    if kind == codes.WIZARD_MOVE:
        return WIZARD + codes.first_of(code)
    if kind == codes.REFILL:
        return DWARF
    if kind == codes.TURN:
        return ROTATE + codes.turning_of(code) - 1
    if kind == codes.HERO:
        return HERO + codes.first_of(code)
    if kind == codes.THIEF_STEAL:
        return STEAL + codes.second_of(code)
    if kind == codes.THIEF_SWAP:
        return SWAP + codes.first_of(code) - 1
    if kind == codes.TAKE:
        return TAKE + codes.second_of(code)
    if kind <= codes.MOVE_FIGURE:  # END to MOVE_FIGURE follow each other
        return ENDING + kind - codes.END
    if kind == codes.FIGURE_STAYS:
        return FIGURE_STAYS
    return SHIELD + kind - codes.SHIELD


def is_whole(draft: Moves) -> bool:
    first = draft.get(0)
    last = draft.get(draft.size - 1)
    if first == DWARF:
        return last == DONE
    if first < MOVE or (first >= LEAP and first < DWARF):
        return draft.size > 1 and (last < CELLS or last >= WAY)
    if first == SET_FIGURE or first == DESTROY or first == MOVE_FIGURE:
        return draft.size > 1 and last < CELLS
    return True


def code_of_draft(state: Drakon, draft: Moves) -> i64:
    """The code that a whole draft spells; a Dwarf's order is none of them."""
    first = draft.get(0)
    if first < MOVE or first == LEAP or first == AMAZON_LEAP:
        return square_code(state, first, square_of(draft))
    if first >= PUSH and first < WAY:
        kind: i64 = codes.PUSH
        seat = first - PUSH
        if first >= CONTROL:
            kind = codes.CONTROL_HERO
            seat = first - CONTROL
        last = draft.get(draft.size - 1)
        if last >= WAY:
            return codes.with_seat(kind, last - WAY, seat)
        target = state.maze.chamber_on(square_of(draft))
        return codes.with_seat(kind, codes.leap(target), seat)
    if first < LEAP:
        return way_code(first)
    if first < DWARF or first == SET_FIGURE or first == DESTROY or first == MOVE_FIGURE:
        return square_code(state, first, square_of(draft))
    return short_code(first)


def square_of(draft: Moves) -> i64:
    return square_at(MIDDLE.x_of(draft, 1), MIDDLE.y_of(draft, 1))


def square_code(state: Drakon, first: i64, square: i64) -> i64:
    """Of a move that ends with a square."""
    if first < SHIFT:
        return codes.lay(codes.PLACE, (first - PLACE) >> 2, (first - PLACE) & 3, square)
    if first >= FLOAT and first < DWARF:
        return codes.lay(codes.FLOAT, 0, first - FLOAT, square)
    chamber = state.maze.chamber_on(square)
    if first < MOVE:
        return codes.lay(codes.EXCHANGE, (first - SHIFT) >> 2, (first - SHIFT) & 3, chamber)
    if first == LEAP:
        return codes.about(codes.MOVE, codes.leap(chamber))
    if first == AMAZON_LEAP:
        return codes.about(codes.AMAZON_MOVE, codes.leap(chamber))
    if first < FLOAT:
        return codes.lay(codes.TURN, chamber, first - ROTATE + 1, 0)
    return codes.about(first - ENDING + codes.END, chamber)


def way_code(first: i64) -> i64:
    if first < WIZARD:
        return codes.about(codes.MOVE, first - MOVE)
    if first < AMAZON:
        return codes.about(codes.WIZARD_MOVE, first - WIZARD)
    return codes.about(codes.AMAZON_MOVE, first - AMAZON)


def short_code(first: i64) -> i64:
    if first < STEAL:
        return codes.about(codes.HERO, first - HERO)
    if first < SWAP:
        return codes.with_seat(codes.THIEF_STEAL, 0, first - STEAL)
    if first < TAKE:
        return codes.about(codes.THIEF_SWAP, first - SWAP + 1)
    if first < ENDING:
        return codes.with_seat(codes.TAKE, 0, first - TAKE)
    if first < FIGURE_STAYS:
        return first - ENDING + codes.END
    if first == FIGURE_STAYS:
        return codes.FIGURE_STAYS
    return first - SHIELD + codes.SHIELD


# --- for people ---------------------------------------------------------------

SINGLE_WORDS: Final = (
    "end",
    "pass",
    "figure",
    "jump",
    "stay",
    "destroy",
    "drakon",
    "drakon stay",
    "knight",
    "allow",
    "draw",
    "enough",
)


def way_word(way: int) -> str:
    if way < 4:
        return DIRECTION_WORDS[way]
    return f"{DIRECTION_WORDS[(way - 4) // 4]} {DIRECTION_WORDS[(way - 4) % 4]}"


def word_of(number: int) -> str:
    """What a number says, in the words of the notation."""
    if number < PLACE:
        return MIDDLE.word(number)
    if number < MOVE:
        verb, rest = ("place", number - PLACE) if number < SHIFT else ("shift", number - SHIFT)
        return f"{verb} {rest // 4} r{rest % 4}"
    if number < LEAP:
        verb = ("move", "wizard", "amazon")[(number - MOVE) // WAYS]
        return f"{verb} {way_word((number - MOVE) % WAYS)}"
    if number < PUSH:
        return "move to" if number == LEAP else "amazon to"
    if number < WAY:
        verb, seat = (
            ("barbarian", number - PUSH) if number < CONTROL else ("control", number - CONTROL)
        )
        return f"{verb} p{seat + 1}"
    if number < ROTATE:
        return way_word(number - WAY)
    if number < FLOAT:
        return f"rotate +{number - ROTATE + 1}"
    if number < DWARF:
        return f"float r{number - FLOAT}"
    if number < HERO:
        return dwarf_word(number)
    if number < STEAL:
        return f"hero {HERO_WORDS[number - HERO]}"
    if number < SWAP:
        return f"thief steal p{number - STEAL + 1}"
    if number < TAKE:
        return f"thief swap {number - SWAP + 1}"
    return f"map p{number - TAKE + 1}" if number < ENDING else SINGLE_WORDS[number - ENDING]


def dwarf_word(number: int) -> str:
    if number == DWARF:
        return "dwarf"
    return "done" if number == DONE else f"chamber {number - CHAMBER}"
