"""Hoard, wizard, rank, cut and choice."""

from __future__ import annotations

import pytest

from logovo.core.seats import Seat
from logovo.games.gold import cuts, eight_cuts, heaps
from logovo.games.gold.events import HoardLaid, HoardTaken, NothingToCut, RedsTaken
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, lay_out


def hoard(desk: Desk) -> str:
    battle = desk.view().battle
    assert battle is not None
    return "".join(battle.hoard) or "-"


def ranks(desk: Desk) -> list[str]:
    battle = desk.view().battle
    assert battle is not None
    return [f"p{seat + 1}" for seat in battle.rank_seats]


@pytest.mark.rule("gold.hidden-tokens")
def test_hidden_tokens_join_the_hoard_in_the_open() -> None:
    desk = lay_out("D1 GGSS : p2 4")
    desk.rig(0)
    heard = desk.play("send 1 @1")
    assert HoardLaid(("K",), ("K", "G", "G", "S", "S")) in heard
    assert hoard(desk) == "KGGSS"


@pytest.mark.rule("gold.bag-empty")
def test_a_short_bag_gives_what_it_has() -> None:
    desk = lay_out("D3 - : p2 4", bag="GS")
    desk.play("send 1 @1")
    assert hoard(desk) == "GS"
    desk.play("cut G/S", "take 1")
    assert desk.view().bag_size == 0
    assert desk.view().places[0].tokens == ()


@pytest.mark.rule("gold.solo")
def test_alone_takes_all() -> None:
    desk = lay_out("D4 GGSRR : p1 4", stash={"p2": "K"})
    heard = desk.play("send 2 @1")
    assert HoardTaken(Seat(0), ("G", "G", "S", "R", "R")) in heard
    assert desk.stash("p1") == "GGSRR"
    assert desk.stash("p2") == "K"
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.participants")
def test_one_share_each_however_many_knights() -> None:
    desk = lay_out("D7 GGSS : p2 1, p2 3")
    desk.play("send 3 @1")
    assert desk.refused("cut G/G/SS") == "gold.cut-shares"
    assert desk.refused("cut GG/SS") == ""


@pytest.mark.rule("gold.wizard-red")
def test_one_wizard_takes_the_reds_and_a_share() -> None:
    desk = lay_out("D4 GRRSS : p2 3, p2 1")
    heard = desk.play("send 2 @1")
    assert RedsTaken(Seat(1), 2) in heard
    assert desk.stash("p2") == "RR"
    assert hoard(desk) == "GSS"
    desk.play("cut G/SS", "take 1", "rob p2")
    assert "RR" in desk.stash("p2") + desk.stash("p1")


@pytest.mark.rule("gold.wizards-many")
def test_two_wizards_take_no_reds() -> None:
    desk = lay_out("D4 GRRSS : p2 4, p2 1")
    heard = desk.play("send 1 @1")
    assert not [event for event in heard if isinstance(event, RedsTaken)]
    assert hoard(desk) == "GSSRR"


@pytest.mark.rule("gold.contribution")
def test_the_contribution_is_the_sum() -> None:
    desk = lay_out("D7 GS : p2 3, p1 2, p1 1")
    desk.play("send 3 @1")
    assert ranks(desk) == ["p1", "p2"]


@pytest.mark.rule("gold.rank")
def test_equal_contributions_rank_by_the_first_knight() -> None:
    desk = lay_out("D4 GS : p2 3")
    desk.play("send 3 @1")
    assert ranks(desk) == ["p2", "p1"]
    desk = lay_out("D7 GS : p1 1, p2 4")
    desk.play("send 3 @1")
    assert ranks(desk) == ["p1", "p2"]


@pytest.mark.rule("gold.rank")
def test_a_recalled_knight_no_longer_counts_as_first() -> None:
    desk = lay_out("D11 GS : p1 2, p2 4, p1 1", cards={"p1": "recall"})
    desk.play("card recall 2", "send 3 @1")
    assert ranks(desk) == ["p2", "p1"]


@pytest.mark.rule("gold.divider")
def test_the_lowest_cuts() -> None:
    desk = lay_out("D7 GGS : p2 1, p3 3")
    desk.play("send 4 @1")
    assert ranks(desk) == ["p1", "p3", "p2"]
    assert desk.asked == "p2 cut"
    assert desk.refused("take 1") == "gold.divider"


@pytest.mark.rule("gold.cut-shares")
def test_as_many_shares_as_participants_even_empty_ones() -> None:
    desk = lay_out("D7 GGSRB : p2 2, p3 3")
    desk.play("send 4 @1")
    assert desk.refused("cut GG/SRB") == "gold.cut-shares"
    assert desk.refused("cut GGSRB/-/-") == ""


