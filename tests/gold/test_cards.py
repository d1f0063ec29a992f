"""One test or more for every action card."""

from __future__ import annotations

import pytest

from logovo.core.seats import TABLE, Seat
from logovo.games.gold.events import (
    Accused,
    CardPlayed,
    FinePaid,
    GlovesShown,
    StashSeen,
    TokenExchanged,
    TokenVanished,
)
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, lay_out


@pytest.mark.rule("gold.card-ring")
def test_ring_exchanges_two_shares() -> None:
    desk = lay_out("D7 GSW : p1 4, p2 2", cards={"p3": "ring"})
    desk.play("send 1 @1")
    assert desk.asked == "p2 cut"
    desk.play("cut GW/S", "take 1")
    assert desk.asked == "p3 shares"
    assert desk.refused("card ring p1 p3") == "gold.card-ring"
    assert desk.refused("card ring p1 p1") == "gold.card-ring"
    desk.play("card ring p1 p2")
    assert desk.asked.startswith("p2 rob")
    assert desk.stash("p1") == "S"


@pytest.mark.rule("gold.card-ring")
def test_ring_needs_two_other_fighters() -> None:
    desk = lay_out("D7 GS : p2 4", cards={"p1": "ring"})
    desk.play("send 3 @1", "cut G/S", "take 1")
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.card-powder")
def test_powder_exchanges_dragons_not_knights() -> None:
    desk = lay_out("D18 GG : p3 4", "D16 SS", cards={"p2": "powder"})
    desk.play("send 1 @2")
    assert desk.asked == "p2 between"
    assert desk.refused("card powder @1 @1") == "gold.card-powder"
    desk.play("card powder @1 @2")
    assert (desk.dragon(1), desk.dragon(2)) == ("D16", "D18")
    assert (desk.line(1), desk.line(2)) == ("p3 4", "p1 1")
    assert desk.view().places[0].tokens == ("S", "S")
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.card-powder")
def test_powder_can_slay_before_the_next_turn() -> None:
    desk = lay_out("D18 - : p3 4, p2 2", "D4 GS", cards={"p3": "powder"})
    desk.play("send 1 @3", "card powder @1 @2")
    assert desk.asked == "p2 cut"
    desk.play("cut G/S", "take 1", "rob p3")
    assert desk.asked == "p2 turn"
    assert desk.dragon(2) == "D18"


@pytest.mark.rule("gold.card-powder")
def test_powder_wants_two_dragons() -> None:
    desk = lay_out("D4 - : p1 4", deck=0, options={"end": "all-slain"}, cards={"p2": "powder"})
    desk.play("send 2 @1")
    assert desk.refused("card powder @1 @2") == "gold.card-powder"
    assert desk.refused("card powder @2 @3") == ""


@pytest.mark.rule("gold.card-stone")
def test_stone_lets_the_victim_choose() -> None:
    desk = lay_out("D4 GS : p1 1, p2 3", stash={"p2": "KS"}, cards={"p2": "stone"})
    heard = desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    assert desk.asked == "p2 robbed"
    heard += desk.play("card stone")
    assert desk.asked == "p2 yield"
    assert not [event for event in heard if isinstance(event, StashSeen)]
    assert desk.refused("pick W") == "gold.card-stone"
    desk.play("pick S")
    assert (desk.stash("p1"), desk.stash("p2")) == ("GS", "KS")


@pytest.mark.rule("gold.card-stone")
def test_stone_is_the_victims() -> None:
    desk = lay_out("D4 GS : p2 4", stash={"p2": "K"}, cards={"p3": "stone", "p1": "cloak"})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    assert desk.asked == "p2 turn"


def gloves(stash: dict[str, str] | None = None) -> Desk:
    """p1, p3, p2 in rank; p3 puts the Gloves on; p2 cuts."""
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "gloves"}, stash=stash)
    desk.play("send 4 @1")
    return desk


@pytest.mark.rule("gold.card-gloves")
def test_all_see_which_token_is_gone_not_who_has_it() -> None:
    desk = gloves()
    assert desk.asked == "p3 hoard"
    assert desk.refused("card gloves K") == "gold.card-gloves"
    assert desk.play("card gloves W") == [TokenVanished("W")]
    seen = desk.view("p1")
    assert seen.battle is not None and seen.battle.token == "W"
    assert seen.battle.hoard == ("G", "S")
    assert seen.everybody[2].cards_size == 1
    assert desk.view("p3").secret_cards == ("gloves",)
    assert desk.played() == []


@pytest.mark.rule("gold.card-gloves")
def test_gloves_need_three_fighters() -> None:
    desk = lay_out("D4 GS : p2 3", cards={"p2": "gloves", "p3": "wand"})
    desk.play("send 3 @1")
    assert desk.asked == "p1 cut"


