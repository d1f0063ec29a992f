"""Estimates of studies, against what can be worked out by hand or simulated."""

from __future__ import annotations

import math
import random

import pytest

from logovo.lab.arena import SHARE
from logovo.lab.study.counts import Counts
from logovo.lab.study.estimates import bot_share, difference, known_enough
from logovo.lab.study.ratings import pairwise, rate
from logovo.lab.study.sequence import half_width


def deals(won: list[tuple[int, int]]) -> Counts:
    """Two bots that each sit twice in a deal and win so many of its two games."""
    counts = Counts()
    for a, b in won:
        counts.games += 2
        counts.bot_seats["a"] = counts.bot_seats.get("a", 0) + 2
        counts.bot_seats["b"] = counts.bot_seats.get("b", 0) + 2
        counts.note_deal({"a": a * SHARE, "b": b * SHARE})
    return counts


def test_pairs_are_compared_deal_by_deal() -> None:
    won = [(1, 1)] * 80 + [(2, 0)] * 15 + [(0, 2)] * 5
    found = difference(deals(won), "a", "b")
    each = [(a - b) / 2 for a, b in won]
    mean = sum(each) / len(each)
    variance = sum((value - mean) ** 2 for value in each) / len(each)
    assert found.mean == pytest.approx(mean)
    assert found.error == pytest.approx(math.sqrt(variance / len(each)))
    assert found.gain > 2, "even deals tell nothing about who is better, and cost no variance"
    assert bot_share(deals(won), "a").mean == pytest.approx(0.55)


def test_who_always_wins_is_not_certain_to() -> None:
    share = bot_share(deals([(2, 0)] * 20), "a")
    assert share.mean == 1.0
    assert 0.8 < share.low < 0.9


def test_looking_again_and_again_keeps_the_error_rate() -> None:
    """Of 400 fair coins looked at after every toss, at most 5 % ever leave their interval; an
    ordinary interval is left by many more."""
    luck = random.Random(1)
    left = ordinary = 0
    for _coin in range(400):
        heads, out, out_ordinary = 0, False, False
        for n in range(1, 1_500):
            heads += luck.random() < 0.5
            if n < 100:
                continue
            mean = heads / n
            deviation = math.sqrt(mean * (1 - mean))
            out = out or abs(mean - 0.5) > half_width(n, deviation, 0.04)
            out_ordinary = out_ordinary or abs(mean - 0.5) > 1.96 * deviation / math.sqrt(n)
        left += out
        ordinary += out_ordinary
    assert left <= 0.05 * 400
    assert ordinary > 0.15 * 400


def test_few_deals_are_never_enough() -> None:
    assert not known_enough(deals([(1, 1)] * 50), 0.5)
    assert known_enough(deals([(1, 1), (2, 0), (0, 2)] * 500), 0.2)


def test_a_ladder_orders_bots_and_says_which_steps_are_clear() -> None:
    ranks = {
        "1:strong 2:fair": 180,
        "1:fair 2:strong": 20,
        "1:fair 2:weak": 170,
        "1:weak 2:fair": 30,
        "1:strong 2:weak": 195,
        "1:weak 2:strong": 5,
        "1:weak 2:same": 100,
        "1:same 2:weak": 100,
    }
    ladder = rate(ranks, seed=5)
    assert [one.bot for one in ladder][:2] == ["strong", "fair"]
    assert ladder[0].above_next and ladder[1].above_next
    assert not ladder[2].above_next
    assert all(one.low <= one.points <= one.high for one in ladder)
    assert rate(ranks, seed=5) == ladder
    assert pairwise(ranks)["strong", "fair"] == (180.0, 200)
    assert pairwise(ranks)["weak", "strong"] == (5.0, 200)
