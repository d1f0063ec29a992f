"""Worlds that look the same: what a seat sees and recalls is kept, all else is dealt again.

Public counts hold in every world: lids of each colour, rats, garlic in graves, vampires
buried and closed. What was forgotten lies in graves of which nothing is known.

For a perfect memory this is exact. Lids and vampires are shuffled apart from each other, every
opening is seen by all, and nobody knows more than another, so that no choice and no refusal tells
anything about what is still hidden: every deal of the rest that puts rats under lids never turned,
and none in the reserve or under a lid that came from it, is as likely as any other.

Left out, for a memory that forgets: in which graves burials and garlic are likely. Those forgotten
lie in any grave that is not recalled, though the rows of that time would tell some from others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.piles import blank_pile
from logovo.core.views import Sampler
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    GARLIC,
    GARLIC_EACH,
    GRAVE_COUNT,
    RAT,
    VAMPIRE,
    rats_for,
)
from logovo.games.vampires.knowledge import FRESH, UNKNOWN, VampiresKnowledge
from logovo.games.vampires.reading import recall, table_of
from logovo.games.vampires.state import ROW_ROOM, VampiresState
from logovo.games.vampires.views import VampiresView

KINDS: Final = len(COLOURS)


@final
class VampiresSampler(Sampler):
    def __init__(self, view: VampiresView, knowledge: VampiresKnowledge) -> None:
        world = table_of(view, knowledge)
        lids, insides = recall(view, knowledge)
        yard = [grave for grave in range(GRAVE_COUNT) if (world.yard >> grave) & 1 != 0]
        sure = [grave for grave in yard if insides[grave] != UNKNOWN]
        self.template = world
        self.murky = pile([grave for grave in yard if insides[grave] == UNKNOWN])
        self.blank = pile([grave for grave in sure if lids[grave] == UNKNOWN])
        self.fresh = pile([grave for grave in sure if lids[grave] == FRESH])
        self.rats: i64 = rats_for(view.players) - view.rats_out
        self.garlic = vec[i64]([GARLIC_EACH - row.garlic for row in view.rows])  # forgotten
        self.lids = ten_of_each(view)  # per colour: lids that lie nobody recalls where
        vampires = ten_of_each(view)
        for grave in sure:
            lid, inside = lids[grave], insides[grave]
            if lid >= 0:
                world.set_grave(grave, lid, inside)
                world.seen |= BIT[grave]
            if lid == RAT:
                self.rats -= 1
            elif lid >= 0:
                self.lids[lid] -= 1
            if inside == VAMPIRE:
                vampires[lid] -= 1
            elif inside >= GARLIC:
                self.garlic[inside - GARLIC] -= 1
        closed = 0
        for row in view.rows:
            closed += row.closed
            for word in row.left + row.right:
                vampires[COLOURS.index(word)] -= 1
        if view.gifts is not None and view.gifts.vampire:
            vampires[COLOURS.index(view.gifts.vampire)] -= 1
        # Vampires nobody has seen or recalls: closed in a row, or buried in a murky grave.
        self.vampires = pile([c for c in range(KINDS) for _i in range(vampires[c])])
        self.buried: i64 = len(self.vampires) - closed
        if self.buried + sum([int(n) for n in self.garlic]) > len(self.murky):
            # A late arrival has heard of no burial: any untouched grave may hold one.
            self.murky = pile([grave for grave in yard if lids[grave] == UNKNOWN])
            self.blank = pile([])
        self.spare = vec[i64]([0] * KINDS)
        self.pool = blank_pile(EACH_COLOUR * KINDS)
        self.places = blank_pile(GRAVE_COUNT)

    def sample(self, chance: Chance) -> VampiresState:
        world = self.template.clone()
        for colour in range(KINDS):
            self.spare[colour] = self.lids[colour]
        chance.shuffle(self.murky, len(self.murky))
        self.deal_vampires(world, chance)
        self.lay_lids(world, chance)
        return world

    def deal_vampires(self, world: VampiresState, chance: Chance) -> None:
        """Forgotten burials first, each under a lid of its colour; the rest lie closed."""
        vampires = self.vampires
        chance.shuffle(vampires, len(vampires))
        buried: i64 = 0
        seat: i64 = 0
        place = world.lefts[0]
        for i in range(i64(len(vampires))):
            colour = i64(vampires[i])
            if buried < self.buried and self.spare[colour] > 0:
                self.spare[colour] -= 1
                world.set_grave(i64(self.murky[buried]), colour, VAMPIRE)
                buried += 1
                continue
            while place == world.lefts[seat] + world.closeds[seat]:
                seat += 1
                place = world.lefts[seat]
            world.rows[seat * ROW_ROOM + place] = u8(colour)  # rings of a template start at 0
            place += 1

    def lay_lids(self, world: VampiresState, chance: Chance) -> None:
        size = self.fill_pool(chance)
        at = self.buried
        for seat in range(world.players):
            for _i in range(self.garlic[seat]):
                size -= 1
                world.set_grave(i64(self.murky[at]), i64(self.pool[size]), GARLIC + seat)
                at += 1
        n = self.fill_places(at)
        places = self.places
        for i in range(n):
            if i < self.rats:
                j = i + chance.below(n - i)
                grave = places[j]
                places[j] = places[i]
                world.set_grave(i64(grave), RAT, 0)
            else:
                size -= 1
                world.set_grave(i64(places[i]), i64(self.pool[size]), 0)
        for i in range(i64(len(self.fresh))):
            size -= 1
            world.set_grave(i64(self.fresh[i]), i64(self.pool[size]), 0)
        world.reserve = self.pool[:size]

    def fill_pool(self, chance: Chance) -> i64:
        """The spare coloured lids, shuffled; returns how many."""
        size: i64 = 0
        for colour in range(KINDS):
            for _i in range(self.spare[colour]):
                self.pool[size] = u8(colour)
                size += 1
        chance.shuffle(self.pool, size)
        return size

    def fill_places(self, at: i64) -> i64:
        """Graves that hold nothing and may hide a rat; returns how many."""
        n: i64 = 0
        for i in range(at, i64(len(self.murky))):
            self.places[n] = self.murky[i]
            n += 1
        for i in range(i64(len(self.blank))):
            self.places[n] = self.blank[i]
            n += 1
        return n


def pile(numbers: list[int]) -> vec[u8]:
    return vec[u8]([u8(number) for number in numbers])


def ten_of_each(view: VampiresView) -> vec[i64]:
    """Per colour, how many are in the game."""
    counts = vec[i64]([0] * KINDS)
    for word in view.colours:
        counts[COLOURS.index(word)] = EACH_COLOUR
    return counts