@pytest.mark.rule("gold.accuse")
def test_a_right_accusation() -> None:
    desk = gloves(stash={"p3": "K"})
    desk.play("card gloves W")
    assert desk.asked == "p1 accuse"
    assert desk.view("p2").ask == "window"
    assert desk.refused("accuse p1") == "gold.accuse"
    assert desk.play("trust") == []
    assert desk.asked == "p2 accuse"
    heard = desk.play("accuse p3")
    assert Accused(Seat(1), Seat(2), True) in heard
    assert GlovesShown(Seat(2), "W", False) in heard
    assert FinePaid(Seat(2), Seat(1), "K") in heard
    assert (desk.stash("p3"), desk.stash("p2")) == ("-", "K")
    assert desk.played() == ["gloves"] and desk.cards("p3") == []
    assert desk.asked == "p2 cut"
    assert desk.view().battle is not None
    assert desk.refused("cut GSW/-/-") == ""


@pytest.mark.rule("gold.accuse")
def test_a_wrong_accusation_ends_the_asking() -> None:
    desk = gloves()
    desk.play("card gloves W")
    heard = desk.play("accuse p2")
    assert GlovesShown(Seat(2), "W", True) in heard
    assert desk.stash("p3") == "W"
    assert desk.asked == "p2 cut"
    assert desk.refused("cut GS/-/-") == ""


@pytest.mark.rule("gold.accuse")
def test_all_trust_he_keeps_it() -> None:
    desk = gloves()
    desk.play("card gloves W", "trust", "trust")
    assert desk.stash("p3") == "W"


@pytest.mark.rule("gold.card-sword")
def test_sword_counts_for_slaying_and_contribution() -> None:
    desk = lay_out("D4 GS : p2 4", cards={"p1": "sword sword"})
    desk.play("card sword")
    assert desk.refused("card sword") == "gold.card-sword"
    desk.play("send 3 @1")
    assert desk.asked == "p2 cut"


@pytest.mark.rule("gold.card-sword")
def test_sword_stays_with_the_knight_until_the_battle() -> None:
    desk = lay_out("D8 - ", cards={"p1": "sword"})
    desk.play("card sword", "send 3 @1")
    assert desk.view().places[0].power == 5
    assert desk.view().places[0].line[0].sword
    assert not desk.view().sword_on


@pytest.mark.rule("gold.card-sword")
def test_sword_needs_a_knight_to_send() -> None:
    desk = lay_out("D18 - : p2 4, p2 3", "D16 - : p2 2, p2 1", cards={"p2": "sword ball"})
    desk.state.stash[0] = 0
    desk.play("send 4 @3")
    assert desk.asked == "p3 turn"


@pytest.mark.rule("gold.card-weak")
def test_weak_dragon_falls_at_once_and_the_turn_goes_on() -> None:
    desk = lay_out("D7 GS : p2 4, p3 1", cards={"p1": "weak"})
    desk.play("card weak @1")
    assert desk.asked == "p3 cut"
    desk.play("cut G/S", "take 1")
    assert desk.asked == "p1 turn"
    assert desk.view().turn == 5


@pytest.mark.rule("gold.card-weak")
def test_weakness_lasts_and_ends_at_one() -> None:
    desk = lay_out("D1 -", cards={"p1": "weak weak"})
    desk.play("card weak @1")
    assert desk.view().places[0].strength == 3
    desk.play("card weak @1")
    assert desk.view().places[0].strength == 1
    desk = lay_out("D1 -", cards={"p1": "weak"})
    desk.state.places[3] = 2
    assert desk.refused("card weak @1") == "gold.card-weak"
    assert desk.refused("card weak @2") == ""


@pytest.mark.rule("gold.card-recall")
def test_recall_brings_a_knight_back_face_up_without_his_sword() -> None:
    desk = lay_out("D18 - : p1 4+, p2 3", cards={"p1": "recall"})
    assert desk.refused("card recall 3") == "gold.card-recall"
    desk.play("card recall 4")
    assert desk.line(1) == "p2 3"
    assert desk.up("p1") == "4 3 2 1"
    desk.play("send 4 @1")
    assert desk.line(1) == "p2 3, p1 4"
    assert desk.view().places[0].power == 7


@pytest.mark.rule("gold.card-ball")
def test_ball_shows_a_stash_to_one() -> None:
    desk = lay_out(stash={"p3": "GW"}, cards={"p1": "ball"})
    assert desk.refused("card ball p1") == "gold.card-ball"
    assert desk.refused("card ball p2") == "gold.card-ball"
    heard = desk.play("card ball p3")
    event = StashSeen(Seat(0), Seat(2), 2, ("G", "W"))
    assert event in heard
    assert GAME.told_to(event, Seat(2)) == StashSeen(Seat(0), Seat(2), 2, ("unknown",) * 2)
    assert GAME.told_to(event, TABLE) == GAME.told_to(event, Seat(1))


