"""What an apprentice learns from: tries of legal moves in worlds its seat imagines, kept with the
run, and better the more worlds there are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from logovo.games import GAMES, game
from logovo.learn.apprentice import Apprentice, joined, spread_of
from logovo.learn.layers import forward
from logovo.learn.pupil import Recipe
from logovo.learn.run import TrainingRun, model_of
from logovo.learn.trials import UNKNOWN, TriedDecisions, Trying


def recipe_for(key: str, worlds: int = 1, decisions: int = 700) -> Recipe:
    return Recipe(game(key).least, decisions=decisions, lot=32, hidden=8, worlds=worlds)


def trials_of(pupil: Apprentice, decisions: int, number: int = 1) -> TriedDecisions:
    return Trying(pupil, pupil.luck(number)).fill(decisions)


@pytest.mark.parametrize("key", GAMES)
def test_trials_are_of_what_could_be_chosen(key: str) -> None:
    pupil = Apprentice(game(key), recipe_for(key))
    trials = trials_of(pupil, 5)
    assert trials.size == len(trials.rows) == len(trials.hints) == len(trials.ends) >= 5
    assert set(trials.seats.tolist()) <= set(range(pupil.recipe.players))
    assert trials.numbers.min() >= 0
    assert trials.numbers.max() < pupil.door.actions
    assert len(trials.numbers) == len(trials.worths) == trials.counts.sum()
    for at in range(trials.size):
        some = slice(trials.starts[at], trials.starts[at] + trials.counts[at])
        numbers, worths = trials.numbers[some].tolist(), trials.worths[some]
        assert len(numbers) == len(set(numbers)) > 1
        assert trials.hints[at] == -1 or trials.hints[at] in numbers
        tried = worths[worths != UNKNOWN]
        assert len(tried) > 1
        assert 0 <= tried.min() <= tried.max() <= 1
    again = trials_of(Apprentice(game(key), recipe_for(key)), 5)
    assert np.array_equal(trials.worths, again.worths)
    assert np.array_equal(trials.rows, again.rows)


def test_what_was_not_tried_counts_little_and_as_the_worst() -> None:
    pupil = Apprentice(game("gold"), recipe_for("gold"))
    rows = np.zeros((1, int(pupil.door.width)), np.int16)
    one = np.array([0], np.int64)
    trials = TriedDecisions(
        rows,
        one,
        one,
        np.array([3], np.int64),
        np.array([5, 7, 9], np.int64),
        np.array([0.25, UNKNOWN, 0.75], np.float32),
        np.array([9], np.int64),
        np.array([1.0], np.float32),
        1,
    )
    lot = pupil.lot(trials, np.array([0]), 2.0)
    assert lot.legal.sum() == 3
    assert lot.worths[0, [5, 7, 9]].tolist() == [-0.5, -0.5, 0.5]
    assert lot.weights[0, 7] < lot.weights[0, 5] == lot.weights[0, 9]
    assert spread_of(trials) == pytest.approx(0.25, abs=1e-4)


def test_it_comes_to_like_what_is_worth_more() -> None:
    """One and the same lot, learnt again and again: what it likes most is worth more and more."""
    pupil = Apprentice(game("larder"), recipe_for("larder", worlds=2))
    trials = trials_of(pupil, 60)
    before = pupil.gained(trials)
    pupil.learn(joined([trials, trials]), spread_of(trials), 40, 0.01)
    assert pupil.gained(trials) > before + 0.01
    assert forward(pupil.weights, pupil.lot(trials, np.arange(9), 1.0)).odds.max() <= 1


def test_its_trials_are_kept_and_found_again(tmp_path: Path) -> None:
    recipe = recipe_for("larder")
    whole = TrainingRun("larder", recipe, tmp_path / "whole")
    list(whole.go_on(2, 1, 1, lambda _updates: None))
    first = TrainingRun("larder", recipe, tmp_path / "rested")
    next(first.go_on(2, 1, 1, lambda _updates: None))
    second = TrainingRun("larder", recipe, tmp_path / "rested")
    assert isinstance(second.course, Apprentice)
    assert [one.size for one in second.course.trials] == [second.course.decisions]
    list(second.go_on(2, 1, 1, lambda _updates: None))
    assert model_of([second]) == model_of([whole])
    assert [mark.moved != 0 for mark in second.marks()] == [
        mark.moved != 0 for mark in whole.marks()
    ]
