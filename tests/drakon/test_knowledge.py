"""What a seat may conclude: stolen chambers, coins seen, chambers under the pile."""

from __future__ import annotations

from collections import Counter

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.games.drakon.events import (
    ChamberTaken,
    CoinFound,
    CoinLost,
    CoinStolen,
    Destroyed,
    Drew,
    Placed,
    Refilled,
    Shifted,
)
from logovo.games.drakon.game import GAME
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.state import Drakon
from tests.drakon.build import coins, hand, pile, table

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
    knowledge.chambers.unnamed[0] = 0
    for chamber in (1, 2, 3, 8):
        knowledge.chambers.join_hand(0, chamber)
    knowledge.hear(ChamberTaken(P2, P1, "8"))
    assert all(8 in hand(world, "p2") for world in worlds(state, P1, knowledge))
    strangers = {5 in hand(world, "p2") for world in worlds(state, P1, knowledge)}
    assert strangers == {True, False}


def test_a_known_chamber_may_have_been_taken_on() -> None:
    hands = {"p1": [1, 2, 3], "p2": [4, 5, 6, 7], "p3": [8, 9, 10, 11, 12]}
    state = table(players=3, hands=hands)
    knowledge = knowing(state, P1)
    knowledge.chambers.unnamed[0] = 0
    for chamber in (1, 2, 3, 8):
        knowledge.chambers.join_hand(0, chamber)
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
    knowledge.chambers.unnamed[0] = 0
    for chamber in (1, 2, 3, 4):
        knowledge.chambers.join_hand(0, chamber)
    # p2 laid two chambers that were destroyed, and drew two for them.
    for word in ("30", "20"):
        knowledge.hear(Placed(P2, word, 0, 0, -1))
        knowledge.hear(Drew(P2, "unknown"))
        knowledge.hear(Destroyed(P1, word, 0, -1))
    assert all(pile(world)[-2:] == [30, 20] for world in worlds(state, P1, knowledge))


def test_a_chamber_taken_by_shift_is_known_to_all() -> None:
    state = table("48r0@0,-1 8r0@1,0", hands={"p1": [1, 2, 3, 4], "p2": [9, 5, 6, 7]})
    for observer in (P1, TABLE):
        knowledge = knowing(state, observer)
        knowledge.hear(Placed(P1, "48", 0, 0, -1))
        knowledge.hear(Drew(P1, "unknown"))
        knowledge.hear(Placed(P1, "9", 0, 1, 0))
        knowledge.hear(Drew(P1, "unknown"))
        knowledge.hear(Shifted(P2, "9", "8", 0, 1, 0))
        if observer == P1:
            for chamber in (1, 2, 3, 4):
                knowledge.chambers.join_hand(0, chamber)
            knowledge.chambers.unnamed[0] = 0
        assert all(9 in hand(world, "p2") for world in worlds(state, observer, knowledge))


def test_the_dwarf_remembers_what_he_put_away() -> None:
    state = table(hands={"p1": [1, 2, 3, 4], "p2": [9, 5, 6, 7]})
    position = GAME.dump(state)
    position["pile"] = [*[c for c in pile(state) if c != 40], 40]
    state = GAME.load(position)
    knowledge = knowing(state, P1)
    knowledge.chambers.unnamed[0] = 0
    for chamber in (1, 2, 3, 40):
        knowledge.chambers.join_hand(0, chamber)
    knowledge.hear(Refilled(P1, ("40",), ("4",)))
    assert all(pile(world)[-1] == 40 for world in worlds(state, P1, knowledge))


def test_coins_seen_are_followed() -> None:
    state = table(players=3, coins={"p1": [1], "p2": [3, 2]}, hands={"p1": [1]})
    knowledge = knowing(state, P1)
    everybody = (P1, P2)
    knowledge.hear(CoinFound(P1, "coin-3", 0, (P1,)))
    knowledge.hear(CoinStolen(P2, P1, "coin-3", 0, everybody))
    knowledge.hear(CoinFound(P2, "unknown", 0, (P2,)))
    knowledge.hear(CoinFound(P1, "coin-1", 0, (P1,)))
    knowledge.chambers = knowing(state, P1).chambers
    sampler = GAME.sampler(GAME.view(state, P1), knowledge)
    # The chambers were not followed here, so the coins are checked on the story itself.
    sampler.coins = knowledge.coins
    values = [int(sampler.sample(Chance(seed)).coins[3 + 2]) for seed in range(40)]
    assert min(values) >= 1
    knowledge.hear(CoinLost(P2, "unknown", (P2,)))
    assert knowledge.coins_since  # which of the two was lost is left to chance


def test_a_newcomer_gets_worlds_too() -> None:
    state = table("8r0@0,-1", players=3, coins={"p2": [3, 2]}, hands={"p1": [1], "p2": [2, 3]})
    for observer in (P1, P2, TABLE):
        for world in worlds(state, observer, knowing(state, observer), 5):
            assert GAME.view(world, observer) == GAME.view(state, observer)
            assert coins(world, "p2") == 2
            assert GAME.census(world) == GAME.census(state)


def test_a_story_told_wrong_is_put_right() -> None:
    """The only coin p2 has was imagined to be the 3 I lost to him; then I see that it is a 1."""
    for seed in range(20):
        knowledge = knowing(table(players=3, hands={"p1": [1]}), P1)
        for event in (
            CoinFound(P1, "coin-3", 0, (P1,)),
            CoinFound(P2, "unknown", 0, (P2,)),
            CoinStolen(P2, P1, "coin-3", 0, (P1, P2)),
            CoinLost(P2, "unknown", (P2,)),
            CoinStolen(P1, P2, "coin-1", 0, (P1, P2)),
        ):
            knowledge.hear(event)
        story = knowledge.coins.copy()
        for happening in knowledge.coins_since:
            story.go_on(happening, Chance(seed))
        assert [int(story.count(pool)) for pool in (0, 1, 6)] == [1, 0, 27]
        assert int(story.seen[4 * 0 + 1]) == 1
        values = [sum(int(story.seen[4 * pool + v]) for pool in range(7)) for v in (1, 2, 3)]
        assert [values[v] + int(story.left[v + 1]) for v in range(3)] == [8, 12, 8]
