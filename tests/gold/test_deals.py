"""Action cards are dealt into sampled worlds as often as the rules make them likely."""

from __future__ import annotations

from collections import Counter

import pytest

from logovo.core.chance import Chance
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games.gold.game import GAME
from logovo.games.gold.state import GoldState
from tests.gold.card_filter import Filter, Hands, TooMany

WORLDS = 400
FEWEST = 6.0  # expected in a cell of the comparison
AT_0_01, AT_0_0001 = 2.326, 3.719


@pytest.mark.parametrize("wizards", ["single", "each"])
def test_deals_come_as_often_as_they_are_likely(wizards: str) -> None:
    """Against every deal that the rules allow, in seeded games of random players."""
    options = GAME.options(3, {"advanced": "on", "wizard-cards": wizards})
    gaps = compare(options, range(3), most=300)
    assert len(gaps) >= 8
    assert max(gaps) < AT_0_0001
    assert len([gap for gap in gaps if gap > AT_0_01]) <= len(gaps) // 8


def compare(options: Options, seeds: range, most: int) -> list[float]:
    """How far the worlds are from the exact chances, position after position: in deviations
    of what chance alone would do."""
    gaps: list[float] = []
    for seed in seeds:
        luck = Chance(seed + 1000)
        exact = Filter(options, Seat(seed % options.players), seed, most)
        try:
            while not exact.state.is_over():
                if luck.below(12) == 0:
                    gaps.append(gap_at(exact, luck))
                seats = GAME.awaited(exact.state)
                seat = seats[int(luck.below(len(seats)))]
                listed = exact.state.clone()
                codes = [GAME.code_of(listed, seat, move) for move in GAME.legal(listed, seat)]
                exact.play(seat, codes[int(luck.below(len(codes)))])
        except TooMany:
            continue
    return gaps


def gap_at(exact: Filter, luck: Chance) -> float:
    chances = exact.posterior()
    assert truth(exact) in chances, "the filter has lost the true deal"
    found = sampled(exact, luck)
    assert set(found) <= set(chances), "a deal that cannot be"
    return gap(found, chances)


def truth(exact: Filter) -> Hands:
    return tuple(int(exact.state.hands[seat]) for seat in range(int(exact.state.players)))


def sampled(exact: Filter, luck: Chance) -> Counter[Hands]:
    seen = GAME.view(exact.state, exact.observer)
    sampler = GAME.sampler(seen, exact.knowledge)
    found: Counter[Hands] = Counter()
    for _i in range(WORLDS):
        world = sampler.sample(luck)
        assert isinstance(world, GoldState)
        found[tuple(int(world.hands[seat]) for seat in range(int(world.players)))] += 1
    return found


def gap(found: Counter[Hands], chances: dict[Hands, float]) -> float:
    """A chi-square as deviations of a normal one; rare deals are taken together."""
    cells: list[tuple[int, float]] = []
    rare, expected = 0, 0.0
    for hands, chance in sorted(chances.items()):
        rare += found[hands]
        expected += chance * WORLDS
        if expected >= FEWEST:
            cells.append((rare, expected))
            rare, expected = 0, 0.0
    if not cells:
        return 0.0
    last, more = cells[-1]
    cells[-1] = (last + rare, more + expected)
    free = len(cells) - 1
    if free == 0:
        return 0.0
    square = sum((n - wanted) ** 2 / wanted for n, wanted in cells)
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / spread**0.5)
