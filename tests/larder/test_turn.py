"""What a turn is made of."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.larder.events import Laid, Removed, Took, TurnedUp
from tests.larder.build import lay_out


@pytest.mark.rule("larder.clockwise")
def test_turns_go_clockwise() -> None:
    desk = lay_out("1 1", "1 1", "1 1")
    assert desk.turn == "p1"
    desk.play("lay 1 1")
    assert desk.turn == "p2"
    desk.play("lay 1 1")
    assert desk.turn == "p3"
    desk.play("take")
    assert desk.turn == "p1"


@pytest.mark.rule("larder.clockwise")
def test_a_new_round_starts_clockwise() -> None:
    desk = lay_out(
        "9 | - - -", " | /? - -", " | /? - -", discard="7", clockwise=False, tricks="trick-seven"
    )
    desk.play("lay 9 1")
    assert desk.state.direction == 1


@pytest.mark.rule("larder.lay-equal")
def test_one_to_four_equal_cards() -> None:
    desk = lay_out("7 7 7 7 7 2", "1")
    assert desk.legal() == "lay 2 1, lay 7 1, lay 7 2, lay 7 3, lay 7 4, remove 7"
    assert desk.refused("lay 7 5") == "larder.lay-equal"
    assert desk.refused("lay 2 2") == "larder.lay-equal"
    assert desk.refused("lay 8 1") == "larder.lay-equal"


@pytest.mark.rule("larder.lay-equal")
def test_each_dragon_is_a_rank_of_its_own() -> None:
    desk = lay_out("zero guardian firebreath 1", "1")
    assert desk.legal() == "lay 1 1, lay zero 1, lay firebreath 1, lay guardian 1"


@pytest.mark.rule("larder.lay-equal")
def test_several_cards_are_laid_together() -> None:
    desk = lay_out("7 7 7 2", "1")
    assert desk.play("lay 7 3") == [Laid(Seat(0), "7", 3, 0)]
    assert (desk.hand("p1"), desk.discard(), desk.turn) == ("2", "7 7 7", "p2")


@pytest.mark.rule("larder.take-discard")
def test_the_whole_discard_may_be_taken() -> None:
    desk = lay_out("9 9", "1", discard="2 5 8")
    assert "take" in desk.legal()
    assert desk.play("take") == [Took(Seat(0), ("2", "5", "8"), 3)]
    assert (desk.hand("p1"), desk.discard(), desk.turn) == ("2 5 8 9 9", "", "p2")


@pytest.mark.rule("larder.take-discard")
def test_an_empty_discard_cannot_be_taken() -> None:
    assert lay_out("9", "1").refused("take") == "larder.take-discard"


@pytest.mark.rule("larder.remove-four")
def test_four_equal_cards_leave_without_effect_and_the_turn_is_still_owed() -> None:
    desk = lay_out("4 4 4 4 7", "1", discard="9")
    assert desk.play("remove 4") == [Removed(Seat(0), "4")]
    assert (desk.hand("p1"), desk.gone(), desk.discard()) == ("7", "4 4 4 4", "9")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.remove-four")
def test_as_often_as_possible_and_on_to_the_reserve() -> None:
    desk = lay_out("4 4 4 4 5 5 5 5 | 6/? - -", "1", discard="9")
    desk.play("remove 4", "remove 5")
    assert desk.legal() == "take"  # the open 6 does not fit on a 9


@pytest.mark.rule("larder.remove-four")
def test_the_last_four_win_the_round() -> None:
    desk = lay_out("4 4 4 4 | - - -", "1")
    desk.play("remove 4")
    assert desk.state.winner == 0 and desk.state.round == 2


@pytest.mark.rule("larder.remove-four")
def test_three_and_one_of_the_reserve_are_no_four() -> None:
    desk = lay_out("4 4 4 | 4/? - -", "1")
    assert desk.refused("remove 4") == "larder.remove-four"


@pytest.mark.rule("larder.hand-first")
def test_the_reserve_waits_for_an_empty_hand() -> None:
    desk = lay_out("2 | 7/? /? -", "1")
    assert desk.refused("lay 7 1") == "larder.hand-first"
    assert desk.refused("turn 2") == "larder.hand-first"


@pytest.mark.rule("larder.open-reserve")
def test_with_an_empty_hand_one_open_card_is_laid() -> None:
    desk = lay_out(" | 7/? 7/? 2/?", "1", discard="5")
    assert desk.legal() == "lay 7 1, take"
    assert desk.refused("lay 7 2") == "larder.open-reserve"
    assert desk.refused("lay 8 1") == "larder.open-reserve"
    assert desk.play("lay 7 1") == [Laid(Seat(0), "7", 1, 1)]
    assert desk.open("p1") == "2 7"


@pytest.mark.rule("larder.open-reserve")
def test_of_equal_open_cards_that_on_the_first_stack_is_laid() -> None:
    desk = lay_out(" | 2/? 7/? 7/?", "1", discard="5")
    desk.play("lay 7 1")
    stacks = [stack.open for stack in desk.view().seats[0].stacks]
    assert stacks == ["2", "", "7"]


@pytest.mark.rule("larder.join-reserve")
def test_open_cards_join_a_play_that_empties_the_hand() -> None:
    desk = lay_out("7 7 | 7/? 2/? -", "1", discard="5")
    assert desk.legal() == "lay 7 1, lay 7 2, lay 7 3, take"
    assert desk.play("lay 7 3") == [Laid(Seat(0), "7", 3, 1)]
    assert (desk.hand("p1"), desk.open("p1")) == ("", "2")


@pytest.mark.rule("larder.join-reserve")
def test_they_do_not_join_while_other_cards_stay_in_the_hand() -> None:
    desk = lay_out("7 7 3 | 7/? 2/? -", "1")
    assert desk.refused("lay 7 3") == "larder.join-reserve"


@pytest.mark.rule("larder.join-reserve")
def test_four_in_all() -> None:
    desk = lay_out("7 7 | 7/? 7/? 7/?", "1")
    assert desk.legal() == "lay 7 1, lay 7 2, lay 7 3, lay 7 4"


@pytest.mark.rule("larder.blind-reserve")
def test_a_closed_card_that_fits_is_laid() -> None:
    desk = lay_out(" | - /8 /2", "1", discard="5")
    assert desk.legal() == "turn 2, turn 3, take"
    assert desk.play("turn 2") == [TurnedUp(Seat(0), 2, "8", True), Laid(Seat(0), "8", 1, 1)]
    assert (desk.discard(), desk.turn) == ("5 8", "p2")


@pytest.mark.rule("larder.blind-reserve")
def test_one_that_does_not_fit_is_taken_with_the_discard() -> None:
    desk = lay_out(" | - /8 /2", "1", discard="5 9")
    told = desk.play("turn 3")
    assert told == [TurnedUp(Seat(0), 3, "2", False), Took(Seat(0), ("2", "5", "9"), 3)]
    assert (desk.hand("p1"), desk.discard(), desk.turn) == ("2 5 9", "", "p2")


@pytest.mark.rule("larder.blind-reserve")
def test_on_an_empty_discard_a_closed_card_must_be_turned() -> None:
    desk = lay_out(" | - /8 /2", "1")
    assert desk.legal() == "turn 2, turn 3"


@pytest.mark.rule("larder.blind-reserve")
def test_not_while_an_open_card_lies_anywhere_nor_from_an_empty_place() -> None:
    desk = lay_out(" | 7/? /8 -", "1")
    assert desk.refused("turn 2") == "larder.blind-reserve"
    desk = lay_out(" | - /8 -", "1")
    assert desk.refused("turn 1") == "larder.blind-reserve"
    assert desk.refused("turn 6") == "larder.blind-reserve"


@pytest.mark.rule("larder.covered")
def test_a_card_under_another_is_out_of_reach() -> None:
    desk = lay_out(" | 7/8 - -", "1", discard="9")
    assert desk.refused("turn 1") == "larder.covered"
    assert desk.legal() == "take"


@pytest.mark.rule("larder.turn-ends")
def test_the_turn_passes_on_after_a_plain_card() -> None:
    desk = lay_out("1 1", "1 1")
    desk.play("lay 1 1")
    assert (desk.turn, desk.ask) == ("p2", "turn")
