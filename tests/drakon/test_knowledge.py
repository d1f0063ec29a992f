"""What a seat may conclude: stolen chambers, coins seen, chambers under the pile."""

from __future__ import annotations

from collections import Counter

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.games.drakon.events import (
    ChamberTaken,
    CoinFound,
    CoinLost,
    CoinStolen,
    Dealt,
    Destroyed,
    Drew,
    HeroMoved,
    Placed,
    Refilled,
    SentToStart,
    Shifted,
)
from logovo.games.drakon.game import GAME
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.state import Drakon
from tests.drakon.build import coins, gold, hand, pile, table

P1, P2, P3 = Seat(0), Seat(1), Seat(2)


def knowing(state: Drakon, observer: Seat, *events: Event) -> DrakonKnowledge:
    """Knowledge of a table that began as `state` shows it and then told these events."""
    options = GAME.options(int(state.players), dict(GAME.view(state, TABLE).options))
    knowledge = GAME.knowledge(options, observer)
    for event in events:
        knowledge.hear(event)
    return knowledge


def worlds(state: Drakon, observer: Seat, knowledge: DrakonKnowledge, n: int = 60) -> list[Drakon]:
    sampler = GAME.sampler(GAME.view(state, observer), knowledge)
    chance = Chance(5)
    return [sampler.sample(chance) for _world in range(n)]


def test_a_chamber_taken_from_me_stays_known() -> None:
    state = table(players=3, hands={"p1": [1, 2, 3], "p2": [4, 5, 6, 7, 8], "p3": [9, 10, 11, 12]})
    knowledge = knowing(state, P1)
    knowledge.hear(Dealt(P1, ("1", "2", "3", "8")))
    knowledge.hear(ChamberTaken(P2, P1, "8"))
    assert all(8 in hand(world, "p2") for world in worlds(state, P1, knowledge))
    strangers = {5 in hand(world, "p2") for world in worlds(state, P1, knowledge)}
    assert strangers == {True, False}


def test_a_known_chamber_may_have_been_taken_on() -> None:
    hands = {"p1": [1, 2, 3], "p2": [4, 5, 6, 7], "p3": [8, 9, 10, 11, 12]}
    state = table(players=3, hands=hands)
    knowledge = knowing(state, P1)
    knowledge.hear(Dealt(P1, ("1", "2", "3", "8")))
    knowledge.hear(ChamberTaken(P2, P1, "8"))
    knowledge.hear(ChamberTaken(P3, P2, "unknown"))
    seen = Counter(
        "p2" if 8 in hand(world, "p2") else "p3" if 8 in hand(world, "p3") else "?"
        for world in worlds(state, P1, knowledge, 400)
    )
    assert set(seen) == {"p2", "p3"}
    assert 240 < seen["p2"] < 380  # four times of five it is still there
    # Once p3 has laid it, the story is put right.
    state = table("8r0@0,-1", players=3, hands={**hands, "p3": [9, 10, 11, 12]})
    knowledge.hear(Placed(P3, "8", 0, 0, -1))
    assert all(len(hand(world, "p2")) == 4 for world in worlds(state, P1, knowledge))


def test_destroyed_chambers_lie_under_the_pile_in_order() -> None:
    state = table(hands={"p1": [1, 2, 3, 4], "p2": [8, 9, 10, 11]})
    order = [*[c for c in pile(state) if c not in (20, 30)], 30, 20]
    position = GAME.dump(state)
    position["pile"] = order
    state = GAME.load(position)
    knowledge = knowing(state, P1)
    knowledge.hear(Dealt(P1, ("1", "2", "3", "4")))
    # p2 laid two chambers that were destroyed, and drew two for them.
    for word in ("30", "20"):
        knowledge.hear(Placed(P2, word, 0, 0, -1))
        knowledge.hear(Drew(P2, "unknown"))
        knowledge.hear(Destroyed(P1, word, 0, -1))
    assert all(pile(world)[-2:] == [30, 20] for world in worlds(state, P1, knowledge))


def test_a_chamber_taken_by_shift_is_known_to_all() -> None:
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [1, 2, 3, 4], "p2": [9, 5, 6, 7]})
    for observer in (P1, TABLE):
        mine = observer == P1
        knowledge = knowing(state, observer)
        if mine:
            knowledge.hear(Dealt(P1, ("1", "2", "48", "9")))
        knowledge.hear(Placed(P1, "48", 0, 0, -1))
        knowledge.hear(Drew(P1, "3" if mine else "unknown"))
        knowledge.hear(Placed(P1, "9", 0, 1, 0))
        knowledge.hear(Drew(P1, "4" if mine else "unknown"))
        knowledge.hear(Shifted(P2, "9", "8", 0, 1, 0))
        assert all(9 in hand(world, "p2") for world in worlds(state, observer, knowledge))


def test_the_dwarf_remembers_what_he_put_away() -> None:
    state = table(hands={"p1": [1, 2, 3, 4], "p2": [9, 5, 6, 7]})
    position = GAME.dump(state)
    position["pile"] = [*[c for c in pile(state) if c != 40], 40]
    state = GAME.load(position)
    knowledge = knowing(state, P1)
    knowledge.hear(Dealt(P1, ("1", "2", "3", "40")))
    knowledge.hear(Refilled(P1, ("40",), ("4",)))
    assert all(pile(world)[-1] == 40 for world in worlds(state, P1, knowledge))


