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
from logovo.games.gold.heaps import BITS, FIELD, GUARDS, KINDS, count, size, some
from logovo.games.gold.worths import WORTH, added, least, most, of_share

AUTO: Final = 0
EVEN: Final = 1  # in worth
EVEN_BY_KINDS: Final = 2  # every kind stays together, as even as that goes
SNAKE: Final = 3  # like the auto-cut, there and back
COINS_APART: Final = 4  # coins in the first share, stones in the second
GOLD_APART: Final = 5  # black and gold in the first share, the rest even in the others
HEAP: Final = 6  # all in one share
FEW: Final[i64] = 8  # the last one: as the auto-cut, but coins only to the last share

# gold.auto-cut: K G B E P Y W R S.
AUTO_ORDER: Final = vec[i64]([BLACK, GOLD, BLUE, GREEN, PURPLE, YELLOW, WHITE, RED, SILVER])

# Some kinds of a heap, all their tokens: heap & COINS.
RICHES: Final[i64] = 0x3FFF  # black and gold
COINS: Final[i64] = 0x0FFF_FFFF  # black, gold, silver, red
COLOURED: Final[i64] = 0x00FF_FFFF_F000_0000  # blue, green, purple, yellow
CARRIES: Final[i64] = 0x007E_FDFB_F7EF_DFBF  # all but the guard bit in every field but white's

EXCHANGES: Final[i64] = 16  # more never helped an even cut


@final
class Tokens:
    """A hoard token by token in the order of the auto-cut, each as a heap of one."""

    def __init__(self, hoard: i64) -> None:
        self.hoard: i64 = hoard
        self.n: i64 = size(hoard)
        each = vec[i64]([0] * self.n)
        self.each = each
        # Where each part of them ends; silver ends with the list.
        self.black: i64 = name(hoard & some(BLACK, FIELD), each, 0)
        self.riches: i64 = name(hoard & some(GOLD, FIELD), each, self.black)
        self.coloured: i64 = name(hoard & COLOURED, each, self.riches)
        self.white: i64 = self.coloured + count(hoard, WHITE)
        for i in range(self.coloured, self.white):
            each[i] = some(WHITE, 1)
        self.red: i64 = name(hoard & some(RED, FIELD), each, self.white)
        name(hoard & some(SILVER, FIELD), each, self.red)


def name(part: i64, each: vec[i64], at: i64) -> i64:
    """The tokens of a part of the hoard, kind after kind, from this place of the list on; where
    they end. White has no guard bit and cannot be among them."""
    while part != 0:
        # A kind that is there carries into its guard bit; the lowest of these is next.
        there = (part + CARRIES) & GUARDS
        token = (there & -there) >> (BITS - 1)
        each[at] = token
        part -= token
        at += 1
    return at


def lay_variant(tokens: Tokens, shares: i64, variant: i64, out: vec[i64], row: i64) -> None:
    """One of the eight, laid into the empty heaps of `out` from `row` on."""
    hoard = tokens.hoard
    if variant == AUTO:
        auto_cut(tokens, shares, out, row)
    elif variant == EVEN:
        even_cut(tokens, True, out, row, row + shares)
    elif variant == EVEN_BY_KINDS:
        by_kinds(hoard, out, row, row + shares)
    elif variant == SNAKE:
        snake(tokens, shares, out, row)
    elif variant == COINS_APART:
        out[row] = hoard & COINS
        out[row + 1] = hoard - (hoard & COINS)
    elif variant == GOLD_APART:
        out[row] = hoard & RICHES
        even_cut(tokens, False, out, row + 1, row + shares)
    elif variant == HEAP:
        out[row] = hoard
    else:
        deal(tokens.each, tokens.riches, tokens.white, shares, out, row)
        out[row + shares - 1] += hoard & COINS


def auto_cut(tokens: Tokens, shares: i64, out: vec[i64], row: i64) -> None:
    # gold.auto-cut: dealt one by one in a circle.
    deal(tokens.each, 0, tokens.n, shares, out, row)


def deal(each: vec[i64], start: i64, stop: i64, shares: i64, out: vec[i64], row: i64) -> None:
    """These of the tokens, one by one in a circle."""
    at = row
    for i in range(start, stop):
        out[at] += each[i]
        at += 1
        if at == row + shares:
            at = row


def snake(tokens: Tokens, shares: i64, out: vec[i64], row: i64) -> None:
    each = tokens.each
    at = row
    step: i64 = 1
    for i in range(tokens.n):
        out[at] += each[i]
        if at + step == row + shares or at + step < row:
            step = -step
        else:
            at += step


def even_cut(tokens: Tokens, riches: bool, out: vec[i64], first: i64, end: i64) -> None:
    """The worthiest token always to the poorest share, then exchanges while they help. The
    shares are those of `out` from `first` to `end`; black and gold may be left out."""
    shares = end - first
    each = tokens.each
    worths: i64 = 0
    if riches:
        worths = fill_up(each, 0, tokens.black, WORTH[BLACK], worths, out, first, shares)
        worths = fill_up(each, tokens.black, tokens.riches, WORTH[GOLD], worths, out, first, shares)
    worths = fill_up(each, tokens.coloured, tokens.white, WORTH[WHITE], worths, out, first, shares)
    worths = fill_up(each, tokens.riches, tokens.coloured, WORTH[BLUE], worths, out, first, shares)
    worths = fill_up(each, tokens.red, tokens.n, WORTH[SILVER], worths, out, first, shares)
    worths = fill_up(each, tokens.white, tokens.red, WORTH[RED], worths, out, first, shares)
    for _i in range(EXCHANGES):
        exchanged = exchange(worths, out, first, end)
        if exchanged == worths:
            return
        worths = exchanged


def fill_up(
    each: vec[i64],
    start: i64,
    stop: i64,
    value: i64,
    worths: i64,
    out: vec[i64],
    first: i64,
    shares: i64,
) -> i64:
    """These tokens, all of the same worth, one by one to the poorest share; the worths then."""
    for i in range(start, stop):
        poorest = least(worths, shares)
        out[first + poorest] += each[i]
        worths = added(worths, poorest, value)
    return worths


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
