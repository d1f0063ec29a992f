"""README and debugging page are true: code runs, commands work, the game is what a replay tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from logovo.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DEBUGGING = (ROOT / "docs" / "debugging.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
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
    _title, *told = done.output.splitlines()
    excerpt = blocks("text")[0].splitlines()
    assert excerpt == told[: len(excerpt)]


def test_the_commands_of_the_debugging_page_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for line in blocks("sh", DEBUGGING)[0].splitlines():
        program, *arguments = line.split()
        assert program == "logovo"
        done = CliRunner().invoke(app, arguments)
        assert done.exit_code == 0, f"{line}: {done.output} {done.exception!r}"


def anchors(page: Path) -> set[str]:
    """As the usual forge and the site make them out of headings."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in found}


def test_every_link_leads_somewhere() -> None:
    found = re.findall(r"\]\(([^)\s]+)\)", README)
    assert len(found) > 20
    for link in found:
        path, _hash, anchor = link.partition("#")
        target = ROOT / path if path else ROOT / "README.md"
        if not (ROOT / "setup.py").exists() and not path.startswith("docs/"):
            continue  # a compiled copy has not all of the project
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("page", ["install.md", "play/en/index.md", "play/ru/index.md"])
def test_the_commands_of_the_first_pages_work(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for block in blocks("sh", (ROOT / "docs" / page).read_text(encoding="utf-8")):
        for line in block.splitlines():
            program, *arguments = line.split()
            assert program == "logovo"
            done = CliRunner().invoke(app, arguments, input="q\n")
            # `doctor` says by its exit code whether a client is built here.
            wanted = (0, 1) if arguments[0] == "doctor" else (0,)
            assert done.exit_code in wanted, f"{line}: {done.output} {done.exception!r}"


def test_the_two_commands_stand_at_the_top() -> None:
    title, _empty, play, test, *_rest = README.splitlines()
    assert title.startswith("# Logovo")
    assert play.split("#")[0].strip() == "./play"
    assert test.split("#")[0].strip() == "./test"
