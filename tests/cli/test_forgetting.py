"""A game of memory in the terminal: a lid is shown, and then gone from screen and scrollback."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from logovo.bots.registry import make_bot
from logovo.cli.session import FORGET
from logovo.core.chance import Chance
from logovo.core.seats import TABLE, Seat
from logovo.core.table import open_table
from logovo.games import GAMES
from logovo.games.vampires.views import VampiresView
from logovo.testkit.walks import Party
from logovo.text.catalogue import texts
from tests.cli.conftest import Logovo


def seen_on(terminal: int, until: str, seconds: float) -> str:
    """What the terminal has shown by the time `until` comes up."""
    shown = b""
    end = time.monotonic() + seconds
    while until.encode() not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
    return shown.decode(errors="replace")


def test_a_lid_is_forgotten_by_the_screen(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    log = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "logovo.cli", "play", "vampires", "--seats", "me,random"]
    command += ["--seed", "1", "--lang", "en", "--log", str(log)]
    with subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "160"},
    ) as running:
        os.close(theirs)
        shown = seen_on(ours, "Your move:", 60)
        if FORGET not in shown:
            os.write(ours, b"1\n")
            shown += seen_on(ours, FORGET, 60)
        assert FORGET in shown, shown[-2000:]
        running.terminate()
        running.wait(20)
        os.close(ours)
    assert "╭" in shown.split(FORGET)[0], "nothing was shown before it was forgotten"


def test_an_unfinished_game_is_told_without_its_lids(logovo: Logovo, tmp_path: Path) -> None:
    game = GAMES["vampires"]
    table = open_table(game, game.options(2, {}), ["Anna", "Boris"], 1)
    bot = make_bot("random", game, 1)
    lids: list[str] = []
    while not lids:
        seat = game.awaited(table.state)[0]
        move = bot.choose(game.view(table.state, seat), game.legal(table.state, seat))
        lids = [
            texts("en", "vampires").event(game.told_to(event, Seat(-1)), ["Anna", "Boris"])
            for event in table.play(seat, move)
            if game.fleeting(event)
        ]
    path = tmp_path / "game.jsonl"
    path.write_text(table.log.write())
    done = logovo("replay", str(path))
    assert done.code == 0, done.err
    assert lids[0] not in done.out


def test_no_step_of_an_unfinished_game_shows_an_earlier_grave(
    logovo: Logovo, tmp_path: Path
) -> None:
    """Not in a picture, and not in the moves of the one who looks on."""
    game = GAMES["vampires"]
    party, chance = Party(game, game.options(3, {}), 4), Chance(9)
    for _step in range(60):
        party.play(*party.pick(chance))
    view = game.view(party.table.state, TABLE)
    assert isinstance(view, VampiresView)
    assert view.last is not None
    now = {view.last.grave} | {grave.grave for grave in view.open}
    path = tmp_path / "game.jsonl"
    path.write_text(party.table.log.write())
    for options in ((), ("--as", "p1")):
        done = logovo("replay", str(path), "--step", *options, typed="\n" * 80)
        assert done.code == 0, done.err
        assert set(re.findall(r"\b[a-h][1-8]\b", done.out)) <= now
        assert done.out.count("not shown again") > 40
