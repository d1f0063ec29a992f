"""Breaking, mending, burning, looking."""

from __future__ import annotations

import pytest

from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.events import CardDrawn, GoalLookedAt
from logovo.games.lucky.game import GAME
from tests.lucky.build import lay_out, opened

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"


@pytest.mark.rule("lucky.action-open")
def test_action_cards_are_seen_by_all() -> None:
    desk = lay_out("break-lamp mend-lamp fire dust", "T1", "T1", forest="T2 @1,0")
    for event in desk.play("break lamp 2"):
        if not isinstance(event, CardDrawn):
            assert GAME.told_to(event, TABLE) == event


@pytest.mark.rule("lucky.break")
def test_a_break_lies_before_anyone() -> None:
    desk = lay_out("break-boots", "T1", "T1")
    assert desk.legal()[:3] == ["break boots 1", "break boots 2", "break boots 3"]
    assert desk.refused("break boots 4") == "lucky.break"
    desk.play("break boots 1")
    assert desk.seen().seats[0].broken == ("boots",)


@pytest.mark.rule("lucky.break-one-each")
def test_one_break_of_each_tool() -> None:
    desk = lay_out("break-lamp break-spade break-boots", "T1", "T1", broken="2 lamp")
    assert desk.refused("break lamp 2") == "lucky.break-one-each"
    assert desk.refused("break spade 2") == "" and desk.refused("break boots 2") == ""


@pytest.mark.rule("lucky.break-effect")
def test_a_blocked_player_still_acts() -> None:
    desk = lay_out("T3 dust fire break-spade mend-lamp", "T1", "T1", forest=ROW, broken="1 lamp")
    kinds = {move.split()[0] for move in desk.legal()}
    assert kinds == {"dust", "fire", "break", "mend", "pass"}


@pytest.mark.rule("lucky.mend")
def test_a_mend_and_its_break_go_away() -> None:
    desk = lay_out("mend-lamp", "T1", "T1", broken="2 lamp")
    discard = desk.seen().discard
    desk.play("mend lamp 2")
    assert desk.seen().seats[1].broken == () and desk.seen().discard == discard + 2
    assert lay_out("mend-lamp", "T1", "T1", broken="1 lamp").refused("mend lamp 1") == ""
    assert lay_out("mend-lamp", "T1", "T1", broken="1 lamp").refused("mend lamp 9") == "lucky.mend"


@pytest.mark.rule("lucky.mend-match")
def test_only_a_broken_tool_is_mended() -> None:
    desk = lay_out("mend-lamp mend-lamp+spade", "T1", "T1", broken="2 boots")
    assert desk.refused("mend lamp 2") == "lucky.mend-match"
    assert desk.refused("mend spade 2 by lamp+spade") == "lucky.mend-match"
    assert desk.legal() == ["pass mend-lamp", "pass mend-lamp+spade"]


@pytest.mark.rule("lucky.mend-double")
def test_a_double_mend_repairs_one_of_its_two() -> None:
    desk = lay_out("mend-boots+lamp", "T1", "T1", broken="2 lamp, 2 boots, 3 spade")
    assert desk.legal()[:-1] == ["mend lamp 2 by boots+lamp", "mend boots 2 by boots+lamp"]
    assert desk.refused("mend spade 3 by boots+lamp") == "lucky.mend-double"
    desk.play("mend lamp 2 by boots+lamp")
    assert desk.seen().seats[1].broken == ("boots",)


@pytest.mark.rule("lucky.fire")
def test_fire_removes_a_path_card() -> None:
    desk = lay_out("fire", "T1", "T1", forest=ROW)
    discard = desk.seen().discard
    assert desk.refused("fire @2,2") == "lucky.fire"
    desk.play("fire @2,0")
    assert [path.x for path in desk.seen().forest] == [0, 1, 3, 4]
    assert desk.seen().discard == discard + 2
    assert [path.reached for path in desk.seen().forest] == [True, True, False, False]


