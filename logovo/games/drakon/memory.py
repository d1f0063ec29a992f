"""One story of where the hidden chambers and coins are, as far as a seat could follow them.

A chamber or coin that was seen is followed by name, the rest are counted. Where something
unseen was drawn from among named and unnamed ones, chance decides how the story goes on; if
a later sight contradicts the story, the thing seen changes places with one of those that
could have been it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.games.drakon.components import (
    CHAMBERS,
    COINS,
    COINS_IN_ALL,
    HAND,
    HOARD_POOL,
    MOST_PLAYERS,
)

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


def step(kind: i64, seat: i64, other: i64, thing: i64) -> i64:
    """One happening as a number."""
    return kind | (seat << 3) | (other << 6) | (thing << 9)


@final
class ChamberStory:
    def __init__(self, players: i64) -> None:
        self.players = players
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
        other.home = self.home[:]
        other.unnamed = self.unnamed[:]
        other.pile = self.pile[:]
        other.top = self.top
        other.size = self.size
        return other

    def needs_chance(self, happening: i64) -> bool:
        """Whether the story could go on in several ways."""
        kind = happening & 7
        thing = happening >> 9
        source = (happening >> 3) & 7
        if kind == TAKEN:
            source = (happening >> 6) & 7
        elif kind != BURIED:
            return False
        if thing != 0:
            return False
        named = self.named(source)
        return named > 0 and (i64(self.unnamed[source]) > 0 or named > 1)

    def go_on(self, happening: i64, chance: Chance) -> None:
        kind = happening & 7
        seat = (happening >> 3) & 7
        thing = happening >> 9
        if kind == DRAWN:
            self.draw(seat, thing)
        elif kind == LAID:
            self.leave_hand(seat, thing, chance)
            self.home[thing] = ON_BOARD
        elif kind == LIFTED:
            self.home[thing] = u8(seat)
        elif kind == SUNK:
            self.push_under(thing)
        elif kind == TAKEN:
            taken = self.leave_hand((happening >> 6) & 7, thing, chance)
            self.join_hand(seat, taken)
        else:
            self.push_under(self.leave_hand(seat, thing, chance))

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
        at = self.top
        self.top = (at + 1) & RING_MASK
        self.size -= 1
        drawn = i64(self.pile[at])
        if thing != 0 and drawn != thing:
            # The story had another one on top: the two change places.
            self.replace(thing, drawn)
            drawn = thing
        self.join_hand(seat, drawn)

    def join_hand(self, seat: i64, chamber: i64) -> None:
        if chamber == 0:
            self.unnamed[seat] = u8(i64(self.unnamed[seat]) + 1)
        else:
            self.home[chamber] = u8(seat)

    def leave_hand(self, seat: i64, thing: i64, chance: Chance) -> i64:
        """The chamber that left, 0 if it has no name."""
        unnamed = i64(self.unnamed[seat])
        if thing == 0:
            named = self.named(seat)
            n = chance.below(named + unnamed) if named > 0 else named
            if n < named:
                return self.take_named(seat, n)
            self.unnamed[seat] = u8(unnamed - 1)
            return 0
        if i64(self.home[thing]) == seat:
            return thing
        if unnamed > 0:
            self.unnamed[seat] = u8(unnamed - 1)
            self.replace(thing, 0)
        else:
            self.replace(thing, self.take_named(seat, 0))
        return thing

    def take_named(self, seat: i64, n: i64) -> i64:
        chamber: i64 = 0
        while n >= 0:
            chamber += 1
            if i64(self.home[chamber]) == seat:
                n -= 1
        self.home[chamber] = SOMEWHERE
        return chamber

    def replace(self, thing: i64, by: i64) -> None:
        """Wherever the story had `thing`, let it have `by` (0: an unnamed one)."""
        home = i64(self.home[thing])
        if home == IN_PILE:
            for i in range(self.size):
                at = (self.top + i) & RING_MASK
                if i64(self.pile[at]) == thing:
                    self.pile[at] = u8(by)
        elif home < MOST_PLAYERS and by == 0:
            self.unnamed[home] = u8(i64(self.unnamed[home]) + 1)
        if by != 0:
            self.home[by] = u8(home)
        self.home[thing] = SOMEWHERE

    def push_under(self, chamber: i64) -> None:
        self.pile[(self.top + self.size) & RING_MASK] = u8(chamber)
        self.size += 1
        if chamber != 0:
            self.home[chamber] = IN_PILE


@final
class CoinStory:
    """Coins by value where they were seen, else only counted; pools first, then the hoard."""

    def __init__(self, own: i64) -> None:
        self.own = own  # the pool whose coins are always seen; -1 for an onlooker
        self.seen = vec[u8]([0] * (4 * (MOST_PLAYERS + 1)))  # 4 * pool + value
        self.unseen = vec[u8]([0] * (MOST_PLAYERS + 1))
        self.left = vec[u8]([0] * 4)  # by value: those never seen, wherever they are
        for value in range(3):
            self.left[value + 1] = u8(COINS[value])
        self.unseen[HOARD_POOL] = COINS_IN_ALL

    def copy(self) -> CoinStory:
        other = CoinStory(self.own)
        other.seen = self.seen[:]
        other.unseen = self.unseen[:]
        other.left = self.left[:]
        return other

    def count(self, pool: i64) -> i64:
        return i64(self.unseen[pool]) + self.seen_in(pool)

    def seen_in(self, pool: i64) -> i64:
        at = 4 * pool
        return i64(self.seen[at + 1]) + i64(self.seen[at + 2]) + i64(self.seen[at + 3])

    def never_seen(self) -> i64:
        return i64(self.left[1]) + i64(self.left[2]) + i64(self.left[3])

    def needs_chance(self, happening: i64) -> bool:
        source = (happening >> 3) & 7
        value = happening >> 9
        if value == 0:
            return self.seen_in(source) > 0 and self.count(source) > 1
        known = i64(self.seen[4 * source + value]) > 0
        return known and i64(self.unseen[source]) > 0 and i64(self.left[value]) > 0

    def go_on(self, happening: i64, chance: Chance) -> None:
        """A coin goes from pool to pool; value 0 if it was not seen."""
        source = (happening >> 3) & 7
        target = (happening >> 6) & 7
        value = happening >> 9
        if value == 0:
            value = self.unseen_leaves(source, chance)
        else:
            self.seen_leaves(source, value, chance)
        self.join(target, value)

    def join(self, pool: i64, value: i64) -> None:
        if value == 0:
            self.unseen[pool] = u8(i64(self.unseen[pool]) + 1)
        else:
            self.seen[4 * pool + value] = u8(i64(self.seen[4 * pool + value]) + 1)

    def leave(self, pool: i64, value: i64) -> None:
        if value == 0:
            self.unseen[pool] = u8(i64(self.unseen[pool]) - 1)
        else:
            self.seen[4 * pool + value] = u8(i64(self.seen[4 * pool + value]) - 1)

    def unseen_leaves(self, pool: i64, chance: Chance) -> i64:
        """The value of the coin that left in this story, 0 for one never seen."""
        n: i64 = 0
        if self.seen_in(pool) > 0:
            n = chance.below(self.count(pool))
        value: i64 = 3
        while value > 0 and n >= i64(self.seen[4 * pool + value]):
            n -= i64(self.seen[4 * pool + value])
            value -= 1
        self.leave(pool, value)
        return value

    def seen_leaves(self, pool: i64, value: i64, chance: Chance) -> None:
        known = i64(self.seen[4 * pool + value])
        fresh = i64(self.unseen[pool]) * i64(self.left[value])
        never = self.never_seen()
        if fresh > 0 and (known == 0 or chance.below(known * never + fresh) < fresh):
            self.leave(pool, 0)
            self.left[value] = u8(i64(self.left[value]) - 1)
            return
        if known > 0:
            self.leave(pool, value)
            return
        self.swap_in(pool, value)

    def swap_in(self, pool: i64, value: i64) -> None:
        """The story had no such coin here: it changes places with one that was."""
        here: i64 = 0
        if i64(self.unseen[pool]) == 0:
            here = 3
            while here > 1 and i64(self.seen[4 * pool + here]) == 0:
                here -= 1
        other = self.elsewhere(pool, value)
        if other >= 0:
            self.leave(other, value)
        else:
            # It was one of those never seen, so another pool has one.
            other = self.elsewhere(pool, 0)
            self.leave(other, 0)
            self.left[value] = u8(i64(self.left[value]) - 1)
        self.leave(pool, here)
        self.join(other, here)

    def elsewhere(self, pool: i64, value: i64) -> i64:
        """Another pool, not the own, where the story has such a coin (0: an unseen one)."""
        other: i64 = HOARD_POOL
        while other >= 0:
            if other != pool and other != self.own:
                if value == 0 and i64(self.unseen[other]) > 0:
                    return other
                if value > 0 and i64(self.seen[4 * other + value]) > 0:
                    return other
            other -= 1
        return -1
