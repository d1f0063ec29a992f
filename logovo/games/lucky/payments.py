"""With which gold cards the bank pays a sum to a Mad Lucky."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.games.lucky import purses


def payment(bank: i64, due: i64) -> i64:
    """The purse with which the bank pays a sum, or the largest sum it can pay below it."""
    # lucky.pay-exact: the fewest cards, among these the highest single card.
    while due > 0:
        best: i64 = 0
        for threes in range(min_of(due // 3, purses.count(bank, 3)), i64(-1), -1):
            rest = due - 3 * threes
            twos = min_of(rest // 2, purses.count(bank, 2))
            ones = rest - 2 * twos
            if ones <= purses.count(bank, 1):
                purse = ones + (twos << 8) + (threes << 16)
                if best == 0 or purses.size(purse) < purses.size(best):
                    best = purse
        if best != 0:
            return best
        due -= 1
    return 0


def min_of(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b
