"""Eight ways to lay out a hoard that has too many cuts to show them all; the auto-cut is one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold.components import (
    BLACK,
    BLUE,
    GOLD,
    GREEN,
    PURPLE,
    RED,
    SILVER,
    WHITE,
    YELLOW,
)
from logovo.games.gold.heaps import FIELD, KINDS, count, size, some
from logovo.games.gold.worths import WORTH, added, least, most, of_share

AUTO: Final = 0
EVEN: Final = 1  # in worth
EVEN_BY_KINDS: Final = 2  # every kind stays together, as even as that goes
SNAKE: Final = 3  # like the auto-cut, there and back
COINS_APART: Final = 4  # coins in the first share, stones in the second
GOLD_APART: Final = 5  # black and gold in the first share, the rest even in the others
HEAP: Final = 6  # all in one share
STONES_EVEN: Final = 7  # as the auto-cut, but coins only to the last share
FEW: Final[i64] = 8

# gold.auto-cut: K G B E P Y W R S.
AUTO_ORDER: Final = vec[i64]([BLACK, GOLD, BLUE, GREEN, PURPLE, YELLOW, WHITE, RED, SILVER])

EVEN_ORDER: Final = vec[i64]([BLACK, GOLD, WHITE, BLUE, GREEN, PURPLE, YELLOW, SILVER, RED])

# Some kinds of a heap, all their tokens: heap & COINS.
RICHES: Final[i64] = FIELD | FIELD << 7  # black and gold
COINS: Final[i64] = 0xFFF_FFFF  # black, gold, silver, red

EXCHANGES: Final[i64] = 16  # more never helped an even cut


@final
class Tokens:
    """A hoard token by token, in both orders: each token by its kind."""

    def __init__(self, hoard: i64) -> None:
        self.hoard: i64 = hoard
        self.n: i64 = size(hoard)
        self.riches: i64 = count(hoard, BLACK) + count(hoard, GOLD)
        self.auto = in_order(hoard, self.n, AUTO_ORDER)
        self.dear = in_order(hoard, self.n, EVEN_ORDER)


def in_order(hoard: i64, n: i64, order: vec[i64]) -> vec[i64]:
    kinds = vec[i64]([0] * n)
    at: i64 = 0
    for place in range(KINDS):
        kind = order[place]
        for _i in range(count(hoard, kind)):
            kinds[at] = kind
            at += 1
    return kinds


def lay_variant(tokens: Tokens, shares: i64, variant: i64, out: vec[i64], row: i64) -> None:
    """One of the eight, laid into the empty heaps of `out` from `row` on."""
    hoard = tokens.hoard
    if variant == AUTO:
        auto_cut(tokens, shares, out, row)
    elif variant == EVEN:
        even_cut(tokens, 0, out, row, row + shares)
    elif variant == EVEN_BY_KINDS:
        by_kinds(hoard, out, row, row + shares)
    elif variant == SNAKE:
        snake(tokens, shares, out, row)
    elif variant == COINS_APART:
        out[row] = hoard & COINS
        out[row + 1] = hoard - (hoard & COINS)
    elif variant == GOLD_APART:
        # The even order begins with black and gold.
        out[row] = hoard & RICHES
        even_cut(tokens, tokens.riches, out, row + 1, row + shares)
    elif variant == HEAP:
        out[row] = hoard
    else:
        # The auto-cut's order has the stones between two sorts of coins.
        coins = hoard & COINS
        deal(tokens.auto, tokens.riches, size(hoard - coins), shares, out, row)
        out[row + shares - 1] += coins


def auto_cut(tokens: Tokens, shares: i64, out: vec[i64], row: i64) -> None:
    # gold.auto-cut: dealt one by one in a circle.
    deal(tokens.auto, 0, tokens.n, shares, out, row)


def deal(kinds: vec[i64], first: i64, n: i64, shares: i64, out: vec[i64], row: i64) -> None:
    """So many tokens from the first one named on, one by one in a circle."""
    at = row
    for i in range(first, first + n):
        out[at] += some(kinds[i], 1)
        at += 1
        if at == row + shares:
            at = row


def snake(tokens: Tokens, shares: i64, out: vec[i64], row: i64) -> None:
    kinds = tokens.auto
    at = row
    step: i64 = 1
    for i in range(tokens.n):
        out[at] += some(kinds[i], 1)
        if at + step == row + shares or at + step < row:
            step = -step
        else:
            at += step


def even_cut(tokens: Tokens, skipped: i64, out: vec[i64], first: i64, end: i64) -> None:
    """The worthiest token always to the poorest share, then exchanges while they help. The
    shares are those of `out` from `first` to `end`; the first so many tokens are left out."""
    kinds = tokens.dear
    worths: i64 = 0
    for i in range(skipped, tokens.n):
        kind = kinds[i]
        poorest = least(worths, end - first)
        out[first + poorest] += some(kind, 1)
        worths = added(worths, poorest, WORTH[kind])
    for _i in range(EXCHANGES):
        exchanged = exchange(worths, out, first, end)
        if exchanged == worths:
            return
        worths = exchanged


def exchange(worths: i64, out: vec[i64], first: i64, end: i64) -> i64:
    """Exchange one token of the richest share for a lesser one (or none) of the poorest,
    if that brings them closer together; the worths then."""
    poor = least(worths, end - first)
    rich = most(worths, end - first)
    gap = of_share(worths, rich) - of_share(worths, poor)
    if gap <= 1:
        return worths
    offered = out[first + rich]
    wanted = out[first + poor]
    for given in range(KINDS):
        if count(offered, given) == 0:
            continue
        value = WORTH[given]
        for taken in range(KINDS + 1):
            back: i64 = 0
            token: i64 = 0
            if taken < KINDS:
                if count(wanted, taken) == 0:
                    continue
                back = WORTH[taken]
                token = some(taken, 1)
            shift = value - back
            if shift > 0 and shift < gap:
                moved = some(given, 1) - token
                out[first + rich] = offered - moved
                out[first + poor] = wanted + moved
                return added(added(worths, rich, -shift), poor, shift)
    return worths


def by_kinds(hoard: i64, out: vec[i64], first: i64, end: i64) -> None:
    worths: i64 = 0
    for place in range(KINDS):
        kind = AUTO_ORDER[place]
        n = count(hoard, kind)
        if n > 0:
            poorest = least(worths, end - first)
            out[first + poorest] += some(kind, n)
            worths = added(worths, poorest, n * WORTH[kind])
