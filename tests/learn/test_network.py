"""The network as it plays is the network as it learns; its slopes are right; a policy of one plays
legal moves in every game and sees nothing but its seat's observation."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import GAMES, game
from logovo.learn.course import Course
from logovo.learn.layers import (
    Floats,
    Lot,
    PlayedLot,
    TriedLot,
    fresh,
    slopes,
    slopes_of_worth,
)
from logovo.learn.pupil import Recipe, TooFewDecisions
from logovo.search.policy import Policy


def recipe_for(key: str) -> Recipe:
    return Recipe(game(key).least, decisions=1600, lot=64, hidden=8)


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_as_it_learns(key: str) -> None:
    """The compiled sums over what is not zero are those of NumPy over all of it."""
    course = Course(game(key), recipe_for(key))
    luck = np.random.default_rng(3)
    course.weights = [luck.normal(0, 0.3, part.shape).astype(np.float32) for part in course.weights]
    course.hand_over()
    course.play(course.learner, 1)
    story, size = course.story, int(course.story.size)
    seen = course.features(*course.seen())
    w1, b1, w2, b2, w3, b3, trusts, values = course.weights
    deep = np.maximum(np.maximum(seen @ w1 + b1, 0) @ w2 + b2, 0)
    expected = 1 / (1 + np.exp(-(deep @ values[:-1] + values[-1])))
    assert size > 20
    assert np.allclose(expected, list(story.values)[:size], atol=1e-5)
    for at in range(0, size, 7):
        start, count = int(story.starts[at]), int(story.counts[at])
        numbers = [int(number) for number in list(story.numbers)[start : start + count]]
        likings = (w3 @ deep[at] + b3)[numbers]
        if story.hints[at] >= 0:
            likings[int(story.hints[at])] += trusts[:-1] @ deep[at] + trusts[-1]
        odds = np.exp(likings - likings.max())
        assert story.odds[at] == pytest.approx(odds[int(story.chosen[at])] / odds.sum(), abs=1e-4)


@pytest.mark.parametrize("key", GAMES)
def test_before_it_has_learnt_it_plays_as_its_adviser(key: str) -> None:
    course = Course(game(key), recipe_for(key))
    actions, moves, chance = int(course.door.actions), Moves(), Chance(5)
    course.weights = fresh(course.features.size, 8, actions, np.random.default_rng(1))
    course.weights[4][:] = 0
    course.hand_over()
    state = course.game.setup(course.options, chance, SILENT)
    for _step in range(60):
        if state.is_over():
            break
        state.legal_into(moves)
        twin = Chance(9)
        code = course.learner.choose(state, moves, Chance(9))
        assert code == course.adviser.choose(state, moves, twin)
        state.apply(code, chance, SILENT)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_it_likes_is_legal(key: str) -> None:
    course = Course(game(key), recipe_for(key))
    luck, moves, chance = np.random.default_rng(4), Moves(), Chance(6)
    course.weights = [luck.normal(0, 1, part.shape).astype(np.float32) for part in course.weights]
    course.weights[6][:] = -9  # never what the adviser says
    course.hand_over()
    others = 0
    state = course.game.setup(course.options, chance, SILENT)
    for _step in range(60):
        if state.is_over():
            break
        state.legal_into(moves)
        code = course.learner.choose(state, moves, Chance(9))
        assert moves.has(code)
        others += code != course.adviser.choose(state, moves, Chance(9))
        state.apply(code, chance, SILENT)
    assert others > 5


Weights = list[np.ndarray]


def drawn(luck: np.random.Generator, n: int, actions: int) -> Lot:
    """Decisions of which four have no hint."""
    legal = luck.random((n, actions)) < 0.7
    hints = luck.integers(actions, size=n)
    legal[np.arange(n), hints] = True
    hints[:4] = -1
    ends = luck.random(n).astype(np.float32)
    return Lot(luck.normal(size=(n, 5)).astype(np.float32), legal, hints, ends)


def thought_of(weights: Weights, lot: Lot) -> tuple[np.ndarray, float]:
    """Likings, and the surprise at how it ended."""
    w1, b1, w2, b2, w3, b3, trusts, values = weights
    deep = np.maximum(np.maximum(lot.seen @ w1 + b1, 0) @ w2 + b2, 0)
    likings = deep @ w3.T + b3
    for row in np.flatnonzero(lot.hints >= 0):
        likings[row, lot.hints[row]] += deep[row] @ trusts[:-1] + trusts[-1]
    expected = 1 / (1 + np.exp(-(deep @ values[:-1] + values[-1])))
    surprise = -lot.ends * np.log(expected) - (1 - lot.ends) * np.log(1 - expected)
    return likings, float(surprise.mean())


def check_slopes(
    luck: np.random.Generator,
    loss: Callable[[Weights], float],
    slopes: Callable[[list[Floats]], list[Floats]],
) -> None:
    """Every part of the network against a small change of a few of its weights."""
    weights = [luck.normal(0, 0.5, part.shape) for part in fresh(5, 6, 7, luck)]
    found = slopes([part.astype(np.float32) for part in weights])
    for part, slope in zip(weights, found, strict=True):
        for at in luck.integers(part.size, size=6).tolist():
            step = 1e-5
            part.flat[at] += step
            above = loss(weights)
            part.flat[at] -= 2 * step
            below = loss(weights)
            part.flat[at] += step
            assert slope.flat[at] == pytest.approx((above - below) / (2 * step), abs=2e-4)


def test_slopes_are_those_of_the_loss() -> None:
    luck = np.random.default_rng(2)
    n = 12
    lot = drawn(luck, n, 7)
    chosen = lot.legal.argmax(axis=1)
    gains = luck.normal(size=n).astype(np.float32)
    odds = np.full(n, -1.3, np.float32)
    played = PlayedLot(lot.seen, lot.legal, lot.hints, lot.ends, chosen, odds, gains)

    def loss(weights: Weights) -> float:
        likings, surprise = thought_of(weights, lot)
        odds = np.where(lot.legal, np.exp(likings), 0)
        odds /= odds.sum(axis=1, keepdims=True)
        ratio = odds[np.arange(n), chosen] / np.exp(played.odds)
        bounded = np.minimum(ratio * gains, np.clip(ratio, 0.8, 1.2) * gains)
        undecided = -(odds * np.log(np.where(lot.legal, odds, 1))).sum(axis=1)
        return float((-bounded - 0.1 * undecided).mean()) + surprise

    check_slopes(luck, loss, lambda weights: slopes(weights, played, 0.2, 0.1)[0])


def test_slopes_of_worth_are_those_of_the_squares() -> None:
    luck = np.random.default_rng(4)
    lot = drawn(luck, 12, 7)
    weights = np.where(lot.legal, luck.random(lot.legal.shape), 0).astype(np.float32)
    worths = np.where(lot.legal, luck.normal(size=lot.legal.shape), 0).astype(np.float32)
    tried = TriedLot(lot.seen, lot.legal, lot.hints, lot.ends, worths, weights)

    def loss(parts: Weights) -> float:
        likings, surprise = thought_of(parts, lot)
        shares = weights / weights.sum(axis=1, keepdims=True)
        off = likings - worths
        off -= (shares * off).sum(axis=1, keepdims=True)
        return float((shares * off * off).sum(axis=1).mean()) / 2 + surprise

    check_slopes(luck, loss, lambda parts: slopes_of_worth(parts, tried)[0])


def wrong(course: Course) -> float:
    """How far its guesses are from how games really ended, in games it has not learnt from."""
    course.play(course.learner, 10_000)
    story, size = course.story, int(course.story.size)
    ends = [story.rewards[story.games[at] * 2 + story.seats[at]] for at in range(size)]
    return float(np.square(np.array(ends) - list(story.values)[:size]).mean())


def test_what_it_expects_comes_nearer_to_how_games_end() -> None:
    course = Course(game("larder"), Recipe(2, decisions=2048, lot=256, hidden=16, pace=0.003))
    before = wrong(course)
    for _update in range(5):
        course.update(1.0)
    assert wrong(course) < 0.93 * before


def test_a_policy_is_asked_like_any_other() -> None:
    course = Course(game("vampires"), recipe_for("vampires"))
    assert isinstance(course.learner, Policy)
    state = game("vampires").setup(course.options, Chance(1), SILENT)
    assert 0 < course.learner.value(state, 0) < 1


def test_too_few_decisions_for_a_game_are_refused() -> None:
    with pytest.raises(TooFewDecisions, match="50"):
        Course(game("larder"), Recipe(2, decisions=50))
