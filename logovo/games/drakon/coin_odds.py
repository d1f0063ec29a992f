"""Where the coins may lie, as one observer can know it: every division of them with its odds.

An exact filter over all histories. A coin drawn unseen splits each division by the value it may
have had; a value seen weighs the divisions by how likely it was drawn from them; divisions in
which somebody would have won already are dropped. Only where there are too many (large tables
late in the game) a random choice of the unlikely ones stands for all of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.drakon.components import COINS, COINS_IN_ALL, HOARD_POOL, MOST_PLAYERS

# A division is one number: for each pool, and for the hoard as the last of them, eight bits with
# the coins of 1 and of 2. Those of 3 are the rest, because the number of coins is open.
POOL_BITS: Final = 8
POOLS: Final = MOST_PLAYERS + 1
NEVER: Final = 1000  # gold that nobody reaches
MOST: Final = 4096  # divisions of even the smallest odds that are kept
FINENESS: Final = 1 << 20
DRAWS: Final = 1 << 30


@final
class CoinOdds:
    def __init__(self, goal: i64) -> None:
        self.goal = goal  # gold that would have won; NEVER if owning does not win
        self.count = vec[i64]([0] * POOLS)
        self.count[HOARD_POOL] = COINS_IN_ALL
        bottom = (COINS[0] | (COINS[1] << 4)) << (POOL_BITS * HOARD_POOL)
        self.odds: dict[int, float] = {bottom: 1.0}
        self.luck = Chance(1)  # only to choose which unlikely divisions stay

    def move(self, source: i64, target: i64, value: i64, won: bool) -> None:
        """A random coin goes from pool to pool; value 0 if it was not seen."""
        found: dict[int, float] = {}
        for key, weight in self.odds.items():
            for drawn in range(i64(1), i64(4)):
                if value == 0 or drawn == value:
                    ways = self.coins_of(key, source, drawn)
                    if ways > 0:
                        after = key - unit(source, drawn) + unit(target, drawn)
                        share = weight * float(ways)
                        found[int(after)] = found.get(int(after), 0.0) + share
        self.count[source] -= 1
        self.count[target] += 1
        self.keep(found, target, self.goal, won)

    def swap(self, pool: i64, gave: i64, got: i64, won: bool) -> None:
        """The Thief's swap with the hoard; 0 for what was not seen. The one named is taken to
        be any value the Thief owns."""
        hoard: i64 = HOARD_POOL
        found: dict[int, float] = {}
        for key, weight in self.odds.items():
            owned: i64 = 0
            for named in range(i64(1), i64(4)):
                if self.coins_of(key, pool, named) > 0:
                    owned += 1
            for named in range(i64(1), i64(4)):
                if (gave != 0 and gave != named) or self.coins_of(key, pool, named) == 0:
                    continue
                chosen = weight if gave != 0 else weight / float(owned)
                for drawn in range(i64(1), i64(4)):
                    ways = self.coins_of(key, hoard, drawn)
                    if ways > 0 and (got == 0 or got == drawn):
                        after = key - unit(pool, named) + unit(hoard, named)
                        after += unit(pool, drawn) - unit(hoard, drawn)
                        found[int(after)] = found.get(int(after), 0.0) + chosen * float(ways)
        self.keep(found, pool, self.goal, won)

    def learn_riches(self, pool: i64, least: i64, rich: bool) -> None:
        """The pool was seen to have so much gold, or to have less."""
        self.keep(dict(self.odds), pool, least, rich)

    def keep(self, found: dict[int, float], pool: i64, least: i64, rich: bool) -> None:
        """Go on with those divisions in which the pool has so much gold, or has less."""
        total = 0.0
        kept: dict[int, float] = {}
        for key, weight in found.items():
            if pool == HOARD_POOL or (self.gold(key, pool) >= least) == rich:
                kept[key] = weight
                total += weight
        if len(kept) > 2 * MOST:
            kept = self.thinned(kept, total)
            total = sum(kept.values())
        self.odds = {key: weight / total for key, weight in kept.items()}

    def thinned(self, found: dict[int, float], total: float) -> dict[int, float]:
        """About MOST divisions: the likely ones, and so many of the others, chosen at random
        and raised to the same odds, that their sum stays what it was."""
        step = total / float(MOST)
        reached = step * float(self.luck.below(FINENESS)) / float(FINENESS)
        kept: dict[int, float] = {}
        for key, weight in found.items():
            if weight >= step:
                kept[key] = weight
                continue
            reached += weight
            if reached >= step:
                reached -= step
                kept[key] = step
        return kept

    def coins_of(self, key: i64, pool: i64, value: i64) -> i64:
        """How many coins of a value a pool has in a division."""
        held = key >> (POOL_BITS * pool)
        if value == 1:
            return held & 15
        if value == 2:
            return (held >> 4) & 15
        return self.count[pool] - (held & 15) - ((held >> 4) & 15)

    def gold(self, key: i64, pool: i64) -> i64:
        held = key >> (POOL_BITS * pool)
        return 3 * self.count[pool] - 2 * (held & 15) - ((held >> 4) & 15)

    def is_possible(self) -> bool:
        return len(self.odds) > 0

    def lots(self) -> CoinLots:
        keys = list(self.odds)
        reached: list[int] = []
        total = 0.0
        for key in keys:
            total += self.odds[key]
            reached.append(int(total * float(DRAWS)))
        return CoinLots(self.count[:], keys, reached)


@final
class CoinLots:
    """The divisions ready to be drawn from, many a second."""

    def __init__(self, count: vec[i64], keys: list[int], reached: list[int]) -> None:
        self.count = count
        self.keys = vec[i64]([i64(key) for key in keys])
        self.reached = vec[i64]([i64(sum_so_far) for sum_so_far in reached])

    def draw(self, chance: Chance) -> i64:
        """A division, each as often as its odds say."""
        low: i64 = 0
        high: i64 = len(self.keys) - 1
        if high > 0:
            lot = chance.below(DRAWS)
            while low < high:
                middle = (low + high) >> 1
                if self.reached[middle] > lot:
                    high = middle
                else:
                    low = middle + 1
        return self.keys[low]


def unit(pool: i64, value: i64) -> i64:
    """One coin of a value in a pool, as part of a division."""
    one = BIT_OF[pool]
    if value == 1:
        return one
    if value == 2:
        return one << 4
    return 0


BIT_OF: Final = vec[i64]([i64(256**pool) for pool in range(POOLS)])
