"""The examples of the rules ledger, by number."""

from __future__ import annotations

import pytest

from logovo.games.larder.events import FourInARow, Took
from tests.larder.build import lay_out

DRAGONS = "zero firebreath guardian"


@pytest.mark.rule("larder.four-in-a-row")
def test_1_two_4s_answered_by_two_4s() -> None:
    desk = lay_out("4 4 1", "4 4 1", "1")
    desk.play("lay 4 2")
    told = desk.play("lay 4 2")
    assert any(isinstance(event, FourInARow) for event in told)
    assert (desk.discard(), desk.turn, desk.ask) == ("", "p2", "turn")
    desk.play("lay 1 1")
    assert (desk.turn, desk.ask) == ("p3", "turn")  # nobody draws


@pytest.mark.rule("larder.four-pass-on")
def test_2_a_4_a_guardian_a_4() -> None:
    desk = lay_out("4 1", "guardian 1", "4 1", "1 1")
    desk.play("lay 4 1", "lay guardian 1", "lay 4 1")
    assert (desk.turn, desk.ask, int(desk.state.debt)) == ("p4", "debt", 4)
    assert desk.state.run == 1


@pytest.mark.rule("larder.trouble-empty")
def test_3_a_debt_of_6_with_3_cards_of_trouble() -> None:
    desk = lay_out("1", "1", discard="4 4 4", ask="debt", debt=6, trouble="7 8 9")
    desk.play("draw")
    assert (desk.hand("p1"), desk.turn, desk.ask) == ("1 7 8 9", "p1", "turn")
    assert desk.fits() == f"4 5 6 7 8 9 {DRAGONS}"


@pytest.mark.rule("larder.five-guardian")
def test_4_two_5s_and_a_guardian_at_four_players() -> None:
    desk = lay_out("5 5 1", "guardian 1", "1 1", "1 1")
    desk.play("lay 5 2", "lay guardian 1")
    assert (desk.turn, desk.ask) == ("p3", "skip")
    desk.play("skip")
    assert (desk.turn, desk.ask) == ("p4", "skip")
    desk.play("skip")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.effective-top")
@pytest.mark.parametrize(
    ("discard", "tricks", "goblins"),
    [
        ("9 guardian", "", ""),
        ("9 guardian", "trick-one", "1 "),
        ("8 guardian", "", "8 "),
        ("3 guardian guardian", "", "1 2 "),
    ],
)
def test_5_what_follows_a_guardian(discard: str, tricks: str, goblins: str) -> None:
    assert lay_out("1", "1", discard=discard, tricks=tricks).fits() == goblins + DRAGONS


@pytest.mark.rule("larder.blind-reserve")
def test_6_a_firebreath_turned_up_on_a_6() -> None:
    desk = lay_out(" | /firebreath - -", "1", discard="2 6")
    told = desk.play("turn 1")
    assert isinstance(told[-1], Took)
    assert (desk.hand("p1"), desk.discard(), desk.turn) == ("2 6 firebreath", "", "p2")


@pytest.mark.rule("larder.four-in-a-row")
def test_7_a_blind_card_completes_four_in_a_row() -> None:
    desk = lay_out(" | /7 /? -", "1", discard="7 7 7")
    desk.play("turn 1")
    assert (desk.discard(), desk.turn, desk.ask) == ("", "p1", "turn")
    desk = lay_out(" | /7 - -", "1", discard="7 7 7")
    desk.play("turn 1")
    assert desk.state.winner == 0 and desk.state.round == 2


@pytest.mark.rule("larder.round-ends")
def test_8_a_firebreath_as_the_last_card() -> None:
    desk = lay_out("firebreath | - - -", "1", discard="8")
    told = [type(event).__name__ for event in desk.play("lay firebreath 1")]
    assert told[:2] == ["Laid", "RoundWon"]
    assert "ExtraTurn" not in told


@pytest.mark.rule("larder.trick-zero")
def test_9_an_extra_turn_with_only_9s() -> None:
    desk = lay_out("zero 9 9", "1", discard="5", tricks="trick-zero")
    desk.play("lay zero 1")
    assert (desk.turn, desk.legal()) == ("p1", "take")
    desk.play("take")
    assert desk.hand("p1") == "5 9 9 zero"


@pytest.mark.rule("larder.take-discard")
def test_10_after_a_take_every_restriction_is_gone() -> None:
    desk = lay_out("9", "1", discard="6")
    desk.play("take")
    assert desk.fits() == f"1 2 3 4 5 6 7 8 9 {DRAGONS}"
