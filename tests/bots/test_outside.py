"""Bots from outside: by module and class, wherever a program names a bot, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from logovo.bots.bot import Bot
from logovo.bots.outside import BadBot, any_bot
from logovo.bots.registry import UnknownBot, make_bot
from logovo.cli.main import app
from logovo.games import game

SOURCE = """
from logovo.bots.bot import RandomBot

class Last(RandomBot):
    def choose(self, view, legal):
        return legal[-1]

class Mute:
    def __init__(self, seed): pass
    def sit(self, game, options, seat): pass

class Greedy:
    def __init__(self, one, two): pass

NUMBER = 7
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "bots_from_outside.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "bots_from_outside"


def test_a_bot_is_made_by_module_and_class(module: str) -> None:
    bot = any_bot(f"{module}:Last", game("larder"), 3)
    assert isinstance(bot, Bot)
    assert isinstance(any_bot("greedy:0.3", game("larder"), 3), Bot)


def test_it_plays_where_command_lines_name_bots(module: str) -> None:
    for command in ("sim", "arena"):
        line = [command, "larder", "--games", "2", "--bots", f"{module}:Last,random"]
        done = CliRunner().invoke(app, [*line, "--lang", "en"])
        assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere_at_all:Bot", "nowhere_at_all"),
        ("bots_from_outside:Nobody", "Nobody"),
        ("bots_from_outside:NUMBER", "cannot be called"),
        ("bots_from_outside:Mute", "hear, choose"),
        ("bots_from_outside:Greedy", "two"),
    ],
)
def test_what_is_no_bot_is_named(module: str, name: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        any_bot(name, game("larder"), 1)


def test_the_registry_that_servers_use_imports_nothing(module: str) -> None:
    """A name from a network must not run code."""
    for name in (f"{module}:Last", "os:system"):
        with pytest.raises(UnknownBot):
            make_bot(name, game("larder"), 1)
    with pytest.raises(UnknownBot):
        any_bot("genius", game("larder"), 1)
