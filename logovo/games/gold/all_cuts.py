"""All distinct cuts of a hoard: how many there are, and the one of a given number.

Shares may lie in any order, so cuts are counted by Burnside's lemma: the mean, over all ways to
exchange the shares with one another, of the cuts that look the same afterwards. Exchanges that
go round in circles of the same lengths leave the same number of cuts alone, so they share a row of
the tables below.
"""

from __future__ import annotations

from math import factorial
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold.components import MOST_PLAYERS
from logovo.games.gold.heaps import BITS, FIELD, KINDS, count, some

MOST_LISTED: Final = 60
EVERY_ONE: Final = -1

ROW_WIDTH: Final[i64] = FIELD // 2 + 1


def circles(shares: int, longest: int) -> list[list[int]]:
    """The lengths of the circles in which shares can change places: first all stay, then just two
    change."""
    if shares == 0:
        return [[]]
    found: list[list[int]] = []
    for length in range(1, min(shares, longest) + 1):
        found += [[length, *rest] for rest in circles(shares - length, length)]
    return found


def exchanges(lengths: list[int]) -> int:
    """In how many ways the shares can go round in circles of these lengths."""
    ways = factorial(sum(lengths))
    for length in set(lengths):
        ways //= length ** lengths.count(length) * factorial(lengths.count(length))
    return ways


def unchanged(lengths: list[int]) -> list[int]:
    """For each number of equal tokens: the ways to deal them that such an exchange leaves as
    they are, so that all shares of a circle have equally many."""
    ways = [1] + [0] * (ROW_WIDTH - 1)
    for length in lengths:
        for n in range(length, ROW_WIDTH):
            ways[n] += ways[n - length]
    return ways


def _rows() -> list[list[list[int]]]:
    return [circles(shares, shares) for shares in range(int(MOST_PLAYERS) + 1)]


CIRCLES: Final = _rows()
ROWS_FROM: Final = vec[i64](
    [sum(len(rows) for rows in CIRCLES[:shares]) for shares in range(len(CIRCLES) + 1)]
)
ROW_SIZES: Final = vec[i64]([exchanges(lengths) for rows in CIRCLES for lengths in rows])
WAYS: Final = vec[i64]([n for rows in CIRCLES for lengths in rows for n in unchanged(lengths)])
ORDERS: Final = vec[i64]([factorial(shares) for shares in range(len(CIRCLES))])


def distinct_cuts(hoard: i64, shares: i64) -> i64:
    """How many ways there are to cut, shares in any order; any number above 60 if more."""
    enough = MOST_LISTED * ORDERS[shares]
    ways = WAYS
    total: i64 = 0
    for row in range(ROWS_FROM[shares], ROWS_FROM[shares + 1]):
        same = ROW_SIZES[row]
        at = row * ROW_WIDTH
        left = hoard
        while left != 0:
            same *= ways[at + (left & FIELD)]
            if same > enough:
                return MOST_LISTED + 1
            left >>= BITS
        total += same
    return total // ORDERS[shares]


def second_share(hoard: i64, number: i64) -> i64:
    """Of the cut in two with this number in the order of `Walk`: the last kind varies first,
    and the first share never comes behind the second, which leaves just half of the ways."""
    share: i64 = 0
    kind = KINDS - 1
    while number > 0:
        n = count(hoard, kind)
        if n > 0:
            share += some(kind, number % (n + 1))
            number //= n + 1
        kind -= 1
    return share


@final
class Walk:
    """Goes through all distinct cuts in a fixed order and stops at the one asked for, or
    keeps them all.

    Kind by kind, each kind share by share. Shares that are equal so far are interchangeable,
    so of those a later one never gets more than an earlier one: that leaves exactly one
    order of every cut. The depth is at most nine kinds by six shares.
    """

    def __init__(self, hoard: i64, shares: i64, wanted: i64, out: vec[i64], row: i64) -> None:
        self.hoard: i64 = hoard
        self.shares: i64 = shares
        self.wanted: i64 = wanted
        self.out = out
        self.row: i64 = row
        self.heaps = vec[i64]([0] * MOST_PLAYERS)
        self.seen: i64 = 0

    def go(self) -> None:
        self.deal(0, 0, count(self.hoard, 0))

    def deal(self, kind: i64, share: i64, left: i64) -> bool:
        """Deal the rest of a kind from this share on; True once the walk is over."""
        if share == self.shares - 1 or left == 0:
            return self.close_kind(kind, share, left)
        most = left
        if share > 0 and self.is_twin(kind, share):
            most = self.held(kind, share - 1)
            if most > left:
                most = left
        token = some(kind, 1)
        n = most
        while n >= 0:
            self.heaps[share] += n * token
            done = self.deal(kind, share + 1, left - n)
            self.heaps[share] -= n * token
            if done:
                return True
            n -= 1
        return False

    def close_kind(self, kind: i64, share: i64, left: i64) -> bool:
        """The last share gets what is left of a kind, if its twin before it has as much."""
        if left > 0 and self.is_twin(kind, share) and left > self.held(kind, share - 1):
            return False
        self.heaps[share] += left * some(kind, 1)
        done = False
        following = kind + 1
        while following < KINDS and count(self.hoard, following) == 0:
            following += 1
        if following == KINDS:
            done = self.close_cut()
        elif not self.passes(following):
            done = self.deal(following, 0, count(self.hoard, following))
        self.heaps[share] -= left * some(kind, 1)
        return done

    def close_cut(self) -> bool:
        found = self.seen == self.wanted
        if found or self.wanted == EVERY_ONE:
            for i in range(self.shares):
                self.out[self.row + i] = self.heaps[i]
            self.row += MOST_PLAYERS
        self.seen += 1
        return found

    def passes(self, kind: i64) -> bool:
        """Whether the wanted cut lies behind all that the kinds from this one on can still
        make of the shares; those cuts are then counted without looking at them."""
        if self.wanted == EVERY_ONE:
            return False
        twins: i64 = 0
        for share in range(1, self.shares):
            if self.is_twin(kind, share):
                twins += 1
        if twins > 1:
            return False
        # If all shares differ, every way to deal the rest is a cut of its own. If two are equal,
        # the ways come in pairs, but for those that deal both the same.
        ways = WAYS
        at = ROWS_FROM[self.shares] * ROW_WIDTH
        all_ways: i64 = 1
        same: i64 = 1
        for later in range(kind, KINDS):
            n = count(self.hoard, later)
            all_ways *= ways[at + n]
            same *= ways[at + ROW_WIDTH + n]
        if twins == 1:
            all_ways = (all_ways + same) // 2
        if self.seen + all_ways > self.wanted:
            return False
        self.seen += all_ways
        return True

    def held(self, kind: i64, share: i64) -> i64:
        return count(self.heaps[share], kind)

    def is_twin(self, kind: i64, share: i64) -> bool:
        """Whether this share and the one before it are equal in all earlier kinds."""
        earlier = some(kind, 1) - 1
        return (self.heaps[share] ^ self.heaps[share - 1]) & earlier == 0
