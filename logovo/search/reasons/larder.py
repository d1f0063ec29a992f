"""Why a larder move: what the greedy player gives points for, the weightiest part of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.state import State
from logovo.games.larder import asks
from logovo.games.larder.components import FIREBREATH, FIVE, FOUR, GUARDIAN, ZERO
from logovo.games.larder.legality import fitting_on
from logovo.games.larder.moves import codes
from logovo.games.larder.state import Larder
from logovo.search.policies.larder import (
    WALL,
    cards_left,
    gives_turn,
    least_of_others,
    value_after,
)
from logovo.search.reasons import Reasons

NAMES: Final = (
    "finish",
    "again",
    "four",
    "five",
    "trap",
    "hurry",
    "several",
    "wall",
    "keep-dragons",
    "shed",
    "take",
    "draw",
    "skip",
    "swap",
    "keep",
    "leader",
    "fetch",
    "round",
    "remove",
)
NEAR: Final = 3  # who has so few cards is about to win


def reason(state: State, move: int) -> str:
    assert isinstance(state, Larder)
    table = state
    code = i64(move)
    if codes.is_lay(code):
        return lay_reason(table, codes.laid_kind(code), codes.laid_count(code))
    if code == codes.TAKE:
        return "take"
    if codes.is_remove(code):
        return "remove"
    if code == codes.DRAW:
        return "draw"
    if code == codes.SKIP:
        return "skip"
    if table.ask == asks.SWAP:
        return "keep" if code == codes.KEEP else "swap"
    if codes.is_name(code):
        return "leader"
    if codes.is_fetch(code):
        return "fetch"
    return "round" if code == codes.TURN_ROUND else ""


def lay_reason(table: Larder, kind: i64, n: i64) -> str:
    if n == cards_left(table, table.turn):
        return "finish"
    if gives_turn(table, kind, n):
        return "again"
    if kind == FOUR:
        return "four"
    if kind == FIVE:
        return "five"
    victim = table.seats[table.after(table.turn)]
    if victim.hand_size == 0 and victim.open_size > 0:
        if (victim.open & fitting_on(table, kind, value_after(table, kind))) == 0:
            return "trap"
    if kind >= ZERO:
        return "hurry" if least_of_others(table) <= NEAR else "shed"
    if n > 1:
        return "several"
    if WALL[int(kind)] > 0:
        return "wall"
    return "keep-dragons" if has_dragon(table) else "shed"


def has_dragon(table: Larder) -> bool:
    """Whether the layer keeps a dragon in the hand."""
    hand = table.seats[table.turn].hand
    return count(hand, ZERO) + count(hand, FIREBREATH) + count(hand, GUARDIAN) > 0


REASONS: Final = Reasons(NAMES, reason)
