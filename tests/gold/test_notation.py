"""Moves as text, codes and values."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.game import GAME
from logovo.games.gold.moves import (
    Cut,
    Offer,
    PlayCard,
)
from tests.gold.build import lay_out

GOOD = (
    "send 3 @2",
    "cut GGS/RB/-",
    "take 2",
    "rob p2",
    "pick W",
    "offer p3 give GS get W",
    "offer p3 give - get W",
    "accept 5",
    "decline 15",
    "withdraw 5",
    "ready",
    "skip",
    "trust",
    "accuse p2",
    "card ring p2 p4",
    "card powder @1 @3",
    "card stone",
    "card gloves W",
    "card sword",
    "card weak @2",
    "card recall 4",
    "card ball p3",
    "card cloak",
    "card sack S",
    "card horn",
    "card seal",
    "card wand",
)
BAD = (
    "",
    " ",
    "send",
    "send 5 @1",
    "send 3 @5",
    "send 3 2",
    "send  3 @2",
    "cut",
    "cut GX/S",
    "cut G//S",
    "cut " + "G" * 200,
    "cut " + "G" * 64,
    "take 0",
    "take 7",
    "take -1",
    "take ²",
    "rob 2",
    "rob p0",
    "rob p7",
    "pick GG",
    "offer p3 give GS",
    "offer p3 get W give GS",
    "accept 100",
    "accept 05",
    "card",
    "card axe",
    "card ring p2",
    "card ring p2 p3 p4",
    "card powder @1",
    "card stone p2",
    "card gloves",
    "card recall 5",
    "ready now",
    "READY",
    "accuse",
    "fly",
)


@pytest.mark.parametrize("text", GOOD)
def test_what_is_written_is_read_back(text: str) -> None:
    assert str(GAME.parse_move(text)) == text


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


def test_letters_in_any_order_seats_and_places_too() -> None:
    assert GAME.parse_move("cut BR/SG") == Cut(("RB", "GS"))
    assert GAME.parse_move("offer p2 give WG get SK") == Offer(Seat(1), "GW", "KS")
    assert GAME.parse_move("card powder @3 @1") == PlayCard("powder", places=("@1", "@3"))
    assert str(GAME.parse_move("card ring p4 p2")) == "card ring p2 p4"


def test_a_move_that_is_not_asked_for_is_refused_by_a_rule() -> None:
    desk = lay_out(cards={"p1": "horn"})
    for text in GOOD:
        rule = desk.refused(text)
        if text not in desk.legal():
            assert rule.startswith("gold."), text


def test_heaps_compare_and_count() -> None:
    heap = heaps.parse_heap("KGGSSSRBEPYWW")
    assert int(heaps.size(heap)) == 13
    assert heaps.holds(heap, heaps.parse_heap("GGWW"))
    assert not heaps.holds(heap, heaps.parse_heap("GGG"))
    assert heaps.heap_text(heaps.lacking(heap, heaps.parse_heap("GGGBBW"))) == "GB"
    assert heaps.heap_text(0) == "-"
