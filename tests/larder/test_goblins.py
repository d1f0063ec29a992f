"""Effects of 3, 4, 5 and 6."""

from __future__ import annotations

import pytest

from logovo.core.seats import TABLE, Seat
from logovo.games.larder.events import Drew, Skipped
from logovo.games.larder.game import GAME
from tests.larder.build import lay_out

DRAGONS = "zero firebreath guardian"

# --- 3 ----------------------------------------------------------------------


@pytest.mark.rule("larder.three-lower")
@pytest.mark.parametrize("discard", ["3", "3 guardian", "9 zero 3"])
def test_after_a_3_only_lower_goblins_or_dragons(discard: str) -> None:
    desk = lay_out("3 4", "1", discard=discard)
    assert desk.fits() == f"1 2 {DRAGONS}"
    assert desk.refused("lay 3 1") == "larder.three-lower"
    assert desk.refused("lay 4 1") == "larder.three-lower"


# --- 4 ----------------------------------------------------------------------


@pytest.mark.rule("larder.four-draw-two")
@pytest.mark.parametrize(("fours", "debt"), [(1, 2), (2, 4), (3, 6)])
def test_the_next_player_draws_two_for_each_4(fours: int, debt: int) -> None:
    desk = lay_out("4 4 4 9", "9 9")
    desk.play(f"lay 4 {fours}")
    assert (desk.turn, desk.ask) == ("p2", "debt")
    told = desk.play("draw")
    assert isinstance(told[0], Drew) and told[0].count == debt
    assert desk.cards("p2") == 3 + debt
    assert (desk.turn, desk.ask) == ("p2", "turn")  # then they take their turn as usual


@pytest.mark.rule("larder.four-draw-two")
def test_the_top_of_the_pile_comes_to_the_hand() -> None:
    desk = lay_out("4 9", "9 9", trouble="1 2 8 7")
    desk.play("lay 4 1", "draw")
    assert desk.hand("p2") == "7 8 9 9"


@pytest.mark.rule("larder.four-draw-two")
def test_others_see_how_many_but_not_which() -> None:
    drew = Drew(Seat(1), ("7", "8"), 2)
    assert GAME.told_to(drew, Seat(1)) == drew
    for observer in (TABLE, Seat(0)):
        assert GAME.told_to(drew, observer) == Drew(Seat(1), ("unknown", "unknown"), 2)


@pytest.mark.rule("larder.four-draw-two")
def test_nobody_draws_without_a_debt() -> None:
    assert lay_out("4 9", "9", discard="4").refused("draw") == "larder.four-draw-two"


@pytest.mark.rule("larder.four-pass-on")
def test_a_4_passes_the_debt_on_and_adds_two() -> None:
    desk = lay_out("4 9", "4 4 4 9", "9 9")
    desk.play("lay 4 1")
    assert desk.legal() == "draw, lay 4 1, lay 4 2, lay 4 3"
    assert desk.fits() == "4 guardian"
    desk.play("lay 4 2")
    assert (desk.turn, desk.ask, int(desk.state.debt)) == ("p3", "debt", 6)


@pytest.mark.rule("larder.four-pass-on")
def test_a_guardian_passes_it_on_as_it_is() -> None:
    desk = lay_out("4 9", "guardian 9", "9 9")
    desk.play("lay 4 1", "lay guardian 1")
    assert (desk.turn, desk.ask, int(desk.state.debt)) == ("p3", "debt", 2)


@pytest.mark.rule("larder.four-pass-on")
def test_with_an_empty_hand_the_open_reserve_answers_but_never_a_closed_card() -> None:
    desk = lay_out("4 9", " | 4/? guardian/? 9/?", "9")
    desk.play("lay 4 1")
    assert desk.legal() == "draw, lay 4 1, lay guardian 1"
    desk = lay_out("4 9", " | /4 /guardian -", "9")
    desk.play("lay 4 1")
    assert desk.legal() == "draw"
    assert desk.refused("turn 1") == "larder.four-draw-first"


@pytest.mark.rule("larder.four-pass-on")
def test_an_open_4_does_not_answer_while_the_hand_has_cards() -> None:
    desk = lay_out("4 9", "9 | 4/? - -", "9")
    desk.play("lay 4 1")
    assert desk.legal() == "draw"
    assert desk.refused("lay 4 1") == "larder.hand-first"


@pytest.mark.rule("larder.four-spent")
def test_once_drawn_only_the_value_remains() -> None:
    desk = lay_out("4 9", "guardian 9", "9 9")
    desk.play("lay 4 1", "draw", "lay guardian 1")
    assert (desk.turn, desk.ask, int(desk.state.debt)) == ("p3", "turn", 0)
    assert desk.fits() == f"4 5 6 7 8 {DRAGONS}"


