"""A page about a run: what it shows, to whom, and that it ends with the run."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from logovo.lab.study.folder import RunFolder
from logovo.lab.study.live import Live
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study, checked
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo

STUDY = checked(Study("watched-run", "larder", ("greedy", "random"), (2,), 8))


def fetched(address: str, host: str = "") -> str:
    request = urllib.request.Request(address, headers={"Host": host} if host else {})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return str(answer.read().decode())


def test_the_page_follows_the_run_and_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logovo.lab.study.live.EVERY", 0.0)
    folder = RunFolder(tmp_path / "run")
    folder.open(manifest_of(STUDY))
    runner = Runner(STUDY, folder)
    live = Live([runner], "ru")
    address = live.start()
    try:
        first = fetched(address)
        assert "Исследование идёт" in first and "The study is running" in first
        assert "0 of 8 games" in first
        assert not [found for found in re.findall(r'(?:src|href)="([^"]*)"', first) if found]
        for _games in runner.run():
            live.update()
        now = fetched(address + "now")
        assert "8 of 8 games" in now and "2p greedy,random" in now and "<script" not in now
        for path, host, code in (("../etc", "", 404), ("", "evil.example", 403)):
            with pytest.raises(urllib.error.HTTPError) as refused:
                fetched(address + path, host)
            assert refused.value.code == code
    finally:
        live.close()
    with pytest.raises(urllib.error.URLError):
        fetched(address)


def test_the_command_line_says_where_to_look(logovo: Logovo, tmp_path: Path) -> None:
    asked = ("--game", "larder", "--games", "2", "--cores", "1", "--out", str(tmp_path / "run"))
    done = logovo("study", "run", *asked, "--live")
    assert done.code == 0, done.err
    found = re.search(r"http://127\.0\.0\.1:[0-9]+/", done.err)
    assert found is not None
    with pytest.raises(urllib.error.URLError):
        fetched(found[0])
