"""`./test quick` runs what a change touches, and never nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.games import GAMES
from tools import touched

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_tested_wherever_it_was_touched(key: str) -> None:
    for path in (
        f"logovo/games/{key}/effects.py",
        f"logovo/search/policies/{key}.py",
        f"logovo/search/beliefs/{key}_cards.py",
        f"web/src/boards/{key}/Board.svelte",
        f"tests/{key}/positions.py",
    ):
        assert f"tests/{key}" in touched.tests_for([path]), path
        others = {f"tests/{other}" for other in GAMES if other != key}
        assert not others & set(touched.tests_for([path]))


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("logovo/core/chance.py", "tests/core"),
        ("logovo/server/net/app.py", "tests/server"),
        ("logovo/cli/serve.py", "tests/cli"),
        ("tests/cli/test_play.py", "tests/cli/test_play.py"),
        ("tests/cli/conftest.py", "tests/cli"),
        ("docs/server.md", "tests/test_readme.py"),
    ],
)
def test_a_part_is_tested_by_its_own_tests(path: str, test: str) -> None:
    assert test in touched.tests_for([path])


def test_nothing_is_run_twice() -> None:
    found = touched.tests_for(["logovo/server/run.py", "logovo/wire/http.py"])
    assert "tests/server" in found
    assert not [test for test in found if test.startswith("tests/server/")]


def test_an_unknown_path_still_runs_something() -> None:
    assert touched.tests_for(["a-new-file.txt"]) == list(touched.ALWAYS)


def test_everything_the_map_names_exists() -> None:
    for part, tests in touched.BY_PART.items():
        for test in tests:
            assert (ROOT / test).exists(), (part, test)


def test_every_part_of_the_house_is_on_the_map() -> None:
    folders = {
        f"logovo/{path.name}"
        for path in (ROOT / "logovo").iterdir()
        if (path / "__init__.py").exists() and path.name != "games"
    }
    assert folders - set(touched.BY_PART) == set()


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ("web/src/App.svelte", ["web"]),
        ("docs/server.md", ["docs"]),
        ("logovo/cli/text/ru.ftl", ["web"]),
        ("logovo/server/run.py", ["format", "lint", "types", "layers"]),
        ("logovo/games/gold/moves.py", ["format", "lint", "types", "layers", "rules"]),
        ("LICENSE", []),
    ],
)
def test_steps(path: str, steps: list[str]) -> None:
    assert touched.steps_for([path]) == steps
