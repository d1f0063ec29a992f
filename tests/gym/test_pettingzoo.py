"""PettingZoo's own suites pointed at our environments. Their warnings are failures, but for the two
that PettingZoo gives for every dictionary with a mask that is not its own game."""

from __future__ import annotations

import itertools
import sys
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from logovo.core.errors import BadOption, BadPlayers, OptionsClash, UnknownGame
from logovo.games import GAMES
from logovo.gym.aec import TableEnv, env
from logovo.gym.play import IllegalAction

DICTIONARY = ("Observation space for each agent probably", "Observation is not a NumPy array")


@pytest.mark.parametrize("key", GAMES)
def test_its_suites_pass(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(key, plain=True, render_mode="ansi"), num_cycles=60)
        seed_test(lambda: env(key), num_cycles=15)
        for message in DICTIONARY:
            warnings.filterwarnings("ignore", message=message)
        api_test(env(key, players=GAMES[key].most, render_mode="ansi"), num_cycles=30)


@pytest.mark.parametrize("key", GAMES)
def test_its_conversion_for_games_in_turns_passes(key: str) -> None:
    """`max_cycles_test` does not apply: it asks for environments in which everybody acts in every
    cycle, and draws actions without looking at the mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(turn_based_aec_to_parallel(env(key)), num_cycles=40)


@pytest.mark.parametrize("key", GAMES)
def test_its_benchmark_runs(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes faster: by itself it takes five seconds; `bench/peers` has figures."""
    clock = itertools.count(0.0, 0.1)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env(key))


def played(table: TableEnv, seed: int) -> list[float]:
    """A random game to its end; what everybody got."""
    table.reset(seed=seed)
    luck = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        agent = table.agent_selection
        observation, reward, terminated, truncated, info = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        assert isinstance(observation, dict)
        mask = observation["action_mask"]
        assert mask is info["action_mask"]
        table.step(int(luck.choice(np.flatnonzero(mask))))
    return list(got.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_game_ends_and_its_rewards_sum_to_nothing(key: str) -> None:
    table = env(key)
    got = played(table, 5)
    assert abs(sum(got)) < 1e-9
    assert all(-1 <= reward <= 1 for reward in got)
    assert got == pytest.approx(table.play.worths())


def test_shaped_rewards_sum_to_the_same_but_for_the_start() -> None:
    table = env("larder", shaped=True)
    table.reset(seed=5)
    start = table.worths
    got = played(table, 5)
    assert got == pytest.approx([w - s for w, s in zip(table.worths, start, strict=True)])


def test_who_owes_at_once_is_not_told_what_others_chose() -> None:
    """larder's exchange: the second to be asked sees the same whatever the first has chosen."""
    seen: set[bytes] = set()
    for choice in (0, -1):
        table = env("larder", players=3)
        table.reset(seed=3)
        first = table.agent_selection
        table.step(int(np.flatnonzero(table.masks[first])[choice]))
        assert table.agent_selection != first
        seen.add(table.play.observe(table.play.seat).tobytes())
    assert len(seen) == 1


def test_an_illegal_number_is_refused_by_its_rule_and_changes_nothing() -> None:
    table = env("vampires")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    with pytest.raises(IllegalAction, match=r"\(stop\) of p\d: forbidden by vampires\."):
        table.step(60)
    for number in (-1, 69):
        with pytest.raises(ValueError, match="there are 69"):
            table.step(number)
    with pytest.raises(ValueError, match="None"):
        table.step(None)
    after = table.observe(table.agent_selection)
    assert isinstance(before, dict) and isinstance(after, dict)
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_what_cannot_be_opened_is_named() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadPlayers):
        env("larder", players=9)
    with pytest.raises(BadOption):
        env("larder", options={"jokers": "on"})
    with pytest.raises(OptionsClash):
        env("drakon", players=3, options={"teams": "on"})
    with pytest.raises(ValueError, match="render_mode"):
        env("larder", render_mode="human")


def test_the_picture_is_an_array_of_colours() -> None:
    table = env("drakon", render_mode="rgb_array")
    table.reset(seed=2)
    picture = table.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5
