"""Every measurement says in `--json` what was run, under which rules, and on what."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from logovo import __version__
from logovo.games import game
from tests.cli.conftest import Logovo

TABLE = ("larder", "--games", "2", "--cores", "1", "--seed", "5", "--option", "tricks=on")
COMMANDS = {
    "sim": ("sim", *TABLE),
    "arena": ("arena", *TABLE),
    "calibrate": ("calibrate", *TABLE, "--worlds", "2"),
    "bench": ("bench", "larder", "--seconds", "0.01", "--option", "tricks=on"),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_what_was_run_is_told(logovo: Logovo, command: tuple[str, ...]) -> None:
    done = logovo(*command, "--json")
    assert done.code == 0, done.err
    about = json.loads(done.out)["run"]
    assert about["version"] == __version__
    assert about["options"]["tricks"] == "on"
    assert about["machine"]["cores"] > 0
    assert about["command"] == ["logovo", *command, "--json"]
    if command[0] == "bench":
        assert about["rulesets"] == {"larder": game("larder").ruleset}
    else:
        assert about["ruleset"] == game("larder").ruleset
        assert about["seed"] == 5
        assert about["options"]["hindrances"] == "off", "also what nobody named"


def test_an_arena_tells_every_pair(logovo: Logovo) -> None:
    told = json.loads(logovo("arena", *TABLE, "--bots", "greedy,random", "--json").out)
    assert [(pair["bot"], pair["against"]) for pair in told["pairs"]] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert all(pair["games"] == 2 and 0 <= pair["low"] <= pair["high"] for pair in told["pairs"])


def test_studies_and_ratings_tell_theirs(logovo: Logovo, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    asked = ("--game", "larder", "--bots", "greedy,random", "--games", "4", "--cores", "1")
    manifest = json.loads(logovo("study", "run", *asked, "--out", out, "--json").out)["manifest"]
    assert manifest["version"] == __version__
    assert manifest["ruleset"] == game("larder").ruleset
    assert manifest["study"]["seed"] == 1
    assert manifest["machine"]["cores"] > 0
    about = json.loads(logovo("ratings", out, "--json").out)["run"]
    assert about["runs"] == [manifest]
    assert about["machine"] == manifest["machine"]
