"""Paths that reach the goals."""

from __future__ import annotations

import pytest

from logovo.games.lucky.game import GAME
from logovo.games.lucky.moves import place_at
from tests.lucky.build import Desk, lay_out, opened

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
UPPER = "T7 r @0,1, T2 @1,1, T2 @2,1, T2 @3,1, T3 @4,1"


def mask(desk: Desk, number: int) -> int:
    """The openings of an open goal."""
    forest = desk.state.forest
    return int(forest.cells[forest.goals[number - 1]]) & 15


@pytest.mark.rule("lucky.goal-reached")
def test_a_path_from_the_entrance_turns_the_goal_up() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="G P1 P2")
    assert "GoalOpened" in desk.told("lay T5 @5,0")
    assert opened(desk) == ["", "P1 r", ""]


@pytest.mark.rule("lucky.goal-reached")
def test_the_card_that_joins_need_not_touch_the_goal() -> None:
    far = "T2 @1,0, T2 @2,0, T3 @4,0, T5 @5,0"
    desk = lay_out("T2", "T1", "T1", forest=far, goals="G P1 P2")
    assert opened(desk) == ["", "", ""]
    desk.play("lay T2 @3,0")
    assert opened(desk) == ["", "P1 r", ""]


@pytest.mark.rule("lucky.path-length")
def test_no_shorter_path_than_five_cards() -> None:
    for gap in range(1, 5):
        places = [place_at(x, 0) for x in range(1, gap + 1)]
        assert place_at(6, 0) - places[-1] > 1, "four cards end before the goals"
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="G P1 P2")
    desk.play("lay T5 @5,0")
    assert opened(desk)[1] and len(desk.seen().forest) == 1 + 5


@pytest.mark.rule("lucky.two-goals")
def test_all_goals_are_turned_up_before_gold_is_looked_for() -> None:
    desk = lay_out("T4", "T1", "T1", forest=UPPER + ", T5 @5,1", goals="P1 G P2")
    events = desk.told("lay T4 r @6,1")
    assert events[:4] == ["PathLaid", "GoalOpened", "GoalOpened", "RoundEnded"]


@pytest.mark.rule("lucky.goal-gold")
def test_gold_ends_the_round_at_once() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="P1 G P2")
    assert desk.told("lay T5 @5,0")[1:3] == ["GoalOpened", "RoundEnded"]


@pytest.mark.rule("lucky.goal-pit")
def test_a_pit_is_no_end_but_a_way() -> None:
    desk = lay_out("T5", "T4", "T1", forest=ROW, goals="G P1 P2")
    assert "RoundEnded" not in desk.told("lay T5 @5,0")
    assert desk.refused("lay T4 @6,-1") == "", "the pit opens downwards"
    desk.play("lay T4 @6,-1")
    assert opened(desk)[2] == "P2", "on through the pit to the lower goal"


@pytest.mark.rule("lucky.goal-turn")
def test_a_pit_joins_the_path_that_reached_it() -> None:
    for pit, expected in (("P1", 12), ("P2", 9)):
        other = "P2" if pit == "P1" else "P1"
        desk = lay_out("T5", "T1", "T1", forest=ROW, goals=f"G {pit} {other}")
        desk.play("lay T5 @5,0")
        assert mask(desk, 2) == expected


FORK = "T2 @1,0, T2 @2,0, T2 @3,0, T5 @5,0, T7 r @4,1, T5 r @5,1, T6 r @6,1"
"""Before the last card at 4,0: from there one way leads to g2 from the left, one from above."""


@pytest.mark.rule("lucky.goal-turn")
def test_on_a_tie_the_layer_chooses() -> None:
    desk = lay_out("T3 T1", "T1", "T1", forest=FORK, goals="G P1 P2")
    desk.play("lay T3 @4,0")
    assert desk.seen().ask == "pit" and desk.turn == 1
    assert desk.legal() == ["turn g2 0", "turn g2 r"]
    assert desk.refused("turn g1 0") == "lucky.goal-turn"
    assert desk.refused("pass T1") == "lucky.goal-turn"
    desk.play("turn g2 r")
    assert desk.goal(2) == "P1 r" and desk.turn == 2
    assert desk.refused("turn g2 0") == "lucky.goal-turn"


@pytest.mark.rule("lucky.goal-turn")
@pytest.mark.parametrize(("beside", "way"), [("T7 @7,0", "P1"), ("T6 @7,0", "P1 r")])
def test_of_two_positions_the_better_fitting(beside: str, way: str) -> None:
    # A card on the right of g2, open or closed towards it, settles what would be a tie.
    desk = lay_out("T3 T1", "T1", "T1", forest=f"{FORK}, {beside}", goals="G P1 P2")
    desk.play("lay T3 @4,0")
    assert desk.goal(2) == way


@pytest.mark.rule("lucky.goal-misfit")
def test_an_open_pit_stays_as_it_lies() -> None:
    forest = UPPER + ", T5 @5,1, B5 r @6,1, T5 r @1,0, T5 r @2,0, T5 r @3,0, T3 @4,0"
    desk = lay_out("T5", "T6", "T1", forest=forest, goals="G P1 P2")
    desk.play("lay T5 r @5,0")
    assert mask(desk, 2) == 12, "its closed U against the open D of 6,1"
    assert desk.refused("lay T6 @7,0") == "", "closed towards the closed side of the pit"


@pytest.mark.rule("lucky.goal-chain")
def test_a_pit_leads_on_to_the_next_goal() -> None:
    forest = ROW + ", T4 @6,-1"
    desk = lay_out("T5", "T1", "T1", forest=forest, goals="G P1 P2")
    desk.play("lay T5 @5,0")
    assert opened(desk) == ["", "P1 r", "P2"], "through the pit and 6,-1 to the lower goal"
    assert GAME.census(desk.state)["T5"] == 5