@pytest.mark.rule("larder.four-draw-first")
@pytest.mark.parametrize("text", ["lay zero 1", "lay firebreath 1", "lay 9 1", "remove 9", "take"])
def test_nothing_else_before_the_debt_is_answered(text: str) -> None:
    desk = lay_out("4 1", "zero firebreath 9 9 9 9")
    desk.play("lay 4 1")
    refusal = desk.refusal(text)
    assert refusal is not None
    assert (refusal.rule.id, refusal.facts) == ("larder.four-draw-first", {"count": 2})
    desk.play("draw")
    assert desk.refused(text) == ""


@pytest.mark.rule("larder.trouble-empty")
@pytest.mark.parametrize(("trouble", "drawn"), [("", 0), ("8", 1)])
def test_draw_what_is_there(trouble: str, drawn: int) -> None:
    desk = lay_out("4 9", "9 9", trouble=trouble)
    desk.play("lay 4 1")
    assert desk.play("draw") == [Drew(Seat(1), tuple(trouble.split()), drawn)]
    assert (desk.turn, desk.ask) == ("p2", "turn")


# --- 5 ----------------------------------------------------------------------


@pytest.mark.rule("larder.five-skip")
@pytest.mark.parametrize(("fives", "mover"), [(1, "p3"), (2, "p4"), (3, "p1")])
def test_as_many_players_skip_as_5s_were_laid(fives: int, mover: str) -> None:
    desk = lay_out("5 5 5 9", "9 9", "9 9", "9 9")
    desk.play(f"lay 5 {fives}")
    for victim in range(fives):
        assert (desk.turn, desk.ask) == (f"p{victim + 2}", "skip")
        assert desk.play("skip") == [Skipped(Seat(victim + 1))]
    assert (desk.turn, desk.ask) == (mover, "turn")


@pytest.mark.rule("larder.five-skip")
def test_surplus_is_void_and_never_hits_the_layer() -> None:
    desk = lay_out("5 5 5 9", "9 9")
    desk.play("lay 5 3", "skip")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.five-skip")
def test_skips_follow_the_direction_of_play() -> None:
    desk = lay_out("5 9", "9 9", "9 9", clockwise=False, plays=1, tricks="trick-seven")
    desk.play("lay 5 1")
    assert (desk.turn, desk.ask) == ("p3", "skip")
    desk.play("skip")
    assert desk.turn == "p2"


@pytest.mark.rule("larder.five-skip")
def test_nobody_skips_without_being_told() -> None:
    assert lay_out("9", "1", discard="5").refused("skip") == "larder.five-skip"


@pytest.mark.rule("larder.five-guardian")
def test_only_a_guardian_answers() -> None:
    desk = lay_out("5 9", "guardian guardian 5 zero", "9")
    desk.play("lay 5 1")
    assert desk.legal() == "skip, lay guardian 1, lay guardian 2"
    assert desk.fits() == "guardian"
    for text in ("lay 5 1", "lay zero 1", "take"):
        assert desk.refused(text) == "larder.five-guardian"


@pytest.mark.rule("larder.five-guardian")
def test_the_skip_may_come_back_to_the_layer_who_may_answer_too() -> None:
    desk = lay_out("5 guardian 9", "guardian 9", "guardian 9")
    desk.play("lay 5 1", "lay guardian 1")
    assert (desk.turn, desk.ask) == ("p3", "skip")
    desk.play("lay guardian 1")
    assert (desk.turn, desk.ask) == ("p1", "skip")
    desk.play("lay guardian 1")  # the third: nobody is left untouched, the skip is void
    assert (desk.turn, desk.ask) == ("p2", "turn")
    assert desk.fits() == f"5 6 7 8 {DRAGONS}"


@pytest.mark.rule("larder.five-guardian")
def test_a_guardian_of_the_open_reserve_answers_with_an_empty_hand() -> None:
    desk = lay_out("5 9", " | guardian/? - -", "9")
    desk.play("lay 5 1")
    assert desk.legal() == "skip, lay guardian 1"
    desk = lay_out("5 9", " | /guardian - -", "9")
    desk.play("lay 5 1")
    assert desk.legal() == "skip"


@pytest.mark.rule("larder.five-guardian")
def test_a_foursome_of_guardians_ends_the_skips() -> None:
    desk = lay_out("5 5 9", "guardian guardian guardian guardian 9", "9 9", "9 9")
    desk.play("lay 5 2", "lay guardian 4")
    assert (desk.turn, desk.ask, desk.discard()) == ("p2", "turn", "")
    desk.play("lay 9 1")
    assert (desk.turn, desk.ask) == ("p3", "turn")


# --- 6 ----------------------------------------------------------------------


@pytest.mark.rule("larder.six-no-dragons")
def test_on_a_6_only_6_to_9() -> None:
    desk = lay_out("5 zero", "1", discard="6")
    assert desk.fits() == "6 7 8 9"
    assert desk.refused("lay 5 1") == "larder.six-no-dragons"
