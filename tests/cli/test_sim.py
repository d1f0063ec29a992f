"""`sim`, `arena`, `laws`, `bench`: many games, the same numbers on any number of cores."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from logovo.games import GAMES
from tests.cli.conftest import Logovo


def counted(logovo: Logovo, *arguments: str) -> dict[str, object]:
    done = logovo("sim", *arguments, "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert isinstance(found, dict)
    found.pop("seconds")
    assert found.pop("run")["game"] == arguments[0]
    return found


@pytest.mark.parametrize("key", GAMES)
def test_shares_add_up_and_cores_do_not_matter(logovo: Logovo, key: str) -> None:
    asked = (key, "--games", "24", "--bots", "random,greedy", "--seed", "7")
    one = counted(logovo, *asked, "--cores", "1")
    two = counted(logovo, *asked, "--cores", "2")
    assert one == two
    seats = one["seats"]
    assert isinstance(seats, list)
    assert sum(seat["won"] for seat in seats) == pytest.approx(24)
    assert one["games"] == 24


def test_other_seeds_are_other_games(logovo: Logovo) -> None:
    asked = ("larder", "--games", "20", "--cores", "1")
    assert counted(logovo, *asked, "--seed", "1") != counted(logovo, *asked, "--seed", "2")


def test_tables_for_people(logovo: Logovo) -> None:
    done = logovo("sim", "larder", "--games", "10", "--players", "3", "--bots", "greedy")
    assert done.code == 0
    assert "p3" in done.out
    assert "larder." in done.out


def test_arena_pairs_every_bot_with_every_other(logovo: Logovo) -> None:
    done = logovo("arena", "larder", "--games", "4", "--bots", "random,greedy,greedy:0.35")
    assert done.code == 0
    assert done.out.count("greedy:0.35") == 4


@pytest.mark.parametrize("key", GAMES)
def test_laws_from_the_command_line(logovo: Logovo, key: str) -> None:
    done = logovo("laws", key, "--games", "3", "--share", "2", "--every", "40")
    assert done.code == 0, done.err
    assert "0 games broke" in done.out


def test_bench_tells_all_figures(logovo: Logovo) -> None:
    done = logovo("bench", "larder", "--seconds", "0.02", "--json")
    assert done.code == 0
    figures = json.loads(done.out)["larder"]
    assert all(value > 0 for value in figures.values())
    assert "decisions" in figures


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_shows_what_there_is() -> None:
    command = [sys.executable, "-m", "logovo.cli", "sim", "larder", "--games", "90000000", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=_listen
    ) as running:
        try:
            time.sleep(10)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert "Traceback" not in err
    assert running.returncode == 130
    assert json.loads(out)["games"] > 0


def _listen() -> None:
    """Shells start what runs in the background deaf to Ctrl-C, and its children with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_calibration_from_the_command_line(logovo: Logovo) -> None:
    asked = ("calibrate", "lucky", "--games", "2", "--worlds", "6", "--cores", "1")
    done = logovo(*asked, "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["games"] == 2
    assert found["facts"] == sum(one["facts"] for one in found["bins"]) > 100
    assert "turn-began" in found["after"]
    told = logovo(*asked)
    assert told.code == 0
    assert "2 games of random players" in told.out
    assert "card-drawn" in told.out


def test_calibration_among_bots(logovo: Logovo) -> None:
    asked = ("calibrate", "gold", "--games", "1", "--worlds", "4", "--cores", "1")
    told = logovo(*asked, "--bots", "greedy", "--believed")
    assert told.code == 0, told.err
    assert "1 games of greedy players" in told.out
    assert json.loads(logovo(*asked, "--bots", "greedy", "--json").out)["bots"] == "greedy"
    wrong = logovo(*asked, "--bots", "genius")
    assert wrong.code == 2 and "genius" in wrong.err


def test_mutations_from_the_command_line(logovo: Logovo) -> None:
    done = logovo("laws", "larder", "--mutations", "200")
    assert done.code == 0, done.err
    assert "200 changed positions" in done.out
    assert "0 broke" in done.out
    assert "under all laws" not in done.out, "games only if they are asked for"
