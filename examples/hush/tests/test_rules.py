"""One small test for each rule of hush."""

from __future__ import annotations

import pytest

from examples.hush.events import Accused, Dealt, Peeked, Swapped
from examples.hush.game import GAME, ours
from examples.hush.tests.build import lay_out
from examples.hush.views import HushView
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import TABLE, Seat

P1, P2, P3 = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("hush.box")
def test_three_cards_of_each_rank() -> None:
    state = GAME.setup(GAME.options(4, {}), Chance(1), Journal(False))
    assert GAME.census(state) == {"1": 3, "2": 3, "3": 3, "4": 3, "5": 3}
    assert sum(state.deck) == 11


@pytest.mark.rule("hush.deal")
def test_only_its_owner_is_told_a_card() -> None:
    journal = Journal(True)
    GAME.setup(GAME.options(2, {}), Chance(1), journal)
    dealt = journal.take()[0]
    assert isinstance(dealt, Dealt)
    assert GAME.told_to(dealt, P1) == dealt
    assert GAME.told_to(dealt, P2) == GAME.told_to(dealt, TABLE) == Dealt(P1, "unknown")


@pytest.mark.rule("hush.swap")
def test_a_swapped_card_goes_back_before_another_is_drawn() -> None:
    desk = lay_out("1", "5", "5")
    desk.rig(2)  # the third of the ones, the card just put back
    assert desk.play("swap")[0] == Swapped(P1, "1")
    assert desk.state.deck == [0, 2, 3, 3, 3, 1]
    assert desk.waits_for() == "p2"


@pytest.mark.rule("hush.peek")
def test_only_the_one_who_peeks_sees_the_card() -> None:
    peeked = lay_out("1", "4", "5").play("peek p2")[0]
    assert peeked == Peeked(P1, P2, "4")
    assert GAME.told_to(peeked, P1) == peeked
    for observer in (P2, P3, TABLE):
        assert GAME.told_to(peeked, observer) == Peeked(P1, P2, "unknown")


@pytest.mark.rule("hush.accuse")
def test_whoever_was_wrong_goes_out() -> None:
    right = lay_out("1", "4", "5")
    assert right.play("accuse p2 4")[0] == Accused(P1, P2, 4, True)
    assert right.state.out == [False, True, False]
    assert right.waits_for() == "p3"
    wrong = lay_out("1", "4", "5")
    wrong.play("accuse p2 3")
    assert wrong.state.out == [True, False, False]
    seen = GAME.view(wrong.state, P3)
    assert [seat.card for seat in seen.seats] == ["1", "unknown", "5"]


@pytest.mark.rule("hush.still-in")
def test_only_others_who_are_in_can_be_named() -> None:
    desk = lay_out("1", "4", "5", "2", turn="p3", out="p1")
    for text in ("peek p1", "peek p3", "accuse p1 1", "accuse p3 5", "peek p9"):
        assert desk.refused(text) == "hush.still-in"
    refusal = desk.refusal("peek p1")
    assert refusal is not None
    assert refusal.facts == {"accepted_target_seat": (1, 3)}


@pytest.mark.rule("hush.rank")
def test_an_accusation_names_a_rank_of_the_box() -> None:
    desk = lay_out("1", "4")
    assert desk.refused("accuse p2 6") == "hush.rank"
    assert desk.refused("accuse p2 5") == ""


@pytest.mark.rule("hush.last-one")
def test_the_last_one_wins_with_any_card() -> None:
    desk = lay_out("1", "5")
    assert desk.told("accuse p2 5") == ["Accused", "WentOut", "CardsShown"]
    outcome = GAME.outcome(desk.state)
    assert outcome is not None
    assert outcome.winners == (P1,)
    assert outcome.reason.id == "hush.last-one"


@pytest.mark.rule("hush.last-turn")
def test_after_the_last_turn_the_highest_card_in_wins() -> None:
    desk = lay_out("4", "5", "4", out="p2", turn="p3", taken=17)
    desk.play("peek p1")
    outcome = GAME.outcome(desk.state)
    assert outcome is not None
    assert outcome.winners == (P1, P3)
    assert outcome.scores == (4, 0, 4)
    assert outcome.reason.id == "hush.last-turn"


@pytest.mark.rule("hush.default-move")
def test_the_absent_swap() -> None:
    assert str(GAME.default_move(lay_out("5", "1").state, P1, Chance(1))) == "swap"


def test_worlds_hold_what_was_peeked_at_and_ruled_out() -> None:
    """Until their owner swaps: then anything may be there again."""
    desk = lay_out("1", "4", "5", "2", turn="p1")
    known = GAME.knowledge(GAME.options(4, {}), P1)
    for event in desk.play("peek p2", "peek p1", "peek p1", "accuse p3 1"):
        known.hear(GAME.told_to(event, P1))
    seen: HushView = GAME.view(desk.state, P1)
    sampler, luck = GAME.sampler(seen, known), Chance(1)
    worlds = [ours(sampler.sample(luck)) for _i in range(200)]
    assert {world.cards[1] for world in worlds} == {4}
    assert {world.cards[2] for world in worlds} == {2, 3, 4, 5}
    for event in desk.play("peek p3", "swap"):
        known.hear(GAME.told_to(event, P1))
    sampler = GAME.sampler(GAME.view(desk.state, P1), known)
    assert {ours(sampler.sample(luck)).cards[1] for _i in range(200)} == {1, 2, 3, 4, 5}
