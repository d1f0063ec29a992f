"""OpenSpiel's own information-set search plays a game of the house against chance, through worlds
that our sampler draws.

    pip install 'logovo[spiel]'
    python examples/a_spiel_search.py lucky --simulations 20
"""

from __future__ import annotations

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from logovo.gym.spiel import load_game


def play(key: str, simulations: int, decisions: int, seed: int) -> list[str]:
    """What the search has chosen for whoever was asked, in words."""
    game = load_game(key, luck="seeded")
    luck = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=luck,
    )
    state = game.new_initial_state()
    chosen: list[str] = []
    while not state.is_terminal() and len(chosen) < decisions:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(luck.randint(len(outcomes)))][0])
            continue
        player = state.current_player()
        action = int(bot.step(state))
        chosen.append(f"p{player + 1}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="larder")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=20)
    given = parser.parse_args()
    print("\n".join(play(given.game, given.simulations, given.decisions, 1)))


if __name__ == "__main__":
    main()
