"""How the stashes that one observer cannot see may have come about.

Many histories are played side by side, each with its own luck in the thefts nobody saw. Where
the observer learnt something (he drew a token himself, looked into a stash, heard an offer), the
histories are chosen anew by how well they foretold it, as a particle filter does. So the worlds
drawn are as likely as they are given all that was seen, up to the finite number of histories and
three simplifications: what a player picks or yields by choice counts as taken at random; an
offer shows only that he holds his side of it; tokens changed by the sack are left to the sampler.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.gold import heaps
from logovo.games.gold.components import MOST_PLAYERS
from logovo.games.gold.knowledge import DRAWN, EXACT, GAIN, LACKS, MOVE, SACK, THEFT

HISTORIES: Final[i64] = 64
AT_FIRST: Final[i64] = 16  # so that a single world comes quickly
ATTEMPTS: Final[i64] = 256  # histories that may fail before one is mended
ROW: Final = 4  # numbers of a happening
CERTAIN: Final = 1 << 16  # the weight of a history that was sure of what came


@final
class Histories:
    def __init__(self, players: i64, observer: i64, sure: vec[i64], happened: vec[i64]) -> None:
        self.players: i64 = players
        self.observer: i64 = observer
        self.sure = sure
        self.happened = happened
        # Per history six stashes; those from `at` on have not been handed out.
        self.stashes = vec[i64]([0] * (HISTORIES * MOST_PLAYERS))
        self.chosen = vec[i64]([0] * (HISTORIES * MOST_PLAYERS))
        self.weights = vec[i64]([0] * HISTORIES)
        self.many: i64 = AT_FIRST  # played now, and next time
        self.next_many: i64 = AT_FIRST
        self.at: i64 = AT_FIRST
        self.mending: bool = False
        self.doubtful: i64 = 0  # seats of whose stash something is unknown, as a mask

    def draw(self, stash: vec[i64], chance: Chance) -> None:
        """The stashes of one more history."""
        if len(self.happened) == 0:
            for seat in range(self.players):
                stash[seat] = self.sure[seat]
            return
        if self.at == self.many:
            self.play(chance)
        row = self.at * MOST_PLAYERS
        self.at += 1
        for seat in range(self.players):
            stash[seat] = self.stashes[row + seat]

    def forget(self) -> None:
        """Histories already played are not handed out."""
        self.next_many = AT_FIRST
        self.at = self.many

    def play(self, chance: Chance) -> None:
        """All histories from the beginning, anew if none agrees with what was seen."""
        self.many = self.next_many
        self.next_many = HISTORIES
        self.at = 0
        self.mending = False
        for _attempt in range(ATTEMPTS // self.many):
            if self.tell(chance):
                return
        self.mending = True
        self.tell(chance)

    def tell(self, chance: Chance) -> bool:
        """Whether some history came to the end."""
        self.doubtful = 0
        for row in range(0, self.many * MOST_PLAYERS, MOST_PLAYERS):
            for seat in range(self.players):
                self.stashes[row + seat] = self.sure[seat]
        happened = self.happened
        at: i64 = 0
        while at < len(happened):
            kind = happened[at]
            seat = happened[at + 1]
            other = happened[at + 2]
            heap = happened[at + 3]
            at += ROW
            if kind == THEFT:
                self.steal(seat, other, chance)
            elif kind == MOVE or kind == DRAWN:
                if not self.learn(kind, other, heap, chance):
                    return False
                self.gain(other, -heap)
                self.gain(seat, heap)
            elif kind == GAIN:
                self.gain(seat, heap)
            elif kind == SACK:
                self.doubtful |= i64(1) << seat
            elif not self.learn(kind, seat, heap, chance):
                return False
        return True

    def gain(self, seat: i64, heap: i64) -> None:
        stashes = self.stashes
        for history in range(self.many):
            stashes[history * MOST_PLAYERS + seat] += heap

    def steal(self, seat: i64, other: i64, chance: Chance) -> None:
        """A token of the other's, nobody knows which."""
        stashes = self.stashes
        for history in range(self.many):
            row = history * MOST_PLAYERS
            token = heaps.some(heaps.pick_from(stashes[row + other], chance), 1)
            stashes[row + other] -= token
            stashes[row + seat] += token
        self.doubtful |= (i64(1) << seat) | (i64(1) << other)

    # --- what was learnt ------------------------------------------------------------

    def learn(self, kind: i64, seat: i64, heap: i64, chance: Chance) -> bool:
        """Go on with the histories that agree with what the seat's stash turned out to be.
        False if none does and they are not to be mended."""
        if (self.doubtful >> seat) & 1 == 0:
            return True
        total: i64 = 0
        uneven = False
        for history in range(self.many):
            weight = foretold(kind, self.stashes[history * MOST_PLAYERS + seat], heap)
            self.weights[history] = weight
            total += weight
            if weight != self.weights[0]:
                uneven = True
        if uneven:
            self.choose(total, chance)
        elif total == 0:
            if not self.mending:
                return False
            if kind == LACKS:
                return True
            for history in range(self.many):
                self.mend(history * MOST_PLAYERS, seat, heap, chance)
        if kind == EXACT:
            self.doubtful &= ~(i64(1) << seat)
        return True

    def choose(self, total: i64, chance: Chance) -> None:
        """As many histories again, each as often as its weight says."""
        start = chance.below(total)
        history: i64 = 0
        reached = self.weights[0]
        for i in range(self.many):
            while reached * self.many <= i * total + start:
                history += 1
                reached += self.weights[history]
            for seat in range(self.players):
                self.chosen[i * MOST_PLAYERS + seat] = self.stashes[history * MOST_PLAYERS + seat]
        kept = self.stashes
        self.stashes = self.chosen
        self.chosen = kept

    def mend(self, row: i64, seat: i64, heap: i64, chance: Chance) -> None:
        """No history agrees. Make the seat hold the heap all the same: other tokens of his for
        those he lacks."""
        stashes = self.stashes
        for kind in range(heaps.KINDS):
            while heaps.count(stashes[row + seat], kind) < heaps.count(heap, kind):
                spare = heaps.lacking(heap, stashes[row + seat])
                token = heaps.some(heaps.pick_from(spare, chance), 1)
                wanted = heaps.some(kind, 1)
                partner = self.holder(row, seat, kind, chance)
                if partner >= 0:
                    stashes[row + partner] += token - wanted
                # Nobody who may have it: then it came from the bag by the sack.
                stashes[row + seat] += wanted - token

    def holder(self, row: i64, seat: i64, kind: i64, chance: Chance) -> i64:
        """Another stash in doubt with such a token, from a random seat on; -1 if none."""
        first = chance.below(self.players)
        for step in range(self.players):
            other = (first + step) % self.players
            if other != seat and (self.doubtful >> other) & 1:
                if heaps.count(self.stashes[row + other], kind) != 0:
                    return other
        return -1


def foretold(kind: i64, stash: i64, heap: i64) -> i64:
    """How likely it was with this stash that the heap would be seen."""
    if kind == LACKS:
        if heaps.holds(stash, heap):
            return 0
        return CERTAIN
    if not heaps.holds(stash, heap):
        return 0
    if kind == DRAWN:
        # One token at random: of all those there, so many are of its kind.
        of_kind = (stash & heap * heaps.FIELD) // heap
        return CERTAIN * of_kind // heaps.size(stash)
    return CERTAIN
