"""Who is paid what."""

from __future__ import annotations

import pytest

from logovo.games.lucky import purses
from logovo.games.lucky.events import GoldTaken
from logovo.games.lucky.payments import payment
from tests.lucky.build import Desk, lay_out

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"


def takers(desk: Desk) -> list[int]:
    """Seats that got gold in this round, in order."""
    order = []
    events = desk.play("lay T5 @5,0")
    while True:
        for event in events:
            if isinstance(event, GoldTaken):
                order.append(event.seat + 1)
        if desk.state.round != 1:
            return order
        events = desk.play(desk.legal()[0])


@pytest.mark.rule("lucky.pay-diggers")
def test_gold_goes_round_counter_clockwise() -> None:
    desk = lay_out("T1", "T1", "T5", "T1", "T1", forest=ROW, goals="P1 G P2", mad="2 5", turn=3)
    assert desk.refused("take 1") == "lucky.pay-diggers"
    assert takers(desk) == [3, 1, 4]


@pytest.mark.rule("lucky.pay-diggers")
def test_only_the_chooser_sees_the_cards_handed_on() -> None:
    desk = lay_out("T5", "T1", "T1", forest=ROW, goals="P1 G P2")
    desk.play("lay T5 @5,0")
    assert desk.turn == 1 and desk.seen().ask == "gold"
    offer = desk.seen(1).offer
    assert len(offer) == 3 and set(offer) <= {"1", "2", "3"}
    assert desk.seen(2).offer == ("unknown",) * 3
    for value in {"1", "2", "3"} - set(offer):
        assert desk.refused(f"take {value}") == "lucky.pay-diggers"
    assert desk.refused("pass T1") == "lucky.pay-diggers"
    desk.play(f"take {offer[0]}")
    assert desk.turn == 3 and desk.gold(1) == [int(offer[0])]


@pytest.mark.rule("lucky.pay-skip-mad")
def test_mad_luckies_are_passed_over() -> None:
    desk = lay_out("T1", "T5", "T1", "T1", "T1", forest=ROW, goals="P1 G P2", mad="2 5", turn=2)
    assert takers(desk) == [1, 4, 3]


@pytest.mark.rule("lucky.pay-mad")
@pytest.mark.parametrize(
    ("players", "mad", "nuggets"),
    [(3, "2", 4), (5, "2 3", 3), (7, "1 2 3", 3), (10, "1 2 3 4", 2)],
)
def test_what_mad_luckies_get(players: int, mad: str, nuggets: int) -> None:
    hands = ["T1"] + [""] * (players - 1)
    desk = lay_out(*hands, deck="", broken="1 boots", mad=mad)
    desk.play("pass T1")
    for seat in range(1, players + 1):
        assert sum(desk.gold(seat)) == (nuggets if str(seat) in mad.split() else 0)


@pytest.mark.rule("lucky.pay-none")
def test_nobody_is_paid_without_mad_luckies() -> None:
    desk = lay_out("T1", "", "", deck="", broken="1 boots")
    assert "NobodyPaid" in desk.told("pass T1")
    assert desk.seen().gold_deck == 28


@pytest.mark.rule("lucky.pay-exact")
@pytest.mark.parametrize(
    ("bank", "due", "paid"),
    [
        ([1, 2, 2, 3], 4, [1, 3]),
        ([2, 2, 1], 4, [2, 2]),
        ([2, 1, 1, 1, 1], 4, [1, 1, 2]),
        ([2, 2, 3], 4, [2, 2]),
        ([1, 2, 3], 3, [3]),
        ([1, 2, 2], 3, [1, 2]),
        ([1, 1, 1], 3, [1, 1, 1]),
        ([1, 1], 3, [1, 1]),
        ([2, 2], 3, [2]),
        ([3, 3], 2, []),
        ([3, 3], 4, [3]),
        ([], 4, []),
    ],
)
def test_the_bank_pays_with_few_high_cards(bank: list[int], due: int, paid: list[int]) -> None:
    assert purses.values(payment(purses.purse_of(bank), due)) == paid


@pytest.mark.rule("lucky.pay-exact")
def test_the_bank_pays_clockwise_from_the_first_player() -> None:
    # One card of three is left: it goes to the first Mad Lucky from seat 3 on.
    gold = ((3,), (3,), (), (3,), ())
    desk = lay_out("T1", "", "", "", "", deck="", broken="1 boots", mad="2 4", first=3, gold=gold)
    desk.play("pass T1")
    assert (desk.gold(4), desk.gold(2)) == ([3, 3], [1, 2, 3])


@pytest.mark.rule("lucky.gold-secret")
def test_the_number_is_seen_the_values_are_not() -> None:
    desk = lay_out("T1", "T1", "T1", gold=((3, 1), (), (2,)))
    assert desk.seen(2).seats[0].gold == ("unknown", "unknown")
    assert desk.seen(1).seats[0].gold == ("1", "3")
    assert desk.seen().seats[2].gold == ("unknown",)


@pytest.mark.rule("lucky.broken-no-gold")
def test_without_tools_no_gold() -> None:
    desk = lay_out(
        *("T1", "T1", "T5", "T1", "T1"),
        forest=ROW,
        goals="P1 G P2",
        mad="2 5",
        broken="1 lamp",
        turn=3,
        broken_no_gold="on",
    )
    assert takers(desk) == [3, 4]
    mad = lay_out("T1", "", "", deck="", broken="1 boots, 2 lamp", mad="2", broken_no_gold="on")
    mad.play("pass T1")
    assert sum(mad.gold(2)) == 4, "Mad Luckies are unaffected"
