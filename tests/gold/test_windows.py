"""The advanced game: drawing, playing and cancelling action cards, and who learns of it."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.games.gold.asks import IDLE
from logovo.games.gold.events import CardPlayed, CardsDrawn, DeckReshuffled, GameWaits
from logovo.games.gold.game import GAME, ours
from logovo.testkit.walks import walk
from tests.gold.build import lay_out


@pytest.mark.rule("gold.wizard-cards")
def test_a_wizard_draws_for_each_red_of_his_share() -> None:
    desk = lay_out("D4 GRRSS : p2 3, p2 1", cards={})
    desk.play("send 3 @1")
    assert desk.asked == "p1 cut"
    heard = desk.play("cut RR/GSS", "take 1")
    drawn = [event for event in heard if isinstance(event, CardsDrawn)]
    assert [(event.seat, event.count) for event in drawn] == [(Seat(1), 2)]
    assert len(desk.cards("p2")) == 2
    assert desk.stash("p2") == "RR"


@pytest.mark.rule("gold.wizard-cards")
def test_of_several_wizards_nobody_draws_unless_each_may() -> None:
    for setting, expected in ((None, []), ("single", []), ("each", [1, 0])):
        chosen = {"wizard-cards": setting} if setting else {}
        desk = lay_out("D4 RRS : p2 4, p2 1", cards={}, options=chosen)
        heard = desk.play("send 1 @1", "cut R/RS", "take 2")
        drawn = [int(event.seat) for event in heard if isinstance(event, CardsDrawn)]
        assert drawn == expected


@pytest.mark.rule("gold.wizard-cards")
def test_a_lone_slayer_with_his_wizard_draws_too() -> None:
    desk = lay_out("D1 RRR : p1 4", cards={})
    desk.rig(0)
    desk.play("send 1 @1")
    assert len(desk.cards("p1")) == 3


@pytest.mark.rule("gold.wizard-cards-only")
def test_stolen_reds_bring_no_card() -> None:
    desk = lay_out("D4 GS : p1 1, p2 3", stash={"p2": "R"}, cards={})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2", "pick R")
    assert desk.stash("p1") == "GR"
    assert desk.cards("p1") == []


@pytest.mark.rule("gold.action-reshuffle")
def test_played_cards_become_the_new_deck() -> None:
    others = "ring powder stone gloves sword sword weak weak recall recall ball cloak sack"
    desk = lay_out("D4 RRS : p2 3, p2 1", cards={"p3": others}, played="horn seal wand wand")
    heard = desk.play("send 3 @1", "cut RRS/-", "take 1", "skip", "skip")
    assert DeckReshuffled(4) in heard
    assert len(desk.cards("p2")) == 2
    assert desk.played() == []


@pytest.mark.rule("gold.action-reshuffle")
def test_no_cards_at_all_no_draw() -> None:
    rest = "ring powder stone gloves sword sword weak weak recall recall ball cloak sack horn"
    desk = lay_out("D1 RR : p1 4", cards={"p3": rest + " seal wand wand"})
    desk.play("send 1 @1")
    assert desk.cards("p1") == []


@pytest.mark.rule("gold.action-play")
def test_shown_used_once_and_worth_nothing() -> None:
    desk = lay_out(cards={"p1": "horn sword", "p2": "wand"}, down={"p1": "1"})
    assert desk.refused("card ball p2") == "gold.action-play"
    heard = desk.play("card horn")
    assert CardPlayed(Seat(0), "horn", (), (), "", "") in heard
    desk.play("card wand")
    assert desk.played() == ["horn", "wand"]
    assert desk.down("p1") == "1"
    assert desk.refused("card horn") == "gold.action-play"


@pytest.mark.rule("gold.action-window")
def test_a_card_waits_for_its_window() -> None:
    desk = lay_out(cards={"p1": "ring powder stone gloves cloak seal wand"})
    for text in ("ring p2 p3", "powder @1 @2", "stone", "gloves G", "cloak", "seal", "wand"):
        assert desk.refused(f"card {text}") == "gold.action-window"


@pytest.mark.rule("gold.action-window")
def test_nobody_learns_who_is_asked() -> None:
    desk = lay_out(cards={"p3": "powder"})
    heard = desk.play("send 4 @1")
    assert GameWaits() in heard
    assert desk.asked == "p3 between"
    for who in ("p1", "p2"):
        assert (desk.view(who).ask, desk.view(who).awaited_seats) == ("window", ())
    mine = desk.view("p3")
    assert (mine.ask, mine.awaited_seats) == ("between", (Seat(2),))
    assert desk.play("skip")[0] != GameWaits()
    assert desk.asked == "p2 turn"


@pytest.mark.rule("gold.action-window")
def test_holders_are_asked_clockwise_from_the_active_player() -> None:
    desk = lay_out(
        players=4, active="p2", cards={"p1": "wand", "p3": "wand", "p2": "horn"}, down={"p2": "1"}
    )
    desk.play("card horn")
    assert desk.asked == "p3 card"
    heard = desk.play("skip")
    assert heard == []
    assert desk.asked == "p1 card"
    desk.play("skip")
    assert desk.asked == "p2 turn"
    assert desk.up("p2") == "4 3 2 1"


def test_an_active_player_without_knights_may_still_play() -> None:
    desk = lay_out("D18 - : p2 4, p2 3", "D16 - : p2 2, p2 1", cards={"p2": "recall", "p3": "seal"})
    desk.play("send 4 @3")
    assert desk.asked == "p2 idle"
    assert desk.view("p3").ask == "window"
    desk.play("card recall 4")
    assert desk.asked == "p2 turn"
    assert desk.legal() == [f"send 4 @{place}" for place in (1, 2, 3, 4)]


def test_the_idle_player_may_skip_after_all() -> None:
    desk = lay_out("D18 - : p2 4, p2 3", "D16 - : p2 2, p2 1", cards={"p2": "recall"})
    desk.play("send 4 @3", "skip")
    assert desk.asked == "p3 turn"


def test_a_skip_is_no_event_for_anybody() -> None:
    desk = lay_out(players=4, cards={"p2": "wand", "p3": "wand", "p1": "horn"}, down={"p1": "1"})
    desk.play("card horn")
    assert desk.play("skip") == []
    assert GAME.awaited(desk.state) == (Seat(2),)


@pytest.mark.rule("gold.action-window")
def test_in_a_turn_without_a_knight_every_world_asks_the_active_player() -> None:
    """Onlookers and rivals do not see who is asked, but it can be nobody else."""
    met = 0
    for seed in range(30):
        options = GAME.options(4, {"advanced": "on"})
        for party in walk(GAME, options, seed, 120):
            state = ours(party.table.state)
            if state.is_over() or state.asks.kind() != IDLE:
                continue
            for observer in party.observers:
                seen = GAME.view(state, observer)
                sampler = GAME.sampler(seen, party.knowledge[observer])
                for number in range(6):
                    world = sampler.sample(Chance(number))
                    assert GAME.awaited(world) == (Seat(int(state.active)),)
            met += 1
    assert met > 0
