"""Pickle, copy and deepcopy for everything a researcher holds in their hands."""

from __future__ import annotations

import copy
import pickle
from timeit import repeat

import pytest

from logovo.core.chance import Chance, recording
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Move
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.testkit.walks import Party, some_options, walk


def at_step(key: str, seed: int, step: int) -> Party:
    game = GAMES[key]
    for at, found in enumerate(walk(game, some_options(game, Chance(seed)), seed, step)):
        party = found
        if at == step:
            break
    return party


def pickled(kept: object) -> object:
    return pickle.loads(pickle.dumps(kept))


@pytest.mark.parametrize("how", [pickled, copy.copy, copy.deepcopy])
@pytest.mark.parametrize("key", GAMES)
def test_everything_comes_back(key: str, how: object) -> None:
    assert callable(how)
    for seed in (1, 2, 3):
        party = at_step(key, seed, 40)
        game, state = party.game, party.table.state
        again = how(state)
        assert again is not state
        assert canonical(game.dump(again)) == canonical(game.dump(state))
        assert how(game) is game
        assert how(party.options) == party.options
        for seat in party.observers:
            assert how(game.view(state, seat)) == game.view(state, seat)
        for seat in game.awaited(state):
            moves: list[Move] = game.legal(state, seat)
            assert [how(move) for move in moves] == moves
        for event in party.table.opening:
            assert how(event) == event


@pytest.mark.parametrize("key", GAMES)
def test_a_kept_state_plays_on_like_the_first(key: str) -> None:
    state = at_step(key, 5, 30).table.state
    again = pickle.loads(pickle.dumps(state))
    luck, other = Chance(9), pickle.loads(pickle.dumps(Chance(9)))
    game = GAMES[key]
    for _step in range(30):
        if state.is_over():
            break
        codes = state.legal_codes()
        assert again.legal_codes() == codes
        for twin, chance in ((state, luck), (again, other)):
            twin.apply(codes[len(codes) // 2], chance, SILENT)
        assert canonical(game.dump(again)) == canonical(game.dump(state))


def test_luck_goes_on_where_it_was_kept() -> None:
    chance = recording(4)
    for _draw in range(5):
        chance.below(100)
    again = pickle.loads(pickle.dumps(chance))
    assert [again.below(100) for _i in range(9)] == [chance.below(100) for _i in range(9)]
    assert again.take_tape() == chance.take_tape()


@pytest.mark.parametrize("key", GAMES)
def test_knowledge_is_cloned_and_kept(key: str) -> None:
    """A clone samples the same worlds, and learns by itself from there on."""
    party = at_step(key, 6, 50)
    game, seat = party.game, Seat(0)
    view, mine = game.view(party.table.state, seat), party.knowledge[seat]
    for other in (mine.clone(), pickle.loads(pickle.dumps(mine))):
        worlds = [
            canonical(game.dump(game.sample_world(view, knowledge, Chance(7))))
            for knowledge in (mine, other)
        ]
        assert worlds[0] == worlds[1]
    twin, journal = mine.clone(), Journal(True)
    before = pickle.dumps(mine)
    chance = Chance(8)
    game.play(party.table.state.clone(), *party.pick(chance), chance, journal)
    for event in journal.take():
        twin.hear(game.told_to(event, seat))
    assert pickle.dumps(mine) == before


@pytest.mark.parametrize("key", GAMES)
def test_a_state_is_kept_quickly(key: str) -> None:
    """20 µs are the goal for compiled code; interpreted code and busy machines get more."""
    state = at_step(key, 1, 30).table.state
    best = min(repeat(lambda: pickle.dumps(state, 5), number=200, repeat=5)) / 200
    assert best < 0.002
