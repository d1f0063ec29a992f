"""`position`, `think`, `replay --from`: a kept game, looked into at any step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from logovo.core.log import read_log
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.lab.moments import moment
from tests.cli.conftest import Logovo


@pytest.fixture(params=list(GAMES))
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def kept(logovo: Logovo, key: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    seats = ",".join(["random"] * GAMES[key].least)
    assert logovo("play", key, "--seats", seats, "--seed", "4", "--log", str(path)).code == 0
    return path


def test_a_position_is_dumped_as_load_reads_it(logovo: Logovo, key: str, tmp_path: Path) -> None:
    path, game = kept(logovo, key, tmp_path), GAMES[key]
    log = read_log(path.read_text())
    for at in (0, 7, len(log.entries) - 1):
        done = logovo("position", str(path), "--at", str(at), "--json")
        assert done.code == 0, done.err
        found = json.loads(done.out)
        past = moment(game, log, at)
        assert found["at"] == at
        assert canonical(game.dump(game.load(found["position"]))) == canonical(
            game.dump(past.state)
        )
        assert len(found["asked"]) == len(game.awaited(past.state))


def test_a_seat_is_shown_its_view_and_no_more(logovo: Logovo, key: str, tmp_path: Path) -> None:
    path, game = kept(logovo, key, tmp_path), GAMES[key]
    past = moment(game, read_log(path.read_text()), 5)
    seat = game.awaited(past.state)[0]
    done = logovo("position", str(path), "--at", "5", "--as", f"p{seat + 1}", "--json")
    found = json.loads(done.out)
    assert "position" not in found
    assert canonical(found["view"]) == canonical(game.view(past.state, seat))
    assert found["legal"] == [str(move) for move in game.legal(past.state, seat)]
    shown = logovo("position", str(path), "--at", "5", "--as", f"p{seat + 1}")
    assert shown.code == 0, shown.err
    assert found["legal"][0] in shown.out


def test_what_a_bot_thinks(logovo: Logovo, key: str, tmp_path: Path) -> None:
    path, game = kept(logovo, key, tmp_path), GAMES[key]
    log = read_log(path.read_text())
    at = next(
        step
        for step in range(6, len(log.entries))
        for past in (moment(game, log, step),)
        for seat in game.awaited(past.state)[:1]
        if len(game.legal(past.state, seat)) > 1
    )
    asked = ("think", str(path), "--at", str(at), "--bot", "search:12", "--worlds", "10")
    done = logovo(*asked, "--json", "--show-worlds", "2")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["chosen"] == found["moves"][0]["move"]
    assert sum(one["visits"] for one in found["moves"]) == 12
    for world in found["worlds"]:
        game.load(world)
    assert len(found["worlds"]) == 2
    for shares in found["beliefs"].values():
        assert sum(shares.values()) == pytest.approx(1.0)
        assert len(shares) > 1
    told = logovo(*asked)
    assert told.code == 0
    assert f"Plays: {found['chosen']}" in told.out


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_that_do_not_search_show_what_they_believe(
    logovo: Logovo, bot: str, tmp_path: Path
) -> None:
    path = kept(logovo, "larder", tmp_path)
    found = json.loads(
        logovo("think", str(path), "--at", "6", "--bot", bot, "--worlds", "10", "--json").out
    )
    assert found["moves"] == []
    assert found["chosen"]
    assert found["beliefs"]


def test_a_replay_begins_anywhere(logovo: Logovo, tmp_path: Path) -> None:
    path = kept(logovo, "larder", tmp_path)
    whole = logovo("replay", str(path), "--as", "p1").out.splitlines()
    later = logovo("replay", str(path), "--as", "p1", "--from", "9").out.splitlines()
    at = next(number for number, line in enumerate(whole) if line.startswith("10. "))
    assert later[1:] == whole[at:]


def test_a_running_game_of_memory_is_told_from_its_beginning_only(
    logovo: Logovo, tmp_path: Path
) -> None:
    path = kept(logovo, "vampires", tmp_path)
    log = read_log(path.read_text())
    log.entries = log.entries[:30]
    path.write_text(log.write())
    assert logovo("replay", str(path)).code == 0
    done = logovo("replay", str(path), "--from", "12")
    assert done.code == 2
    assert "from its beginning" in done.err


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("position", "--at", "99999"), "99999"),
        (("position", "--at", "-2"), "-2"),
        (("replay", "--from", "99999"), "99999"),
        (("think", "--at", "0", "--bot", "genius"), "genius"),
        (("position", "--as", "p9"), "p9"),
    ],
)
def test_what_is_not_there_is_named(
    logovo: Logovo, tmp_path: Path, arguments: tuple[str, ...], names: str
) -> None:
    path = kept(logovo, "larder", tmp_path)
    done = logovo(arguments[0], str(path), *arguments[1:])
    assert done.code == 2
    assert names in done.err
    assert "Traceback" not in done.err


def test_a_seat_that_is_not_asked_has_nothing_to_think(logovo: Logovo, tmp_path: Path) -> None:
    path = kept(logovo, "larder", tmp_path)
    past = moment(GAMES["larder"], read_log(path.read_text()), 8)
    (asked,) = GAMES["larder"].awaited(past.state)
    other = Seat(1 - asked)
    done = logovo("think", str(path), "--at", "8", "--as", f"p{other + 1}")
    assert done.code == 2
