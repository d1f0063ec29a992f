"""Ways to lay a hoard out in shares: the auto-cut and the proposals a divider is shown.

With at most 60 distinct cuts (shares in any order) all are proposed, else up to eight. A proposal
is known by its number; it is computed only when somebody looks at it or plays it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold.components import (
    BLACK,
    BLUE,
    GOLD,
    GREEN,
    MOST_PLAYERS,
    PURPLE,
    RED,
    SILVER,
    WHITE,
    YELLOW,
)
from logovo.games.gold.heaps import KINDS, count, some

MOST_LISTED: Final = 60

# The proposals for a hoard with more cuts than that.
AUTO: Final = 0
EVEN: Final = 1  # in worth
EVEN_BY_KINDS: Final = 2  # every kind stays together, as even as that goes
SNAKE: Final = 3  # like the auto-cut, there and back
COINS_APART: Final = 4  # coins in the first share, stones in the second
GOLD_APART: Final = 5  # black and gold in the first share, the rest even in the others
HEAP: Final = 6  # all in one share
STONES_EVEN: Final = 7  # as the auto-cut, but coins only to the last share
FEW: Final[i64] = 8
EVERY_ONE: Final = -1
SOME_OF_EIGHT: Final = 256  # marks a survey that holds bits of these, not a number

# gold.auto-cut: K G B E P Y W R S.
AUTO_ORDER: Final = vec[i64]([BLACK, GOLD, BLUE, GREEN, PURPLE, YELLOW, WHITE, RED, SILVER])

EVEN_ORDER: Final = vec[i64]([BLACK, GOLD, WHITE, BLUE, GREEN, PURPLE, YELLOW, SILVER, RED])

WORTH: Final = vec[i64]([7, 3, 1, 1, 2, 2, 2, 2, 3])
"""A rough worth of one token where nobody's stash is looked at: coins by their points, a
stone by what sets and majorities usually make of it. White is rare."""


def worth(heap: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += count(heap, kind) * WORTH[kind]
    return total


def survey(hoard: i64, shares: i64) -> i64:
    """What is proposed for a hoard, in one number that the ask keeps: all cuts (their
    number), or a bit for each of the eight that no earlier one equals."""
    listed = distinct_cuts(hoard, shares)
    if listed <= MOST_LISTED:
        return listed
    found: i64 = SOME_OF_EIGHT
    seen = vec[i64]([0] * (FEW * MOST_PLAYERS))
    out = blank()
    for variant in range(FEW):
        for i in range(shares):
            out[i] = 0
        lay_variant(hoard, shares, variant, out)
        sort_shares(out, shares)
        if not is_seen(seen, variant, out):
            found |= 1 << variant
        for i in range(shares):
            seen[variant * MOST_PLAYERS + i] = out[i]
    return found


def proposals(surveyed: i64) -> i64:
    """How many cuts are proposed."""
    if surveyed < SOME_OF_EIGHT:
        return surveyed
    n: i64 = 0
    for variant in range(FEW):
        n += (surveyed >> variant) & 1
    return n


def propose(hoard: i64, shares: i64, surveyed: i64, number: i64, out: vec[i64]) -> None:
    """Lay the hoard out into `out` as the proposal of this number says."""
    if surveyed < SOME_OF_EIGHT:
        Walk(hoard, shares, number, out).go()
        return
    variant: i64 = 0
    while True:
        number -= (surveyed >> variant) & 1
        if number < 0:
            break
        variant += 1
    lay_variant(hoard, shares, variant, out)


def lay_all(hoard: i64, shares: i64, surveyed: i64) -> vec[i64]:
    """Every proposal at one go: `MOST_PLAYERS` heaps each, in the order of their numbers."""
    n = proposals(surveyed)
    found = vec[i64]([0] * (n * MOST_PLAYERS))
    if surveyed < SOME_OF_EIGHT:
        Walk(hoard, shares, EVERY_ONE, found).go()
        return found
    out = blank()
    for number in range(n):
        for i in range(shares):
            out[i] = 0
        propose(hoard, shares, surveyed, number, out)
        for i in range(shares):
            found[number * MOST_PLAYERS + i] = out[i]
    return found


def sort_shares(out: vec[i64], shares: i64) -> None:
    for i in range(1, shares):
        j = i
        while j > 0 and out[j - 1] < out[j]:
            kept = out[j]
            out[j] = out[j - 1]
            out[j - 1] = kept
            j -= 1


def is_seen(seen: vec[i64], variants: i64, out: vec[i64]) -> bool:
    """Whether one of the variants before is the same cut."""
    for variant in range(variants):
        same = True
        for i in range(MOST_PLAYERS):
            if seen[variant * MOST_PLAYERS + i] != out[i]:
                same = False
        if same:
            return True
    return False


def lay_variant(hoard: i64, shares: i64, variant: i64, out: vec[i64]) -> None:
    if variant == AUTO:
        auto_cut(hoard, shares, out)
    elif variant == EVEN:
        even_cut(hoard, 0, shares, out)
    elif variant == EVEN_BY_KINDS:
        by_kinds(hoard, shares, out)
    elif variant == SNAKE:
        snake(hoard, shares, out)
    elif variant == COINS_APART:
        coins = coins_of(hoard)
        out[0] = coins
        out[1] = hoard - coins
    elif variant == GOLD_APART:
        gold = some(BLACK, count(hoard, BLACK)) + some(GOLD, count(hoard, GOLD))
        out[0] = gold
        even_cut(hoard - gold, 1, shares, out)
    elif variant == HEAP:
        out[0] = hoard
    else:
        coins = coins_of(hoard)
        auto_cut(hoard - coins, shares, out)
        out[shares - 1] += coins


def blank() -> vec[i64]:
    """Six empty shares to lay a cut into."""
    return vec[i64]([0] * MOST_PLAYERS)


def coins_of(heap: i64) -> i64:
    """Everything but stones."""
    return heap & (some(BLUE, 1) - 1)


def auto_cut(hoard: i64, shares: i64, out: vec[i64]) -> None:
    # gold.auto-cut: dealt one by one in a circle.
    at: i64 = 0
    for place in range(KINDS):
        kind = AUTO_ORDER[place]
        for _i in range(count(hoard, kind)):
            out[at] += some(kind, 1)
            at += 1
            if at == shares:
                at = 0


def snake(hoard: i64, shares: i64, out: vec[i64]) -> None:
    at: i64 = 0
    step: i64 = 1
    for place in range(KINDS):
        kind = AUTO_ORDER[place]
        for _i in range(count(hoard, kind)):
            out[at] += some(kind, 1)
            if at + step == shares or at + step < 0:
                step = -step
            else:
                at += step


def even_cut(hoard: i64, first: i64, shares: i64, out: vec[i64]) -> None:
    """The worthiest token always to the poorest share, then exchanges while they help.
    Shares before `first` are left alone."""
    worths = blank()
    for place in range(KINDS):
        kind = EVEN_ORDER[place]
        for _i in range(count(hoard, kind)):
            poorest = least(worths, first, shares)
            out[poorest] += some(kind, 1)
            worths[poorest] += WORTH[kind]
    for _i in range(16):
        if not improve(out, worths, first, shares):
            return


def least(worths: vec[i64], first: i64, shares: i64) -> i64:
    best = first
    for i in range(first + 1, shares):
        if worths[i] < worths[best]:
            best = i
    return best


def improve(out: vec[i64], worths: vec[i64], first: i64, shares: i64) -> bool:
    """Exchange one token of the richest share for a lesser one (or none) of the poorest,
    if that brings them closer together."""
    poor = least(worths, first, shares)
    rich = first
    for i in range(first + 1, shares):
        if worths[i] > worths[rich]:
            rich = i
    gap = worths[rich] - worths[poor]
    if gap <= 1:
        return False
    for given in range(KINDS):
        if count(out[rich], given) == 0:
            continue
        for taken in range(KINDS + 1):
            back: i64 = 0
            token: i64 = 0
            if taken < KINDS:
                if count(out[poor], taken) == 0:
                    continue
                back = WORTH[taken]
                token = some(taken, 1)
            shift = WORTH[given] - back
            if shift > 0 and shift < gap:
                moved = some(given, 1) - token
                out[rich] -= moved
                out[poor] += moved
                worths[rich] -= shift
                worths[poor] += shift
                return True
    return False


def by_kinds(hoard: i64, shares: i64, out: vec[i64]) -> None:
    worths = blank()
    for place in range(KINDS):
        kind = AUTO_ORDER[place]
        n = count(hoard, kind)
        if n > 0:
            poorest = least(worths, 0, shares)
            out[poorest] += some(kind, n)
            worths[poorest] += n * WORTH[kind]


# --- all distinct cuts ------------------------------------------------------------


def distinct_cuts(hoard: i64, shares: i64) -> i64:
    """How many ways there are to cut, shares in any order; any number above 60 if more."""
    ordered: i64 = 1
    halves: i64 = 1  # cuts that stay the same when two shares change places
    thirds: i64 = 1  # and when three go round
    orders: i64 = 1
    for i in range(2, shares + 1):
        orders *= i
    for kind in range(KINDS):
        n = count(hoard, kind)
        if n == 0:
            continue
        ordered *= ways(n, shares)
        if ordered > MOST_LISTED * orders:
            return MOST_LISTED + 1
        if n % 3 != 0:
            thirds = 0
        if shares == 2:
            if n % 2 != 0:
                halves = 0
        else:
            halves *= n // 2 + 1
    if shares == 2:
        return (ordered + halves) // 2
    if shares == 3:
        return (ordered + 3 * halves + 2 * thirds) // 6
    walk = Walk(hoard, shares, MOST_LISTED, NOWHERE)
    walk.go()
    return walk.seen


def ways(n: i64, shares: i64) -> i64:
    """To deal n equal tokens to numbered shares: (n + shares - 1) over (shares - 1)."""
    out: i64 = 1
    for i in range(1, shares):
        out = out * (n + i) // i
    return out


NOWHERE: Final = vec[i64]([0] * MOST_PLAYERS)


@final
class Walk:
    """Goes through all distinct cuts in a fixed order and stops at the one asked for, or
    keeps them all.

    Kind by kind, each kind share by share. Shares that are equal so far are interchangeable,
    so of those a later one never gets more than an earlier one: that leaves exactly one
    order of every cut. The depth is at most nine kinds by six shares.
    """

    def __init__(self, hoard: i64, shares: i64, wanted: i64, out: vec[i64]) -> None:
        self.hoard: i64 = hoard
        self.shares: i64 = shares
        self.wanted: i64 = wanted
        self.out = out
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
        else:
            done = self.deal(following, 0, count(self.hoard, following))
        self.heaps[share] -= left * some(kind, 1)
        return done

    def close_cut(self) -> bool:
        found = self.seen == self.wanted
        if found or self.wanted == EVERY_ONE:
            row: i64 = 0
            if not found:
                row = self.seen * MOST_PLAYERS
            for i in range(self.shares):
                self.out[row + i] = self.heaps[i]
        self.seen += 1
        return found

    def held(self, kind: i64, share: i64) -> i64:
        return count(self.heaps[share], kind)

    def is_twin(self, kind: i64, share: i64) -> bool:
        """Whether this share and the one before it are equal in all earlier kinds."""
        earlier = some(kind, 1) - 1
        return (self.heaps[share] ^ self.heaps[share - 1]) & earlier == 0
