"""OpenSpiel's own suites pointed at our games, its searches through our sampler."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from logovo.core.errors import BadOption, BadPlayers
from logovo.games import GAMES
from logovo.gym.spiel import SpielState, load_game


def walk(game: pyspiel.Game, seed: int, limit: int) -> Iterator[SpielState]:
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _step in range(limit):
        assert isinstance(state, SpielState)
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(p for _outcome, p in outcomes) - 1) < 1e-9
            state.apply_action(outcomes[int(luck.integers(len(outcomes)))][0])
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))


@pytest.mark.parametrize("key", GAMES)
def test_its_random_simulation_passes(key: str) -> None:
    luck = "asked" if key in ("gold", "drakon") else "seeded"
    pyspiel.random_sim_test(load_game(key, luck=luck), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_a_clone_goes_its_own_way_and_a_kept_state_comes_back(key: str) -> None:
    game = load_game(key, luck="seeded")
    for at, state in enumerate(walk(game, 3, 40)):
        if at % 13 != 5 or state.is_chance_node():
            continue
        before = str(state)
        twin = state.clone()
        twin.apply_action(state.legal_actions()[0])
        assert str(state) == before
        assert str(pickle.loads(pickle.dumps(state))) == before
        text = pyspiel.serialize_game_and_state(game, state)
        assert str(pyspiel.deserialize_game_and_state(text)[1]) == before


@pytest.mark.parametrize("key", GAMES)
def test_a_resampled_state_is_the_same_to_who_asked(key: str) -> None:
    game = load_game(key, luck="seeded")
    luck = np.random.default_rng(4)
    compared = 0
    for at, state in enumerate(walk(game, 4, 60)):
        player = state.current_player()
        if at % 7 or player < 0:
            continue
        world = state.resample_from_infostate(player, luck.random)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("key", GAMES)
def test_an_imagined_state_is_kept_and_comes_back(key: str) -> None:
    game = load_game(key, luck="seeded")
    state = [one for one in walk(game, 4, 12) if one.current_player() >= 0][-1]
    world = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    world.apply_action(world.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(world))
    assert str(twin) == str(world)
    for player in range(game.num_players()):
        assert twin.information_state_string(player) == world.information_state_string(player)


def test_information_states_remember_everything() -> None:
    """Perfect recall: a seat's story only grows, and others' secret choices are not in it."""
    game = load_game("larder", players=3, luck="seeded")
    stories = ["", "", ""]
    for state in walk(game, 5, 80):
        for seat in range(3):
            now = state.information_state_string(seat)
            assert now.startswith(stories[seat])
            stories[seat] = now
    assert len(set(stories)) == 3
    assert len(stories[0].splitlines()) > 80


def test_luck_is_asked_for_with_its_true_odds() -> None:
    """vampires: set-up is all luck, so the first draws are the only ones."""
    game = load_game("vampires", players=3)
    state = game.new_initial_state()
    sizes: list[int] = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        sizes.append(len(outcomes))
        assert len({p for _outcome, p in outcomes}) == 1
        state.apply_action(0)
    assert sizes[:59] == list(range(60, 1, -1))  # a shuffle of sixty
    assert not any(s.is_chance_node() for s in walk_on(state, 200))


def walk_on(state: pyspiel.State, limit: int) -> Iterator[pyspiel.State]:
    luck = np.random.default_rng(6)
    for _step in range(limit):
        if state.is_terminal():
            return
        state.apply_action(int(luck.choice(state.legal_actions())))
        yield state


def test_names_carry_options() -> None:
    game = pyspiel.load_game("logovo_lucky(players=5,luck=seeded,options=gap:7;roles:classic)")
    assert game.num_players() == 5
    assert game.get_parameters()["options"] == "gap:7;roles:classic"
    with pytest.raises(BadOption):
        load_game("larder", options={"jokers": "on"})
    with pytest.raises(BadPlayers):
        load_game("larder", players=9)
    with pytest.raises(ValueError, match="luck"):
        load_game("larder", luck="none")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = load_game("vampires", luck="seeded")
    state = game.new_initial_state()
    state.apply_action(7)
    before = str(state)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(60)
    with pytest.raises(ValueError, match="60"):
        state.apply_action(60)
    assert str(state) == before
