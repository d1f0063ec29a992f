"""The template game is more than typed: copied as the page says, it is played in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import serving
from tests.browser.person import Person, repository
from tools.new_game import main


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project with a sixth game, its client built."""
    root = repository()
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "node_modules")
    for part in ("logovo", "examples", "tools", "tests", "docs", "web"):
        shutil.copytree(root / part, tmp_path / part, ignore=left_out)
    (tmp_path / "web" / "node_modules").symlink_to(root / "web" / "node_modules")
    assert main(tmp_path, "whisper") == 0
    # Where the machine has no Node, ./test has put one beside this Python.
    path = os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])
    for command in ("wire", "build"):
        done = subprocess.run(
            ["npm", "--prefix", "web", "run", command],
            cwd=tmp_path,
            env={**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(tmp_path), "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return tmp_path


@pytest.fixture
def anna(
    copy: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    people: list[Person] = []
    with serving(copy, tmp_path_factory.mktemp("tables")) as address:
        one = Person(people, browser, address, lang="ru", size="phone", seed=4)
        yield one
        one.context.close()


@pytest.mark.timeout(600)
def test_the_copied_template_is_played_in_the_browser(anna: Person) -> None:
    assert "whisper" in anna.game_keys()
    page = anna.play_bots("whisper")
    page.click("[data-brief-go]")
    anna.wait_for_turn()
    assert anna.violations() == []
    anna.play_to_the_end(400)
    page.locator("dialog[open] table").wait_for()
    assert anna.troubles == []