@pytest.mark.rule("gold.cut-complete")
def test_every_token_in_exactly_one_share() -> None:
    desk = lay_out("D7 GGSRB : p2 2, p3 3")
    desk.play("send 4 @1")
    assert desk.refused("cut GG/SR/BB") == "gold.cut-complete"
    assert desk.refused("cut GG/S/B") == "gold.cut-complete"
    assert desk.refused("cut GG/SR/B") == ""


@pytest.mark.rule("gold.cut-nothing")
def test_nothing_to_cut_but_thieves_act() -> None:
    desk = lay_out("D4 RR : p2 3, p2 1", stash={"p1": "S"})
    heard = desk.play("send 2 @1")
    assert NothingToCut() in heard
    assert desk.asked == "p1 rob"


@pytest.mark.rule("gold.choose")
def test_in_rank_order_the_divider_last() -> None:
    desk = lay_out("D7 GGS : p2 1, p3 3")
    desk.play("send 4 @1", "cut GG/S/-")
    assert desk.asked == "p1 take"
    desk.play("take 1")
    assert desk.asked == "p3 take"
    assert desk.refused("take 1") == "gold.choose"
    assert desk.legal() == ["take 2", "take 3"]
    desk.play("take 2")
    assert [desk.stash(f"p{i}") for i in (1, 2, 3)] == ["GG", "-", "S"]


@pytest.mark.rule("gold.auto-cut")
def test_the_auto_cut_deals_in_a_circle() -> None:
    shares = cuts.blank()
    eight_cuts.auto_cut(eight_cuts.Tokens(heaps.parse_heap("KGGSSRRBEW")), 3, shares, 0)
    # In turn: K G G / B E W / R R S / S.
    assert [heaps.heap_text(shares[i]) for i in range(3)] == ["KSRB", "GRE", "GSW"]
    desk = lay_out("D7 KGGSRB : p2 3")
    desk.play("send 4 @1")
    default = GAME.default_move(desk.state, Seat(1), desk.chance)
    assert str(default) == "cut KGR/GSB"


def test_few_cuts_are_all_listed_many_are_not() -> None:
    desk = lay_out("D7 GGS : p2 3")
    desk.play("send 4 @1")
    assert len(desk.legal()) == 3
    assert GAME.is_partial(desk.state, Seat(1))
    desk = lay_out("D18 KGGSSRBEPYW : p2 3, p3 4")
    desk.play("send 4 @1")
    assert 2 <= len(desk.legal()) <= 8
    # K G G / B E P / Y W R / S S.
    assert desk.legal()[0] == "cut KSBY/GSEW/GRP"


def test_proposals_are_distinct_whatever_the_hoard() -> None:
    for text in ("KGGSSRBEPYW", "SSSSSSSSSSS", "GGGSSSREPW", "BEPYWBEPYW", "KGSRBEPYW"):
        for shares in range(2, 7):
            heap = heaps.parse_heap(text)
            surveyed = cuts.survey(heap, shares)
            laid = cuts.lay_all(heap, shares, surveyed)
            rows = range(0, len(laid), 6)
            found = [tuple(sorted(int(laid[row + i]) for i in range(shares))) for row in rows]
            assert len(set(found)) == len(found) == cuts.proposals(surveyed)
            assert all(sum(cut) == heap for cut in found)


def test_a_share_is_weighed_by_its_taker_alone() -> None:
    desk = lay_out("D7 KGSSBW : p2 3", stash={"p1": "BEPY", "p3": "BBBWWW"})
    desk.play("send 4 @1", "cut KW/GSSB")
    foreseen = [GAME.preview(desk.state, Seat(0), move) for move in GAME.legal(desk.state, Seat(0))]
    # Black 7 and a fifth colour for a set of 5; or gold 3, silver 1 and 1, a second blue stone.
    assert [facts["sure"] for facts in foreseen] == [12, 5]
    # 12 for a majority, by 1 in 1 + 6 whites; from 1 in 1 + 22 to 4 in 4 + 22 blues.
    assert [facts["hoped"] for facts in foreseen] == [2, 1]


def test_with_the_lone_black_token_stones_lose_their_worth() -> None:
    desk = lay_out("D7 KG : p2 3", stash={"p1": "BEPYW"}, options={"black": "19"})
    desk.play("send 4 @1", "cut K/G")
    facts = GAME.preview(desk.state, Seat(0), GAME.parse_move("take 1"))
    assert facts["sure"] == 19 - 5
    assert GAME.preview(desk.state, Seat(0), GAME.parse_move("take 2")) == {"sure": 3, "hoped": 0}
