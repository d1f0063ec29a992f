"""What seats remember, and the worlds they imagine."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.seats import Seat
from logovo.games.lucky import purses
from logovo.games.lucky.game import GAME
from logovo.games.lucky.roles import RoleOdds
from tests.lucky.build import dealt, lay_out
from tests.lucky.test_goals import FORK


def test_odds_of_roles_without_belief() -> None:
    # Five players, one's own role known as digger: 2 Mad Luckies among 4 seats and 2 aside.
    odds = RoleOdds([1, 2, 3, 4], [1.0] * 4, 2, 2)
    assert odds.chances() == pytest.approx([2 / 6] * 4)


def test_a_belief_weighs_the_worlds() -> None:
    odds = RoleOdds([1, 2, 3, 4], [9.0, 1.0, 1.0, 1.0], 2, 2)
    chance, drawn = Chance(3), [0] * 5
    for _world in range(4000):
        mad = int(odds.draw(chance))
        for seat in range(1, 5):
            drawn[seat] += (mad >> seat) & 1
    for seat, expected in zip((1, 2, 3, 4), odds.chances(), strict=True):
        assert drawn[seat] / 4000 == pytest.approx(expected, abs=0.03)
    assert odds.chances()[0] > 0.75


def test_a_sampler_takes_a_belief() -> None:
    desk = lay_out("T1", "T1", "T1")
    knowledge = GAME.knowledge(desk.state.options, Seat(0))
    knowledge.belief = [1.0, 1000.0, 0.001]
    sampler = GAME.sampler(desk.seen(1), knowledge)
    chance = Chance(1)
    worlds = [sampler.sample(chance) for _world in range(50)]
    assert sum(world.is_mad(1) for world in worlds) > 45
    assert not any(world.is_mad(0) for world in worlds)


def test_gold_handed_on_is_remembered() -> None:
    row = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
    desk = lay_out("T5", "T1", "T1", "T1", forest=row, goals="P1 G P2", mad="2")
    knowledge = GAME.knowledge(desk.state.options, Seat(0))
    events = desk.play("lay T5 @5,0")
    offer = sorted(desk.seen(1).offer)
    events += desk.play(f"take {offer[0]}")
    for event in events:
        knowledge.hear(GAME.told_to(event, Seat(0)))
    chance = Chance(1)
    for ask in ("gold", "turn"):
        assert desk.seen().ask == ask
        for _world in range(20):
            world = GAME.sampler(desk.seen(1), knowledge).sample(chance)
            rest = purses.values(world.gold[2] + world.gold[3] + world.offer)
            assert [str(value) for value in rest] == offer[1:]
        for event in desk.play(desk.legal()[0]):
            knowledge.hear(GAME.told_to(event, Seat(0)))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 4),
        ("turn", 3),
        ("ask", "sleep"),
        ("deck", ["T1"]),
        ("forest", ["T2 @0,0"]),
        ("forest", ["T2 @6,0"]),
        ("forest", ["T2"]),
        ("goals", []),
        ("bank", [1, 2, 3]),
        ("takers", [1]),
        ("shown", True),
        ("aside", ["lucky"]),
        ("fresh", ["g1"]),
        ("seats", []),
    ],
)
def test_what_cannot_be_on_a_table(key: str, value: object) -> None:
    position = GAME.dump(dealt("", "T1", "G P1 P2").state)
    GAME.load(position)
    position[key] = value
    with pytest.raises(BadPosition):
        GAME.load(position)


@pytest.mark.rule("lucky.goal-turn")
def test_no_world_has_the_gold_under_a_tied_pit() -> None:
    desk = lay_out("T3 T1", "T1", "T1", forest=FORK, goals="G P1 P2")
    desk.play("lay T3 @4,0")
    chance = Chance(1)
    for observer in (-1, 0, 1, 2):
        seen = GAME.view(desk.state, Seat(observer))
        sampler = GAME.sampler(seen, GAME.knowledge(desk.state.options, Seat(observer)))
        worlds = [sampler.sample(chance) for _world in range(40)]
        assert {int(world.goal_card(1)) for world in worlds} == {1}
        assert {int(world.goal_card(0)) for world in worlds} == {0, 2}
