"""Games in the terminal: numbered moves, notation, help, refusals, the kept log."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.core.log import read_log
from logovo.games import GAMES
from tests.cli.conftest import Logovo

FIRST = "1\n" * 4000


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_whole_game_by_number_is_kept_and_told_again(
    logovo: Logovo, key: str, lang: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    seats = ",".join(["me"] + ["random"] * (GAMES[key].least - 1))
    done = logovo(
        *("play", key, "--seats", seats, "--lang", lang, "--seed", "5", "--log", str(path)),
        typed=FIRST,
    )
    assert done.code == 0, done.err
    assert read_log(path.read_text()).is_finished()
    for seat in ("", "p1", str(GAMES[key].least)):
        told = logovo("replay", str(path), "--as", seat, "--lang", lang)
        assert told.code == 0, told.err
        assert len(told.out.splitlines()) > 20


@pytest.mark.parametrize("key", GAMES)
def test_help_blocked_moves_and_nonsense_change_nothing(
    logovo: Logovo, key: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    rule = GAMES[key].rules[0].id
    seats = ",".join(["me"] + ["random"] * (GAMES[key].least - 1))
    typed = f"?\n? {rule}\n? nonsense\n!\n/zzz\nb\n\nnonsense\n0\n99999\nq\n"
    done = logovo("play", key, "--seats", seats, "--seed", "3", "--log", str(path), typed=typed)
    assert done.code == 0, done.err
    assert "nonsense" in done.out
    assert rule.partition(".")[2] in done.out
    mine = [entry for entry in read_log(path.read_text()).entries if entry.seat == 0]
    assert mine == []


def test_a_refused_move_is_explained_by_its_rule(logovo: Logovo, tmp_path: Path) -> None:
    done = logovo(
        *("play", "larder", "--seats", "me,random", "--seed", "4"),
        *("--log", str(tmp_path / "x.jsonl")),
        typed="swap 9 9\nq\n",
    )
    assert "larder." in done.out


def test_several_people_at_one_keyboard(logovo: Logovo, tmp_path: Path) -> None:
    done = logovo(
        *("play", "larder", "--seats", "me,me", "--seed", "4", "--name", "Anna"),
        *("--log", str(tmp_path / "x.jsonl")),
        typed="\n1\n\n1\n\nq\n",
    )
    assert "Anna 2" in done.out


@pytest.mark.parametrize(
    ("seats", "said", "unsaid"),
    [
        ("me,random", "You open a grave.", "Anna opens a grave."),
        ("me,me", "opens a grave.", "You open a grave."),
    ],
)
def test_a_lid_shown_to_several_people_calls_nobody_you(
    logovo: Logovo, tmp_path: Path, seats: str, said: str, unsaid: str
) -> None:
    done = logovo(
        *("play", "vampires", "--seats", seats, "--seed", "4", "--name", "Anna", "--lang", "en"),
        *("--log", str(tmp_path / "x.jsonl")),
        typed="\n1\n\n1\n\n1\n\nq\n",
    )
    assert said in done.out
    assert unsaid not in done.out


def test_replay_step_by_step(logovo: Logovo, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    logovo("play", "larder", "--seats", "random,random", "--seed", "1", "--log", str(path))
    done = logovo("replay", str(path), "--step", "--as", "1", typed="\n\n\n")
    assert done.code == 0


def test_the_same_seed_gives_the_same_game(logovo: Logovo, tmp_path: Path) -> None:
    kept = []
    for name in ("a", "b"):
        path = tmp_path / name
        logovo("play", "larder", "--seats", "random,easy", "--seed", "9", "--log", str(path))
        kept.append(path.read_text())
    assert kept[0] == kept[1]
