"""What a digger of lucky is paid on the way, from observations made by hand."""

from __future__ import annotations

import numpy as np
import pytest

from logovo.games.lucky.components import THROUGH_KINDS
from logovo.gym.learners import Learners, Rows
from logovo.gym.progress import WHOLE_WAY, progress_in
from logovo.learn.features import span_of

TABLES = Learners("lucky", 8, players=3, seed=1)
DOOR = TABLES.door
PATH, DEAD_END = 1, 2 * THROUGH_KINDS + 1  # as they lie


def row_with(cards: list[int], role: tuple[int, int] = (1, 0)) -> Rows:
    """Some seat's first sight of a round, with cards of five numbers each laid before it."""
    rows = TABLES.observations[:1].copy()
    rows[0, span_of(DOOR, "role")] = role
    rows[0, span_of(DOOR, "goal-cards")] = rows[0, span_of(DOOR, "seen-goals")] = 0
    laid = span_of(DOOR, "cards")
    rows[0, laid] = 0
    rows[0, laid.start : laid.start + len(cards)] = cards
    return rows


def come(rows: Rows) -> float:
    progress = progress_in("lucky", DOOR)
    assert progress is not None
    return float(progress(rows)[0])


def test_only_lucky_needs_it() -> None:
    larder = Learners("larder", 1)
    assert progress_in("larder", larder.door) is None


def test_a_digger_is_paid_for_an_open_path_that_hangs_together() -> None:
    way = WHOLE_WAY / 6  # goals lie six places from the entrance, or nine
    assert come(row_with([])) == 0
    assert come(row_with([1, 0, PATH, 1, 1])) == pytest.approx(way)
    assert come(row_with([1, 0, PATH, 1, 1, 2, 0, PATH, 1, 1])) == pytest.approx(2 * way)
    assert come(row_with([1, 0, PATH, 1, 1, 2, 0, DEAD_END, 1, 1])) == pytest.approx(way)
    assert come(row_with([1, 0, PATH, 1, 1, 3, 0, PATH, 0, 1])) == pytest.approx(way)
    assert come(row_with([-1, 0, PATH, 1, 1])) == 0


def test_a_mad_lucky_is_paid_nothing() -> None:
    assert come(row_with([1, 0, PATH, 1, 1], role=(0, 1))) == 0


@pytest.mark.parametrize("field", ["goal-cards", "seen-goals"])
def test_a_goal_known_to_be_a_pit_is_no_goal(field: str) -> None:
    near = row_with([5, 0, PATH, 1, 1])
    assert come(near) == pytest.approx(WHOLE_WAY * 5 / 6)
    near[0, span_of(DOOR, field)] = [0, 2, 0]  # the one straight ahead
    assert come(near) == pytest.approx(WHOLE_WAY * 2 / 6)
    near[0, span_of(DOOR, field)] = [0, 1, 0]  # it holds the gold
    assert come(near) == pytest.approx(WHOLE_WAY * 5 / 6)


def test_it_is_paid_at_tables() -> None:
    tables = Learners("lucky", 8, 3, None, ("greedy",), 1, False, progress_in("lucky", DOOR))
    paid = np.zeros(8)
    for _step in range(40):
        tables.step(tables.masks.argmax(axis=1))
        paid += np.where(tables.dones, 0, tables.rewards)
    assert paid.max() > 0.1
    assert paid.min() >= 0
