"""Effects of Zero, Firebreath and Guardian."""

from __future__ import annotations

import pytest

from tests.larder.build import lay_out

DRAGONS = "zero firebreath guardian"


@pytest.mark.rule("larder.zero")
def test_after_a_zero_anything_but_a_9() -> None:
    desk = lay_out("zero 1", "9", discard="8")
    desk.play("lay zero 1")
    assert desk.fits() == f"1 2 3 4 5 6 7 8 {DRAGONS}"
    assert desk.turn == "p2"


@pytest.mark.rule("larder.firebreath")
def test_a_firebreath_burns_the_discard_and_gives_an_extra_turn() -> None:
    desk = lay_out("firebreath 1", "9", discard="8 9")
    told = desk.play("lay firebreath 1")
    assert [type(event).__name__ for event in told] == ["Laid", "Burnt", "ExtraTurn"]
    assert (desk.discard(), desk.gone()) == ("", "8 9 firebreath")
    assert (desk.turn, desk.ask) == ("p1", "turn")


@pytest.mark.rule("larder.guardian")
@pytest.mark.parametrize(
    ("discard", "fits"),
    [("5", "5 6 7 8"), ("3", "1 2"), ("9", ""), ("8", "8")],
)
def test_a_guardian_passes_on_value_and_lower_than_3(discard: str, fits: str) -> None:
    desk = lay_out("guardian 1", "9", discard=discard)
    desk.play("lay guardian 1")
    assert desk.fits() == f"{fits} {DRAGONS}".strip()
    assert desk.turn == "p2"


@pytest.mark.rule("larder.guardian")
def test_a_guardian_passes_on_debt_and_skip() -> None:
    desk = lay_out("4 1", "guardian 1", "1 1")
    desk.play("lay 4 1", "lay guardian 1")
    assert (desk.turn, desk.ask) == ("p3", "debt")
    desk = lay_out("5 1", "guardian 1", "1 1")
    desk.play("lay 5 1", "lay guardian 1")
    assert (desk.turn, desk.ask) == ("p3", "skip")
