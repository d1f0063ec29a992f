"""docs/adding-a-game.md is true: its own steps, followed in a copy of the project, work."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game import main

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PARTS = ("logovo", "examples", "tools", "docs")
PROGRAMS = {
    "python": [],
    "ruff": ["-m", "ruff"],
    "pytest": ["-m", "pytest"],
    "logovo": ["-m", "logovo.cli"],
}


def steps() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "web", "pictures")
    for part in PARTS:
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=left_out)
    return tmp_path


def do(copy: Path, line: str) -> subprocess.CompletedProcess[str]:
    program, *arguments = line.split()
    return subprocess.run(
        [sys.executable, *PROGRAMS[program], *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "100", "LOGOVO_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_the_steps_of_the_page_add_a_game(copy: Path) -> None:
    assert len(steps()) > 8
    before = {path: path.read_bytes() for path in (copy / "logovo").rglob("*.py")}
    for line in steps():
        done = do(copy, line)
        assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    changed = {
        str(path.relative_to(copy)) for path, text in before.items() if path.read_bytes() != text
    }
    assert changed == {"logovo/games/__init__.py", "logovo/roster.py"}
    assert (copy / "docs" / "games" / "whisper.md").exists()
    board = (copy / "web" / "src" / "boards" / "whisper" / "Board.svelte").read_text("utf-8")
    assert "useTable('whisper')" in board
    assert "hush" not in board


def test_a_game_that_is_entered_in_one_place_only_is_named(copy: Path) -> None:
    assert do(copy, "python tools/new_game.py whisper").returncode == 0
    roster = copy / "logovo" / "roster.py"
    text = roster.read_text(encoding="utf-8")
    roster.write_text(re.sub(r"    RosterRow\(WHISPER.*\n", "", text), encoding="utf-8")
    done = do(copy, "logovo games")
    assert done.returncode != 0
    assert (
        "whisper: in logovo/games/__init__.py, but without a row in logovo/roster.py" in done.stderr
    )


@pytest.mark.parametrize("key", ["larder", "Whisper", "1st", "class", "../x"])
def test_a_key_that_cannot_be_is_refused(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[str] = []
    monkeypatch.setattr(Path, "write_text", lambda path, *_rest, **_more: written.append(str(path)))
    assert main(ROOT, key) == 2
    assert key in capsys.readouterr().out
    assert written == []


def test_the_page_names_every_file_of_the_template() -> None:
    for path in (ROOT / "examples" / "hush").glob("*.py"):
        if path.name not in ("__init__.py", "__main__.py", "policy.py", "board.py"):
            assert f"{path.name}`" in PAGE, path.name
