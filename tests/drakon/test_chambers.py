"""What the chambers do to those who enter them."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.seats import Seat
from logovo.games.drakon.asks import JOB_AFTER
from logovo.games.drakon.effects.entering import enter
from logovo.games.drakon.events import ChamberTaken, CoinFound, CoinStolen, NoEffect
from logovo.games.drakon.game import GAME
from tests.drakon.build import (
    ask,
    at,
    chamber_at,
    coins,
    decider,
    gold,
    hand,
    hoard,
    legal,
    pile,
    play,
    refused,
    table,
)


@pytest.mark.rule("drakon.blank")
def test_a_blank_does_nothing() -> None:
    state = table("1r0@0,-1")
    play(state, "move north")
    assert (decider(state), ask(state), hoard(state)) == ("p2", "action", 28)


@pytest.mark.rule("drakon.start-chamber")
def test_start_is_neither_destroyed_nor_exchanged_but_turned() -> None:
    board = "30r0@0,-1 8r1@1,0"
    state = table(board, at={"p2": "@0,-1"})
    play(state, "move north")
    assert refused(state, "destroy @0,0") == "start-chamber"
    state = table("0r0@0,0 59r1@1,0", start_pattern="P2S", at={"p1": "@0,0"}, hands={"p1": [1]})
    state.stands[0] = 59
    state.asks.clear()
    state.asks.push(12, 0, 0, 0, 0, 0)
    play(state, "rotate @0,0 +2")
    assert chamber_at(state, "@0,0") == "0r0"


@pytest.mark.rule("drakon.destroy")
def test_only_bare_chambers_are_destroyed_and_the_maze_may_fall_apart() -> None:
    board = "30r0@0,-1 8r1@1,0 9r1@2,0 10r1@3,0"
    state = table(board, at={"p2": "@2,0"}, figure="@3,0")
    play(state, "move north")
    assert legal(state) == ["destroy @1,0"]
    assert refused(state, "destroy @2,0") == "destroy"
    assert refused(state, "destroy @3,0") == "destroy"
    assert refused(state, "destroy @5,5") == "destroy"
    play(state, "destroy @1,0")
    assert chamber_at(state, "@2,0") == "9r1" and pile(state)[-1] == 8


@pytest.mark.rule("drakon.escape")
def test_entering_an_escape_does_nothing() -> None:
    state = table("39r0@0,-1")
    play(state, "move north")
    assert (decider(state), ask(state)) == ("p2", "action")


@pytest.mark.rule("drakon.escape-jump")
def test_who_places_an_escape_may_jump() -> None:
    state = table("1r0@0,-1", hands={"p1": [39]}, at={"p1": "@0,-1"})
    play(state, "place 39 r1 @1,0", "jump")
    assert at(state, "p1") == "@1,0"
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [39]})
    play(state, "move north", "shift @1,0 39 r1")
    assert decider(state) == "p2"  # laid by Shift: no jump


@pytest.mark.rule("drakon.escape-frees")
def test_the_jump_leaves_wind_and_harp_behind() -> None:
    state = table("64r1@0,-1", hands={"p1": [39]}, at={"p1": "@0,-1"})
    play(state, "place 39 r0 @0,-2", "jump")
    assert at(state, "p1") == "@0,-2"
    state = table("6r0@0,-1 45r0@1,-1", hands={"p1": [40]}, at={"p1": "@0,-1"})
    play(state, "place 40 r0 @1,0", "jump")
    assert at(state, "p1") == "@1,0"


@pytest.mark.rule("drakon.find-coin")
def test_a_random_coin_of_the_hoard() -> None:
    state = table("8r0@0,-1")
    told = play(state, "move north", luck=[8])
    found = next(event for event in told if isinstance(event, CoinFound))
    assert (found.coin, gold(state, "p1"), hoard(state)) == ("coin-2", 2, 27)
    assert GAME.told_to(found, Seat(0)) == found
    hidden = GAME.told_to(found, Seat(1))
    assert isinstance(hidden, CoinFound) and hidden.coin == "unknown"


@pytest.mark.rule("drakon.find-coin")
def test_an_empty_hoard_gives_nothing() -> None:
    everything = [1] * 4 + [2] * 12 + [3] * 8
    state = table("8r0@0,-1", players=3, goal="escape", coins={"p2": everything, "p3": [1] * 4})
    told = play(state, "move north")
    assert any(isinstance(event, NoEffect) for event in told) and coins(state, "p1") == 0


@pytest.mark.rule("drakon.floating")
def test_floating_may_be_declined_and_may_tear_the_maze() -> None:
    state = table("42r0@0,-1 1r1@1,0")
    play(state, "move north", "stay")
    assert chamber_at(state, "@0,-1") == "42r0"
    state = table("43r0@0,-1 1r0@0,-2 2r1@9,9")
    play(state, "move north", "float @10,9 r0")
    assert (chamber_at(state, "@10,9"), chamber_at(state, "@0,-2")) == ("43r0", "1r0")


@pytest.mark.rule("drakon.floating-riders")
def test_everybody_rides() -> None:
    state = table(
        "42r0@0,-1 1r1@1,0", players=3, at={"p2": "@0,-1", "p3": "@0,-1"}, hands={"p2": [2]}
    )
    play(state, "move north", "float @2,0 r0")
    assert [at(state, f"p{n}") for n in (1, 2, 3)] == ["@2,0"] * 3


@pytest.mark.rule("drakon.lose-gold")
def test_a_coin_is_lost_whatever_its_value() -> None:
    state = table("18r0@0,-1", coins={"p1": [1, 3]})
    play(state, "move north", luck=[1])
    assert (gold(state, "p1"), hoard(state)) == (1, 27)


@pytest.mark.rule("drakon.shift")
def test_a_shift_needs_a_hand_and_a_bare_chamber() -> None:
    state = table("48r0@0,-1 8r0@1,0")
    play(state, "move north")
    assert decider(state) == "p2"  # empty hand
    state = table("48r0@0,-1 8r0@1,0 9r0@2,0", hands={"p1": [2]}, at={"p2": "@1,0"})
    play(state, "move north")
    assert refused(state, "shift @1,0 2 r0") == "shift"
    assert refused(state, "shift @2,0 3 r0") == "shift"
    assert refused(state, "shift @0,-1 2 r0") == "shift"
    assert refused(state, "shift @2,0 2 r0") == ""
    play(state, "stay")
    assert hand(state, "p1") == [2]


@pytest.mark.rule("drakon.shift")
def test_the_exchanged_chamber_must_not_face_an_arrow() -> None:
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [2]})
    play(state, "move north")
    assert refused(state, "shift @1,0 2 r2") == "no-facing-arrows"
    assert legal(state) == ["shift @1,0 2 r0", "shift @1,0 2 r1", "stay"]


@pytest.mark.rule("drakon.map")
def test_the_map_takes_a_random_chamber_seen_by_two() -> None:
    state = table("52r0@0,-1", players=3, hands={"p1": [1], "p2": [8, 9], "p3": [2]})
    play(state, "move north")
    assert legal(state) == ["map p2", "map p3"]
    assert refused(state, "map p1") == "map"
    told = play(state, "map p2", luck=[1])
    taken = next(event for event in told if isinstance(event, ChamberTaken))
    assert (hand(state, "p1"), hand(state, "p2")) == ([1, 9], [8])
    seen = [GAME.told_to(taken, Seat(seat)) == taken for seat in range(3)]
    assert seen == [True, True, False]


@pytest.mark.rule("drakon.mind-control")
def test_the_controlled_hero_enters_for_his_owner() -> None:
    state = table("55r0@0,-1 52r1@1,0", players=3, hands={"p3": [1]})
    play(state, "move north", "control p2 east")
    assert (ask(state), decider(state)) == ("map", "p2")
    assert refused(state, "map p2") == "map"


@pytest.mark.rule("drakon.rotate")
def test_any_chamber_turns_with_whoever_is_on_it() -> None:
    state = table("59r0@0,-1 8r1@1,0 4r0@-1,0", at={"p2": "@1,0"}, figure="@-1,0")
    play(state, "move north")
    listed = legal(state)
    assert [text for text in listed if "@0,0" in text] == ["rotate @0,0 +1"]
    assert [text for text in listed if "@-1,0" in text] == ["rotate @-1,0 +2"]
    assert refused(state, "rotate @9,9 +1") == "rotate"
    play(state, "rotate @1,0 +1")
    assert chamber_at(state, "@1,0") == "8r2"


@pytest.mark.rule("drakon.steal-cw")
def test_stealing_clockwise() -> None:
    state = table("22r0@0,-1", players=3, coins={"p2": [3], "p3": [1]})
    told = play(state, "move north")
    assert [gold(state, f"p{n}") for n in (1, 2, 3)] == [3, 0, 1]
    stolen = next(event for event in told if isinstance(event, CoinStolen))
    known = [GAME.told_to(stolen, Seat(seat)) == stolen for seat in range(3)]
    assert known == [True, True, False]


@pytest.mark.rule("drakon.steal-ccw")
def test_stealing_counterclockwise() -> None:
    state = table("26r0@0,-1", players=3, coins={"p2": [3], "p3": [1]})
    play(state, "move north")
    assert [gold(state, f"p{n}") for n in (1, 2, 3)] == [1, 3, 0]
    for chamber in (22, 26):  # with two players both mean the opponent
        state = table(f"{chamber}r0@0,-1", coins={"p2": [3]})
        play(state, "move north")
        assert gold(state, "p1") == 3


@pytest.mark.rule("drakon.floating")
def test_a_room_that_cannot_float_asks_nothing() -> None:
    # A real table always has room, so the rim is taken away; the duties below stay as they are.
    state = table("42r0@0,-1", hands={"p1": [1], "p2": [2]})
    state.maze.rim_size = 0
    state.asks.clear()
    state.asks.push(JOB_AFTER, 0, 0, 0, 0, 0)
    state.stands[0] = u8(42)
    enter(state, 0, True, Chance(1), SILENT)
    assert state.asks.as_lists() == [[JOB_AFTER, 0, 0, 0, 0, 0]]
