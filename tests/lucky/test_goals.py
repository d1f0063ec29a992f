"""Paths that reach the goals."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.lucky.events import PitLaid, PitTied
from logovo.games.lucky.game import GAME
from logovo.games.lucky.moves import place_at
from tests.lucky.build import Desk, dealt, lay_out, opened

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
    desk = lay_out("T4", "T1", "T1", forest=UPPER + ", T5 @5,1", goals="P1 G P2", goal_step="2")
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
    assert opened(desk)[2] == "", "one more card is missing"
    desk.play("lay T1 @6,-2")
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
MIRRORED_FORK = "T2 @1,0, T2 @2,0, T2 @3,0, T5 @5,0, T6 @4,-1, T5 r @5,-1, T7 @6,-1"
"""The same from the left and from below."""
BOTH = FORK.replace("T6 r @6,1", "T4 r @6,1")
"""The card above g2 leads up to g1 as well, where goals are two rows apart."""
TWO_TIES = "T2 @1,0, T2 @2,0, T2 @3,0, T7 r @4,1, T5 r @5,1, T3 @6,1, T4 r @7,1, T6 r @7,2, T7 @7,0"
"""Between g1 and g2, two rows apart, paths lead into each of them from two sides."""


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
@pytest.mark.parametrize("pit", ["P1", "P2"])
def test_a_tied_pit_is_seen_by_all_before_the_layer_chooses(pit: str) -> None:
    rest = "G P1" if pit == "P2" else "G P2"
    forest = FORK if pit == "P1" else MIRRORED_FORK
    desk = lay_out("T3 T1", "T1", "T1", forest=forest, goals=f"{rest[:1]} {pit} {rest[2:]}")
    for observer in (0, 1, 2, 3):
        assert desk.seen(observer).goals[1].card == "unknown"
    events = desk.play("lay T3 @4,0")
    assert events[1:] == [PitTied(Seat(0), "g2", pit)]
    for observer in (-1, 0, 1, 2):
        assert GAME.told_to(events[1], Seat(observer)) == events[1]
        assert GAME.reveals(events[1], Seat(observer))
        goal = GAME.view(desk.state, Seat(observer)).goals[1]
        assert (goal.card, goal.open) == (pit, False), "seen, but not laid yet"
        assert GAME.view(desk.state, Seat(observer)).goals[0].card == "unknown"
    events = desk.play("turn g2 r")
    assert events[0] == PitLaid(Seat(0), "g2", pit, True)
    assert desk.goal(2) == f"{pit} r"


@pytest.mark.rule("lucky.goal-turn")
@pytest.mark.rule("lucky.two-goals")
def test_pits_turned_up_together_are_all_seen_before_one_is_chosen() -> None:
    # The last card leads into g1 from below and into g2 from two sides: g1 lies at once.
    desk = lay_out("T3 T1", "T1", "T1", forest=BOTH, goals="P2 P1 G", goal_step="2")
    told = desk.play("lay T3 @4,0")
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["PathLaid", "GoalOpened", "PitTied"]
    assert desk.goal(1) == "P2 r" and desk.seen().tied_goal == "g2"
    assert desk.seen().goals[2].card == "unknown", "and everybody can tell what that one is"


@pytest.mark.rule("lucky.goal-turn")
def test_two_tied_pits_are_seen_together_and_chosen_one_by_one() -> None:
    desk = dealt(TWO_TIES + ", B1 @3,1", "T3", "P1 P2 G", goal_step="2")
    assert desk.told("lay T3 @4,0") == ["PathLaid", "PitTied", "PitTied"]
    assert [goal.card for goal in desk.seen().goals] == ["P1", "P2", "unknown"]
    assert desk.legal() == ["turn g1 0", "turn g1 r"]
    assert desk.refused("turn g2 r") == "lucky.goal-turn"
    again = GAME.load(GAME.dump(desk.state))
    assert GAME.dump(again) == GAME.dump(desk.state)
    assert desk.told("turn g1 r") == ["PitLaid"]
    assert desk.legal() == ["turn g2 0", "turn g2 r"]
    assert desk.told("turn g2 0")[0] == "PitLaid"
    assert opened(desk) == ["P1 r", "P2", ""] and desk.turn == 3


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
    desk = lay_out("T5", "T6", "T1", forest=forest, goals="G P1 P2", goal_step="2")
    desk.play("lay T5 r @5,0")
    assert mask(desk, 2) == 12, "its closed U against the open D of 6,1"
    assert desk.refused("lay T6 @7,0") == "", "closed towards the closed side of the pit"


@pytest.mark.rule("lucky.goal-chain")
def test_a_pit_leads_on_to_the_next_goal() -> None:
    forest = ROW + ", T4 @6,-1, T1 @6,-2"
    desk = lay_out("T5", "T1", "T1", forest=forest, goals="G P1 P2")
    desk.play("lay T5 @5,0")
    assert opened(desk) == ["", "P1 r", "P2"], "through the pit and two cards to the lower goal"
    assert GAME.census(desk.state)["T5"] == 5
