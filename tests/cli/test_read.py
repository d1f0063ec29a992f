"""`games`, `rules`, `version`: what one can read."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from logovo.games import GAMES
from logovo.text.catalogue import texts
from tests.cli.conftest import Logovo

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_games_are_listed(logovo: Logovo, lang: str) -> None:
    done = logovo("games", "--lang", lang)
    assert done.code == 0
    for key in GAMES:
        assert texts(lang, key).title() in done.out


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_rules_can_be_read(logovo: Logovo, key: str, lang: str) -> None:
    done = logovo("rules", key, "--lang", lang)
    assert done.code == 0
    for rule in GAMES[key].rules:
        assert rule.id in done.out


def test_one_rule_by_its_id(logovo: Logovo) -> None:
    for id in ("four-in-a-row", "larder.four-in-a-row"):
        done = logovo("rules", "larder", id)
        assert done.code == 0
        assert "larder.four-in-a-row" in done.out
        assert "larder.swap" not in done.out


def test_version_says_how_it_runs(logovo: Logovo) -> None:
    assert "compiled" in (out := logovo("version").out) or "interpreted" in out


def test_the_trace_shows_every_place_whole(
    logovo: Logovo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """File and line can be read at any width, from any folder."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    done = logovo("rules", "larder", "--trace")
    assert done.code == 0, done.out
    places = re.findall(r"^  (?:code|test)  (\S+):(\d+)$", done.out, flags=re.MULTILINE)
    assert len(places) > 2 * len(GAMES["larder"].rules)
    for path, line in places:
        assert int(line) <= len((ROOT / path).read_text(encoding="utf-8").splitlines())
    assert any("tests/larder/" in path for path, _line in places)
    assert any("logovo/games/larder/" in path for path, _line in places)


def test_the_trace_for_programs_holds_the_same(logovo: Logovo) -> None:
    found = json.loads(logovo("rules", "larder", "--trace", "--json").out)["larder"]
    assert found["gaps"] == []
    assert list(found["rules"]) == [rule.id for rule in GAMES["larder"].rules]
    for rule in found["rules"].values():
        assert rule["code"] and rule["tests"] and rule["texts"] == ["ru", "en"]


@pytest.mark.parametrize("inside", ["", "docs"])
def test_an_installed_copy_finds_the_project_it_is_called_in(inside: str, tmp_path: Path) -> None:
    """As `.venv/bin/logovo` does: the package that runs is not the one of the project."""
    shutil.copytree(
        ROOT / "logovo", tmp_path / "logovo", ignore=shutil.ignore_patterns("*.so", "web")
    )
    command = [sys.executable, "-m", "logovo.cli", "rules", "lucky", "--trace"]
    done = subprocess.run(
        command,
        cwd=ROOT / inside,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tests/lucky/" in done.stdout
