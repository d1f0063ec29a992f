"""Imagined worlds are as likely as they should be, and a sampler that is wrong is noticed."""

from __future__ import annotations

import pytest

from logovo.core import chance as a_compiled_module
from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.games import GAMES
from logovo.lab.calibration import (
    Bin,
    Calibration,
    Company,
    Shares,
    Watcher,
    calibrate,
    calibrate_game,
    look,
)
from logovo.lab.facts import facts_in

COMPILED = not str(a_compiled_module.__file__).endswith(".py")
ENOUGH = 40000 if COMPILED else 6000
"""Hidden facts to be looked at; games have very different numbers of them."""
GAMES_AT_ONCE = 6
WORLDS = 20

TOLERANCE = 0.02
"""What a mean error may be beyond the noise of so few games."""


@pytest.mark.parametrize("key", GAMES)
def test_sampled_worlds_are_calibrated(key: str) -> None:
    """No bin is off by more than the tolerance and four of its standard errors, which come from
    the spread between games: a right sampler goes past that once in ten thousand bins. The mean
    may be off by the tolerance and twice what a right sampler shows for so few games."""
    game = GAMES[key]
    options, found = game.options(3, {}), Calibration()
    while found.overall.n < ENOUGH:
        found.add(calibrate(game, options, found.games, found.games + GAMES_AT_ONCE, WORLDS))
    assert found.overall.mean_error < TOLERANCE + 2 * found.overall.noise
    for one in found.overall.bins.values():
        assert abs(one.error) < TOLERANCE + 4 * one.standard_error, one


class Stubborn(Sampler):
    """Imagines one world again and again with all it wants, as a wrong sampler might."""

    def __init__(self, inner: Sampler, often: int) -> None:
        self.world = inner.sample(Chance(5))
        self.inner = inner
        self.often = often

    def sample(self, chance: Chance) -> State:
        if chance.below(10) < self.often:
            return self.world.clone()
        return self.inner.sample(chance)


def test_a_wrong_sampler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["larder"]
    right = Watcher.sampler
    monkeypatch.setattr(Watcher, "sampler", lambda watcher: Stubborn(right(watcher), 5))
    found = calibrate(game, game.options(3, {}), 0, 4, WORLDS)
    assert found.overall.mean_error > 3 * TOLERANCE
    assert any(abs(one.error) > 5 * TOLERANCE for one in found.overall.bins.values())


def test_a_truth_no_world_allows_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["larder"]
    right = Watcher.sampler
    monkeypatch.setattr(Watcher, "sampler", lambda watcher: Stubborn(right(watcher), 10))
    watcher = Watcher(game, game.options(3, {}), Seat(0), 3)
    found = Calibration()
    look(watcher, found, WORLDS, Chance(1))
    assert found.overall.n == 0, "all worlds agree on everything"
    assert found.surprises > 5
    assert found.expected_surprises == 0.0
    assert "seats.*.hand" in found.surprising


def test_positions_become_facts() -> None:
    position = {"a": [3, 1], "b": ["x", "y", "x"], "c": [{"d": True}], "e": [5, 5, 5, 5, 6]}
    assert facts_in(position) == {
        "a.0": "3",
        "a.1": "1",
        "b#x": "2",
        "b#y": "1",
        "c.0.d": "True",
        "e#5": "4",
        "e#6": "1",
    }


def test_errors_by_hand() -> None:
    """Two games of ten facts each said with 0.5: 8 and 4 true, 5 and 5 expected."""
    shares = Shares()
    for true in (8, 4):
        one = Shares({10: Bin(n=10, said=5.0, expected=5.0, true=true)})
        one.close_game()
        shares.add(one)
    found = shares.at(10)
    assert found.error == pytest.approx(0.1)
    assert found.standard_error == pytest.approx((9 + 1) ** 0.5 / 20)
    assert shares.mean_error == pytest.approx(0.1)


def test_beliefs_bring_worlds_nearer_to_the_truth_where_deeds_tell() -> None:
    """Whoever has just skipped a turn of larder, where all play by the quick policy, holds nothing
    that could have been laid: the sampler does not know that, a belief does."""
    game = GAMES["larder"]
    options = game.options(3, {})
    wrong = []
    for believed in (False, True):
        found = Calibration()
        for seed in range(30 if COMPILED else 10):
            company = Company("greedy", believed)
            found.add(calibrate_game(game, options, seed, WORLDS, 6, company))
        hands = found.about["seats.*.hand after skipped"]
        assert hands.n > 100
        wrong.append(hands.mean_error)
    plain, weighed = wrong
    assert weighed < plain
