"""A move as one number: an operation and its arguments. A place in the forest is a number too,
`place_at(x, y)`; places are ordered by y, then by x."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def place_at(x: i64, y: i64) -> i64:
    return ((y + MIDDLE) << 7) | (x + MIDDLE)


def x_of(place: i64) -> i64:
    return (place & 127) - MIDDLE


def y_of(place: i64) -> i64:
    return (place >> 7) - MIDDLE


def is_near(x: int, y: int) -> bool:
    """Whether forty cards could ever lead there: a code has room for no more."""
    return -MIDDLE < x < MIDDLE - 1 and -MIDDLE < y < MIDDLE - 1


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


def pit_of(code: i64) -> i64:
    """The goal whose pit is laid."""
    return (code >> 1) & 3


def turned_of(code: i64) -> i64:
    """1 if a pit is laid turned."""
    return code & 1


def taking(value: i64) -> i64:
    return (TAKE << OPERATION) | value


def argument_of(code: i64) -> i64:
    """The burnt place, the goal looked at, the card passed, the value taken."""
    return code & 0xFFFFF
