"""Where a path card may lie."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadNotation
from logovo.games.lucky.game import GAME
from tests.lucky.build import lay_out, opened, reread


@pytest.mark.rule("lucky.lay-blocked")
def test_a_broken_tool_forbids_paths() -> None:
    desk = lay_out("T3", "T1", "T1", broken="1 lamp")
    assert desk.refused("lay T3 @1,0") == "lucky.lay-blocked"
    assert desk.refused("lay T3 @9,9") == "lucky.lay-blocked", "named first"
    assert not [move for move in desk.legal() if move.startswith("lay")]


@pytest.mark.rule("lucky.lay-free-cell")
def test_covered_places_and_goals_are_taken() -> None:
    desk = lay_out("T3", "T1", "T1", forest="T2 @1,0")
    for place in ("0,0", "1,0", "6,3", "6,0", "6,-3"):
        assert desk.refused(f"lay T3 @{place}") == "lucky.lay-free-cell"


@pytest.mark.rule("lucky.lay-side")
def test_a_whole_side_is_needed() -> None:
    desk = lay_out("T3", "T1", "T1")
    for place in ("1,1", "5,5", "-63,0", "63,63", "500,0", "6,1"):
        assert desk.refused(f"lay T3 @{place}") == "lucky.lay-side"


@pytest.mark.rule("lucky.lay-upright")
def test_half_turns_only() -> None:
    desk = lay_out("T6 T2", "T1", "T1")
    assert desk.refused("lay T6 @1,0") == "lucky.lay-fit"
    assert desk.refused("lay T6 r @1,0") == ""
    with pytest.raises(BadNotation):
        GAME.parse_move("lay T2 r @1,0")
    assert desk.refused("lay T2 @0,1") == "lucky.lay-fit", "it cannot stand on its side"


@pytest.mark.rule("lucky.lay-fit")
def test_open_to_open_and_closed_to_closed() -> None:
    desk = lay_out("T1 T2 T3 B1", "T1", "T1", forest="T2 @1,0")
    assert desk.refused("lay T3 @1,1") == "lucky.lay-fit", "its D meets a closed U"
    assert desk.refused("lay T2 @1,1") == ""
    assert desk.refused("lay T2 @2,0") == ""
    assert desk.refused("lay T1 @2,0") == "lucky.lay-fit"


@pytest.mark.rule("lucky.lay-closed-goal")
def test_any_edge_fits_a_closed_goal() -> None:
    row = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
    desk = lay_out("T7 T3 B4", "T1", "T1", forest=row)
    assert desk.refused("lay T7 @5,0") == "", "closed towards the goal"
    assert desk.refused("lay T3 @5,0") == "", "open towards the goal"


@pytest.mark.rule("lucky.cut-off")
def test_a_part_cut_off_cannot_be_continued() -> None:
    desk = lay_out("T3", "T1", "T1", forest="T2 @1,0, T2 @3,0")
    assert desk.refused("lay T3 @4,0") == "lucky.cut-off"
    assert "lay T3 @4,0" not in desk.legal()
    assert desk.refused("lay T3 @2,0") == "", "the gap touches a standing card"
    assert [path.standing for path in desk.seen().forest] == [True, True, False]


@pytest.mark.rule("lucky.no-bounds")
def test_a_long_line_keeps_its_place() -> None:
    kinds = ["T3"] * 5 + ["T5"] * 5 + ["T2"] * 3 + ["B4", "B8", "B9"]
    forest = ", ".join([f"{kind} @{-x},0" for x, kind in enumerate(kinds, start=1)])
    desk = lay_out("T6 T1", "T1", "T1", forest=forest)
    far = -len(kinds) - 1
    assert desk.refused(f"lay T6 @{far},0") == ""
    assert desk.refused(f"lay T1 @{far},0") == "lucky.lay-fit"
    desk.play(f"lay T6 @{far},0")
    assert (desk.seen().forest[1].x, desk.seen().forest[1].card) == (far, "T6")
    assert reread(desk) == GAME.dump(desk.state)


@pytest.mark.rule("lucky.dead-end-passes-nothing")
def test_no_path_leads_through_a_dead_end() -> None:
    row = "T2 @1,0, T2 @2,0, T2 @3,0, B9 @4,0"
    desk = lay_out("T3", "T1", "T1", forest=row, goals="P1 G P2")
    reached = {(path.x, path.y): path.reached for path in desk.seen().forest}
    assert reached[(4, 0)], "a dead end may be reached"
    desk.play("lay T3 @5,0")
    assert opened(desk) == ["", "", ""]
    assert not desk.seen().forest[-1].reached
