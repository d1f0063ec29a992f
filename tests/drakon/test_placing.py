"""Turns, and laying chambers."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from logovo.games.drakon.events import Drew, Placed, Turn
from logovo.games.drakon.legality import can_place
from tests.drakon.build import (
    ask,
    chamber_at,
    decider,
    facts,
    hand,
    legal,
    pile,
    play,
    reason,
    refused,
    table,
)


@pytest.mark.rule("drakon.clockwise")
def test_turns_go_round() -> None:
    state = table("1r0@0,-1 2r0@1,0", players=3, turn="p2", rest="p3")
    play(state, "move north")
    assert decider(state) == "p3"
    play(state, legal(state, "place")[0])
    assert decider(state) == "p1"


@pytest.mark.rule("drakon.one-action")
def test_one_placing_or_one_move() -> None:
    state = table("1r0@0,-1", hands={"p1": [2, 3], "p2": [4]})
    assert refused(state, "destroy @0,-1") == "one-action"
    assert refused(state, "place 4 r0 @0,-1") == "one-action"
    play(state, "place 2 r1 @0,1")
    assert decider(state) == "p2"


@pytest.mark.rule("drakon.must-act")
def test_no_passing_while_anything_is_possible() -> None:
    state = table("1r0@0,-1")
    assert refused(state, "pass") == "must-act"
    assert refused(state, "end") == "must-act"


@pytest.mark.rule("drakon.skip")
@pytest.mark.rule("drakon.hand-empty")
def test_who_can_do_nothing_is_skipped() -> None:
    state = table("1r0@0,-1", players=3, hands={"p1": [2], "p3": [3]}, at={"p2": "@0,-1"})
    told = play(state, "place 2 r0 @1,0")
    assert [(event.seat, event.can) for event in told if isinstance(event, Turn)] == [
        (1, "nothing"),
        (2, "act"),
    ]
    assert decider(state) == "p3"


@pytest.mark.rule("drakon.hand-empty")
def test_an_empty_hand_can_only_move() -> None:
    state = table("1r0@0,-1")
    assert legal(state) == ["move north"]
    assert refused(state, "place 2 r0 @1,0") == "hand-empty"
    play(state, "move north")
    assert hand(state, "p1") == []


@pytest.mark.rule("drakon.place-adjacent")
def test_a_corner_or_a_taken_square_will_not_do() -> None:
    state = table("1r0@0,-1", hands={"p1": [8]})
    for square in ("@1,1", "@5,5", "@0,0", "@0,-1", "@-900,900"):
        assert refused(state, f"place 8 r0 {square}") == "place-adjacent"
    assert facts(state, "place 8 r0 @1,1") == {"x": 1, "y": 1}


@pytest.mark.rule("drakon.no-facing-arrows")
def test_all_touching_sides_are_checked() -> None:
    # The square @1,-1 touches chamber 2 on its north and chamber 4 on its east side.
    state = table("8r0@0,-1 2r1@1,-2 4r1@2,-1", hands={"p1": [6, 66]})
    assert refused(state, "place 6 r1 @1,-1") == "no-facing-arrows"
    assert facts(state, "place 6 r1 @1,-1") == {"x": 1, "y": -1, "sides": ("north", "east")}
    assert facts(state, "place 6 r3 @1,-1") == {"x": 1, "y": -1, "sides": ("north",)}
    assert refused(state, "place 66 r0 @1,-1") == ""


@pytest.mark.rule("drakon.place-turned")
def test_a_chamber_may_be_turned() -> None:
    state = table(hands={"p1": [2]})
    assert legal(state, "place")[:2] == ["place 2 r0 @0,-1", "place 2 r3 @0,-1"]
    play(state, "place 2 r3 @0,-1")
    assert chamber_at(state, "@0,-1") == "2r3"


def test_turnings_that_look_the_same_are_listed_once_and_all_accepted() -> None:
    state = table(hands={"p1": [4, 66]})
    listed = legal(state, "place")
    assert [text for text in listed if text.startswith("place 66")] == [
        f"place 66 r0 @{square}" for square in ("0,-1", "-1,0", "1,0", "0,1")
    ]
    assert "place 4 r1 @0,-1" in listed and "place 4 r3 @0,-1" not in listed
    play(state, "place 4 r3 @0,-1")
    assert chamber_at(state, "@0,-1") == "4r1"


@pytest.mark.rule("drakon.place-anywhere")
def test_a_cut_off_section_may_be_built_on() -> None:
    state = table("1r0@7,7", hands={"p1": [2]})
    assert refused(state, "place 2 r0 @8,7") == ""


@pytest.mark.rule("drakon.draw")
@pytest.mark.rule("drakon.place-order")
def test_after_placing_the_top_of_the_pile_is_drawn() -> None:
    state = table(hands={"p1": [8, 9, 10, 11, 12, 13], "p2": [1]})
    told = play(state, "place 8 r0 @0,-1")
    assert [type(event) for event in told[:2]] == [Placed, Drew]
    assert hand(state, "p1") == [2, 9, 10, 11, 12, 13]


@pytest.mark.rule("drakon.place-order")
def test_jump_and_figure_come_before_the_draw() -> None:
    state = table(hands={"p1": [39]})
    play(state, "place 39 r0 @0,-1")
    assert (ask(state), hand(state, "p1")) == ("jump", [])
    play(state, "stay")
    assert hand(state, "p1") == [1]


@pytest.mark.rule("drakon.pile-empty")
def test_without_a_pile_nothing_is_drawn() -> None:
    state = table(hands={"p1": [8, 9]}, rest="p2")
    play(state, "place 8 r0 @0,-1")
    assert (hand(state, "p1"), decider(state)) == ([9], "p2")


@pytest.mark.rule("drakon.last-tile")
def test_the_only_chamber_is_drawn_for_too() -> None:
    state = table(hands={"p1": [8], "p2": [2]})
    play(state, "place 8 r0 @0,-1")
    assert hand(state, "p1") == [1]


@pytest.mark.rule("drakon.under-pile")
def test_chambers_go_under_the_pile() -> None:
    state = table("30r0@0,-1 8r1@1,0")
    play(state, "move north", "destroy @1,0")
    assert pile(state)[-1] == 8


@pytest.mark.rule("drakon.no-fit")
def test_a_hand_that_fits_nowhere_is_no_placing() -> None:
    # North of the northernmost chamber only one side is touched and every chamber has a bare
    # side, so that a real table always has room; here arrows are painted all round the rim.
    state = table("1r0@0,-1", hands={"p1": [6, 8]}, at={"p1": "@0,-1"}, rest="p2")
    assert legal(state, "place")
    for r in range(int(state.maze.rim_size)):
        state.maze.window[int(state.maze.rim[r])] = u8(16)
    assert not can_place(state, 0) and legal(state) == []


def test_endless_stall_has_its_own_reason() -> None:
    state = table("69r0@0,-1 70r0@1,0", at={"p1": "@0,-1", "p2": "@1,0"}, rest="far")
    while not state.is_over():
        play(state, next(text for text in legal(state) if text in ("move @0,-1", "move @1,0")))
    assert reason(state) == "stall"
