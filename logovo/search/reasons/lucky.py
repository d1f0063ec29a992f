"""Why a move of Mad Lucky: what the greedy player weighs, by the decider's own role."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.state import State
from logovo.games.lucky import asks
from logovo.games.lucky.components import THROUGH_KINDS
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky
from logovo.search.policies.lucky_distance import FAR, Distance
from logovo.search.reasons import Reasons

NAMES: Final = (
    "reach",
    "nearer",
    "side",
    "mend-self",
    "mend-other",
    "dust",
    "burn-end",
    "stop",
    "pass",
    "away",
    "block",
    "cover",
    "burn-path",
    "dust-cover",
    "pit",
    "best-gold",
)


def reason(state: State, move: int) -> str:
    assert isinstance(state, Lucky)
    table = state
    code = i64(move)
    if table.ask == asks.PIT:
        return "pit"
    if table.ask == asks.CHOICE:
        return "best-gold"
    operation = codes.operation_of(code)
    is_mad = table.is_mad(table.turn)
    if operation == codes.LAY:
        return lay_reason(table, code, is_mad)
    if operation == codes.PASS:
        return "pass"
    if operation == codes.MEND:
        return "mend-self" if codes.target_of(code) == table.turn else "mend-other"
    if operation == codes.DUST:
        return "dust-cover" if is_mad else "dust"
    if operation == codes.FIRE:
        return "burn-path" if is_mad else "burn-end"
    return "stop"


def lay_reason(table: Lucky, code: i64, is_mad: bool) -> str:
    aims = Distance()
    aims.look(table)
    cell = table.forest.cell(codes.place_of(code))
    variant = codes.variant_of(code)
    after = aims.after_joining(table.forest, cell, variant)
    if not is_mad:
        if after == 0:
            return "reach"
        return "nearer" if after < aims.near else "side"
    if after >= FAR or variant >> 1 >= THROUGH_KINDS:
        return "block"
    return "away" if after > aims.near else "cover"


REASONS: Final = Reasons(NAMES, reason)
