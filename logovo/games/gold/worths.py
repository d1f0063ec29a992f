"""A rough worth of tokens where nobody's stash is looked at, and the worths of several shares."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold.heaps import KINDS, count

WORTH: Final = vec[i64]([7, 3, 1, 1, 2, 2, 2, 2, 3])
"""Of one token: coins by their points, a stone by what sets and majorities usually make of it.
White is rare."""

# The worths of up to six shares lie in one number; everything in the box is worth 232.
BITS: Final = 10
FIELD: Final = 1023


def worth(heap: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += count(heap, kind) * WORTH[kind]
    return total


def of_share(worths: i64, share: i64) -> i64:
    return (worths >> (share * BITS)) & FIELD


def added(worths: i64, share: i64, value: i64) -> i64:
    return worths + (value << (share * BITS))


def least(worths: i64, shares: i64) -> i64:
    """The poorest share, the first of equals."""
    best: i64 = 0
    lowest = worths & FIELD
    for i in range(1, shares):
        value = of_share(worths, i)
        if value < lowest:
            lowest = value
            best = i
    return best


def most(worths: i64, shares: i64) -> i64:
    """The richest share, the first of equals."""
    best: i64 = 0
    highest = worths & FIELD
    for i in range(1, shares):
        value = of_share(worths, i)
        if value > highest:
            highest = value
            best = i
    return best
