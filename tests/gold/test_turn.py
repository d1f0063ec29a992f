"""Sending knights, skipping, slaying."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.gold.events import (
    CardsDrawn,
    DragonGone,
    DragonLaid,
    DragonSlain,
    HoardCut,
    HoardLaid,
    KnightsFlipped,
    KnightsHome,
    RedsTaken,
    ShareTaken,
    TokenStolen,
    TurnBegan,
    TurnSkipped,
)
from tests.gold.build import lay_out


@pytest.mark.rule("gold.clockwise")
def test_turns_go_clockwise() -> None:
    desk = lay_out(active="p2")
    assert desk.asked == "p2 turn"
    desk.play("send 4 @1")
    assert desk.asked == "p3 turn"
    desk.play("send 4 @2")
    assert desk.asked == "p1 turn"


@pytest.mark.rule("gold.send")
def test_a_knight_joins_the_line() -> None:
    desk = lay_out("D18 - : p3 1")
    desk.play("send 3 @1", "send 4 @1")
    assert desk.line(1) == "p3 1, p1 3, p2 4"
    assert desk.up("p1") == "4 2 1"


@pytest.mark.rule("gold.send")
def test_only_face_up_knights_and_open_dragons() -> None:
    desk = lay_out("D18 - : p1 4", down={"p1": "3"})
    assert desk.refused("send 4 @2") == "gold.send"
    assert desk.refused("send 3 @2") == "gold.send"
    assert desk.refused("send 2 @2") == ""


@pytest.mark.rule("gold.must-send")
def test_no_skipping_with_a_knight() -> None:
    desk = lay_out()
    assert desk.refused("skip") == "gold.must-send"
    assert len(desk.legal()) == 16


@pytest.mark.rule("gold.no-knight")
def test_nobody_to_send_skips() -> None:
    desk = lay_out("D18 - : p2 4, p2 3", "D16 - : p2 2, p2 1")
    heard = desk.play("send 1 @3")
    assert TurnSkipped(Seat(1)) in heard
    assert desk.asked == "p3 turn"


@pytest.mark.rule("gold.stay")
def test_knights_stay_until_the_dragon_falls() -> None:
    desk = lay_out("D18 - : p1 4")
    desk.play("send 3 @2", "send 4 @2", "send 4 @3")
    assert desk.line(1) == "p1 4"
    assert desk.refused("send 4 @3") == "gold.send"


@pytest.mark.rule("gold.several")
def test_several_knights_at_one_and_at_many_dragons() -> None:
    desk = lay_out("D18 - : p1 4", "D16 - : p1 3")
    desk.play("send 2 @1")
    assert desk.line(1) == "p1 4, p1 2"
    assert desk.line(2) == "p1 3"


@pytest.mark.rule("gold.slain")
def test_equal_strength_slays_less_does_not() -> None:
    desk = lay_out("D4 - : p2 2")
    desk.play("send 3 @1")
    assert desk.dragon(1) == "D4"
    desk = lay_out("D4 - : p2 2")
    heard = desk.play("send 4 @1")
    assert DragonSlain("@1", "D4", (Seat(0), Seat(1))) in heard


@pytest.mark.rule("gold.overshoot")
def test_surplus_changes_nothing() -> None:
    desk = lay_out("D1 GGSS : p2 4")
    desk.play("send 4 @1")
    assert desk.asked == "p1 cut"
    assert desk.view().battle is not None
    assert desk.view().places[0].power == 8


@pytest.mark.rule("gold.order")
def test_the_order_of_winding_up() -> None:
    desk = lay_out("D4 RGSSS : p2 4, p2 1", stash={"p1": "S", "p2": "S"}, down={"p2": "3 2"})
    heard = desk.play("send 2 @1", "cut GS/SS", "take 1", "rob p2")
    kinds = [
        HoardLaid,
        RedsTaken,
        HoardCut,
        ShareTaken,
        TokenStolen,
        KnightsHome,
        KnightsFlipped,
        DragonGone,
        DragonLaid,
        TurnBegan,
    ]
    found = [type(event) for event in heard if type(event) in kinds]
    assert list(dict.fromkeys(found)) == kinds
    assert CardsDrawn not in found


@pytest.mark.rule("gold.one-send")
def test_a_battle_gives_no_second_send() -> None:
    desk = lay_out("D4 - : p1 4")
    desk.play("send 3 @1")
    assert desk.asked == "p2 turn"
