"""Where the hidden chambers may be, as one observer can know it: a few stories with their odds.

A chamber that was seen is followed by name, the rest are only counted: any of them may be in any
of the places left. Where an unseen chamber leaves a hand that also holds named ones, every story
splits. A chamber seen later weighs the stories by how likely it was there, and those that do not
allow it are dropped. What a player chose to lay or to put away counts as chosen at random.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.games.drakon.components import CHAMBERS, HAND, MOST_PLAYERS

# Where a chamber is: a seat's hand (0 to 5), or
ON_BOARD: Final = 6
IN_PILE: Final = 7
SOMEWHERE: Final = 8  # hidden and never seen

# What happened to chambers. Chamber 0 stands for one that was not seen.
DRAWN: Final = 0  # pile to hand
LAID: Final = 1  # hand to board
LIFTED: Final = 2  # board to hand
SUNK: Final = 3  # board to under the pile
TAKEN: Final = 4  # hand to hand
BURIED: Final = 5  # hand to under the pile

RING: Final = 128
RING_MASK: Final = 127
MOST: Final = 256  # stories
FINENESS: Final = 1 << 20
DRAWS: Final = 1 << 30


def step(kind: int, seat: int, other: int, thing: int) -> int:
    """One happening as a number."""
    return kind | (seat << 3) | (other << 6) | (thing << 9)


@final
class ChamberStory:
    def __init__(self, players: i64) -> None:
        self.players = players
        self.odds = 1.0
        self.home = vec[u8]([SOMEWHERE] * CHAMBERS)
        self.unnamed = vec[u8]([0] * MOST_PLAYERS)  # per hand
        self.pile = vec[u8]([0] * RING)  # chamber, or 0 for an unnamed one; a ring
        self.top: i64 = 0
        self.size: i64 = CHAMBERS - 1 - players * HAND
        self.home[0] = ON_BOARD
        for seat in range(players):
            self.unnamed[seat] = HAND

    def copy(self) -> ChamberStory:
        other = ChamberStory(0)
        other.players = self.players
        other.odds = self.odds
        other.home = self.home[:]
        other.unnamed = self.unnamed[:]
        other.pile = self.pile[:]
        other.top = self.top
        other.size = self.size
        return other

    def named(self, seat: i64) -> i64:
        """How many chambers of a hand are known by name."""
        n: i64 = 0
        for chamber in range(i64(CHAMBERS)):
            if i64(self.home[chamber]) == seat:
                n += 1
        return n

    def held(self, seat: i64) -> i64:
        return self.named(seat) + i64(self.unnamed[seat])

    def draw(self, seat: i64, thing: i64) -> None:
        drawn = i64(self.pile[self.top])
        self.top = (self.top + 1) & RING_MASK
        self.size -= 1
        if thing != 0 and drawn != thing:
            if drawn != 0 or i64(self.home[thing]) != SOMEWHERE:
                self.odds = 0.0
            self.odds /= float(self.named(SOMEWHERE))
            drawn = thing
        self.join_hand(seat, drawn)

    def join_hand(self, seat: i64, chamber: i64) -> None:
        if chamber == 0:
            self.unnamed[seat] = u8(i64(self.unnamed[seat]) + 1)
        else:
            self.home[chamber] = u8(seat)

    def show(self, seat: i64, thing: i64) -> None:
        """A chamber leaves a hand and is seen. The caller says where it goes."""
        if i64(self.home[thing]) == seat:
            return
        unnamed = i64(self.unnamed[seat])
        if i64(self.home[thing]) != SOMEWHERE or unnamed == 0:
            self.odds = 0.0
            return
        self.odds *= float(unnamed) / float(self.named(SOMEWHERE))
        self.unnamed[seat] = u8(unnamed - 1)

    def push_under(self, chamber: i64) -> None:
        self.pile[(self.top + self.size) & RING_MASK] = u8(chamber)
        self.size += 1
        if chamber != 0:
            self.home[chamber] = IN_PILE

    def fingerprint(self) -> tuple[int, ...]:
        """The same for stories that tell the same."""
        homes = [int(self.home[chamber]) for chamber in range(CHAMBERS)]
        lying = [int(self.pile[(self.top + i) & RING_MASK]) for i in range(self.size)]
        return tuple(homes + lying)


@final
class ChamberStories:
    def __init__(self, players: i64) -> None:
        self.stories = [ChamberStory(players)]
        self.luck = Chance(1)  # only to choose which unlikely stories stay

    def go_on(self, happening: i64) -> None:
        kind = happening & 7
        seat = (happening >> 3) & 7
        other = (happening >> 6) & 7
        thing = happening >> 9
        if thing == 0 and (kind == TAKEN or kind == BURIED):
            self.split(kind, seat, other)
            return
        for story in self.stories:
            if kind == DRAWN:
                story.draw(seat, thing)
            elif kind == LAID:
                story.show(seat, thing)
                story.home[thing] = ON_BOARD
            elif kind == LIFTED:
                story.home[thing] = u8(seat)
            elif kind == SUNK:
                story.push_under(thing)
            elif kind == TAKEN:
                story.show(other, thing)
                story.join_hand(seat, thing)
            else:
                story.show(seat, thing)
                story.push_under(thing)
        if thing != 0:
            self.settle()

    def split(self, kind: i64, seat: i64, other: i64) -> None:
        """An unseen chamber leaves a hand: any of those in it."""
        source = other if kind == TAKEN else seat
        found: list[ChamberStory] = []
        for story in self.stories:
            held = float(story.held(source))
            for chamber in range(i64(CHAMBERS)):
                ways = i64(story.unnamed[source]) if chamber == 0 else i64(1)
                if ways == 0 or (chamber != 0 and i64(story.home[chamber]) != source):
                    continue
                branch = story.copy()
                branch.odds *= float(ways) / held
                if chamber == 0:
                    branch.unnamed[source] = u8(ways - 1)
                if kind == TAKEN:
                    branch.join_hand(seat, chamber)
                else:
                    branch.push_under(chamber)
                found.append(branch)
        self.stories = found
        self.settle()

    def settle(self) -> None:
        """Drop what is impossible, tell the same story once, keep the sum of odds at 1."""
        if len(self.stories) == 1 and self.stories[0].odds > 0.0:
            self.stories[0].odds = 1.0
            return
        kept: dict[tuple[int, ...], ChamberStory] = {}
        total = 0.0
        for story in self.stories:
            if story.odds > 0.0:
                total += story.odds
                print_of = story.fingerprint()
                if print_of in kept:
                    kept[print_of].odds += story.odds
                else:
                    kept[print_of] = story
        self.stories = self.thinned(list(kept.values()), total)
        total = sum([story.odds for story in self.stories])
        for story in self.stories:
            story.odds /= total

    def thinned(self, found: list[ChamberStory], total: float) -> list[ChamberStory]:
        """All likely stories; too many unlikely ones are stood for by some of them."""
        if len(found) <= 2 * MOST:
            return found
        least = total / float(MOST)
        reached = least * float(self.luck.below(FINENESS)) / float(FINENESS)
        kept: list[ChamberStory] = []
        for story in found:
            if story.odds < least:
                reached += story.odds
                if reached < least:
                    continue
                reached -= least
                story.odds = least
            kept.append(story)
        return kept

    def is_possible(self) -> bool:
        return len(self.stories) > 0

    def lots(self) -> ChamberLots:
        reached: list[int] = []
        total = 0.0
        for story in self.stories:
            total += story.odds
            reached.append(int(total * float(DRAWS)))
        return ChamberLots([story.copy() for story in self.stories], reached)


@final
class ChamberLots:
    """The stories ready to be drawn from, many a second."""

    def __init__(self, stories: list[ChamberStory], reached: list[int]) -> None:
        self.stories = stories
        self.reached = vec[i64]([i64(sum_so_far) for sum_so_far in reached])

    def draw(self, chance: Chance) -> ChamberStory:
        """A story, each as often as its odds say."""
        at: i64 = 0
        last: i64 = len(self.stories) - 1
        if last > 0:
            lot = chance.below(DRAWS)
            while at < last and self.reached[at] <= lot:
                at += 1
        return self.stories[at]
