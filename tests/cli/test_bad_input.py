"""Whatever is wrong gets one sentence in the chosen language, exit code 2 and no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Logovo

BAD = [
    ("unknown game", ["play", "chess"], "chess"),
    ("unknown game to simulate", ["sim", "chess"], "chess"),
    ("unknown game to read about", ["rules", "chess"], "chess"),
    ("too many players", ["sim", "larder", "--players", "40"], "40"),
    ("too few players", ["sim", "larder", "--players", "1"], "1"),
    ("too many seats", ["play", "larder", "--seats", ",".join(["random"] * 12)], "12"),
    ("unknown option", ["sim", "larder", "--option", "colour=red"], "colour"),
    ("unknown value", ["sim", "larder", "--option", "tricks=maybe"], "maybe"),
    ("no setting", ["sim", "larder", "--option", "tricks"], "tricks"),
    (
        "an option twice",
        ["sim", "larder", "--option", "tricks=on", "--option", "tricks=off"],
        "tri",
    ),
    ("unknown bot", ["sim", "larder", "--bots", "genius"], "genius"),
    ("unknown bot at the table", ["play", "larder", "--seats", "me,genius"], "genius"),
    ("a bot with a bad budget", ["sim", "larder", "--bots", "search:0"], "search:0"),
    (
        "more bots than seats",
        ["sim", "larder", "--players", "2", "--bots", "random,greedy,hard"],
        "3",
    ),
    ("no games", ["sim", "larder", "--games", "0"], "--games"),
    ("unknown rule", ["rules", "larder", "no-such-rule"], "no-such-rule"),
    ("unknown language", ["games", "--lang", "de"], "de"),
    ("no such file", ["replay", "nowhere.jsonl"], "nowhere.jsonl"),
]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(("arguments", "names"), [row[1:] for row in BAD], ids=[r[0] for r in BAD])
def test_bad_input_is_named(
    logovo: Logovo,
    arguments: list[str],
    names: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOGOVO_LANG", lang)
    done = logovo(*arguments)
    assert done.code == 2
    assert "Traceback" not in done.out + done.err
    assert names in done.err
    assert any("а" <= letter <= "я" for letter in done.err) == (lang == "ru")
    assert list(tmp_path.iterdir()) == [], "something was written"


def kept_log(logovo: Logovo, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    assert logovo("play", "larder", "--seats", "random,random", "--log", str(path)).code == 0
    return path


def test_a_log_cut_short_is_refused(logovo: Logovo, tmp_path: Path) -> None:
    path = kept_log(logovo, tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    # Inside a line: a log cut between two lines is one of a game that is still going on.
    cut = len(lines) // 2
    path.write_text("".join(lines[:cut]) + lines[cut][: len(lines[cut]) // 2])
    done = logovo("replay", str(path))
    assert done.code == 2
    assert "line" in done.err


def test_a_changed_log_is_refused(logovo: Logovo, tmp_path: Path) -> None:
    path = kept_log(logovo, tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    lines[2] = lines[2].replace('"seat":1', '"seat":0').replace('"text":"', '"text":"x')
    path.write_text("".join(lines))
    done = logovo("replay", str(path))
    assert done.code == 2
    assert "line 3" in done.err
    assert "Traceback" not in done.err


def test_a_log_with_a_line_taken_out_is_refused(logovo: Logovo, tmp_path: Path) -> None:
    path = kept_log(logovo, tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4] + lines[5:]))
    assert logovo("replay", str(path)).code == 2


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe\x00", b"[1]\n", b"{}\n", b"[" * 5000 + b"\n"])
def test_what_is_no_log_is_refused(logovo: Logovo, tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk"
    path.write_bytes(junk)
    done = logovo("replay", str(path))
    assert done.code == 2
    assert "Traceback" not in done.err


def test_a_folder_is_no_log(logovo: Logovo, tmp_path: Path) -> None:
    assert logovo("replay", str(tmp_path)).code == 2


def test_a_seat_that_is_not_there(logovo: Logovo, tmp_path: Path) -> None:
    path = kept_log(logovo, tmp_path)
    for seat in ("p3", "0", "p0", "x", "p"):
        assert logovo("replay", str(path), "--as", seat).code == 2


def test_a_log_of_other_rules_is_refused(logovo: Logovo, tmp_path: Path) -> None:
    path = kept_log(logovo, tmp_path)
    head = json.loads(path.read_text().splitlines()[0])
    assert head["game"] == "larder"
    from logovo.core.log import read_log

    log = read_log(path.read_text())
    log.header.as_json()
    changed = read_log(path.read_text())
    other = type(changed.header)(
        "larder", 999, changed.header.players, changed.header.options, changed.header.names
    )
    again = type(changed)(other)
    again.entries = changed.entries
    path.write_text(again.write())
    done = logovo("replay", str(path))
    assert done.code == 2
    assert "999" in done.err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_tables_in_a_database_are_not_looked_for_in_a_file(
    logovo: Logovo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("LOGOVO_DATABASE", "postgresql+asyncpg://house@127.0.0.1/tables")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    done = logovo(command, str(tmp_path / "copy.sqlite"))
    assert done.code == 2
    assert "LOGOVO_DATABASE" in done.err and "Traceback" not in done.err
    assert not (tmp_path / "home").exists() and not (tmp_path / "copy.sqlite").exists()
