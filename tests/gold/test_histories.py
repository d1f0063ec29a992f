"""Worlds as likely as they should be: the histories against every course of luck worked out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.gold import events, heaps
from logovo.games.gold.game import GAME
from logovo.games.gold.histories import Histories
from logovo.games.gold.knowledge import (
    DRAWN,
    EXACT,
    GAIN,
    HOLDS,
    LACKS,
    MOVE,
    THEFT,
    GoldKnowledge,
)

DRAWS = 12_800
OBSERVER = 3

Row = tuple[int, int, int, str]
Stashes = tuple[str, ...]

# Seats 0, 1, 2 are the others. What they have for sure, and what then happened.
CASES: dict[str, tuple[Stashes, list[Row]]] = {
    "one unseen theft": (("GGS", "W", "B"), [(THEFT, 1, 0, "-")]),
    "thefts in a chain": (("GS", "WB", "P"), [(THEFT, 1, 0, "-"), (THEFT, 2, 1, "-")]),
    # That he drew gold speaks for the thief having taken gold.
    "the observer draws": (
        ("GGSSSS", "GWW", "-"),
        [(THEFT, 1, 0, "-"), (DRAWN, OBSERVER, 1, "G")],
    ),
    "he draws twice": (
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
    "gains between thefts": (
        ("GS", "B", "-"),
        [(THEFT, 1, 0, "-"), (GAIN, 0, 0, "SS"), (THEFT, 1, 0, "-"), (DRAWN, 3, 1, "S")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_worlds_come_as_often_as_they_are_likely(name: str) -> None:
    sure, rows = CASES[name]
    wanted = posterior(sure, rows)
    found = drawn(sure, rows)
    assert set(found) <= set(wanted), "a world that cannot be"
    for world, chance in wanted.items():
        # Histories chosen from the same ones are not independent: as if only a quarter were.
        spread = (float(chance * (1 - chance)) / (DRAWS / 4)) ** 0.5
        assert abs(found[world] / DRAWS - float(chance)) <= 4 * spread + 0.002, (
            world,
            float(chance),
            found[world] / DRAWS,
        )


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
        after[taker] += token
    return tuple(sort(heap) for heap in after)


def sort(heap: str) -> str:
    return heaps.heap_text(heaps.parse_heap(heap or "-"))


def drawn(sure: Stashes, rows: list[Row]) -> Counter[Stashes]:
    numbers = [(kind, seat, other, heaps.parse_heap(heap)) for kind, seat, other, heap in rows]
    known = [heaps.parse_heap(heap) for heap in sure] + [0] * (6 - len(sure))
    histories = Histories(
        4,
        OBSERVER,
        vec[i64]([i64(heap) for heap in known]),
        vec[i64]([i64(number) for row in numbers for number in row]),
    )
    chance = Chance(3)
    stash = vec[i64]([0] * 6)
    found: Counter[Stashes] = Counter()
    for _i in range(DRAWS):
        histories.draw(stash, chance)
        found[tuple(heaps.heap_text(stash[seat]) for seat in range(4))] += 1
    return found
