"""Everything a study's file says can be said by flags."""

from __future__ import annotations

import json
from pathlib import Path

from logovo.lab.study.spec import Study, parse_study
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo

TOML = """
name = "flags"
game = "larder"
players = [2, 3]
bots = ["random"]
lineup = "self"
paired = false
games = 2
seed = 9
keep_logs = 1
watch = 0
until = "40%"
settings = [{tricks = "on"}, {tricks = "off", hindrances = "on"}]
"""
FLAGS = (
    *("--name", "flags", "--game", "larder", "--players", "2,3", "--bots", "random"),
    *("--lineup", "self", "--no-paired", "--games", "2", "--seed", "9", "--keep-logs", "1"),
    *("--watch", "0", "--until", "40%"),
    *("--setting", "tricks=on", "--setting", "tricks=off,hindrances=on"),
)


def test_flags_make_the_study_of_the_file(logovo: Logovo, tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = logovo("study", "run", *FLAGS, "--cores", "1", "--out", str(out), "--json")
    assert done.code == 0, done.err
    study = parse_study(TOML)
    told = json.loads(done.out)["manifest"]["study"]
    assert {name: told[name] for name in Study.__struct_fields__} == {
        "name": study.name,
        "game": study.game,
        "bots": list(study.bots),
        "players": list(study.players),
        "games": study.games,
        "seed": study.seed,
        "lineup": study.lineup,
        "paired": study.paired,
        "until": study.until,
        "keep_logs": study.keep_logs,
        "options": study.options,
        "vary": {},
        "settings": list(study.settings),
        "watch": study.watch,
    }
    assert len(list((out / "logs").iterdir())) == 4