@pytest.mark.rule("lucky.fire-target")
def test_entrance_and_goals_do_not_burn() -> None:
    desk = lay_out("fire", "T1", "T1", forest="B4 @1,0, T2 @3,0")
    for place in ("0,0", "6,0", "6,3"):
        assert desk.refused(f"fire @{place}") == "lucky.fire-target"
    assert desk.legal() == ["fire @1,0", "fire @3,0", "pass fire"]
    assert lay_out("fire", "T1", "T1").legal() == ["pass fire"]


@pytest.mark.rule("lucky.fire-gap")
def test_the_gap_can_be_filled_and_pits_stay_open() -> None:
    desk = lay_out("T5 T1", "fire", "T5", forest=ROW, goals="G P1 P2", deck="T1 T1 T1")
    desk.play("lay T5 @5,0", "fire @5,0")
    assert opened(desk) == ["", "P1 r", ""]
    assert desk.refused("lay T5 @5,0") == "", "open to the left and to the open pit"
    desk.play("lay T5 @5,0")
    assert [path.standing for path in desk.seen().forest] == [True] * 6


@pytest.mark.rule("lucky.dust")
def test_dust_shows_a_closed_goal_to_one() -> None:
    desk = lay_out("dust T1", "dust T1", "T1", forest=ROW, goals="G P1 P2")
    events = desk.play("dust g1")
    assert GAME.told_to(events[0], Seat(0)) == GoalLookedAt(Seat(0), "g1", "G")
    assert GAME.told_to(events[0], Seat(1)) == GoalLookedAt(Seat(0), "g1", "unknown")
    assert desk.seen(1).goals[0].card == "G"
    assert desk.seen(2).goals[0].card == desk.seen().goals[0].card == "unknown"
    open_pit = lay_out("T5", "dust", "T1", forest=ROW, goals="G P1 P2")
    open_pit.play("lay T5 @5,0")
    assert open_pit.refused("dust g2") == "lucky.dust"


@pytest.mark.rule("lucky.dust-talk")
def test_what_was_seen_is_kept_by_the_looker_alone() -> None:
    desk = lay_out("dust T1", "T1 T1", "T1", goals="G P1 P2")
    desk.play("dust g2", "pass T1")
    assert desk.seen(1).goals[1].card == "P1"
    assert desk.seen(3).goals[1].looked_seats == (0,), "that they looked is seen by all"
    assert desk.seen(3).goals[1].card == "unknown"


def test_a_fire_is_foreseen() -> None:
    desk = lay_out("fire T1", "T1", "T1", forest=ROW + ", T3 @1,1")
    foreseen = {
        str(move): GAME.preview(desk.state, desk.seat(), move)
        for move in GAME.legal(desk.state, desk.seat())
    }
    assert foreseen["pass fire"] == {}
    assert foreseen["fire @4,0"] == {"cut": (), "unreached": ()}
    assert foreseen["fire @2,0"] == {"cut": ("3,0", "4,0"), "unreached": ("3,0", "4,0")}
    before = {(path.x, path.y): path for path in desk.seen().forest}
    desk.play("fire @2,0")
    after = {(path.x, path.y): path for path in desk.seen().forest}
    lost = [f"{x},{y}" for (x, y), path in after.items() if before[x, y].standing > path.standing]
    assert tuple(lost) == foreseen["fire @2,0"]["cut"]


def test_what_hangs_on_another_way_is_not_cut_off() -> None:
    # A block of four beside the entrance, walls to the left: touching is enough to stand.
    desk = lay_out("fire", "T2", "T2", forest="T1 @1,0, T1 @2,0, T1 @1,1, T1 @2,1")
    foreseen = GAME.preview(desk.state, desk.seat(), GAME.parse_move("fire @1,0"))
    assert foreseen == {"cut": ("2,0", "1,1", "2,1"), "unreached": ()}
    foreseen = GAME.preview(desk.state, desk.seat(), GAME.parse_move("fire @2,0"))
    assert foreseen == {"cut": (), "unreached": ()}
