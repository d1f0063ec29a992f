"""A study is read, filled in, or refused by a name before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from logovo.core.errors import LogovoError
from logovo.lab.study.counts import rotations
from logovo.lab.study.parts import LARGEST_PART, all_parts, parts_of
from logovo.lab.study.spec import BadStudy, Study, cells, checked, parse_study, read_study

SMALL = 'name = "s"\ngame = "larder"\n'


def test_what_is_left_out_is_filled_in() -> None:
    study = parse_study(SMALL)
    assert study.players == (2,)
    assert study.paired
    assert [cell.bots for cell in cells(study)] == [("greedy",)]


def test_options_are_varied_for_every_number_of_players() -> None:
    study = parse_study(SMALL + 'players = [2, 4]\n[vary]\ntricks = ["off", "on"]\n')
    assert [(cell.players, cell.chosen["tricks"]) for cell in cells(study)] == [
        (2, "off"),
        (2, "on"),
        (4, "off"),
        (4, "on"),
    ]


def test_a_duel_is_one_against_a_table_of_the_other() -> None:
    study = checked(Study("s", "larder", ("greedy", "random"), (2, 3), lineup="duel"))
    assert [cell.bots for cell in cells(study)] == [
        ("greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "greedy", "greedy"),
    ]


def test_a_round_seats_every_choice_of_different_bots() -> None:
    bots = ("random", "easy", "greedy")
    study = checked(Study("s", "larder", bots, (2, 3, 4), lineup="round"))
    assert [cell.bots for cell in cells(study)] == [
        ("random", "easy"),
        ("random", "greedy"),
        ("easy", "greedy"),
        bots,
        bots,
    ]


def test_settings_are_tried_as_they_are_listed() -> None:
    listed: tuple[dict[str, str], ...] = (
        {},
        {"tricks": "on"},
        {"tricks": "on", "tricks-from-round": "3"},
    )
    study = checked(Study("s", "larder", options={"hindrances": "on"}, settings=listed))
    assert [cell.chosen for cell in cells(study)] == [{"hindrances": "on", **one} for one in listed]


BAD = {
    "no game": ('name = "s"\n', "bad-study"),
    "another game": ('name = "s"\ngame = "chess"\n', "unknown-game"),
    "not TOML": ("name = ", "bad-study"),
    "an unknown setting": (SMALL + "colour = 3\n", "bad-study"),
    "a wrong kind": (SMALL + 'games = "many"\n', "bad-study"),
    "no games": (SMALL + "games = 0\n", "bad-study"),
    "too many players": (SMALL + "players = [40]\n", "bad-players"),
    "an unknown bot": (SMALL + 'bots = ["genius"]\n', "unknown-bot"),
    "too many bots": (SMALL + 'bots = ["random", "greedy", "easy"]\n', "too-many-bots"),
    "a duel with oneself": (SMALL + 'lineup = "duel"\n', "bad-study"),
    "an unknown lineup": (SMALL + 'lineup = "pairs"\n', "bad-study"),
    "an unknown option": (SMALL + '[options]\ncolour = "red"\n', "bad-option"),
    "an unknown value": (SMALL + '[vary]\ntricks = ["off", "maybe"]\n', "bad-option"),
    "an option twice": (
        SMALL + '[options]\ntricks = "on"\n[vary]\ntricks = ["off"]\n',
        "bad-study",
    ),
    "no percentage": (SMALL + 'until = "soon"\n', "bad-study"),
    "too certain": (SMALL + 'until = "0.001%"\n', "bad-study"),
    "a round alone": (SMALL + 'lineup = "round"\n', "bad-study"),
    "settings and vary": (
        SMALL + 'settings = [{tricks = "on"}]\n[vary]\ntricks = ["off"]\n',
        "bad-study",
    ),
    "a watched thinker": (SMALL + 'bots = ["search:10"]\nwatch = 1\n', "bad-study"),
    "a negative number": (SMALL + "watch = -1\n", "bad-study"),
    "a name with a path": ('name = "../s"\ngame = "larder"\n', "bad-study"),
}


@pytest.mark.parametrize(("text", "code"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_played_is_named(text: str, code: str) -> None:
    with pytest.raises(LogovoError) as wrong:
        parse_study(text)
    assert wrong.value.code == code


def test_a_file_that_is_no_study_is_named(tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"\xff\xfe")
    for path in (tmp_path, tmp_path / "nowhere", tmp_path / "junk"):
        with pytest.raises(BadStudy):
            read_study(path)


def test_parts_cover_every_deal_once() -> None:
    study = checked(Study("s", "larder", ("greedy", "random"), (3,), 100_001, lineup="duel"))
    cell = cells(study)[0]
    parts = list(parts_of(study, cell))
    turns = rotations(cell.plan(study), study.paired)
    assert turns == 3
    assert [part.first for part in parts] == [0, *(part.after for part in parts[:-1])]
    assert sum(part.games for part in parts) == -(-100_001 // 3) * 3
    assert max(part.games for part in parts) <= LARGEST_PART
    assert len({part.name for part in all_parts(study)}) == len(list(all_parts(study)))
