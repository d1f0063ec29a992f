"""What may lie in the stashes that one observer cannot see: every division with its odds.

A filter over all that can have happened. A theft nobody saw splits each division by the token it
may have been; what the observer learns (draws a token, looks into a stash, hears an offer)
weighs the divisions by how likely each made it. Only where there are too many, a random choice
of the unlikely ones stands for all of them (`thinned`); if of those only a few fit what comes to
light later, the course of the game is gone through once more with room for more of them.

Two simplifications: what a player picks, yields or puts into the bag by choice counts as taken at
random; an offer shows only that its side is held.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.gold import heaps
from logovo.games.gold.components import MOST_PLAYERS
from logovo.games.gold.happenings import (
    BAG,
    DRAWN,
    EXACT,
    GAIN,
    LACKS,
    MOVE,
    SACK,
    THEFT,
    Happening,
)

MOST: Final = 1024  # divisions of even the smallest odds that are kept
FINER: Final = 16  # times as many, for one who goes through the game once more
FEW: Final = 64  # so few that others, which were dropped, may be as likely
FINENESS: Final = 1 << 30
DRAWS: Final = 1 << 30

Division = tuple[int, ...]
"""For each seat how its stash differs from what all divisions have in common: a heap that may be
less than nothing. After a token has been put into the bag by a sack, that token's kind."""


@final
class StashOdds:
    def __init__(self, players: i64, sure: list[int], most: int = MOST) -> None:
        self.players = players
        self.sure = sure  # before anything was unseen
        self.most = most
        self.luck = Chance(1)  # only to choose which unlikely divisions stay
        self.common = vec[i64]([i64(heap) for heap in sure])
        self.odds: dict[Division, float] = {(0,) * MOST_PLAYERS: 1.0}
        self.doubtful: i64 = 0  # seats of whose stash something is unknown, as a mask
        self.heard: list[Happening] = []
        self.has_dropped = False  # and has not gone through all of it again since

    def hear(self, row: Happening) -> None:
        self.heard.append(row)
        kind, seat, other, heap = row
        if kind == THEFT:
            self.steal(seat, other)
        elif kind == SACK:
            self.use_sack(seat, heap)
        elif kind == BAG:
            self.see_in_bag(other, heap)
        elif kind == GAIN:
            self.common[seat] += heap
        elif kind == MOVE or kind == DRAWN:
            if not self.learn(kind, other, heap):
                return
            self.common[other] -= heap
            self.common[seat] += heap
        else:
            self.learn(kind, seat, heap)

    # --- what nobody saw ------------------------------------------------------------

    def steal(self, seat: i64, other: i64) -> None:
        """A token of the other's, nobody knows which."""
        found: dict[Division, float] = {}
        for division, odds in self.odds.items():
            stash = self.common[other] + i64(division[other])
            many = heaps.size(stash)
            for kind in range(heaps.KINDS):
                n = heaps.count(stash, kind)
                if n > 0:
                    token = heaps.some(kind, 1)
                    after = changed(changed(division, other, -token), seat, token)
                    add(found, after, odds * float(n) / float(many))
        self.doubtful |= (i64(1) << seat) | (i64(1) << other)
        self.keep(found)

    def use_sack(self, seat: i64, unseen: i64) -> None:
        """A token of the seat's for one out of the bag, nobody knows which."""
        put: dict[Division, float] = {}
        for division, odds in self.odds.items():
            stash = self.common[seat] + i64(division[seat])
            many = heaps.size(stash)
            for kind in range(heaps.KINDS):
                n = heaps.count(stash, kind)
                if n > 0:
                    after = changed(division, seat, -heaps.some(kind, 1))
                    put[(*after, int(kind))] = odds * float(n) / float(many)
        self.doubtful |= i64(1) << seat
        before_it = self.odds
        self.keep(put)
        found: dict[Division, float] = {}
        for division, odds in self.odds.items():
            before = division[:MOST_PLAYERS]
            if len(division) > MOST_PLAYERS:
                bag = self.bag(before, unseen - heaps.some(division[MOST_PLAYERS], 1))
                many = heaps.size(bag)
                for kind in range(heaps.KINDS):
                    n = heaps.count(bag, kind)
                    if n > 0:
                        after = changed(before, seat, heaps.some(kind, 1))
                        add(found, after, odds * float(n) / float(many))
        self.odds = before_it
        self.keep(found)

    def bag(self, division: Division, unseen: i64) -> i64:
        """What is in the bag, if bag and stashes together are this; 0 if they cannot be."""
        held: i64 = 0
        for seat in range(self.players):
            held += self.common[seat] + i64(division[seat])
        if heaps.holds(unseen, held):
            return unseen - held
        return 0

    # --- what was learnt ------------------------------------------------------------

    def learn(self, kind: i64, seat: i64, heap: i64) -> bool:
        """Go on with the divisions that agree with what the seat's stash turned out to be.
        False if all was gone through again, this row included."""
        if (self.doubtful >> seat) & 1 == 0:
            return True
        found: dict[Division, float] = {}
        for division, odds in self.odds.items():
            chance = likelihood(kind, self.common[seat] + i64(division[seat]), heap)
            if chance > 0.0:
                found[division] = odds * chance
        if self.may_recall(found):
            self.recall()
            return False
        if len(found) == 0 and kind != LACKS:
            found = self.mended(seat, heap)
        self.keep(found)
        if kind == EXACT:
            self.doubtful &= ~(i64(1) << seat)
        return True

    def see_in_bag(self, drawn: i64, unseen: i64) -> None:
        """Go on with the divisions by how likely these tokens came out of the bag in each."""
        found: dict[Division, float] = {}
        for division, odds in self.odds.items():
            chance = chance_of(self.bag(division, unseen), drawn, unseen)
            if chance > 0.0:
                found[division] = odds * chance
        if self.may_recall(found):
            self.recall()
        else:
            self.keep(found)

    # --- all together -----------------------------------------------------------------

    def keep(self, found: dict[Division, float]) -> None:
        """Go on with these; with what there was if none is left."""
        if len(found) == 0:
            return
        if len(found) > 2 * self.most:
            found = self.thinned(found)
        total = sum(found.values())
        self.odds = {division: odds / total for division, odds in found.items()}

    def thinned(self, found: dict[Division, float]) -> dict[Division, float]:
        """The likely divisions, and so many of the others, chosen at random and raised to the
        same odds, that their sum stays what it was."""
        self.has_dropped = True
        step = sum(found.values()) / float(self.most)
        reached = step * float(self.luck.below(FINENESS)) / float(FINENESS)
        kept: dict[Division, float] = {}
        for division, odds in found.items():
            if odds >= step:
                kept[division] = odds
                continue
            reached += odds
            if reached >= step:
                reached -= step
                kept[division] = step
        return kept

    def may_recall(self, found: dict[Division, float]) -> bool:
        return self.has_dropped and len(found) < FEW and self.most == MOST

    def recall(self) -> None:
        """Go through the game once more and tell more divisions apart."""
        again = StashOdds(self.players, self.sure, MOST * FINER)
        for row in self.heard:
            again.hear(row)
        self.common = again.common
        self.doubtful = again.doubtful
        self.has_dropped = False
        self.keep(again.odds)

    def mended(self, seat: i64, heap: i64) -> dict[Division, float]:
        """No division agrees, because the listener has come late or too many were dropped. Make
        the seat hold the heap all the same: other tokens are given up for those missing."""
        found: dict[Division, float] = {}
        for division, odds in self.odds.items():
            after = division
            for kind in range(heaps.KINDS):
                while heaps.count(self.common[seat] + i64(after[seat]), kind) < heaps.count(
                    heap, kind
                ):
                    spare = heaps.lacking(heap, self.common[seat] + i64(after[seat]))
                    if spare == 0:
                        break
                    token = heaps.some(heaps.pick_from(spare, self.luck), 1)
                    wanted = heaps.some(kind, 1)
                    partner = self.holder(after, seat, kind)
                    if partner >= 0:
                        after = changed(after, partner, token - wanted)
                    # Nobody who may have it: then it came from the bag by the sack.
                    after = changed(after, seat, wanted - token)
            add(found, after, odds)
        return found

    def holder(self, division: Division, seat: i64, kind: i64) -> i64:
        """Another stash in doubt with such a token, from a random seat on; -1 if none."""
        first = self.luck.below(self.players)
        for step in range(self.players):
            other = (first + step) % self.players
            if other != seat and (self.doubtful >> other) & 1:
                if heaps.count(self.common[other] + i64(division[other]), kind) != 0:
                    return other
        return -1

    def lots(self) -> StashLots:
        numbers: list[i64] = []
        reached: list[i64] = []
        total = 0.0
        for division, odds in self.odds.items():
            total += odds
            reached.append(i64(int(total * float(DRAWS))))
            for seat in range(self.players):
                numbers.append(self.common[seat] + i64(division[seat]))
        return StashLots(self.players, vec[i64](numbers), vec[i64](reached), self.doubtful)