@pytest.mark.rule("gold.card-cloak")
def test_cloak_sends_the_thief_elsewhere() -> None:
    desk = lay_out("D7 GS : p2 4, p3 1", stash={"p2": "K", "p3": "S"}, cards={"p2": "cloak"})
    desk.play("send 2 @1", "cut G/S/-", "take 1", "take 2", "rob p2")
    assert desk.asked == "p2 robbed"
    desk.play("card cloak")
    assert desk.asked == "p1 rob"
    assert desk.legal() == ["rob p3"]
    desk.play("rob p3")
    assert "K" in desk.stash("p2")


@pytest.mark.rule("gold.card-cloak")
def test_cloak_may_leave_the_thief_with_nobody() -> None:
    desk = lay_out("D4 GS : p2 4", stash={"p2": "K"}, cards={"p2": "cloak"})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2", "card cloak")
    assert desk.asked == "p2 turn"
    assert desk.stash("p2") == "KG"


@pytest.mark.rule("gold.card-sack")
def test_sack_draws_then_puts_in() -> None:
    desk = lay_out(stash={"p1": "S"}, cards={"p1": "sack"})
    assert desk.refused("card sack G") == "gold.card-sack"
    before = desk.view().bag_size
    desk.rig(0)
    heard = desk.play("card sack S")
    assert TokenExchanged(Seat(0), "K", "S") in heard
    assert desk.stash("p1") == "K"
    assert desk.view().bag_size == before


@pytest.mark.rule("gold.card-sack")
def test_what_goes_into_the_sack_is_private() -> None:
    shown = CardPlayed(Seat(0), "sack", (), (), "", "S")
    assert GAME.told_to(shown, Seat(0)) == shown
    assert GAME.told_to(shown, Seat(1)) == CardPlayed(Seat(0), "sack", (), (), "", "unknown")
    done = TokenExchanged(Seat(0), "K", "S")
    assert GAME.told_to(done, TABLE) == TokenExchanged(Seat(0), "unknown", "unknown")
    desk = lay_out(stash={"p1": "S"}, cards={"p1": "sack", "p2": "wand"})
    desk.play("card sack S")
    assert desk.view("p2").pending[0].token == "unknown"
    assert desk.view("p1").pending[0].token == "S"


@pytest.mark.rule("gold.card-horn")
def test_horn_turns_all_up() -> None:
    desk = lay_out(down={"p1": "4 3", "p2": "4"}, cards={"p1": "horn"})
    desk.play("card horn")
    assert (desk.up("p1"), desk.down("p2")) == ("4 3 2 1", "4")
    desk = lay_out(cards={"p1": "horn"})
    assert desk.refused("card horn") == "gold.card-horn"


@pytest.mark.rule("gold.card-seal")
def test_seal_chooses_first() -> None:
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "seal"})
    desk.play("send 4 @1", "cut G/S/W")
    assert desk.asked == "p3 cut-laid"
    desk.play("card seal")
    assert desk.asked == "p3 take"
    desk.play("take 1")
    assert desk.asked == "p1 take"
    desk.play("take 2")
    assert [desk.stash(f"p{i}") for i in (1, 2, 3)] == ["S", "W", "G"]


@pytest.mark.rule("gold.card-seal")
def test_seal_is_not_for_the_divider_or_the_first() -> None:
    for holder in ("p1", "p2"):
        desk = lay_out("D7 GSW : p2 1, p3 3", cards={holder: "seal"})
        desk.play("send 4 @1", "cut G/S/W")
        assert desk.asked == "p1 take"


@pytest.mark.rule("gold.card-wand")
def test_wand_cancels_and_can_be_cancelled() -> None:
    desk = lay_out(cards={"p1": "horn wand", "p2": "wand"}, down={"p1": "1"})
    desk.play("card horn")
    assert desk.asked == "p2 card"
    desk.play("card wand")
    assert desk.asked == "p1 card"
    desk.play("card wand")
    assert desk.up("p1") == "4 3 2 1"
    assert desk.played() == ["horn", "wand", "wand"]
    assert desk.asked == "p1 turn"


@pytest.mark.rule("gold.card-wand")
def test_wand_is_not_for_ones_own_card_or_the_gloves() -> None:
    desk = lay_out(cards={"p1": "horn wand wand"}, down={"p1": "1"})
    desk.play("card horn")
    assert desk.asked == "p1 turn"
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "gloves", "p1": "wand wand"})
    desk.play("send 4 @1", "card gloves W")
    assert desk.asked == "p1 accuse"
    assert desk.refused("card wand") == "gold.action-window"
