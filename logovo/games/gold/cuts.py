"""Ways to lay a hoard out in shares: the auto-cut and the proposals a divider is shown.

With at most 60 distinct cuts (shares in any order) all are proposed, else up to eight. A proposal
is known by its number; it is computed only when somebody looks at it or plays it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold.all_cuts import EVERY_ONE, MOST_LISTED, Walk, distinct_cuts, second_share
from logovo.games.gold.components import MOST_PLAYERS
from logovo.games.gold.eight_cuts import FEW, Tokens, lay_variant

SOME_OF_EIGHT: Final = 256  # marks a survey that holds bits of these, not a number

# The parts of a mark; their squares and sums stay below 2**62.
MARK_BITS: Final = 31
MARK_FIELD: Final = 0x3FFF_FFFF
MARK_SUM: Final = 0x0FFF_FFFF_FFFF_FFFF


def survey(hoard: i64, shares: i64) -> i64:
    """What is proposed for a hoard, in one number that the ask keeps: all cuts (their
    number), or a bit for each of the eight that no earlier one equals."""
    listed = distinct_cuts(hoard, shares)
    if listed <= MOST_LISTED:
        return listed
    found: i64 = SOME_OF_EIGHT
    laid = vec[i64]([0] * (FEW * MOST_PLAYERS))
    marks = vec[i64]([0] * FEW)
    tokens = Tokens(hoard)
    for variant in range(FEW):
        row = variant * MOST_PLAYERS
        lay_variant(tokens, shares, variant, laid, row)
        marks[variant] = mark(laid, row, shares)
        if not is_repeated(laid, marks, variant, shares):
            found |= 1 << variant
    return found


def mark(laid: vec[i64], row: i64, shares: i64) -> i64:
    """A number that equal cuts have in common, in whatever order their shares lie."""
    total: i64 = 0
    for i in range(row, row + shares):
        heap = laid[i]
        mixed = (heap ^ (heap >> MARK_BITS)) & MARK_FIELD
        total = (total + mixed * mixed) & MARK_SUM
    return total


def is_repeated(laid: vec[i64], marks: vec[i64], variant: i64, shares: i64) -> bool:
    """Whether one of the variants before is the same cut."""
    for earlier in range(variant):
        if marks[earlier] == marks[variant]:
            sort_shares(laid, earlier * MOST_PLAYERS, shares)
            sort_shares(laid, variant * MOST_PLAYERS, shares)
            if is_same(laid, earlier * MOST_PLAYERS, variant * MOST_PLAYERS, shares):
                return True
    return False


def is_same(laid: vec[i64], row: i64, other: i64, shares: i64) -> bool:
    for i in range(shares):
        if laid[row + i] != laid[other + i]:
            return False
    return True


def sort_shares(laid: vec[i64], row: i64, shares: i64) -> None:
    for i in range(row + 1, row + shares):
        j = i
        while j > row and laid[j - 1] < laid[j]:
            kept = laid[j]
            laid[j] = laid[j - 1]
            laid[j - 1] = kept
            j -= 1


def proposals(surveyed: i64) -> i64:
    """How many cuts are proposed."""
    if surveyed < SOME_OF_EIGHT:
        return surveyed
    n: i64 = 0
    for variant in range(FEW):
        n += (surveyed >> variant) & 1
    return n


def propose(hoard: i64, shares: i64, surveyed: i64, number: i64, out: vec[i64], row: i64) -> None:
    """Lay the hoard out as the proposal of this number says, into `out` from `row` on; the
    heaps there must be empty."""
    if surveyed < SOME_OF_EIGHT:
        if shares == 2:
            out[row + 1] = second_share(hoard, number)
            out[row] = hoard - out[row + 1]
        else:
            Walk(hoard, shares, number, out, row).go()
        return
    variant: i64 = 0
    while True:
        number -= (surveyed >> variant) & 1
        if number < 0:
            break
        variant += 1
    lay_variant(Tokens(hoard), shares, variant, out, row)


def lay_all(hoard: i64, shares: i64, surveyed: i64) -> vec[i64]:
    """Every proposal at one go: `MOST_PLAYERS` heaps each, in the order of their numbers."""
    n = proposals(surveyed)
    found = vec[i64]([0] * (n * MOST_PLAYERS))
    if surveyed < SOME_OF_EIGHT and shares > 2:
        Walk(hoard, shares, EVERY_ONE, found, 0).go()
        return found
    for number in range(n):
        propose(hoard, shares, surveyed, number, found, number * MOST_PLAYERS)
    return found


def blank() -> vec[i64]:
    """Six empty shares to lay a cut into."""
    return vec[i64]([0] * MOST_PLAYERS)
