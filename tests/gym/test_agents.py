"""Agents of other people's making play through the doors; the programs that train them run."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from examples import a_solver, a_spiel_search
from logovo.core import batch as a_compiled_module
from logovo.games import GAMES, game
from logovo.roster import unregister


@pytest.mark.parametrize("key", GAMES)
def test_the_search_of_open_spiel_plays_through_our_sampler(key: str) -> None:
    chosen = a_spiel_search.play(key, simulations=2, decisions=2, seed=1)
    door = game(key).door(game(key).options(game(key).least, {}))
    words = {door.word(number) for number in range(int(door.actions))}
    assert len(chosen) == 2
    assert all(line.partition(": ")[2] in words for line in chosen)


def test_a_solver_of_open_spiel_converges() -> None:
    try:
        found = a_solver.solve(iterations=60, pieces=1)
    finally:
        unregister("hush")
    assert found[-1] < 0.8 * found[0]


@pytest.mark.parametrize("key", GAMES)
def test_the_check_of_stable_baselines_passes(key: str) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker", reason="pip install 'logovo[train]' to run it"
    )
    from tests.gym.test_gymnasium import Masked

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checker.check_env(Masked(key), skip_render_check=True)


@pytest.mark.slow
def test_an_agent_of_sb3_learns_to_beat_chance(tmp_path: Path) -> None:
    """A small budget: the long run is in docs/research.md. `test_learners.py` has a learner that
    needs nothing but NumPy and is never skipped."""
    pytest.importorskip("sb3_contrib", reason="pip install 'logovo[train]' to run it")
    from sb3_contrib import MaskablePPO

    from examples import a_trained_agent

    course = a_trained_agent.Course("larder", 2, "random", seed=1)
    file = tmp_path / "agent.zip"
    before, after = a_trained_agent.train(course, 40_960, games=60, pieces=1, keep=str(file))
    assert before.won < 0.7
    assert after.won - after.off > 0.65
    assert file.stat().st_size < 5_000_000  # the agent alone, without the tables it learnt at
    tables = course.tables(20, "random", 7)
    chosen = course.choose(tables.observations, tables.seats, tables.masks)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        course.model = MaskablePPO.load(str(file), device="cpu")
    again = course.choose(tables.observations, tables.seats, tables.masks)
    assert again.tolist() == chosen.tolist()


@pytest.mark.slow
@pytest.mark.skipif(
    str(a_compiled_module.__file__).endswith(".py"), reason="7,500 games: with compiled rules only"
)
def test_an_agent_of_sb3_learns_to_dig() -> None:
    """In lucky nearly everything is luck among random players: it takes many games to see. With
    seeds 1 to 10 it won 5 to 9 in a hundred more than random moves, ± 2."""
    pytest.importorskip("sb3_contrib", reason="pip install 'logovo[train]' to run it")
    from examples import a_trained_agent, a_trained_digger

    course = a_trained_digger.DiggerCourse("lucky", 3, "random", seed=1)
    before, after = a_trained_agent.train(course, steps=163_840, games=2400, pieces=1)
    assert before.more - before.more_off < 0
    assert after.more - after.more_off > 0
