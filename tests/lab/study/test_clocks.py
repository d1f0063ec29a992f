"""A study plays thinking bots by iterations: a clock would make it another on another machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.bots.registry import by_clock, without_clock
from logovo.lab.study.counts import Counts
from logovo.lab.study.parts import all_parts, play_part
from logovo.lab.study.spec import Study, checked
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo


@pytest.mark.parametrize(
    ("name", "steady", "timed"),
    [
        ("hard", "search:16000:2glances", False),
        ("master", "search:64000", False),
        ("search:40:5ms", "search:40", False),
        ("search:40", "search:40", False),
        ("search:5ms", "search:5ms", True),
        ("search", "search", False),
        ("easy", "easy", False),
        ("greedy", "greedy", False),
    ],
)
def test_the_clock_is_left_out_where_iterations_bound_too(
    name: str, steady: str, timed: bool
) -> None:
    assert without_clock(name, "gold") == steady
    assert by_clock(name, "gold") is timed


def played(bot: str) -> Counts:
    study = checked(Study("clock", "gold", (bot, "random"), (3,), 2, paired=False))
    return play_part(next(all_parts(study)))


def test_an_hour_and_a_moment_give_the_same_games() -> None:
    hasty, patient = played("search:40:1ms"), played("search:40")
    assert hasty.lengths == patient.lengths
    assert hasty.scores["search:40:1ms"] == patient.scores["search:40"]


def test_a_bot_with_nothing_but_a_clock_is_told(logovo: Logovo, tmp_path: Path) -> None:
    asked = ("study", "run", "--game", "gold", "--games", "1", "--cores", "1")
    told = logovo(*asked, "--bots", "search:1ms", "--out", str(tmp_path / "timed"))
    assert told.code == 0 and "search:1ms" in told.err
    told = logovo(*asked, "--bots", "search:2:1ms", "--out", str(tmp_path / "steady"))
    assert told.code == 0 and "search:2:1ms" not in told.err
