"""The table before the first turn."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import OtherRuleset
from logovo.core.journal import Journal
from logovo.core.log import Entry, Header, Log
from logovo.core.seats import Seat
from logovo.core.table import replay
from logovo.games.gold import heaps
from logovo.games.gold.components import DRAGON_CARDS, TOKEN_COUNTS, TOKENS
from logovo.games.gold.game import GAME
from tests.gold.build import Desk, at_market, lay_out


def fresh(players: int = 4, seed: int = 1, **options: str) -> Desk:
    chosen = GAME.options(players, dict(options))
    return Desk(GAME.setup(chosen, Chance(seed), Journal(True)))


def test_the_box_adds_up() -> None:
    assert sum(TOKEN_COUNTS) == TOKENS == 126
    assert sum(card[1] for card in DRAGON_CARDS) == 74
    assert sum(card[2] for card in DRAGON_CARDS) == 52


@pytest.mark.rule("gold.dragons-open")
def test_four_dragons_lie_open() -> None:
    seen = fresh().view()
    assert len({place.dragon for place in seen.places}) == 4
    assert seen.deck_size == 14


@pytest.mark.rule("gold.market-placed")
def test_the_market_lies_under_the_seventh_dragon() -> None:
    assert fresh().view().market_to_come
    early = lay_out("D4 - : p1 4", deck=8)
    early.play("send 2 @1")
    assert early.view().market is None and early.view().market_to_come
    assert at_market().view().market is not None


@pytest.mark.rule("gold.visible-tokens")
def test_visible_tokens_lie_on_the_dragons() -> None:
    for place in fresh().view().places:
        assert len(place.tokens) == DRAGON_CARDS[int(place.dragon[1:]) - 1][1]


@pytest.mark.rule("gold.knights-dealt")
def test_four_knights_face_up() -> None:
    desk = fresh(players=6)
    assert [desk.up(f"p{i}") for i in range(1, 7)] == ["4 3 2 1"] * 6


@pytest.mark.rule("gold.stash-hidden")
def test_a_stash_is_seen_by_its_owner_alone() -> None:
    desk = lay_out(stash={"p1": "GW", "p2": "KSS"})
    assert desk.view("p1").everybody[0].stash == ("G", "W")
    assert desk.view("p1").everybody[1].stash == ()
    assert desk.view("p1").everybody[1].stash_size == 3
    assert desk.view().everybody[0].stash == ()


@pytest.mark.rule("gold.stash-hidden")
def test_what_a_stash_counts_is_told_to_its_owner_alone() -> None:
    desk = lay_out(stash={"p1": "GWW", "p2": "KSS"})
    mine = desk.view("p1").everybody[0]
    assert (mine.sure, mine.hoped, mine.points) == (3, 5, 0)  # 12 × 4 of 4 + 6, in whole points
    for other in (desk.view("p2").everybody[0], desk.view().everybody[0]):
        assert (other.sure, other.hoped) == (0, 0)


@pytest.mark.rule("gold.first-player")
def test_the_first_player_is_drawn() -> None:
    assert len({fresh(seed=seed).view().active_seat for seed in range(40)}) == 4


@pytest.mark.rule("gold.actions-dealt")
def test_one_action_card_each_and_for_his_eyes() -> None:
    desk = fresh(advanced="on")
    for seat in range(4):
        mine = desk.view(f"p{seat + 1}").everybody
        assert len(mine[seat].cards) == 1
        assert all(other.cards == () for other in mine if other.seat != seat)
    assert desk.view().action_deck_size == 13
    assert not fresh().view().everybody[Seat(0)].cards_size


def test_tokens_on_table_and_bag_are_all() -> None:
    desk = fresh()
    lying = sum(len(place.tokens) for place in desk.view().places)
    assert lying + int(heaps.size(desk.state.bag)) == 126


def test_a_log_of_the_rules_before_is_told_apart() -> None:
    """Ruleset 1 had thieves act as their cards came, and several wizards draw."""
    log = Log(Header("gold", 1, 3, {}, ["a", "b", "c"]))
    log.add(Entry("setup", -1, "", []))
    with pytest.raises(OtherRuleset) as told:
        replay(GAME, log)
    assert told.value.facts == {"game": "gold", "written": 1, "ours": 2}
