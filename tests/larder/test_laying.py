"""What may be laid on what."""

from __future__ import annotations

import pytest

from tests.larder.build import Desk, lay_out

ALL = "1 2 3 4 5 6 7 8 9 zero firebreath guardian"
DRAGONS = "zero firebreath guardian"


def on(discard: str, tricks: str = "") -> Desk:
    return lay_out("1", "1", discard=discard, tricks=tricks)


@pytest.mark.rule("larder.empty-discard")
def test_anything_goes_on_nothing() -> None:
    assert on("").fits() == ALL


@pytest.mark.rule("larder.equal-or-higher")
@pytest.mark.parametrize(
    ("top", "goblins"),
    [
        ("1", "1 2 3 4 5 6 7 8 9"),
        ("2", "2 3 4 5 6 7 8 9"),
        ("4", "4 5 6 7 8 9"),
        ("5", "5 6 7 8 9"),
        ("7", "7 8 9"),
        ("8", "8 9"),
        ("9", "9"),
    ],
)
def test_a_goblin_must_be_equal_or_higher(top: str, goblins: str) -> None:
    assert on(top).fits() == f"{goblins} {DRAGONS}"


@pytest.mark.rule("larder.equal-or-higher")
def test_a_lower_goblin_is_refused_with_the_value() -> None:
    refusal = lay_out("2", "1", discard="5").refusal("lay 2 1")
    assert refusal is not None
    assert refusal.rule.id == "larder.equal-or-higher"
    assert refusal.facts == {
        "case": "range",
        "card": "2",
        "least": 5,
        "most": 9,
        "fits": ("5", "6", "7", "8", "9", "zero", "firebreath", "guardian"),
    }


@pytest.mark.rule("larder.dragon-any")
@pytest.mark.parametrize("top", ["1", "3", "5", "9", "zero", "guardian"])
@pytest.mark.parametrize("dragon", ["zero", "firebreath", "guardian"])
def test_a_dragon_goes_on_anything_but_a_six(top: str, dragon: str) -> None:
    assert lay_out(dragon, "1", discard=top).refused(f"lay {dragon} 1") == ""


@pytest.mark.rule("larder.no-dragon-on-six")
@pytest.mark.parametrize("dragon", ["zero", "firebreath", "guardian"])
def test_no_dragon_on_a_six(dragon: str) -> None:
    desk = lay_out(dragon, "1", discard="6")
    assert desk.refused(f"lay {dragon} 1") == "larder.no-dragon-on-six"


@pytest.mark.rule("larder.no-nine-on-dragon")
@pytest.mark.parametrize("discard", ["zero", "guardian", "1 guardian", "9 guardian", "9 zero"])
def test_no_nine_on_a_dragon_whatever_is_in_force(discard: str) -> None:
    desk = lay_out("9", "1", discard=discard)
    assert desk.refused("lay 9 1") == "larder.no-nine-on-dragon"


@pytest.mark.rule("larder.effective-top")
@pytest.mark.parametrize(
    ("discard", "fits"),
    [
        ("guardian", "1 2 3 4 5 6 7 8"),  # nothing below: value 0
        ("7 guardian", "7 8"),
        ("7 guardian guardian", "7 8"),
        ("7 zero guardian", "1 2 3 4 5 6 7 8"),
        ("7 zero", "1 2 3 4 5 6 7 8"),
        ("2 guardian 5", "5 6 7 8 9"),
    ],
)
def test_a_guardian_has_no_value_of_its_own(discard: str, fits: str) -> None:
    assert on(discard).fits() == f"{fits} {DRAGONS}"


@pytest.mark.rule("larder.four-in-a-row")
def test_four_equal_cards_on_top_clear_the_discard() -> None:
    desk = lay_out("7 7 2", "1", discard="1 7 7")
    told = desk.play("lay 7 2")
    assert [type(event).__name__ for event in told] == ["Laid", "FourInARow", "ExtraTurn"]
    assert (desk.discard(), desk.gone()) == ("", "1 7 7 7 7")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.four-in-a-row")
def test_more_than_four_do_it_too() -> None:
    desk = lay_out("7 7 7 2", "1", discard="7 7 7")
    desk.play("lay 7 3")
    assert desk.gone() == "7 7 7 7 7 7"


@pytest.mark.rule("larder.four-in-a-row")
def test_their_effect_does_not_apply() -> None:
    desk = lay_out("5 5 2", "1", discard="5 5")
    desk.play("lay 5 2")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.four-in-a-row")
def test_a_guardian_in_between_breaks_the_row() -> None:
    desk = lay_out("7 7 2", "1", discard="7 7 guardian")
    desk.play("lay 7 2")
    assert (desk.discard(), desk.turn) == ("7 7 guardian 7 7", "p2")
