"""Moves as small numbers, for the rules and for search: constructors and questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.larder.components import KINDS

MOST_SEATS: Final = 6

LAY: Final = 0  # + kind * 4 + (how many - 1)
TAKE: Final = 48
REMOVE: Final = 49  # + kind
TURN_UP: Final = 61  # + stack
DRAW: Final = 67
SKIP: Final = 68
KEEP: Final = 69
GO_ON: Final = 70
TURN_ROUND: Final = 71
NAME: Final = 72  # + seat
FETCH: Final = 78  # + kind
SWAP: Final = 90  # + kind given * 12 + kind taken
CODES: Final = 234


# --- a code for a move ------------------------------------------------------


def lay(kind: i64, n: i64) -> i64:
    return (kind << 2) + n - 1


def lays_into(kind: i64, most: i64, moves: Moves) -> None:
    """Lay one, two and so on up to `most`: their codes follow each other."""
    moves.add_run(lay(kind, 1), most)


def remove(kind: i64) -> i64:
    return REMOVE + kind


def turn_up(stack: i64) -> i64:
    return TURN_UP + stack


def name(seat: i64) -> i64:
    return NAME + seat


def fetch(kind: i64) -> i64:
    return FETCH + kind


def swap(given: i64, taken: i64) -> i64:
    return SWAP + given * KINDS + taken


# --- what a code says -------------------------------------------------------


def is_lay(code: i64) -> bool:
    return code < TAKE


def laid_kind(code: i64) -> i64:
    return code >> 2


def laid_count(code: i64) -> i64:
    return (code & 3) + 1


def is_remove(code: i64) -> bool:
    return code >= REMOVE and code < TURN_UP


def removed_kind(code: i64) -> i64:
    return code - REMOVE


def is_turn_up(code: i64) -> bool:
    return code >= TURN_UP and code < DRAW


def turned_stack(code: i64) -> i64:
    return code - TURN_UP


def is_name(code: i64) -> bool:
    return code >= NAME and code < FETCH


def named_seat(code: i64) -> i64:
    return code - NAME


def is_fetch(code: i64) -> bool:
    return code >= FETCH and code < SWAP


def fetched_kind(code: i64) -> i64:
    return code - FETCH


def given_kind(code: i64) -> i64:
    """Of a swap: the hand card."""
    return (code - SWAP) // KINDS


def taken_kind(code: i64) -> i64:
    """Of a swap: the open card."""
    return (code - SWAP) % KINDS
