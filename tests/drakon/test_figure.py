"""The Drakon figure."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.games.drakon.game import GAME
from tests.drakon.build import (
    ask,
    at,
    coins,
    decider,
    figure_at,
    gold,
    hoard,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.rule("drakon.figure-aside")
def test_it_begins_beside_the_board() -> None:
    state = GAME.setup(GAME.options(4, {}), Chance(1), SILENT)
    assert figure_at(state) == ""


@pytest.mark.rule("drakon.figure-first")
def test_a_shift_wakes_it_too() -> None:
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [34]})
    play(state, "move north", "shift @1,0 34 r1")
    assert (ask(state), decider(state)) == ("figure", "p1")
    assert legal(state) == ["figure @1,0"]
    play(state, "figure @1,0")
    assert decider(state) == "p2"


@pytest.mark.rule("drakon.figure-first")
def test_a_second_chamber_of_its_kind_does_not_set_it_again() -> None:
    state = table("34r0@0,-1", hands={"p1": [35], "p2": [1]}, figure="@0,-1")
    play(state, "place 35 r0 @1,0")
    assert decider(state) == "p2"


@pytest.mark.rule("drakon.figure-late")
def test_entering_while_it_is_aside_sets_it() -> None:
    state = table("34r0@0,-1 1r0@1,0", at={"p2": "@1,0"})
    play(state, "move north")
    assert legal(state) == ["figure @0,0"]
    play(state, "figure @0,0")
    assert figure_at(state) == "@0,0"


@pytest.mark.rule("drakon.figure-catch")
@pytest.mark.rule("drakon.random-coin")
def test_a_caught_hero_loses_a_random_coin_to_the_hoard() -> None:
    state = table(
        "34r0@0,-1 8r1@1,0 1r1@2,0", coins={"p2": [1, 3]}, at={"p2": "@1,0"}, figure="@2,0"
    )
    play(state, "move north", "drakon @1,0", luck=[1])
    assert (at(state, "p2"), gold(state, "p2"), hoard(state)) == ("@0,0", 1, 27)


@pytest.mark.rule("drakon.figure-all")
def test_the_movers_own_hero_is_caught_as_well() -> None:
    state = table(
        "34r0@0,-1 1r0@0,-2",
        coins={"p1": [1], "p2": [1]},
        figure="@0,-2",
        at={"p2": "@0,-1"},
    )
    play(state, "move north", "drakon @0,-1")
    assert [at(state, "p1"), at(state, "p2")] == ["@0,0", "@0,0"]
    assert [coins(state, "p1"), coins(state, "p2")] == [0, 0]


@pytest.mark.rule("drakon.figure-at-start")
def test_caught_on_start_only_the_coin_is_lost() -> None:
    state = table("34r0@0,-1 1r1@1,0", coins={"p2": [1]}, figure="@1,0")
    play(state, "move north", "drakon @0,0")
    assert (at(state, "p2"), coins(state, "p2"), figure_at(state)) == ("@0,0", 0, "@0,0")


@pytest.mark.rule("drakon.figure-pass")
def test_passing_a_hero_catches_nobody() -> None:
    state = table("34r0@0,-1 1r1@1,0 2r3@-1,0", coins={"p2": [1]}, figure="@1,0")
    play(state, "move north", "drakon @-1,0")
    assert coins(state, "p2") == 1


@pytest.mark.rule("drakon.figure-walk-in")
def test_walking_in_costs_a_coin_and_the_way_back() -> None:
    state = table("52r0@0,-1", coins={"p1": [1]}, figure="@0,-1", hands={"p2": [1]})
    play(state, "move north")
    assert (at(state, "p1"), coins(state, "p1"), ask(state)) == ("@0,0", 0, "action")


@pytest.mark.rule("drakon.figure-start-entry")
def test_entering_start_with_the_figure_costs_once_for_each_entry() -> None:
    state = table(
        "0r2@0,0 4r0@0,-1",
        start_pattern="P3",
        figure="@0,0",
        coins={"p1": [1, 1]},
        hands={"p1": [1, 2], "p2": [3, 5]},
        at={"p1": "@0,-1"},
    )
    play(state, "move south")
    assert (at(state, "p1"), coins(state, "p1")) == ("@0,0", 1)
    play(state, "place 3 r0 @1,0", "place 1 r0 @0,-2")
    assert (at(state, "p1"), coins(state, "p1")) == ("@0,0", 1)


@pytest.mark.rule("drakon.figure-not-hero")
def test_the_figure_sets_off_no_chamber() -> None:
    state = table("34r0@0,-1 8r1@1,0 1r1@2,0", figure="@2,0")
    play(state, "move north", "drakon @1,0")
    assert hoard(state) == 28


@pytest.mark.rule("drakon.drakon-moves")
def test_three_steps_over_adjacent_chambers() -> None:
    board = "34r0@0,-1 1r1@1,0 2r1@2,0 3r1@3,0 4r0@4,0 5r0@6,0"
    state = table(board, figure="@1,0")
    play(state, "move north")
    assert legal(state) == [
        "drakon @0,0",
        "drakon @2,0",
        "drakon @3,0",
        "drakon @4,0",
        "drakon @0,-1",
        "drakon stay",
    ]
    assert refused(state, "drakon @6,0") == "drakon-moves"


@pytest.mark.rule("drakon.figure-stay")
def test_staying_ends_its_move_where_it_is_and_catches_there() -> None:
    state = table(
        "34r0@0,-1 1r0@0,-2", players=3, coins={"p1": [1], "p2": [1], "p3": [2]}, figure="@0,0"
    )
    play(state, "move north")
    assert refused(state, "drakon @0,0") == "figure-stay"  # one notation for one thing
    told = play(state, "drakon stay")
    assert [type(event).__name__ for event in told[:3]] == ["Stayed", "CoinLost", "CoinLost"]
    assert [coins(state, name) for name in ("p1", "p2", "p3")] == [1, 0, 0]
    assert [at(state, "p2"), at(state, "p3"), figure_at(state)] == ["@0,0"] * 3


@pytest.mark.rule("drakon.figure-stay")
def test_staying_alone_catches_nobody() -> None:
    state = table("34r0@0,-1 1r1@1,0", coins={"p2": [1]}, figure="@1,0")
    play(state, "move north", "drakon stay")
    assert (coins(state, "p2"), at(state, "p2"), decider(state)) == (1, "@0,0", "p2")


@pytest.mark.rule("drakon.random-coin")
def test_without_coins_nothing_is_lost() -> None:
    state = table("18r0@0,-1")
    play(state, "move north")
    assert (hoard(state), decider(state)) == (28, "p2")
