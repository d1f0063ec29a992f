"""The programs of examples/ run, and do what they say; `import logovo` names what they need."""

from __future__ import annotations

import ast
import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import logovo
from examples import a_bot, a_log, a_remote_bot, a_search, a_tournament
from tests.server.served import Served

ROOT = Path(__file__).parents[1]


def test_every_public_name_is_there_and_documented() -> None:
    documented = set(re.findall(r"`(\w+)`", logovo.__doc__ or ""))
    for name in logovo.__all__:
        assert hasattr(logovo, name)
        assert name in documented or name == "__version__", f"{name} is not in the docstring"
    assert documented <= set(logovo.__all__) | {"examples"}


def test_examples_use_public_names_first() -> None:
    """What the front of the package offers is not imported from inside."""
    homes = {getattr(logovo, name) for name in logovo.__all__ if callable(getattr(logovo, name))}
    for path in (ROOT / "examples").glob("*.py"):
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(line, ast.ImportFrom) or not (line.module or "").startswith(
                "logovo."
            ):
                continue
            module = import_module(str(line.module))
            for name in line.names:
                found = getattr(module, name.name)
                assert not (callable(found) and found in homes), f"{path.name}: {name.name}"


def test_a_bot_of_ones_own_wins_more_than_its_share() -> None:
    won = a_bot.wins(20)
    assert won[0] > max(won[1:])


def test_a_tournament_ranks_bots() -> None:
    lines = a_tournament.standings("larder", 30)
    assert [line.split()[0] for line in lines] == ["greedy", "greedy:0.35", "random"]
    shares = [float(line.split()[1]) for line in lines]
    assert shares[0] > shares[2]


def test_a_search_values_every_legal_move() -> None:
    table, seat, known = a_search.opening("lucky")
    found = a_search.values(table, seat, known, 2)
    assert list(found) == table.game.legal(table.state, seat)
    assert all(0.0 <= value <= 1.0 for value in found.values())


def test_a_log_is_analysed() -> None:
    log = logovo.read_log((ROOT / "docs" / "examples" / "larder.jsonl").read_text("utf-8"))
    found = a_log.choices(log)
    assert list(found) == log.header.names
    assert all(mean > 1 for mean in found.values())
    assert a_log.told(log)["Laid"] > 10


@pytest.mark.parametrize(
    "program", ["a_bot.py", "a_tournament.py", "a_search.py", "a_log.py docs/examples/larder.jsonl"]
)
@pytest.mark.slow
def test_programs_run(program: str) -> None:
    name, *arguments = program.split()
    done = subprocess.run(
        [sys.executable, f"examples/{name}", *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "data").start()
    yield served
    served.kill()


async def test_a_remote_bot_plays_a_game_to_its_end(server: Served) -> None:
    opened = await server.doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    link = f"{server.base}/t/{opened.table.id}#{opened.token}"
    assert await asyncio.wait_for(a_remote_bot.play(link, "Anna"), 120) > 1
    assert (await server.doors.table(opened.table.id)).status == "over"
