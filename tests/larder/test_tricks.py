"""The option of tricks."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.events import Drew, Fetched, Pulled, TurnedRound
from logovo.games.larder.game import GAME
from tests.larder.build import lay_out

DRAGONS = "zero firebreath guardian"


@pytest.mark.rule("larder.trick-revealed")
def test_one_more_is_in_force_in_every_round() -> None:
    chance = Chance(1)
    state = GAME.setup(GAME.options(2, {"tricks": "on"}), chance, SILENT)
    while not state.is_over():
        seen = GAME.view(state, TABLE)
        assert len(seen.tricks) == min(seen.round, 7)
        codes = state.legal_codes()
        state.apply(codes[int(chance.below(len(codes)))], chance, SILENT)


@pytest.mark.rule("larder.trick-revealed")
def test_they_may_begin_later_or_never() -> None:
    options = GAME.options(2, {"tricks": "on", "tricks-from-round": "2"})
    assert GAME.view(GAME.setup(options, Chance(1), SILENT), TABLE).tricks == ()
    desk = lay_out("1 | - - -", "1", options="tricks=on tricks-from-round=2")
    desk.play("lay 1 1")
    assert len(desk.view().tricks) == 1
    desk = lay_out("1 | - - -", "1")
    desk.play("lay 1 1")
    assert desk.view().tricks == ()


@pytest.mark.rule("larder.trick-zero")
def test_a_zero_gives_one_extra_turn() -> None:
    desk = lay_out("zero zero 1", "1", discard="8", tricks="trick-zero")
    desk.play("lay zero 2")
    assert (desk.turn, desk.ask) == ("p1", "turn")
    desk.play("lay 1 1")
    assert desk.turn == "p2"


@pytest.mark.rule("larder.trick-zero")
def test_but_not_as_the_last_card() -> None:
    desk = lay_out("zero | - - -", "1", tricks="trick-zero")
    desk.play("lay zero 1")
    assert desk.state.winner == 0


@pytest.mark.rule("larder.trick-dragons")
@pytest.mark.parametrize("dragon", ["zero", "guardian"])
def test_each_dragon_costs_its_layer_a_card(dragon: str) -> None:
    desk = lay_out(f"{dragon} {dragon} 1", "1", trouble="9 8 7", tricks="trick-dragons")
    told = desk.play(f"lay {dragon} 2")
    assert told[-1] == Drew(Seat(0), ("7", "8"), 2)
    assert (desk.hand("p1"), desk.turn) == ("1 7 8", "p2")


@pytest.mark.rule("larder.trick-dragons")
def test_with_a_firebreath_first_the_fire_then_the_card_then_the_turn() -> None:
    desk = lay_out("firebreath 1", "1", discard="8", trouble="9", tricks="trick-dragons")
    told = desk.play("lay firebreath 1")
    names = [type(event).__name__ for event in told]
    assert names == ["Laid", "Burnt", "Drew", "ExtraTurn"]
    assert desk.turn == "p1"


@pytest.mark.rule("larder.trick-dragons")
def test_not_for_a_foursome_nor_for_the_last_card() -> None:
    desk = lay_out("zero zero zero zero 1", "1", tricks="trick-dragons")
    desk.play("lay zero 4")
    assert desk.hand("p1") == "1"
    desk = lay_out("zero | - - -", "1", tricks="trick-dragons")
    desk.play("lay zero 1")
    assert desk.state.winner == 0


@pytest.mark.rule("larder.trick-one")
def test_a_1_goes_on_a_9_even_through_a_guardian() -> None:
    assert lay_out("1", "1", discard="9", tricks="trick-one").fits() == f"1 9 {DRAGONS}"
    assert lay_out("1", "1", discard="9 guardian", tricks="trick-one").fits() == f"1 {DRAGONS}"
    assert lay_out("1", "1", discard="8", tricks="trick-one").fits() == f"8 9 {DRAGONS}"
    assert lay_out("1", "1", discard="9").fits() == f"9 {DRAGONS}"


@pytest.mark.rule("larder.trick-two")
def test_another_player_pulls_a_random_card() -> None:
    desk = lay_out("2 5 7", "1", "1", tricks="trick-two")
    desk.play("lay 2 1")
    assert (desk.turn, desk.ask, desk.legal()) == ("p1", "name", "name p2, name p3")
    desk.rig(1)  # the second card of the hand
    assert desk.play("name p3") == [Pulled(Seat(2), Seat(0), "7")]
    assert (desk.hand("p1"), desk.hand("p3"), desk.turn) == ("5", "1 7", "p2")


@pytest.mark.rule("larder.trick-two")
def test_only_the_two_see_it() -> None:
    pulled = Pulled(Seat(2), Seat(0), "7")
    assert GAME.told_to(pulled, Seat(0)) == GAME.told_to(pulled, Seat(2)) == pulled
    assert GAME.told_to(pulled, Seat(1)) == Pulled(Seat(2), Seat(0), "unknown")
    assert GAME.told_to(pulled, TABLE) == Pulled(Seat(2), Seat(0), "unknown")


@pytest.mark.rule("larder.trick-two")
def test_once_for_each_2_while_the_hand_has_cards() -> None:
    desk = lay_out("2 2 5", "1", "1", tricks="trick-two")
    desk.play("lay 2 2", "name p2")
    assert (desk.hand("p1"), desk.turn, desk.ask) == ("", "p2", "turn")
    desk = lay_out("2 2 5 6", "1", "1", tricks="trick-two")
    desk.play("lay 2 2", "name p2")
    assert (desk.turn, desk.ask) == ("p1", "name")
    desk.play("name p3")
    assert (desk.turn, desk.ask) == ("p2", "turn")


@pytest.mark.rule("larder.trick-two")
def test_nothing_with_an_empty_hand() -> None:
    desk = lay_out("2", "1", "1", tricks="trick-two")
    desk.play("lay 2 1")
    assert (desk.turn, desk.ask) == ("p2", "turn")


@pytest.mark.rule("larder.trick-two")
def test_losing_the_last_card_that_way_wins_the_round() -> None:
    desk = lay_out("2 5 | - - -", "1 | - - -", tricks="trick-two")
    desk.play("lay 2 1", "name p2")
    assert desk.state.winner == 0 and desk.lost() == [0, 2]


@pytest.mark.rule("larder.trick-two")
def test_whom_and_when_one_may_name() -> None:
    desk = lay_out("2 5 7", "1", "1", tricks="trick-two")
    assert desk.refused("name p2") == "larder.trick-two"
    desk.play("lay 2 1")
    assert desk.refused("name p1") == "larder.trick-two"
    assert desk.refused("name p4") == "larder.trick-two"
    assert desk.refused("lay 5 1") == "larder.trick-two"


@pytest.mark.rule("larder.trick-seven")
def test_the_layer_of_7s_may_turn_the_direction() -> None:
    desk = lay_out("7 7 1", "1 1", "1 1", tricks="trick-seven")
    desk.play("lay 7 2")
    assert (desk.turn, desk.ask, desk.legal()) == ("p1", "carousel", "go-on, turn-round")
    assert desk.play("turn-round") == [TurnedRound(Seat(0), False)]
    assert desk.turn == "p3"
    desk.play("take")
    assert desk.turn == "p2"


@pytest.mark.rule("larder.trick-seven")
def test_or_leave_it() -> None:
    desk = lay_out("7 1", "1 1", "1 1", tricks="trick-seven")
    desk.play("lay 7 1", "go-on")
    assert (desk.turn, desk.view().clockwise) == ("p2", True)


@pytest.mark.rule("larder.trick-seven")
def test_of_two_players_the_layer_moves_again() -> None:
    desk = lay_out("7 1 9", "1 1", tricks="trick-seven")
    desk.play("lay 7 1", "turn-round")
    assert (desk.turn, desk.ask) == ("p1", "turn")
    desk.play("lay 9 1")
    assert desk.turn == "p2"


@pytest.mark.rule("larder.trick-seven")
def test_not_without_a_7() -> None:
    desk = lay_out("7 1", "1", tricks="trick-seven")
    assert desk.refused("turn-round") == "larder.trick-seven"
    desk.play("lay 7 1")
    assert desk.refused("lay 1 1") == "larder.trick-seven"


@pytest.mark.rule("larder.trick-eight")
@pytest.mark.parametrize(
    ("cards", "loss"),
    [
        ("8 8 1 | - - -", -1),
        ("8 8 zero | - - -", 1),
        (" | 8/? /8 -", 0),  # an open 8 gains, a closed one counts its back
        ("zero zero zero zero 8 | - - -", 10),  # 12 - 1 is still above the cap
        ("8 8 8 | - - -", -3),
    ],
)
def test_each_8_gains_a_coin(cards: str, loss: int) -> None:
    desk = lay_out("9 | - - -", cards, tricks="trick-eight")
    desk.play("lay 9 1")
    assert desk.lost() == [0, loss]


@pytest.mark.rule("larder.trick-nine")
def test_for_each_9_an_open_card_comes_to_the_hand() -> None:
    desk = lay_out("9 9 1 | 5/? 2/? 5/?", "1", tricks="trick-nine")
    desk.play("lay 9 2")
    assert (desk.turn, desk.ask, desk.legal()) == ("p1", "fetch", "fetch 2, fetch 5")
    assert desk.play("fetch 5") == [Fetched(Seat(0), "5")]
    assert desk.ask == "fetch"
    desk.play("fetch 2")
    assert (desk.hand("p1"), desk.open("p1"), desk.turn) == ("1 2 5", "5", "p2")


@pytest.mark.rule("larder.trick-nine")
def test_as_long_as_there_is_one() -> None:
    desk = lay_out("9 9 1 | 5/? - -", "1", tricks="trick-nine")
    desk.play("lay 9 2", "fetch 5")
    assert (desk.turn, desk.ask) == ("p2", "turn")
    desk = lay_out("9 1", "1", tricks="trick-nine")
    desk.play("lay 9 1")
    assert (desk.turn, desk.ask) == ("p2", "turn")


@pytest.mark.rule("larder.trick-nine")
def test_what_may_be_fetched_and_when() -> None:
    desk = lay_out("9 1 | 5/? - -", "1", tricks="trick-nine")
    assert desk.refused("fetch 5") == "larder.trick-nine"
    desk.play("lay 9 1")
    assert desk.refused("fetch 1") == "larder.trick-nine"
    assert desk.refused("lay 1 1") == "larder.trick-nine"
