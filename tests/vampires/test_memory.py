"""What seats know, what bots forget, and the worlds both can imagine."""

from __future__ import annotations

import pytest

from logovo.bots.memory.vampires import LEVELS, Level, Memory
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.games.vampires.components import GRAVE_COUNT
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.knowledge import UNKNOWN, VampiresKnowledge
from logovo.lab.match import play_match
from logovo.search.policies.vampires import Greedy
from logovo.testkit.walks import Party


def play_on(party: Party, memories: list[VampiresKnowledge], steps: int, seed: int) -> None:
    """Random moves, heard by further memories too."""
    chance = Chance(seed)
    for _step in range(steps):
        if party.table.state.is_over():
            return
        for event in party.play(*party.pick(chance)):
            for memory in memories:
                memory.hear(event)


def recalled(memory: VampiresKnowledge) -> list[int]:
    return [g for g in range(GRAVE_COUNT) if memory.lids[g] >= 0 and memory.insides[g] != UNKNOWN]


def memory_of(level: Level, players: int = 4, seed: int = 1) -> Memory:
    return Memory(GAME.options(players, {}), level, seed)


@pytest.mark.rule("vampires.own-memory")
def test_a_bot_knows_what_it_was_shown_and_no_more() -> None:
    party = Party(GAME, GAME.options(4, {}), 3)
    play_on(party, [], 120, 7)
    state = ours(party.table.state)
    known = party.knowledge[Seat(1)]
    assert isinstance(known, VampiresKnowledge)
    seen = [g for g in range(GRAVE_COUNT) if (state.seen >> g) & 1]
    assert recalled(known) == seen
    for grave in seen:
        assert known.lids[grave] == state.lid(grave)
        assert known.insides[grave] == state.inside(grave)


def test_who_comes_late_can_still_imagine_the_table() -> None:
    party = Party(GAME, GAME.options(4, {}), 3)
    play_on(party, [], 150, 7)
    newcomer = GAME.knowledge(party.options, TABLE)
    view = GAME.view(party.table.state, TABLE)
    for seed in range(20):
        world = GAME.sample_world(view, newcomer, Chance(seed))
        assert canonical(GAME.view(world, TABLE)) == canonical(view)
        assert GAME.census(world) == GAME.census(party.table.state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_recalled_is_true_and_worlds_look_the_same(level: str, players: int) -> None:
    for notes in ("off", "on"):
        party = Party(GAME, GAME.options(players, {"open-notes": notes}), players)
        memory = Memory(party.options, LEVELS[level], 5)
        for event in party.table.opening:
            memory.hear(event)
        for step in range(10):
            play_on(party, [memory], 20, step)
            state = ours(party.table.state)
            for grave in recalled(memory):
                assert memory.lids[grave] == state.lid(grave)
                assert memory.insides[grave] == state.inside(grave)
            view = GAME.view(state, TABLE)
            world = GAME.sample_world(view, memory, Chance(step))
            assert canonical(GAME.view(world, TABLE)) == canonical(view)
            assert GAME.census(world) == GAME.census(state)
            assert GAME.load(GAME.dump(world)).players == players


def test_capacity_limits_what_is_kept() -> None:
    party = Party(GAME, GAME.options(4, {}), 9)
    memory = memory_of(Level(capacity=5, fading=0, confusion=0))
    play_on(party, [memory], 100, 2)
    assert len(recalled(memory)) in (4, 5)  # a grave with a new lid is kept without a colour
    assert memory.spot in recalled(memory) or memory.lids[memory.spot] < 0


def test_time_wears_memories_away() -> None:
    kept = []
    for fading in (0, 100, 999):
        party = Party(GAME, GAME.options(4, {}), 9)
        memory = memory_of(Level(capacity=60, fading=fading, confusion=0))
        play_on(party, [memory], 100, 2)
        kept.append(len(recalled(memory)))
    assert kept[0] > kept[1] > kept[2]


def test_like_graves_push_each_other_out() -> None:
    kept = []
    for confusion in (0, 200, 900):
        party = Party(GAME, GAME.options(4, {}), 9)
        memory = memory_of(Level(capacity=60, fading=0, confusion=confusion))
        play_on(party, [memory], 100, 2)
        kept.append(len(recalled(memory)))
    assert kept[0] > kept[1] > kept[2]


@pytest.mark.parametrize(
    ("name", "players"),
    [("greedy", 4), ("greedy:weak", 2), ("greedy:good", 4), ("search:2", 2)],
)
def test_bots_play_whole_games_by_the_rules(name: str, players: int) -> None:
    options = GAME.options(players, {})
    result = play_match(GAME, options, [name] + ["greedy:fair"] * (players - 1), 11)
    assert result.outcome.winners


def test_the_greedy_policy_looks_under_no_closed_lid() -> None:
    """In worlds that differ only in what is not recalled it chooses the same."""
    party = Party(GAME, GAME.options(4, {}), 21)
    chance, moves, policy = Chance(2), Moves(), Greedy()
    for _step in range(150):
        state = party.table.state
        if state.is_over():
            break
        seat = Seat(int(state.decider()))
        sampler = GAME.sampler(GAME.view(state, seat), party.knowledge[seat])
        chosen = set()
        for world in (state, sampler.sample(chance), sampler.sample(chance)):
            world.legal_into(moves)
            chosen.add(int(policy.choose(world, moves, Chance(8))))
        assert len(chosen) == 1
        party.play(seat, GAME.move_of(state, seat, chosen.pop()))
