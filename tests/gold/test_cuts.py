"""Cuts by number against every cut laid out by hand, and the eight proposals."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.gold import cuts, heaps
from logovo.games.gold.all_cuts import EVERY_ONE, MOST_LISTED, Walk, distinct_cuts
from logovo.games.gold.eight_cuts import (
    AUTO,
    COINS_APART,
    EVEN,
    EVEN_BY_KINDS,
    FEW,
    GOLD_APART,
    SNAKE,
)

HOARDS = ("G", "GS", "SSSS", "GGSB", "KGSW", "SSSRRR", "BEPYW", "WWWWWW", "GGGGSS", "KGGSSR")


def every_cut(text: str, shares: int) -> set[tuple[int, ...]]:
    """Token by token to any share; the order of the shares forgotten."""
    found: set[tuple[int, ...]] = set()
    for places in product(range(shares), repeat=len(text)):
        cut = [0] * shares
        for letter, place in zip(text, places, strict=True):
            cut[place] += heaps.parse_heap(letter)
        found.add(tuple(sorted(cut)))
    return found


@pytest.mark.parametrize("text", HOARDS)
def test_the_number_of_cuts(text: str) -> None:
    for shares in (2, 3, 4, 5):
        wanted = len(every_cut(text, shares))
        counted = distinct_cuts(heaps.parse_heap(text), shares)
        assert counted == wanted or min(counted, wanted) > MOST_LISTED, (shares, counted)


@pytest.mark.parametrize("text", HOARDS)
def test_every_number_is_a_cut_of_its_own(text: str) -> None:
    heap = heaps.parse_heap(text)
    for shares in (2, 3, 4, 5):
        surveyed = cuts.survey(heap, shares)
        if surveyed >= cuts.SOME_OF_EIGHT:
            continue
        found = [proposed(heap, shares, int(surveyed), n) for n in range(int(surveyed))]
        assert {tuple(sorted(cut)) for cut in found} == every_cut(text, shares)
        # The same order whether they are laid one by one, at one go, or walked through.
        assert rows_of(cuts.lay_all(heap, shares, surveyed), shares) == found
        walked = vec[i64]([0] * (len(found) * 6))
        Walk(heap, shares, EVERY_ONE, walked, 0).go()
        assert rows_of(walked, shares) == found


def test_a_hoard_of_everything_has_too_many_cuts() -> None:
    heap = heaps.parse_heap("K" + "G" * 20 + "S" * 35 + "R" * 16 + "BEPY" * 12 + "W" * 6)
    for shares in range(2, 7):
        assert distinct_cuts(heap, shares) > MOST_LISTED


def test_equal_proposals_are_shown_once() -> None:
    # Stones only, no coins to keep apart: all in one share comes once, and so does the auto-cut.
    heap = heaps.parse_heap("BBEEPPYYWW")
    surveyed = int(cuts.survey(heap, 3))
    shown = [variant for variant in range(int(FEW)) if (surveyed >> variant) & 1]
    assert shown == [AUTO, EVEN, EVEN_BY_KINDS, SNAKE, COINS_APART, GOLD_APART]
    assert len(rows_of(cuts.lay_all(heap, 3, surveyed), 3)) == 6


def proposed(heap: int, shares: int, surveyed: int, number: int) -> list[int]:
    out = cuts.blank()
    cuts.propose(heap, shares, surveyed, number, out, 0)
    return [int(out[i]) for i in range(shares)]


def rows_of(laid: vec[i64], shares: int) -> list[list[int]]:
    return [[int(laid[at + i]) for i in range(shares)] for at in range(0, len(laid), 6)]
