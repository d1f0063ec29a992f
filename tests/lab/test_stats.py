"""Shares, intervals and distributions against numbers worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from logovo.lab.stats import Share, quantile, spread


def test_interval_of_a_half() -> None:
    low, high = Share(50, 100).interval
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)


def test_interval_of_nothing_won_is_not_empty() -> None:
    low, high = Share(0, 10).interval
    assert low == 0.0
    assert high == pytest.approx(0.2775, abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert Share(0, 0).interval == (0.0, 1.0)
    assert spread(Counter()) is None


def test_spread_of_a_small_table() -> None:
    found = spread(Counter({1: 1, 2: 2, 9: 1}))
    assert found is not None
    assert found.mean == 3.5
    assert (found.least, found.quarter, found.median, found.most) == (1, 1, 2, 9)
    assert quantile(Counter({5: 3, 7: 1}), 0.9) == 7
