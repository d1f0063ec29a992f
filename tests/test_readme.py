"""The README is true: its code runs, its commands work, its game is what a replay tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from logovo.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
    assert found
    return found


def test_code_runs() -> None:
    for code in blocks("python"):
        exec(compile(code, "README.md", "exec"), {})


def test_commands_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for block in blocks("sh"):
        for line in block.splitlines():
            program, *arguments = line.split()
            assert program == "logovo"
            done = CliRunner().invoke(app, arguments, input="q\n")
            assert done.exit_code == 0, f"{line}: {done.output} {done.exception!r}"


def test_the_game_is_what_a_replay_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = re.search(r"`logovo (replay .*?)`", README)
    assert command is not None
    done = CliRunner().invoke(app, command[1].split())
    assert done.exit_code == 0, done.output
    told = iter(done.output.splitlines())
    for line in blocks("text")[0].splitlines():
        assert line in told, f"not told, or not in this order: {line}"
