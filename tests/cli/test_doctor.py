"""`logovo doctor` and `--version`: what is here, told in both languages, and what is broken."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

import logovo as package
from logovo.cli import checks
from logovo.cli.checks import Finding
from logovo.cli.voice import voice
from logovo.server.process.config import Config
from tests.cli.conftest import Done, Logovo

QUICK = ("--seconds", "0.01")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Examined:
    done: Done

    def of(self, name: str) -> tuple[str, str]:
        found = {one["name"]: one for one in json.loads(self.done.out)["findings"]}
        return found[name]["state"], found[name]["says"]


def examine(logovo: Logovo, data: Path, *more: str) -> Examined:
    port = () if "--port" in more else ("--port", str(free_port()))
    return Examined(logovo("doctor", "--json", "--data", str(data), *port, *QUICK, *more))


def a_database(folder: Path, tables: int) -> Path:
    path = folder / "tables.sqlite"
    with sqlite3.connect(path) as kept:
        kept.execute("CREATE TABLE tables (id TEXT)")
        kept.executemany("INSERT INTO tables VALUES (?)", [(str(n),) for n in range(tables)])
    return path


def test_nothing_is_changed_and_all_is_told(logovo: Logovo, tmp_path: Path) -> None:
    told = examine(logovo, tmp_path / "not yet")
    found = json.loads(told.done.out)
    names = [one["name"] for one in found["findings"]]
    assert names == (
        [
            "house",
            "rules",
            "client",
            "docs",
            "extras",
            "data",
            "database",
            "port",
            "network",
            "speed",
        ]
    )
    assert told.of("database") == ("ok", "doctor-database-new")
    assert found["ok"] is all(one["state"] != "bad" for one in found["findings"])
    assert told.done.code == (0 if found["ok"] else 1)
    speed = found["findings"][-1]["facts"]["decisions"]
    assert speed > 100
    assert list(tmp_path.iterdir()) == []


def test_a_sound_database_is_counted(logovo: Logovo, tmp_path: Path) -> None:
    path = a_database(tmp_path, 3)
    before = path.read_bytes()
    told = examine(logovo, tmp_path)
    assert told.of("database") == ("ok", "doctor-database")
    assert '"tables": 3' in told.done.out
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "broken", [b"this is no database, only a letter" * 40, b"SQLite format 3\0"]
)
def test_a_broken_database_is_named(logovo: Logovo, tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "tables.sqlite").write_bytes(broken)
    told = examine(logovo, tmp_path)
    assert told.of("database") == ("bad", "doctor-database-broken")
    assert told.done.code == 1
    plain = logovo("doctor", "--data", str(tmp_path), *QUICK, "--lang", "ru")
    assert "✗ База не читается" in plain.out
    assert plain.code == 1
    assert (tmp_path / "tables.sqlite").read_bytes() == broken


def test_a_database_server_that_is_away_keeps_its_password(logovo: Logovo, tmp_path: Path) -> None:
    url = f"postgresql+asyncpg://house:honey@127.0.0.1:{free_port()}/tables"
    told = examine(logovo, tmp_path, "--database", url)
    assert told.of("database") == ("bad", "doctor-database-away")
    assert "honey" not in told.done.out + told.done.err
    assert told.done.code == 1


def test_a_folder_that_cannot_be_is_named(logovo: Logovo, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert examine(logovo, tmp_path / "file" / "data").of("data") == ("bad", "doctor-data-closed")


def test_little_space_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LITTLE_SPACE", 10**18)
    assert checks.folder(tmp_path).state == "bad"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_closed_folder_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert checks.folder(tmp_path).says == "doctor-data-closed"


class Ready(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/health/ready" else 404)
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None: ...


@contextmanager
def a_house() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Ready)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_taken_port_is_ours_or_somebody_elses(logovo: Logovo, tmp_path: Path) -> None:
    with a_house() as port:
        ours = examine(logovo, tmp_path, "--port", str(port))
    assert ours.of("port") == ("note", "doctor-port-ours")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        taken = examine(logovo, tmp_path, "--port", str(other.getsockname()[1]))
    assert taken.of("port") == ("bad", "doctor-port-taken")
    assert taken.done.code == 1


def test_a_missing_client_and_missing_pages(tmp_path: Path) -> None:
    assert checks.client(tmp_path).state == "bad"
    assert checks.pages(tmp_path).state == "note"
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert checks.client(tmp_path).state == checks.pages(tmp_path).state == "ok"


def test_extras_that_are_away_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "EXTRAS", {"house": ("json",), "moon": ("no_such_module",)})
    assert checks.extras() == Finding(
        "extras", "ok", "doctor-extras", {"here": "house", "away": "moon"}
    )


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_finding_has_its_sentence(lang: str, tmp_path: Path) -> None:
    said = voice(lang)
    for one in checks.look(Config(data=tmp_path, port=free_port()), 0.01):
        sentence = said.say(one.says, **one.facts)
        assert sentence
        assert "{" not in sentence
        assert one.says not in sentence


@pytest.mark.parametrize("command", ["version", "--version"])
def test_the_version(logovo: Logovo, command: str) -> None:
    told = logovo(command)
    assert told.code == 0
    how = "compiled" if checks.is_compiled() else "interpreted"
    assert told.out.startswith(f"logovo {package.__version__}, {how}, Python ")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_completes(logovo: Logovo, shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    told = logovo("--show-completion", shell)
    assert told.code == 0
    assert "_LOGOVO_COMPLETE" in told.out


@pytest.mark.parametrize(
    "wrong", [["--port", "70000"], ["--seconds", "0"], ["--lang", "de"], ["--data"]]
)
def test_bad_input(logovo: Logovo, wrong: list[str]) -> None:
    assert logovo("doctor", *wrong).code == 2
