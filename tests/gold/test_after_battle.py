"""Knights home, turning up, the next dragon, the deadlock."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.events import Deadlocked, DragonGone, DragonLaid, KnightsFlipped
from tests.gold.build import lay_out


@pytest.mark.rule("gold.knights-home")
def test_knights_return_face_down() -> None:
    desk = lay_out("D4 - : p2 3")
    desk.play("send 3 @1")
    assert desk.dragon(1) != "D4"
    assert (desk.up("p1"), desk.down("p1")) == ("4 2 1", "3")
    assert (desk.up("p2"), desk.down("p2")) == ("4 2 1", "3")


@pytest.mark.rule("gold.flip")
def test_the_last_ones_home_turn_all_up() -> None:
    desk = lay_out("D4 - : p1 4", "D18 - : p1 3", down={"p1": "1"})
    heard = desk.play("send 2 @1")
    assert KnightsFlipped(Seat(0), ("4", "2", "1")) in heard
    assert (desk.up("p1"), desk.down("p1")) == ("4 2 1", "")


@pytest.mark.rule("gold.flip")
def test_a_face_up_knight_keeps_the_others_down() -> None:
    desk = lay_out("D4 - : p1 4", down={"p1": "1"})
    desk.play("send 2 @1")
    assert (desk.up("p1"), desk.down("p1")) == ("3", "4 2 1")


@pytest.mark.rule("gold.dragon-out")
def test_a_slain_dragon_leaves() -> None:
    desk = lay_out("D4 - : p1 4")
    heard = desk.play("send 2 @1")
    assert DragonGone("@1", "D4") in heard
    assert desk.view().slain == 1


@pytest.mark.rule("gold.replace")
def test_the_next_dragon_comes_with_tokens() -> None:
    desk = lay_out("D4 - : p1 4")
    heard = desk.play("send 2 @1")
    laid = [event for event in heard if isinstance(event, DragonLaid)]
    assert len(laid) == 1 and laid[0].place == "@1"
    assert desk.view().deck_size == 13
    assert desk.view().places[0].tokens == laid[0].tokens


@pytest.mark.rule("gold.replace")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    desk = lay_out("D4 - : p1 4", deck=0, options={"end": "all-slain"})
    desk.play("send 2 @1")
    assert desk.dragon(1) == "-"
    assert desk.refused("send 4 @1") == "gold.send"


@pytest.mark.rule("gold.stuck")
def test_all_skipped_the_nearest_dragon_falls() -> None:
    desk = lay_out(
        "D13 GS : p1 4, p2 4",
        "D16 - : p1 3, p2 3, p3 3",
        "D17 - : p1 2, p2 2, p3 4",
        "D18 - : p2 1, p3 2, p3 1",
    )
    heard = desk.play("send 1 @4")
    assert Deadlocked("@1", "D13") in heard
    assert desk.asked == "p2 cut"
    desk.play(f"cut {heaps.heap_text(desk.state.hoard)}/-", "take 1")
    assert desk.asked == "p2 turn"
    assert (desk.up("p1"), desk.up("p2"), desk.up("p3")) == ("4", "4", "")
