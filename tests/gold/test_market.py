"""Offers, trades, and the end of the market."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold.events import MarketClosed, MarketOpened, OfferStruck, Traded
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, at_market, lay_out


@pytest.mark.rule("gold.market-when")
def test_after_the_eighth_dragon_before_the_next() -> None:
    desk = lay_out("D4 - : p1 4", deck=8)
    desk.play("send 2 @1")
    assert desk.asked == "p2 turn"
    desk = lay_out("D4 - : p1 4", deck=7)
    heard = desk.play("send 2 @1")
    assert MarketOpened() in heard
    assert desk.view().slain == 8 and desk.dragon(1) == "-"
    desk.play("ready", "ready")
    assert desk.dragon(1) != "-" and not desk.view().market_to_come
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.market-all")
def test_everybody_in_no_order() -> None:
    desk = at_market(players=4, stash={"p3": "G", "p1": "S"})
    assert desk.asked == "p1 p2 p3 p4 market"
    desk.play_as("p3", "offer p1 give G get S")
    desk.play_as("p1", "accept 1")
    desk.play_as("p4", "ready")
    assert desk.asked == "p1 p2 p3 market"
    assert desk.stash("p1") == "G"


@pytest.mark.rule("gold.market-goods")
def test_tokens_only() -> None:
    desk = at_market()
    assert desk.refused("send 4 @2") == "gold.market-goods"
    assert desk.refused("card ring p2 p3") == "gold.market-goods"


@pytest.mark.rule("gold.offer")
def test_who_may_be_offered_what() -> None:
    desk = at_market(stash={"p1": "GW"})
    assert desk.refused("offer p2 give GW get -", "p1") == ""
    assert desk.refused("offer p2 give - get KK", "p1") == ""
    assert desk.refused("offer p2 give - get -", "p1") == "gold.offer"
    assert desk.refused("offer p1 give G get W", "p1") == "gold.offer"
    assert desk.refused("offer p4 give G get W", "p1") == "gold.offer"
    assert desk.refused("offer p2 give GG get W", "p1") == "gold.offer"
    desk.play_as("p1", "offer p2 give GW get K")
    offers = desk.view().market
    assert offers is not None and [offer.number for offer in offers.offers] == [1]


@pytest.mark.rule("gold.offer-limit")
def test_two_open_and_so_many_in_all() -> None:
    desk = at_market(stash={"p1": "GW"}, options={"market-offers": "4"})
    for number in (1, 2):
        desk.play_as("p1", "offer p2 give G get K")
        assert desk.refused("offer p2 give W get K", "p1") == (
            "" if number == 1 else "gold.offer-limit"
        )
    for number in (1, 2):
        desk.play_as("p1", f"withdraw {number}")
        desk.play_as("p1", "offer p3 give G get S")
    desk.play_as("p1", "withdraw 3")
    assert desk.refused("offer p2 give G get K", "p1") == "gold.offer-limit"


@pytest.mark.rule("gold.accept")
def test_by_the_one_addressed_at_once() -> None:
    desk = at_market(stash={"p1": "GW", "p2": "K"})
    desk.play_as("p1", "offer p2 give GW get K")
    assert desk.refused("accept 1", "p3") == "gold.accept"
    assert desk.refused("accept 2", "p2") == "gold.accept"
    heard = desk.play_as("p2", "accept 1")
    assert heard[0] == Traded(1, Seat(0), Seat(1), ("G", "W"), ("K",))
    assert (desk.stash("p1"), desk.stash("p2")) == ("K", "GW")


@pytest.mark.rule("gold.offer-stale")
def test_a_stale_offer_is_struck_off() -> None:
    desk = at_market(stash={"p1": "W", "p2": "GG", "p3": "K"})
    desk.play_as("p1", "offer p2 give W get GG")
    desk.play_as("p1", "offer p3 give W get K")
    desk.play_as("p3", "accept 2")
    assert "accept 1" in desk.legal("p2")
    heard = desk.play_as("p2", "accept 1")
    assert heard == [OfferStruck(1, Seat(0), Seat(1), "stale")]
    assert (desk.stash("p1"), desk.stash("p2")) == ("K", "GG")


@pytest.mark.rule("gold.accept-short")
def test_who_cannot_pay_alone_is_told() -> None:
    desk = at_market(stash={"p1": "W"})
    desk.play_as("p1", "offer p2 give W get GG")
    assert desk.refused("accept 1", "p2") == "gold.accept-short"
    assert "accept 1" not in desk.legal("p2")
    market = desk.view().market
    assert market is not None and len(market.offers) == 1


def why(desk: Desk, text: str, who: str) -> object:
    refusal = desk.refusal(text, who)
    assert refusal is not None
    return refusal.facts["why"]


@pytest.mark.rule("gold.decline")
def test_decline_and_withdraw() -> None:
    desk = at_market(stash={"p1": "WS"})
    desk.play_as("p1", "offer p2 give W get G")
    desk.play_as("p1", "offer p3 give S get G")
    assert desk.refused("decline 1", "p1") == "gold.decline"
    assert desk.refused("withdraw 1", "p2") == "gold.decline"
    assert why(desk, "decline 1", "p1") == "own"
    assert why(desk, "withdraw 1", "p2") == "other"
    assert {why(desk, text, "p3") for text in ("decline 1", "withdraw 1", "decline 9")} == {"none"}
    assert desk.play_as("p2", "decline 1") == [OfferStruck(1, Seat(0), Seat(1), "declined")]
    assert desk.play_as("p1", "withdraw 2") == [OfferStruck(2, Seat(0), Seat(2), "withdrawn")]


@pytest.mark.rule("gold.ready")
def test_ready_is_final() -> None:
    desk = at_market(players=4, stash={"p1": "W", "p2": "S"})
    desk.play_as("p1", "offer p2 give W get G")
    desk.play_as("p2", "offer p1 give S get G")
    desk.play_as("p2", "offer p3 give S get G")
    desk.play_as("p1", "ready")
    market = desk.view().market
    assert market is not None and [offer.number for offer in market.offers] == [3]
    assert desk.refused("ready", "p1") == "table.not-asked"
    assert desk.refused("offer p1 give S get G", "p2") == "gold.offer"


@pytest.mark.rule("gold.market-ends")
def test_all_but_one_ready() -> None:
    desk = at_market(stash={"p3": "W"})
    desk.play_as("p3", "offer p2 give W get G")
    desk.play_as("p1", "ready")
    heard = desk.play_as("p2", "ready")
    assert MarketClosed("ready") in heard
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.market-ends")
def test_nobody_may_offer_any_more() -> None:
    desk = at_market(options={"market-offers": "4"}, stash={"p1": "W", "p2": "W", "p3": "W"})
    for who, other in (("p1", "p2"), ("p2", "p3"), ("p3", "p1")):
        for _i in range(4):
            desk.play_as(who, f"offer {other} give W get G")
            number = desk.state.last_offer
            heard = desk.play_as(other, f"decline {number}")
    assert MarketClosed("spent") in heard


@pytest.mark.rule("gold.market-ends")
def test_the_clock_of_the_table() -> None:
    desk = at_market(stash={"p1": "W"}, options={"market-seconds": "60"})
    assert GAME.clock(desk.state) == 60
    desk.play_as("p1", "offer p2 give W get G")
    journal = Journal(True)
    GAME.clock_out(desk.state, Chance(1), journal)
    heard = journal.take()
    assert heard[0] == OfferStruck(1, Seat(0), Seat(1), "lapsed")
    assert heard[1] == MarketClosed("clock")
    assert GAME.clock(desk.state) == 0
    assert GAME.clock(at_market(options={"market-seconds": "none"}).state) == 0


def test_the_market_is_partial_and_ready_comes_first() -> None:
    desk = at_market(stash={"p1": "G"})
    assert GAME.is_partial(desk.state, Seat(0))
    assert desk.legal("p1")[0] == "ready"
    assert "offer p2 give G get W" in desk.legal("p1")
