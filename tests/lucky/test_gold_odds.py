"""The gold of imagined worlds against an exact count of all histories."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.lucky import purses
from logovo.games.lucky.events import (
    GoldDrawn,
    GoldHanded,
    GoldPaid,
    GoldTaken,
    RolesShown,
)
from logovo.games.lucky.game import GAME
from logovo.games.lucky.gold_story import GoldStory
from logovo.games.lucky.payments import payment

Purses = tuple[tuple[int, ...], ...]
"""The values each seat holds, sorted; last what the bank holds."""

BOX: tuple[int, ...] = (1,) * 16 + (2,) * 8 + (3,) * 4


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def draws(bank: tuple[int, ...], count: int) -> dict[tuple[int, ...], Fraction]:
    """Every handful drawn card by card out of the bank, with its chance."""
    found: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for _card in range(count):
        longer: dict[tuple[int, ...], Fraction] = {}
        for handful, chance in found.items():
            left = without(bank, handful)
            for value in set(left):
                key = tuple(sorted((*handful, value)))
                share = chance * Fraction(left.count(value), len(left))
                longer[key] = longer.get(key, Fraction(0)) + share
        found = longer
    return found


def digger_round(seats: list[int]) -> list[list[tuple[int, int]]]:
    """All choices of values by these seats in order."""
    return [
        list(zip(seats, values, strict=True)) for values in product((1, 2, 3), repeat=len(seats))
    ]


class World:
    """A history of gold under count: what each event was, and its chance."""

    def __init__(self, players: int) -> None:
        self.purses: list[tuple[int, ...]] = [()] * players
        self.bank = BOX
        self.events: list[Event] = []
        self.chance = Fraction(1)

    def twin(self) -> World:
        new = World(len(self.purses))
        new.purses, new.bank = list(self.purses), self.bank
        new.events, new.chance = list(self.events), self.chance
        return new

    def after_diggers(self, seats: list[int]) -> list[World]:
        """All worlds after these seats, in this order, were handed as many cards."""
        found = []
        mad = tuple(Seat(s) for s in range(len(self.purses)) if s not in seats)
        shown = RolesShown(mad, tuple(Seat(s) for s in sorted(seats)), (), ("G", "P1", "P2"))
        for offer, share in draws(self.bank, len(seats)).items():
            for choices in digger_round(seats):
                if tuple(sorted(value for _seat, value in choices)) != offer:
                    continue
                new = self.twin()
                new.bank = without(self.bank, offer)
                new.chance *= share
                new.events += [shown, GoldDrawn(len(seats))]
                left = offer
                for seat, value in choices:
                    if len(left) > 1:
                        new.events.append(GoldHanded(Seat(seat), tuple(str(v) for v in left)))
                    new.chance /= len(set(left))
                    left = without(left, (value,))
                    new.purses[seat] = tuple(sorted((*new.purses[seat], value)))
                    new.events.append(GoldTaken(Seat(seat), str(value)))
                found.append(new)
        return found

    def after_mad(self, seats: list[int], due: int) -> list[World]:
        new = self.twin()
        lucky = tuple(Seat(s) for s in range(len(self.purses)) if s not in seats)
        mad = tuple(Seat(s) for s in seats)
        new.events.append(RolesShown(mad, lucky, (), ("G", "P1", "P2")))
        for seat in seats:
            bank = purses.purse_of(list(new.bank))
            paid = tuple(purses.values(payment(bank, due)))
            new.bank = without(new.bank, paid)
            new.purses[seat] = tuple(sorted((*new.purses[seat], *paid)))
            new.events.append(GoldPaid(Seat(seat), tuple(str(value) for value in paid)))
        return [new]


STORIES: dict[str, list[list[int] | str]] = {
    "one round": [[0, 2, 1]],
    "two rounds": [[0, 2], [1, 0, 2]],
    "then a Mad Lucky": [[2, 1, 0], "1"],
    "first a Mad Lucky": ["2", [0, 1]],
    "twice mad, then diggers": ["0", "2", [1, 2]],
}


def worlds_of(rounds: list[list[int] | str]) -> list[World]:
    found = [World(3)]
    for one in rounds:
        longer: list[World] = []
        for world in found:
            if isinstance(one, str):
                longer += world.after_mad([int(one)], 4)
            else:
                longer += world.after_diggers(one)
        found = longer
    return found


def shape(world: World) -> Purses:
    return (*world.purses, world.bank)


@pytest.mark.parametrize("name", STORIES)
@pytest.mark.parametrize("observer", [-1, 0, 1, 2])
def test_the_gold_is_as_likely_as_its_histories(name: str, observer: int) -> None:
    worlds = worlds_of(STORIES[name])
    chance = Chance(len(name) * 10 + observer)
    by_ear: dict[tuple[Event, ...], dict[Purses, Fraction]] = {}
    for world in worlds:
        heard = tuple(GAME.told_to(event, Seat(observer)) for event in world.events)
        odds = by_ear.setdefault(heard, {})
        odds[shape(world)] = odds.get(shape(world), Fraction(0)) + world.chance
    drawn = 400
    for heard, odds in sorted(by_ear.items(), key=lambda pair: -sum(pair[1].values()))[:3]:
        knowledge = GAME.knowledge(GAME.options(3, {}), Seat(observer))
        for event in heard:
            knowledge.hear(event)
        counts = count(knowledge.story, drawn, chance)
        assert counts.keys() <= odds.keys(), "a world that cannot be"
        assert chi_square(counts, odds, drawn) < 1.0


def count(story: GoldStory, drawn: int, chance: Chance) -> dict[Purses, int]:
    found: dict[Purses, int] = {}
    for _world in range(drawn):
        history = story.draw_history(chance)
        held = [tuple(purses.values(history.purses[seat])) for seat in range(3)]
        key = (*held, tuple(purses.values(history.bank)))
        found[key] = found.get(key, 0) + 1
    return found


def chi_square(counts: dict[Purses, int], odds: dict[Purses, Fraction], drawn: int) -> float:
    """How far the counts are off, as a share of what one in ten thousand fair counts exceeds."""
    total = sum(odds.values())
    off, cells, small, small_count = 0.0, 0, 0.0, 0
    for key, weight in odds.items():
        expected = float(weight / total) * drawn
        if expected < 5.0:
            small += expected
            small_count += counts.get(key, 0)
            continue
        off += (counts.get(key, 0) - expected) ** 2 / expected
        cells += 1
    if small >= 1.0:
        off += (small_count - small) ** 2 / small
        cells += 1
    free = max(1, cells - 1)
    # Wilson and Hilferty: the cube root of a chi-square over its degrees is nearly normal.
    bound: float = free * (1 - 2 / (9 * free) + 3.72 * math.sqrt(2 / (9 * free))) ** 3
    return off / bound
