"""What is wrong with a study is said before anything is played, and nothing is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo

RUN = ("study", "run")
WRONG = {
    "game": ((*RUN, "--game", "chess"), "chess"),
    "bot": ((*RUN, "--game", "larder", "--bots", "genius"), "genius"),
    "outside bot": ((*RUN, "--game", "larder", "--bots", "no.such:Bot"), "no.such"),
    "option": ((*RUN, "--game", "larder", "--option", "colour=red"), "colour"),
    "value": ((*RUN, "--game", "larder", "--vary", "tricks=off,maybe"), "maybe"),
    "players": ((*RUN, "--game", "larder", "--players", "two"), "two"),
    "cluster": ((*RUN, "--game", "larder", "--on", "127.0.0.1:1"), "Ray"),
    "lineup": ((*RUN, "--game", "larder", "--lineup", "pairs"), "pairs"),
    "cores": ((*RUN, "--game", "larder", "--cores", "-2"), "--cores"),
    "cores of sim": (("sim", "larder", "--cores", "-2"), "--cores"),
    "half a setting": ((*RUN, "--game", "larder", "--setting", "tricks"), "tricks"),
    "nothing": (RUN, "TOML"),
    "a picture of nothing": (("study", "picture", "nowhere", "--svg", "x.svg"), "nowhere"),
    "a balance of nothing": (("study", "balance", "chess"), "chess"),
    "ratings of nothing": (("ratings", "nowhere"), "nowhere"),
    "data of nothing": (("study", "data", "data"), "logs"),
    "a log that is not there": (("study", "data", "data", "--log", "no.jsonl"), "no.jsonl"),
}


@pytest.mark.parametrize(("asked", "named"), WRONG.values(), ids=WRONG.keys())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_is_named_and_nothing_is_written(
    logovo: Logovo,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: tuple[str, ...],
    named: str,
    lang: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = logovo(*asked, "--lang", lang)
    assert done.code == 2
    assert named in done.err
    assert "Traceback" not in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_manifest_is_not_taken_for_a_new_run(logovo: Logovo, tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = (*RUN, "--game", "larder", "--games", "2", "--cores", "1", "--out", str(out))
    assert logovo(*asked).code == 0
    (out / "manifest.json").write_bytes(b'{"study":')
    before = sorted(path.name for path in (out / "parts").iterdir())
    done = logovo(*asked)
    assert done.code == 2 and "manifest.json" in done.err
    assert sorted(path.name for path in (out / "parts").iterdir()) == before


def test_what_lies_behind_a_damaged_part_is_rated(logovo: Logovo, tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = (*RUN, "--game", "gold", "--bots", "greedy,random", "--games", "12", "--cores", "1")
    assert logovo(*asked, "--out", str(out)).code == 0
    first, *rest = sorted((out / "parts").iterdir())
    assert rest
    first.write_bytes(first.read_bytes()[:-9])
    for lang, word in (("en", "not finished"), ("ru", "не доиграно")):
        done = logovo("ratings", str(out), "--lang", lang)
        assert done.code == 0 and "greedy" in done.out
        assert word in done.err
    assert logovo(*asked, "--out", str(out)).code == 0
    assert "finished" not in logovo("ratings", str(out)).err


def test_a_folder_with_something_else_is_left_alone(logovo: Logovo, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("mine")
    mine = str(tmp_path / "mine")
    for asked in (
        (*RUN, "--game", "gold", "--out", mine),
        ("study", "data", mine, "--game", "gold"),
        ("study", "balance", "gold", "--out", mine),
    ):
        done = logovo(*asked)
        assert done.code == 2 and "Something else" in done.err
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_file_in_the_place_of_the_folder_is_named(logovo: Logovo, tmp_path: Path) -> None:
    (tmp_path / "run").write_text("a letter")
    done = logovo(*RUN, "--game", "larder", "--games", "2", "--out", str(tmp_path / "run"))
    assert done.code == 2
    assert (tmp_path / "run").read_text() == "a letter"
