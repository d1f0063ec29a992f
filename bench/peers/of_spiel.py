"""OpenSpiel: one loop for its own games and for ours through its door.

With `--ours` the games are ours (run inside the compiled house), else its own.
"""

from __future__ import annotations

import random
import sys

import pyspiel

from bench.peers.clock import Counted, one_core, rate, seconds_asked, told

THEIRS = ("leduc_poker", "hearts", "gin_rummy", "oh_hell")
SIMULATIONS = 50
BEFORE = 2  # decisions before copies, worlds and searches are made


def ours() -> dict[str, pyspiel.Game]:
    from logovo.games import GAMES
    from logovo.gym.spiel import load_game

    return {key: load_game(key, players=min(4, GAMES[key].most), luck="seeded") for key in GAMES}


def steps(game: pyspiel.Game, luck: random.Random, tensor: bool) -> Counted:
    """A random game to its end; with the observation of whoever decides."""
    observes = game.get_type().provides_observation_tensor

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                chosen = luck.choice(state.chance_outcomes())[0]
            else:
                if tensor and observes:
                    state.observation_tensor(state.current_player())
                elif tensor:
                    state.information_state_tensor(state.current_player())
                legal = state.legal_actions()
                chosen = legal[int(luck.random() * len(legal))]  # the quickest way to choose
                count += 1
            state.apply_action(chosen)
        return count

    return play


def middle(game: pyspiel.Game, luck: random.Random) -> pyspiel.State:
    """A position where somebody has a choice: a search of one move is none."""
    state, left = game.new_initial_state(), BEFORE
    while state.is_chance_node() or left or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            left = max(0, left - 1)
            state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():  # a short game: another one
            state, left = game.new_initial_state(), BEFORE
    return state


def cloning(state: pyspiel.State) -> Counted:
    def work() -> int:
        for _copy in range(100):
            state.clone()
        return 100

    return work


def sampling(state: pyspiel.State, luck: random.Random) -> Counted:
    player = state.current_player()

    def work() -> int:
        for _world in range(20):
            state.resample_from_infostate(player, luck.random)
        return 20

    return work


def searching(state: pyspiel.State) -> Counted:
    """Its information-set search with one random rollout an iteration."""
    seeds = iter(range(1, 1_000_000))

    def work() -> int:
        seed = next(seeds)
        guess = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, guess, 1.0, SIMULATIONS)
        bot.step(state)
        return SIMULATIONS

    return work


def main() -> None:
    one_core()
    seconds, mine = seconds_asked(), "--ours" in sys.argv
    games = ours() if mine else {name: pyspiel.load_game(name) for name in THEIRS}
    who = "logovo, OpenSpiel's door" if mine else "OpenSpiel"
    for name, game in games.items():
        luck = random.Random(1)
        told(who, name, "decisions", rate(steps(game, luck, tensor=False), seconds))
        told(who, name, "with observation", rate(steps(game, luck, tensor=True), seconds))
        state = middle(game, luck)
        told(who, name, "clones", rate(cloning(state), seconds))
        told(who, name, "worlds", rate(sampling(state, luck), seconds))
        if not mine:  # ours is searched by our own search: of_house.py
            told(who, name, "iterations", rate(searching(state), seconds))


if __name__ == "__main__":
    main()
