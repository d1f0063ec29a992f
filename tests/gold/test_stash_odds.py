"""Stashes as likely as they should be: the odds against every course of luck worked out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, prod

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.gold import events, heaps
from logovo.games.gold.game import GAME
from logovo.games.gold.happenings import (
    BAG,
    DRAWN,
    EXACT,
    GAIN,
    HOLDS,
    LACKS,
    MOVE,
    SACK,
    THEFT,
)
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.stash_odds import MOST, StashOdds

DRAWS = 12_800
WHITE_AND_BLACK = heaps.parse_heap("KW")
OBSERVER = 3

Row = tuple[int, int, int, str]
Stashes = tuple[str, ...]

# Seats 0, 1, 2 are the others. What they have for sure, and what then happened.
CASES: dict[str, tuple[Stashes, list[Row]]] = {
    "one unseen theft": (("GGS", "W", "B"), [(THEFT, 1, 0, "-")]),
    "thefts in a chain": (("GS", "WB", "P"), [(THEFT, 1, 0, "-"), (THEFT, 2, 1, "-")]),
    # That the observer drew gold speaks for the thief having taken gold.
    "the observer draws": (
        ("GGSSSS", "GWW", "-"),
        [(THEFT, 1, 0, "-"), (DRAWN, OBSERVER, 1, "G")],
    ),
    "the observer draws twice": (
        ("GSRB", "SSS", "GGW"),
        [(THEFT, 1, 0, "-"), (DRAWN, OBSERVER, 1, "S"), (THEFT, 2, 1, "-"), (DRAWN, 3, 2, "G")],
    ),
    "an offer shows a token": (
        ("KGS", "BB", "W"),
        [(THEFT, 1, 0, "-"), (THEFT, 2, 0, "-"), (HOLDS, 1, 0, "G")],
    ),
    "an offer turns out stale": (
        ("KGS", "BW", "W"),
        [(THEFT, 1, 0, "-"), (THEFT, 2, 1, "-"), (LACKS, 1, 0, "W")],
    ),
    "a look into a stash": (
        ("GSRW", "BE", "PY"),
        [(THEFT, 1, 0, "-"), (THEFT, 2, 1, "-"), (EXACT, 1, 0, "BG")],
    ),
    "a trade": (
        ("GSR", "B", "W"),
        [(THEFT, 1, 0, "-"), (THEFT, 2, 0, "-"), (MOVE, 2, 1, "S"), (MOVE, 1, 2, "W")],
    ),
    "an unseen exchange with the bag": (("GS", "B", "-"), [(SACK, 0, 0, "GGSBWW")]),
    # That black comes out of the bag later shows that it was not drawn by the sack.
    "what comes out of the bag after it": (
        ("GS", "B", "-"),
        [(SACK, 0, 0, "KGSBWWP"), (THEFT, 1, 0, "-"), (BAG, 0, WHITE_AND_BLACK, "KGSBWWP")],
    ),
    "gains between thefts": (
        ("GS", "B", "-"),
        [(THEFT, 1, 0, "-"), (GAIN, 0, 0, "SS"), (THEFT, 1, 0, "-"), (DRAWN, 3, 1, "S")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_odds_are_those_of_every_course_of_luck(name: str) -> None:
    sure, rows = CASES[name]
    assert odds_of(heard(sure, rows)) == approx(posterior(sure, rows))


def test_worlds_come_as_often_as_they_are_likely() -> None:
    sure, rows = CASES["the observer draws twice"]
    wanted = posterior(sure, rows)
    found = drawn(sure, rows)
    assert set(found) <= set(wanted), "a world that cannot be"
    for world, chance in wanted.items():
        spread = (float(chance * (1 - chance)) / DRAWS) ** 0.5
        assert abs(found[world] / DRAWS - float(chance)) <= 4 * spread


# Two thieves take five tokens of two of every kind: more divisions than are told apart.
RICH: Stashes = ("KKGGSSRRBBEEPPYYWW", "-", "-")
THEFTS: list[Row] = [(THEFT, 1 + i % 2, 0, "-") for i in range(5)]


def test_few_divisions_are_as_likely_as_all() -> None:
    thinned, exact = heard(RICH, THEFTS), posterior(RICH, THEFTS)
    assert thinned.has_dropped and len(thinned.odds) <= 2 * MOST < len(exact)
    assert sum(thinned.odds.values()) == pytest.approx(1)
    for token in "KSW":
        for n in (1, 2):
            share = sum(
                odds for world, odds in odds_of(thinned).items() if world[1].count(token) == n
            )
            wanted = sum(odds for world, odds in exact.items() if world[1].count(token) == n)
            assert share == pytest.approx(float(wanted), abs=0.03)


def test_what_was_dropped_is_found_again() -> None:
    """One of thousands of divisions turns out to be true: hardly one that was kept."""
    for stash in ("KKW", "SSR"):
        rows = [*THEFTS, (EXACT, 1, 0, stash), (HOLDS, 2, 0, "R")]
        assert odds_of(heard(RICH, rows)) == approx(posterior(RICH, rows))


def test_one_who_has_come_late_makes_the_best_of_it() -> None:
    late = heard(("GS", "B", "-"), [(THEFT, 1, 0, "-"), (EXACT, 1, 0, "EW"), (LACKS, 0, 0, "-")])
    assert {world[1] for world in odds_of(late)} == {"EW"}


def test_what_is_sure_of_a_third_stays_as_it_is() -> None:
    # Seat 2 has taken no part in the thefts, so its gold is not the gold looked for.
    sure = ("GSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS", "B", "GW")
    rows: list[Row] = [(THEFT, 1, 0, "-"), (EXACT, 1, 0, "GB")]
    assert {world[2] for world in drawn(sure, rows)} == {"GW"}
    assert {world[1] for world in drawn(sure, rows)} == {"GB"}


def test_a_stale_offer_is_heard() -> None:
    mind = GoldKnowledge(GAME.options(4, {}), Seat(OBSERVER))
    mind.note(THEFT, 1, 0, 0)
    mind.hear(events.OfferMade(1, Seat(1), Seat(2), ("W",), ("G",)))
    mind.hear(events.OfferStruck(1, Seat(1), Seat(2), "stale"))
    white = heaps.parse_heap("W")
    assert mind.happened == [(THEFT, 1, 0, 0), (HOLDS, 1, 0, white), (LACKS, 1, 0, white)]


def posterior(sure: Stashes, rows: list[Row]) -> dict[Stashes, Fraction]:
    """Every course of luck with its chance, those that were seen to be otherwise left out."""
    worlds = {(*(sort(heap) for heap in sure), "-"): Fraction(1)}
    for row in rows:
        following: dict[Stashes, Fraction] = {}
        for world, chance in worlds.items():
            for after, part in outcomes(world, row):
                following[after] = following.get(after, Fraction(0)) + chance * part
        worlds = following
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


def outcomes(world: Stashes, row: Row) -> list[tuple[Stashes, Fraction]]:
    kind, seat, other, heap = row
    if kind == GAIN:
        return [(moved(world, -1, seat, heap), Fraction(1))]
    if kind == THEFT:
        size = len(world[other])
        return [(moved(world, other, seat, token), Fraction(1, size)) for token in world[other]]
    if kind == SACK:
        bag = "".join((Counter(heap) - Counter("".join(world))).elements())
        size = len(world[seat]) * len(bag)
        return [
            (moved(moved(world, -1, seat, new), seat, -1, old), Fraction(1, size))
            for old in world[seat]
            for new in bag
        ]
    if kind == BAG:
        left = Counter(heap) - Counter("".join(world))
        tokens = Counter(heaps.heap_text(other))
        ways = prod(comb(left[token], n) for token, n in tokens.items())
        return [(world, Fraction(ways))] if ways else []
    if kind == DRAWN:
        chance = Fraction(world[other].count(heap), len(world[other]))
        return [(moved(world, other, seat, heap), chance)] if chance else []
    if kind == MOVE:
        return [(moved(world, other, seat, heap), Fraction(1))] if heap in world[other] else []
    if kind == HOLDS:
        return [(world, Fraction(1))] if heap in world[seat] else []
    if kind == LACKS:
        return [(world, Fraction(1))] if heap not in world[seat] else []
    assert kind == EXACT
    return [(world, Fraction(1))] if world[seat] == sort(heap) else []


def moved(world: Stashes, giver: int, taker: int, tokens: str) -> Stashes:
    after = [heap.replace("-", "") for heap in world]
    for token in tokens:
        if giver >= 0:
            after[giver] = after[giver].replace(token, "", 1)
        if taker >= 0:
            after[taker] += token
    return tuple(sort(heap) for heap in after)


def sort(heap: str) -> str:
    return heaps.heap_text(heaps.parse_heap(heap or "-"))


def approx(wanted: dict[Stashes, Fraction]) -> object:
    return pytest.approx({world: float(chance) for world, chance in wanted.items()})


def heard(sure: Stashes, rows: list[Row]) -> StashOdds:
    known = [heaps.parse_heap(heap) for heap in sure] + [0] * (6 - len(sure))
    odds = StashOdds(4, known)
    for kind, seat, other, heap in rows:
        odds.hear((kind, seat, other, heaps.parse_heap(heap)))
    return odds


def odds_of(odds: StashOdds) -> dict[Stashes, float]:
    """By what lies in the four stashes."""
    found: dict[Stashes, float] = {}
    for division, chance in odds.odds.items():
        stashes = [heaps.heap_text(odds.common[seat] + division[seat]) for seat in range(4)]
        found[tuple(stashes)] = chance
    return found


def drawn(sure: Stashes, rows: list[Row], draws: int = DRAWS) -> Counter[Stashes]:
    lots = heard(sure, rows).lots()
    chance = Chance(3)
    stash = vec[i64]([0] * 6)
    found: Counter[Stashes] = Counter()
    for _i in range(draws):
        lots.draw(stash, chance)
        found[tuple(heaps.heap_text(stash[seat]) for seat in range(4))] += 1
    return found
