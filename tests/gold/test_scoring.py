"""Counting, ties, the move played for an absent seat."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.gold import scoring
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, at_market, lay_out


def points(desk: Desk) -> list[int]:
    return [int(scoring.points(desk.state, seat)) for seat in range(int(desk.state.players))]


@pytest.mark.rule("gold.score-coins")
def test_coins() -> None:
    assert points(lay_out(stash={"p1": "KGGSSSRR", "p2": "G", "p3": "R"})) == [18, 3, 1]


@pytest.mark.rule("gold.score-sets")
def test_sets_count_the_smallest_colour() -> None:
    desk = lay_out(stash={"p1": "BBEEPPYYW", "p2": "BEPY"})
    assert int(scoring.sets(desk.state, desk.state.stash[0])) == 5
    assert int(scoring.sets(desk.state, desk.state.stash[1])) == 0


@pytest.mark.rule("gold.score-majority")
def test_majorities_by_the_number_of_players() -> None:
    for players, award in ((3, 12), (4, 10), (5, 10), (6, 8)):
        desk = lay_out(players=players, stash={"p1": "BB", "p2": "B"})
        assert points(desk)[:2] == [award, 0]


@pytest.mark.rule("gold.score-majority")
def test_stones_count_for_sets_and_majorities_alike() -> None:
    assert points(lay_out(stash={"p1": "BEPYW"})) == [65, 0, 0]


@pytest.mark.rule("gold.majority-tie")
def test_two_tied_share_three_get_nothing() -> None:
    assert points(lay_out(stash={"p1": "BBBB", "p2": "BBBB", "p3": "BBB"})) == [6, 6, 0]
    assert points(lay_out(stash={"p1": "B", "p2": "B", "p3": "B"})) == [0, 0, 0]


def test_the_lone_black_option() -> None:
    stash = {"p1": "KBBEPYWS", "p2": "BE"}
    desk = lay_out(stash=stash, options={"black": "19"})
    # p2 shares green: the stones of the black token's owner still count against p2.
    assert points(desk) == [20, 6, 0]
    desk = lay_out(stash={"p1": "BB", "p2": "KB"}, options={"black": "19"})
    assert points(desk) == [12, 19, 0]
    assert points(lay_out(stash={"p1": "B", "p2": "KB"}, options={"black": "19"})) == [6, 19, 0]


def ended(**stash: str) -> Desk:
    desk = lay_out("D4 - : p1 4", "D16 -", deck=1, stash=dict(stash))
    desk.play("send 2 @1")
    assert desk.asked == "over"
    return desk


@pytest.mark.rule("gold.winner")
def test_most_points_win() -> None:
    outcome = GAME.outcome(ended(p1="G", p2="K", p3="S").state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((3, 7, 1), (2, 1, 3))
    assert outcome.winners == (Seat(1),)


@pytest.mark.rule("gold.tie")
def test_equal_points_share_the_victory() -> None:
    desk = ended(p1="G", p2="SSS", p3="S")
    outcome = GAME.outcome(desk.state)
    assert outcome is not None and outcome.places == (1, 1, 3)
    assert desk.state.reward(0) == desk.state.reward(1) == 0.5


def default(desk: Desk, who: int) -> str:
    return str(GAME.default_move(desk.state, Seat(who), desk.chance))


@pytest.mark.rule("gold.default-move")
def test_the_move_for_an_absent_seat() -> None:
    desk = lay_out("D18 -", "D7 GS : p2 3", down={"p1": "4"})
    assert default(desk, 0) == "send 3 @2"
    desk = lay_out("D7 GSS : p2 3", stash={"p2": "SSS", "p3": "SSSS"})
    desk.play("send 4 @1")
    assert default(desk, 1) == "cut GS/S"
    desk.play("cut S/GS")
    assert default(desk, 0) == "take 2"
    assert default(at_market(), 1) == "ready"


@pytest.mark.rule("gold.default-move")
def test_rob_the_richest_pick_the_dearest_yield_the_cheapest() -> None:
    desk = lay_out("D10 GS : p2 3, p3 3, p1 1", stash={"p2": "SSS", "p3": "KW"})
    desk.play("send 2 @1")
    desk.rig(0)
    battle = desk.view().battle
    assert battle is not None
    desk.play("cut " + "".join(battle.hoard) + "/-/-", "take 2", "take 3")
    assert default(desk, 0) == "rob p2"
    desk.play("rob p3")
    assert default(desk, 0) == "pick K"
    desk = lay_out("D4 GS : p2 4", stash={"p2": "KS"}, cards={"p2": "stone"})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    assert default(desk, 1) == "skip"
    desk.play("card stone")
    assert default(desk, 1) == "pick S"


@pytest.mark.rule("gold.default-move")
def test_nobody_accuses_by_default() -> None:
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "gloves"})
    desk.play("send 4 @1", "card gloves W")
    assert default(desk, 0) == "trust"