@final
class StashLots:
    """The divisions ready to be drawn from, many a second."""

    def __init__(self, players: i64, stashes: vec[i64], reached: vec[i64], doubtful: i64) -> None:
        self.players = players
        self.stashes = stashes  # a row for each division
        self.reached = reached
        self.doubtful = doubtful

    def draw(self, stash: vec[i64], chance: Chance) -> None:
        """Fill in the stashes of a division, each as often as its odds say."""
        low: i64 = 0
        high: i64 = len(self.reached) - 1
        if high > 0:
            lot = chance.below(DRAWS)
            while low < high:
                middle = (low + high) >> 1
                if self.reached[middle] > lot:
                    high = middle
                else:
                    low = middle + 1
        row = low * self.players
        stashes = self.stashes
        for seat in range(self.players):
            stash[seat] = stashes[row + seat]


def changed(division: Division, seat: i64, heap: i64) -> Division:
    numbers = list(division)
    numbers[seat] += int(heap)
    return tuple(numbers)


def add(found: dict[Division, float], division: Division, odds: float) -> None:
    found[division] = found.get(division, 0.0) + odds


def chance_of(bag: i64, drawn: i64, unseen: i64) -> float:
    """How likely the tokens are drawn from this bag, up to a factor that all bags share."""
    chance = 1.0
    for kind in range(heaps.KINDS):
        for i in range(heaps.count(drawn, kind)):
            chance *= float(heaps.count(bag, kind) - i) / float(heaps.count(unseen, kind) - i)
            if chance <= 0.0:
                return 0.0
    return chance


def likelihood(kind: i64, stash: i64, heap: i64) -> float:
    """How likely it was with this stash that the heap would be seen."""
    if kind == LACKS:
        return 0.0 if heaps.holds(stash, heap) else 1.0
    if kind == EXACT:
        return 1.0 if stash == heap else 0.0
    if not heaps.holds(stash, heap):
        return 0.0
    if kind == DRAWN:
        # One token at random: of all those there, so many are of its kind.
        of_kind = (stash & heap * heaps.FIELD) // heap
        return float(of_kind) / float(heaps.size(stash))
    return 1.0
