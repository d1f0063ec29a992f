"""What a trade of tokens is worth to both sides, as one of them can tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from logovo.games.gold import heaps, worths
from logovo.games.gold.table import GoldTable
from logovo.search.policies.gold_worth import POINT, worth

UNEVEN: Final = 1  # points by which an offer may ask for more than it gives
AGREED: Final = 400  # the least gain for which the other side is taken to agree


@dataclass(frozen=True)
class Trade:
    """`give` and `get` are heaps, as the seat that weighs it sees it."""

    other: int
    give: int
    get: int


@dataclass(frozen=True)
class Price:
    """In thousandths of a point: `own` gain, `theirs` on the average over imagined worlds, and how
    often the other side has the tokens and gains enough to agree. `net` counts a rival's gain
    against the own one: only who has most points wins."""

    own: int
    theirs: float
    agreed: float
    net: float


class Prices:
    """Worths in worlds that all look alike to the seat: its own stash is the same in each."""

    def __init__(self, worlds: Sequence[GoldTable], seat: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.state = worlds[0]
        self.mine = int(self.state.stash[seat])
        self.rivals = int(self.state.players) - 1
        self.known: dict[int, int] = {}

    def worth(self, heap: int) -> int:
        if heap not in self.known:
            self.known[heap] = int(worth(self.state, heap))
        return self.known[heap]

    def own_gain(self, give: int, get: int) -> int:
        return self.worth(self.mine - give + get) - self.worth(self.mine)

    def price(self, trade: Trade) -> Price:
        own = self.own_gain(trade.give, trade.get)
        total, agreed = 0.0, 0
        for world in self.worlds:
            theirs = int(world.stash[trade.other])
            if not heaps.holds(theirs, trade.get):
                continue
            gain = self.worth(theirs - trade.get + trade.give) - self.worth(theirs)
            total += gain
            agreed += gain >= AGREED
        theirs_mean = total / len(self.worlds)
        net = own - max(0.0, theirs_mean) / self.rivals
        return Price(own, theirs_mean, agreed / len(self.worlds), net)

    def good_swaps(self) -> list[tuple[int, int]]:
        """What one might give and get without being laughed at, best for oneself first."""
        gives = [heap for heap in handfuls() if heaps.holds(self.mine, heap)]
        found = []
        for give in gives:
            for get in handfuls():
                if not shares_kind(give, get) and is_fair(give, get):
                    gain = self.own_gain(give, get)
                    if gain >= POINT:
                        found.append((gain, give, get))
        found.sort(reverse=True)
        return [(give, get) for _gain, give, get in found]


def is_fair(give: int, get: int) -> bool:
    """As somebody sees it who knows neither stash; where it is not, the other must gain much."""
    return int(worths.worth(get)) <= int(worths.worth(give)) + UNEVEN


def handfuls() -> list[int]:
    """Heaps of one token or two."""
    ones = [int(heaps.some(kind, 1)) for kind in range(int(heaps.KINDS))]
    return ones + [one + other for at, one in enumerate(ones) for other in ones[at:]]


def shares_kind(one: int, other: int) -> bool:
    """A kind on both sides would only go there and back."""
    return any(
        heaps.count(one, kind) and heaps.count(other, kind) for kind in range(int(heaps.KINDS))
    )
