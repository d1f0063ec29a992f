"""Moves as numbers that mean the same in every position, for the researchers' door.

A path is the card as it lies and then its place, a fire is `fire` and then its place
(`core/squares.py` says how places are spelled); every other move is one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.core.squares import CELLS, END, SQUARES, Block
from logovo.games.lucky.components import KIND_WORDS
from logovo.games.lucky.moves import codes
from logovo.games.lucky.moves.typed import move_of

LAY: Final = SQUARES  # + variant: twice the kind, plus 1 if turned
FIRE: Final = 1060
BREAK: Final = 1061  # + tool * 10 + seat
MEND: Final = 1091  # + card * 30 + tool * 10 + seat
DUST: Final = 1271  # + goal
PASS: Final = 1274  # + kind
PASS_NOTHING: Final = 1301
TURN: Final = 1302  # + goal * 2 + turned
TAKE: Final = 1308  # + value - 1
NUMBERS: Final = 1311
SEATS: Final = 10

MIDDLE: Final = Block(-12, -16)
"""The entrance is at 0,0 and the goals lie to the right of it."""


def number_at(code: i64, at: i64) -> i64:
    """Number `at` of the spelling of a code; END behind the last."""
    operation = codes.operation_of(code)
    if operation == codes.LAY:
        if at == 0:
            return LAY + codes.variant_of(code)
        place = codes.place_of(code)
        return MIDDLE.number_at(codes.x_of(place), codes.y_of(place), at - 1)
    if operation == codes.FIRE:
        if at == 0:
            return FIRE
        place = codes.argument_of(code)
        return MIDDLE.number_at(codes.x_of(place), codes.y_of(place), at - 1)
    if at > 0:
        return END
    return short_number(operation, code)


def short_number(operation: i64, code: i64) -> i64:
    """Of a move that is one number."""
    if operation == codes.PASS:
        if codes.argument_of(code) == codes.NOTHING:
            return PASS_NOTHING
        return PASS + codes.argument_of(code)
    if operation == codes.BREAK:
        return BREAK + codes.tool_of(code) * SEATS + codes.target_of(code)
    if operation == codes.MEND:
        tool = codes.mend_card_of(code) * 3 + codes.tool_of(code)
        return MEND + tool * SEATS + codes.target_of(code)
    if operation == codes.DUST:
        return DUST + codes.argument_of(code)
    if operation == codes.TURN:
        return TURN + codes.pit_of(code) * 2 + codes.turned_of(code)
    return TAKE + codes.argument_of(code) - 1


def is_whole(draft: Moves) -> bool:
    first = draft.get(0)
    if first > FIRE:
        return True
    return draft.size > 1 and draft.get(draft.size - 1) < CELLS


def code_of_draft(draft: Moves) -> i64:
    """The code that a whole draft spells."""
    first = draft.get(0)
    if first <= FIRE:
        place = codes.place_at(MIDDLE.x_of(draft, 1), MIDDLE.y_of(draft, 1))
        if first == FIRE:
            return codes.burning(place)
        return codes.lay(place, first - LAY)
    return short_code(first)


def short_code(number: i64) -> i64:
    if number < MEND:
        number -= BREAK
        return codes.breaking(number // SEATS, number % SEATS)
    if number < DUST:
        number -= MEND
        tool = number // SEATS
        return codes.mending(tool // 3, tool % 3, number % SEATS)
    if number < PASS:
        return codes.dusting(number - DUST)
    if number < PASS_NOTHING:
        return codes.passing(number - PASS)
    if number == PASS_NOTHING:
        return codes.passing(codes.NOTHING)
    if number < TAKE:
        return codes.turning((number - TURN) >> 1, (number - TURN) & 1)
    return codes.taking(number - TAKE + 1)


def word_of(number: int) -> str:
    """What a number says, in the words of the notation."""
    if number < SQUARES:
        return MIDDLE.word(number)
    if number < FIRE:
        variant = number - LAY
        return f"lay {KIND_WORDS[variant // 2]}{' r' if variant % 2 else ''}"
    return "fire" if number == FIRE else str(move_of(int(short_code(number))))
