"""The worked examples of the rules, by their numbers."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps, scoring
from logovo.games.gold.events import CardsDrawn, RedsTaken, TurnSkipped
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, at_market, lay_out


def hoard(desk: Desk) -> str:
    return heaps.heap_text(desk.state.hoard)


def test_01_any_set_up() -> None:
    for seed in range(5):
        desk = Desk(GAME.setup(GAME.options(4, {}), Chance(seed), Journal(True)))
        seen = desk.view()
        assert len(seen.places) == 4 and seen.deck_size == 14 and seen.market_to_come
        assert sum(len(place.tokens) for place in seen.places) + seen.bag_size == 126


def test_02_two_share_the_weaker_cuts() -> None:
    desk = lay_out("D7 GGSRBW")
    desk.play("send 4 @1", "send 3 @1")
    assert hoard(desk) == "GGSRBW"
    assert desk.asked == "p2 cut"
    desk.play("cut GG/SRBW")
    assert desk.asked == "p1 take"
    desk.play("take 2")
    assert (desk.stash("p1"), desk.stash("p2")) == ("SRBW", "GG")


def test_03_equal_contributions_the_later_cuts() -> None:
    desk = lay_out("D4 GS")
    desk.play("send 3 @1", "send 3 @1")
    assert desk.asked == "p2 cut"


def test_04_wizard_and_thieves() -> None:
    desk = lay_out("D1 GSRR : p1 1, p2 2", stash={"p1": "S", "p2": "KW"})
    desk.rig(1)
    heard = desk.play("send 2 @1")
    assert RedsTaken(Seat(0), 2) in heard
    rest = hoard(desk)
    assert desk.asked == "p2 cut"
    desk.play(f"cut {rest}/-", "take 1")
    # p1 joined first, though p2's thief came before p1's.
    assert desk.asked == "p1 rob"
    desk.play("rob p2")
    assert desk.asked == "p1 pick"
    desk.play("pick K")
    assert "K" in desk.stash("p1")
    assert desk.asked == "p2 rob"
    desk.play("rob p1")
    assert desk.asked == "p2 turn"


def test_04_with_thieves_as_their_cards_came() -> None:
    line = "D1 GSRR : p1 1, p2 2"
    desk = lay_out(line, stash={"p1": "S", "p2": "KW"}, options={"thief-order": "cards"})
    desk.rig(1)
    desk.play("send 2 @1")
    desk.play(f"cut {hoard(desk)}/-", "take 1")
    assert desk.asked == "p2 rob"
    desk.play("rob p1")
    assert desk.asked == "p1 rob"


def test_05_eight_against_five() -> None:
    desk = lay_out("D3 -")
    desk.play("send 4 @1", "send 4 @1")
    assert desk.asked == "p2 cut"
    assert int(heaps.size(desk.state.hoard)) == 4


def test_06_alone() -> None:
    desk = lay_out("D6 G : p1 4")
    desk.play("send 2 @1")
    assert int(heaps.size(desk.state.stash[0])) == 5
    assert desk.asked == "p2 turn"


def test_07_good_and_bad_cuts() -> None:
    desk = lay_out("D7 GGSRB : p2 2, p3 3")
    desk.play("send 4 @1")
    for text in ("cut GG/SR/B", "cut GGSRB/-/-", "cut BR/GS/G"):
        assert desk.refused(text) == ""
    assert desk.refused("cut GG/SRB") == "gold.cut-shares"
    assert desk.refused("cut GG/SR/BB") == "gold.cut-complete"
    assert desk.refused("cut GG/S/B") == "gold.cut-complete"
    desk.play("cut BR/GS/G")
    battle = desk.view().battle
    assert battle is not None
    assert [share.tokens for share in battle.shares] == [("R", "B"), ("G", "S"), ("G",)]


def test_08_five_reds_basic_and_advanced() -> None:
    reds = "D4 RRRRR : p1 1, p2 2"
    desk = lay_out(reds, active="p2")
    desk.play("send 3 @1")
    assert desk.asked == "p2 rob"
    desk.play("rob p1")
    assert (desk.stash("p1"), desk.stash("p2")) == ("RRRR", "R")
    desk = lay_out(reds, active="p2", cards={})
    desk.play("send 3 @1")
    assert desk.asked == "p1 cut"
    heard = desk.play("cut RR/RRR", "take 1")
    assert [event.count for event in heard if isinstance(event, CardsDrawn)] == [3]


def test_09_two_wizards_take_nothing_beforehand() -> None:
    desk = lay_out("D4 GRRSS : p2 4, p2 1")
    desk.play("send 1 @1")
    assert hoard(desk) == "GSSRR"


def test_09_two_wizards_bring_no_cards() -> None:
    for setting, drawing in ((None, 0), ("each", 2)):
        chosen = {"wizard-cards": setting} if setting else {}
        desk = lay_out("D4 GRRSS : p2 4, p2 1", cards={}, options=chosen)
        heard = desk.play("send 1 @1", "cut GR/RSS", "take 1")
        assert len([event for event in heard if isinstance(event, CardsDrawn)]) == drawing


def test_10_home_and_up_though_one_is_away() -> None:
    desk = lay_out("D18 - : p1 4", "D4 - : p2 4, p2 1", down={"p1": "3 2"})
    desk.play("send 1 @2")
    assert desk.up("p1") == "3 2 1"
    assert desk.line(1) == "p1 4"


def test_11_up_at_the_start_of_the_next_turn() -> None:
    desk = lay_out("D18 -", down={"p1": "4 3 2"})
    desk.play("send 1 @1")
    assert desk.up("p1") == ""
    desk.play("send 1 @1", "send 1 @1")
    assert desk.asked == "p1 turn"
    assert desk.up("p1") == "4 3 2"
    assert desk.refused("skip") == "gold.must-send"


def test_12_the_deadlock() -> None:
    desk = lay_out(
        "D13 - : p1 4, p2 4",
        "D16 - : p1 3, p2 3, p3 3",
        "D17 - : p1 2, p2 2, p3 4",
        "D18 - : p2 1, p3 2, p3 1",
    )
    assert [place.power for place in desk.view().places] == [8, 9, 8, 4]
    heard = desk.play("send 1 @4")
    assert [event.seat for event in heard if isinstance(event, TurnSkipped)] == [1, 2, 0]
    battle = desk.view().battle
    assert battle is not None and battle.place == "@1"


def test_13_the_market_then_the_next_dragon() -> None:
    desk = at_market()
    assert [place.dragon == "-" for place in desk.view().places] == [True, False, False, False]
    desk.play("ready", "ready")
    assert "-" not in [place.dragon for place in desk.view().places]


def test_14_offers() -> None:
    desk = at_market(stash={"p1": "GW", "p2": "GG", "p3": "K"})
    desk.play_as("p1", "offer p2 give W get GG")
    desk.play_as("p1", "offer p3 give W get K")
    assert desk.refused("offer p2 give G get S", "p1") == "gold.offer-limit"
    desk.play_as("p3", "accept 2")
    assert (desk.stash("p1"), desk.stash("p3")) == ("KG", "W")
    desk.play_as("p2", "accept 1")
    assert (desk.stash("p1"), desk.stash("p2")) == ("KG", "GG")
    desk.play_as("p1", "offer p2 give G get W")
    assert desk.refused("accept 3", "p2") == "gold.accept-short"
    market = desk.view().market
    assert market is not None and [offer.number for offer in market.offers] == [3]


def test_15_ready() -> None:
    desk = at_market(stash={"p3": "G", "p2": "S"})
    desk.play_as("p3", "offer p2 give G get S")
    desk.play_as("p1", "ready")
    assert desk.refused("offer p1 give S get G", "p2") == "gold.offer"
    desk.play_as("p2", "ready")
    assert desk.view().market is None


def test_16_the_counting() -> None:
    desk = lay_out(
        players=4,
        stash={
            "p1": "KGGSSSRBBBEPPYW",
            "p2": "GGGGSSBBEEEPPYY",
            "p3": "GSSSSSRRBBBEYYYWW",
            "p4": "SSREEPYW",
        },
    )
    scores = [int(scoring.points(desk.state, seat)) for seat in range(4)]
    assert scores == [32, 29, 35, 3]


def test_17_tied_majorities() -> None:
    desk = lay_out(stash={"p1": "BBBB", "p2": "BBBB", "p3": "BBBB"})
    assert [int(scoring.points(desk.state, seat)) for seat in range(3)] == [0, 0, 0]
    desk = lay_out(stash={"p1": "BBBB", "p2": "BBBB", "p3": "BBB"})
    assert [int(scoring.points(desk.state, seat)) for seat in range(3)] == [6, 6, 0]


def test_18_the_end() -> None:
    desk = lay_out("D4 - : p1 4", deck=1)
    desk.play("send 2 @1")
    assert desk.asked == "over" and desk.view().slain == 14
    desk = lay_out("D4 - : p1 4", deck=1, options={"end": "all-slain"})
    desk.play("send 2 @1")
    assert desk.asked == "p2 turn"


def test_19_the_sword() -> None:
    desk = lay_out("D8 GS", cards={"p1": "sword"})
    desk.play("card sword", "send 3 @1", "send 4 @1")
    assert desk.asked == "p2 cut"


def test_20_the_potion() -> None:
    desk = lay_out("D9 GS : p2 4, p3 1", cards={"p1": "weak"})
    desk.play("card weak @1")
    assert desk.asked == "p3 cut"
    desk.play(f"cut {hoard(desk)}/-", "take 1")
    assert desk.asked == "p1 turn"


def test_21_the_powder() -> None:
    desk = lay_out("D18 - : p2 4, p3 2", "D4 GS", cards={"p1": "powder"})
    desk.play("send 1 @3", "card powder @1 @2")
    battle = desk.view().battle
    assert battle is not None and battle.place == "@1" and battle.hoard == ("G", "S")
    assert (desk.dragon(2), desk.line(2)) == ("D18", "")


def test_22_the_ring() -> None:
    desk = lay_out("D4 GRRSS : p1 3, p1 1", active="p2", cards={"p3": "ring"})
    desk.play("send 3 @1", "cut RR/GSS", "take 2")
    heard = desk.play("card ring p1 p2")
    drawn = [(event.seat, event.count) for event in heard if isinstance(event, CardsDrawn)]
    assert drawn == [(Seat(0), 2)]


def test_23_two_wands() -> None:
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "seal wand", "p1": "wand"})
    desk.play("send 4 @1", "cut G/S/W", "card seal", "card wand", "card wand")
    assert desk.asked == "p3 take"
    assert desk.played() == ["seal", "wand", "wand"]