def divisions(knowledge: DrakonKnowledge, pool: int) -> dict[tuple[int, int, int], float]:
    """How likely a pool has so many coins of 1, 2 and 3."""
    knowledge.catch_up()
    odds = knowledge.coins
    found: dict[tuple[int, int, int], float] = {}
    for key, weight in odds.odds.items():
        ones, twos, threes = (int(odds.coins_of(key, pool, value)) for value in (1, 2, 3))
        found[ones, twos, threes] = found.get((ones, twos, threes), 0.0) + weight
    return found


def test_a_coin_seen_is_followed() -> None:
    knowledge = knowing(table(players=3, hands={"p1": [1]}), P1)
    knowledge.hear(CoinFound(P1, "coin-3", 0, (P1,)))
    knowledge.hear(CoinStolen(P2, P1, "coin-3", 0, (P1, P2)))
    knowledge.hear(CoinFound(P2, "unknown", 0, (P2,)))
    assert divisions(knowledge, 1) == {
        (1, 0, 1): pytest.approx(8 / 27),
        (0, 1, 1): pytest.approx(12 / 27),
        (0, 0, 2): pytest.approx(7 / 27),
    }
    knowledge.hear(CoinLost(P2, "unknown", (P2,)))
    assert divisions(knowledge, 1)[0, 0, 1] == pytest.approx(1 / 2 + 7 / 54)


def test_a_coin_that_must_be_the_3_is_the_3() -> None:
    """p2 has the 3 taken from me and one coin more; the one I take back is a 1, so the other
    is the 3, whatever happened in between."""
    knowledge = knowing(table(players=3, hands={"p1": [1]}), P1)
    knowledge.hear(CoinFound(P1, "coin-3", 0, (P1,)))
    knowledge.hear(CoinFound(P2, "unknown", 0, (P2,)))
    knowledge.hear(CoinStolen(P2, P1, "coin-3", 0, (P1, P2)))
    knowledge.hear(CoinStolen(P1, P2, "coin-1", 0, (P1, P2)))
    assert divisions(knowledge, 1) == {(0, 0, 1): pytest.approx(1.0)}


def test_nobody_who_plays_on_had_enough_gold() -> None:
    knowledge = knowing(table(players=2, hands={"p1": [1]}), P1)
    for _coin in range(4):
        knowledge.hear(CoinFound(P2, "unknown", 0, (P2,)))
    assert max(a + 2 * b + 3 * c for a, b, c in divisions(knowledge, 1)) == 9
    # The same for somebody who has just sat down.
    state = table(coins={"p2": [1, 1, 1, 1]}, hands={"p1": [1]})
    for world in worlds(state, P1, knowing(state, P1)):
        assert gold(world, "p2") < 10
        assert GAME.dump(GAME.load(GAME.dump(world))) == GAME.dump(world)


def test_who_reached_a_way_out_and_stays_was_too_poor() -> None:
    state = table("39r0@0,-1", coins={"p2": [1, 1, 1]}, goal="escape", escape_needs="8-gold")
    knowledge = knowing(state, P1)
    knowledge.hear(Placed(P1, "39", 0, 0, -1))
    for _coin in range(3):
        knowledge.hear(CoinFound(P2, "unknown", 0, (P2,)))
    caught = knowing(state, P1)
    for news in knowledge.coin_news:
        caught.coin_news.append(news)
    caught.lies = dict(knowledge.lies)
    knowledge.hear(HeroMoved(P2, P2, "walk", 0, -1))
    assert max(a + 2 * b + 3 * c for a, b, c in divisions(knowledge, 1)) == 7
    # Drakon stood there: then it tells nothing.
    caught.hear(HeroMoved(P2, P2, "walk", 0, -1))
    caught.hear(SentToStart(P2, "walked-in"))
    assert max(a + 2 * b + 3 * c for a, b, c in divisions(caught, 1)) == 9


def test_a_chamber_laid_weighs_what_may_have_been_taken() -> None:
    """8 is among p2's five chambers with 4/5 after p3 took one. Then p2 lays a stranger, which
    was there with 3 chances against 4: so 8 stays with 12/16."""
    hands = {"p1": [1, 2, 3], "p2": [4, 5, 6], "p3": [8, 9, 10, 11, 12]}
    state = table("17r0@0,-1", players=3, hands=hands)
    knowledge = knowing(state, P1)
    knowledge.hear(Dealt(P1, ("1", "2", "3", "8")))
    knowledge.hear(ChamberTaken(P2, P1, "8"))
    knowledge.hear(ChamberTaken(P3, P2, "unknown"))
    knowledge.hear(Placed(P2, "17", 0, 0, -1))
    knowledge.catch_up()
    kept = [story.odds for story in knowledge.chambers.stories if int(story.home[8]) == 1]
    assert sum(kept) == pytest.approx(12 / 16)
    many = worlds(state, P1, knowledge, 2000)
    assert 1420 < sum(8 in hand(world, "p2") for world in many) < 1580


def test_a_newcomer_gets_worlds_too() -> None:
    state = table("8r0@0,-1", players=3, coins={"p2": [3, 2]}, hands={"p1": [1], "p2": [2, 3]})
    for observer in (P1, P2, TABLE):
        for world in worlds(state, observer, knowing(state, observer), 5):
            assert GAME.view(world, observer) == GAME.view(state, observer)
            assert coins(world, "p2") == 2
            assert GAME.census(world) == GAME.census(state)
