"""The worked examples of the rules, by number."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.core.table import open_table
from logovo.games.lucky.game import GAME
from tests.lucky.build import Desk, lay_out, opened

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
UPPER = "T7 r @0,1, T2 @1,1, T2 @2,1, T2 @3,1, T3 @4,1, T5 @5,1"


def mask(desk: Desk, number: int) -> int:
    forest = desk.state.forest
    return int(forest.cells[forest.goals[number - 1]]) & 15


@pytest.mark.parametrize(("players", "roles", "hand", "deck"), [(5, 7, 6, 37), (10, 11, 4, 27)])
def test_1_set_up(players: int, roles: int, hand: int, deck: int) -> None:
    state = GAME.setup(GAME.options(players, {}), Chance(1), SILENT)
    seen, census = GAME.view(state, TABLE), GAME.census(state)
    assert census["mad"] + census["lucky"] == roles
    assert len(seen.aside) == roles - players
    assert {seat.cards for seat in seen.seats} == {hand} and seen.deck == deck


def test_2_empty_forest() -> None:
    desk = lay_out("T1 T2 T3", "", "")
    assert desk.refused("lay T1 @1,0") == "lucky.lay-fit"
    assert desk.refused("lay T1 @0,1") == ""
    assert desk.refused("lay T2 @0,1") == "lucky.lay-fit"
    assert desk.refused("lay T3 @1,1") == "lucky.lay-side"


def test_3_turned_cards() -> None:
    desk = lay_out("T6", "", "")
    assert desk.refused("lay T6 @1,0") == "lucky.lay-fit"
    assert desk.refused("lay T6 r @1,0") == ""
    assert desk.refused("lay T6 @-1,0") == ""


def test_4_five_cards_reach_g2() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW)
    desk.play("lay T5 @5,0")
    assert opened(desk)[1] and not opened(desk)[0] and not opened(desk)[2]


def test_5_a_dead_end_does_not() -> None:
    desk = lay_out("B4", "T1", "T1", forest=ROW)
    desk.play("lay B4 @5,0")
    assert opened(desk) == ["", "", ""]


@pytest.mark.parametrize(("goals", "expected"), [("G P1 P2", 12), ("G P2 P1", 9)])
def test_6_how_pits_lie(goals: str, expected: int) -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals=goals)
    desk.play("lay T5 @5,0")
    assert mask(desk, 2) == expected


def test_7_two_goals_at_once() -> None:
    desk = lay_out("T4", "T1", "T1", forest=UPPER, goals="P1 P2 G", goal_step="2")
    desk.play("lay T4 r @6,1")
    assert (mask(desk, 1), mask(desk, 2)) == (12, 9)
    assert opened(desk) == ["P1 r", "P2", ""] and desk.turn == 2
    for goals in ("G P1 P2", "P1 G P2"):
        over = lay_out("T4", "T1", "T1", forest=UPPER, goals=goals, goal_step="2")
        assert "RoundEnded" in over.told("lay T4 r @6,1")
        assert opened(over)[0] and opened(over)[1]


@pytest.mark.parametrize(("option", "refused"), [("off", ""), ("on", "lucky.must-continue")])
def test_8_wall_to_wall(option: str, refused: str) -> None:
    desk = lay_out("T2", "T1", "T1", forest="T2 @1,0", must_continue=option)
    assert desk.refused("lay T2 @1,1") == refused
    dead = lay_out("T3", "T1", "T1", forest="B4 @1,0", must_continue=option)
    assert dead.refused("lay T3 @2,0") == refused


def test_9_cut_off_by_fire() -> None:
    desk = lay_out("fire", "T3", "T3", forest="T2 @1,0, T3 @2,0, T2 @3,0")
    desk.play("fire @2,0")
    assert desk.refused("lay T3 @4,0") == "lucky.cut-off"
    desk.play("lay T3 @2,0")
    assert desk.refused("lay T3 @4,0") == ""


@pytest.mark.parametrize(("goals", "expected"), [("G P1 P2", 12), ("G P2 P1", 9)])
def test_10_a_misfit_stays(goals: str, expected: int) -> None:
    before = lay_out("B5", "T1", "T1", forest=UPPER, goals=goals, goal_step="2")
    before.play("lay B5 r @6,1")
    assert opened(before) == ["", "", ""]
    forest = UPPER + ", B5 r @6,1, T5 r @1,0, T5 r @2,0, T5 r @3,0, T3 @4,0"
    desk = lay_out("T5", "T1", "T1", forest=forest, goals=goals, goal_step="2")
    desk.play("lay T5 r @5,0")
    assert mask(desk, 2) == expected


def test_11_a_broken_lamp() -> None:
    hand = "T3 dust fire break-spade mend-lamp"
    desk = lay_out(hand, "T1", "T1", forest="T2 @1,0", broken="1 lamp")
    assert desk.refused("lay T3 @2,0") == "lucky.lay-blocked"
    for move in ("dust g1", "fire @1,0", "break spade 2", "mend lamp 1", "pass T3"):
        assert desk.refused(move) == ""


def test_12_one_break_of_a_kind() -> None:
    desk = lay_out("break-lamp break-spade break-boots", "", "", broken="2 lamp")
    assert desk.refused("break lamp 2") == "lucky.break-one-each"
    for move in ("break spade 2", "break boots 2", "break lamp 1"):
        assert desk.refused(move) == ""


def test_13_double_mend() -> None:
    desk = lay_out("mend-boots+lamp", "T3", "T1", broken="2 lamp, 2 boots")
    desk.play("mend lamp 2 by boots+lamp")
    assert desk.seen().seats[1].broken == ("boots",)
    assert desk.refused("lay T3 @1,0") == "lucky.lay-blocked"


def test_14_what_burns() -> None:
    desk = lay_out("T5", "fire", "T1", forest=ROW + ", T1 @0,1, B4 @9,0", goals="G P1 P2")
    desk.play("lay T5 @5,0")
    for place in ("0,0", "6,3", "6,0"):
        assert desk.refused(f"fire @{place}") == "lucky.fire-target"
    assert desk.refused("fire @9,0") == "", "a dead end, cut off"


def test_15_exhausted() -> None:
    desk = lay_out("T1 T3", "mend-lamp", "", deck="", broken="1 boots", mad="2")
    assert "RoundEnded" in desk.told("pass T1")
    assert sum(desk.gold(2)) == 4
    dust = lay_out("T1 T3", "mend-lamp dust", "", deck="", broken="1 boots", mad="2")
    assert "RoundEnded" not in dust.told("pass T1")


def takers(desk: Desk, last: str) -> list[int]:
    """Who took gold, in order, when everyone takes what they find first."""
    desk.play(last)
    order = []
    while desk.state.round == 1:
        order.append(desk.turn)
        waiting = [seat + 1 for seat in desk.seen().taker_seats]
        desk.play(desk.legal()[0])
        if desk.state.round != 1:
            order += [seat for seat in waiting if seat != order[-1]]
    return order


@pytest.mark.parametrize(("by", "order"), [(3, [3, 1, 4]), (2, [1, 4, 3])])
def test_16_who_takes_first(by: int, order: list[int]) -> None:
    hands = ["T5" if seat == by else "T1" for seat in range(1, 5)] + [""]
    desk = lay_out(*hands, forest=ROW, goals="P1 G P2", mad="2 5", turn=by)
    assert takers(desk, "lay T5 @5,0") == order


def test_17_no_gold_with_a_broken_lamp() -> None:
    desk = lay_out(
        *("T1", "T1", "T5", "T1", ""),
        forest=ROW,
        goals="P1 G P2",
        mad="2 5",
        turn=3,
        broken="1 lamp",
        broken_no_gold="on",
    )
    assert takers(desk, "lay T5 @5,0") == [3, 4]
    assert desk.seen().gold_deck == 26


def test_18_mad_pay() -> None:
    for players, mad, paid in ((3, "2", [1, 3]), (7, "1 2 3", [3]), (10, "1 2 3 4", [2])):
        desk = lay_out("T1", *[""] * (players - 1), deck="", broken="1 boots", mad=mad)
        desk.play("pass T1")
        assert desk.gold(2) == paid
    none = lay_out("T1", "", "", deck="", broken="1 boots")
    none.play("pass T1")
    assert none.seen().gold_deck == 28


def test_19_shared_victory() -> None:
    gold = ((3, 3, 1), (3, 2, 2), (3, 2))
    desk = lay_out("T1", "", "", deck="", broken="1 boots", round=3, gold=gold)
    desk.play("pass T1")
    outcome = GAME.outcome(desk.state)
    assert outcome is not None
    assert outcome.scores == (7, 7, 5) and outcome.winners == (0, 1)


def test_20_a_false_claim() -> None:
    options = GAME.options(3, {"first-player": "host"})
    for seed in range(200):
        table = open_table(GAME, options, ["Anna", "Boris", "Clara"], seed)
        looks = [m for m in GAME.legal(table.state, Seat(0)) if str(m) == "dust g1"]
        if looks:
            table.play(Seat(0), looks[0])
            if GAME.view(table.state, Seat(0)).goals[0].card != "G":
                break
    before = [canonical(GAME.view(table.state, Seat(seat))) for seat in range(-1, 3)]
    table.claim(Seat(0), "claim g1 gold")
    assert table.claims is not None and table.claims.shown() == [(0, "claim g1 gold")]
    assert before == [canonical(GAME.view(table.state, Seat(seat))) for seat in range(-1, 3)]
