"""Moves as numbers: the only file that knows the bits of a code.

Bits 0-4 the kind; 5-11 a chamber, a way, a hero or a coin; 12-13 a turning; from 14 on a
square, a seat or a second chamber. A Dwarf's order packs its chambers from bit 5 on, seven
bits each, so that eight fit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HERO: Final = 0
PLACE: Final = 1
MOVE: Final = 2
WIZARD_MOVE: Final = 3
AMAZON_MOVE: Final = 4
PUSH: Final = 5
REFILL: Final = 6
THIEF_STEAL: Final = 7
THIEF_SWAP: Final = 8
END: Final = 9
PASS: Final = 10
SET_FIGURE: Final = 11
JUMP: Final = 12
STAY: Final = 13
DESTROY_CHAMBER: Final = 14
MOVE_FIGURE: Final = 15
FIGURE_STAYS: Final = 16
FLOAT: Final = 17
EXCHANGE: Final = 18
TAKE: Final = 19
CONTROL_HERO: Final = 20
TURN: Final = 21
SHIELD: Final = 22
ALLOW: Final = 23
DRAW_ON: Final = 24
ENOUGH: Final = 25

FIRST_SHIFT: Final = 5
TURNING_SHIFT: Final = 12
SECOND_SHIFT: Final = 14
CHAMBER_BITS: Final = 7
MOST_PACKED: Final = 8  # chambers in one Dwarf's order that still have a code

# A way: one direction, two directions, or a chamber to appear in.
TWO_STEPS: Final = 4
FIRST_LEAP: Final = 32


def about(kind: i64, first: i64) -> i64:
    """A decision about one chamber, way, hero or coin."""
    return kind | (first << FIRST_SHIFT)


def with_seat(kind: i64, first: i64, seat: i64) -> i64:
    return kind | (first << FIRST_SHIFT) | (seat << SECOND_SHIFT)


def lay(kind: i64, chamber: i64, turning: i64, second: i64) -> i64:
    """A chamber in a turning, on a square or in place of a second chamber."""
    return kind | (chamber << FIRST_SHIFT) | (turning << TURNING_SHIFT) | (second << SECOND_SHIFT)


def on_square(code: i64, square: i64) -> i64:
    """A code without a square, with one."""
    return code | (square << SECOND_SHIFT)


def with_way(code: i64, way: i64) -> i64:
    """A code without a way, with one."""
    return code | (way << FIRST_SHIFT)


def turned(code: i64, turning: i64) -> i64:
    """A code without a turning, with one."""
    return code | (turning << TURNING_SHIFT)


def kind_of(code: i64) -> i64:
    return code & 31


def first_of(code: i64) -> i64:
    return (code >> FIRST_SHIFT) & 127


def turning_of(code: i64) -> i64:
    return (code >> TURNING_SHIFT) & 3


def second_of(code: i64) -> i64:
    return code >> SECOND_SHIFT


def two_steps(first: i64, second: i64) -> i64:
    return TWO_STEPS + first * 4 + second


def leap(chamber: i64) -> i64:
    return FIRST_LEAP + chamber


def is_leap(way: i64) -> bool:
    return way >= FIRST_LEAP


def is_two_steps(way: i64) -> bool:
    return TWO_STEPS <= way < FIRST_LEAP


def leap_target(way: i64) -> i64:
    return way - FIRST_LEAP


def way_step(way: i64, which: i64) -> i64:
    """The direction of the first (0) or second (1) step of a way."""
    if way < TWO_STEPS:
        return way
    if which == 0:
        return (way - TWO_STEPS) >> 2
    return (way - TWO_STEPS) & 3


def order_with(order: i64, at: i64, chamber: i64) -> i64:
    """A Dwarf's order with one chamber more, as number `at` (from 0)."""
    return order | (chamber << (FIRST_SHIFT + CHAMBER_BITS * at))


def ordered(order: i64, at: i64) -> i64:
    """Chamber number `at` of a Dwarf's order; 0 behind the last."""
    if at >= MOST_PACKED:
        return 0
    return (order >> (FIRST_SHIFT + CHAMBER_BITS * at)) & 127
