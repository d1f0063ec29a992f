"""What diggers and Mad Luckies are paid on the way, from observations made by hand."""

from __future__ import annotations

import numpy as np
import pytest

from logovo.games.lucky.components import KIND_WORDS
from logovo.games.lucky.moves.numbers import MIDDLE
from logovo.gym.learners import Learners, Rows
from logovo.gym.progress import WHOLE_WAY, progress_in
from logovo.learn.features import span_of

TABLES = Learners("lucky", 8, players=3, seed=1)
DOOR = TABLES.door
ACROSS, CROSS, DEAD_END = (2 * KIND_WORDS.index(kind) + 1 for kind in ("T2", "T3", "B9"))
STEP = WHOLE_WAY / 6  # goals lie six places from the entrance, or nine
DIGGER, MAD = (1, 0), (0, 1)


def row_with(*cards: tuple[int, int, int, int], role: tuple[int, int] = DIGGER) -> Rows:
    """A seat's sight of a round in which these lie: x, y, the card, whether a path leads there."""
    rows = TABLES.observations[:1].copy()
    rows[0, span_of(DOOR, "role")] = role
    rows[0, span_of(DOOR, "goal-cards")] = rows[0, span_of(DOOR, "seen-goals")] = 0
    laid, forest = span_of(DOOR, "cards"), rows[0, span_of(DOOR, "forest")]
    forest[forest < 33] = 0
    rows[0, laid] = 0
    for i, (x, y, card, reached) in enumerate(cards):
        rows[0, laid.start + 5 * i : laid.start + 5 * i + 5] = (x, y, card, reached, 1)
        forest[int(MIDDLE.cell_of(x, y))] = card
    return rows


def come(after: Rows, before: Rows | None = None) -> float:
    """What is paid for coming there, from an empty table if nothing else is said."""
    progress = progress_in("lucky", TABLES)
    assert progress is not None
    role = span_of(DOOR, "role")
    if before is None:
        before = row_with()
        before[0, role] = after[0, role]
    return float(progress(before, after)[0])


def test_only_lucky_needs_it() -> None:
    assert progress_in("larder", Learners("larder", 1)) is None


def test_a_digger_is_paid_for_an_open_path_that_hangs_together() -> None:
    first = (1, 0, CROSS, 1)
    assert come(row_with()) == 0
    assert come(row_with(first)) == pytest.approx(STEP)
    assert come(row_with(first, (2, 0, ACROSS, 1))) == pytest.approx(2 * STEP)
    # Beyond a dead end there is no way, but the crossing before it has other sides.
    assert come(row_with(first, (2, 0, DEAD_END, 1))) == pytest.approx(-STEP)
    assert come(row_with(first, (3, 0, ACROSS, 0))) == pytest.approx(STEP)
    assert come(row_with((-1, 0, CROSS, 1))) == 0


def test_a_step_back_costs_and_a_mad_lucky_gains_by_it() -> None:
    first, second = (1, 0, CROSS, 1), (2, 0, CROSS, 1)
    assert come(row_with(first), row_with(first, second)) == pytest.approx(-STEP)
    mad = row_with(first, role=MAD)
    assert come(mad, row_with(first, second, role=MAD)) == pytest.approx(STEP)
    assert come(mad) == pytest.approx(-STEP)


@pytest.mark.parametrize("field", ["goal-cards", "seen-goals"])
def test_to_learn_where_the_gold_is_not_costs_nothing(field: str) -> None:
    before, after = (row_with((1, 0, CROSS, 1)) for _i in range(2))
    after[0, span_of(DOOR, field)] = [0, 2, 0]  # the goal straight ahead is a pit
    assert come(after, before) == 0
    assert come(after) == pytest.approx(STEP)  # nearer to the goals at the sides, too


def test_a_goal_known_to_be_a_pit_is_no_goal() -> None:
    before, after = row_with((5, 0, CROSS, 1)), row_with((5, 0, CROSS, 1), (5, 1, CROSS, 1))
    assert come(after, before) == 0  # the nearest goal is still the one straight ahead
    after[0, span_of(DOOR, "seen-goals")] = [0, 2, 0]
    assert come(after, before) == pytest.approx(STEP)
    after[0, span_of(DOOR, "seen-goals")] = [0, 1, 0]  # it holds the gold
    assert come(after, before) == 0


def test_a_new_round_begins_with_nothing() -> None:
    before = row_with((1, 0, CROSS, 1))
    before[0, span_of(DOOR, "round")] += 1
    assert come(row_with(), before) == 0


def test_it_is_paid_at_tables() -> None:
    tables = Learners("lucky", 8, 3, None, ("greedy",), 1, False, progress_in("lucky", TABLES))
    paid = np.zeros(8)
    for _step in range(40):
        tables.step(tables.masks.argmax(axis=1))
        paid += np.where(tables.dones, 0, tables.rewards)
    assert paid.max() > 0.1
