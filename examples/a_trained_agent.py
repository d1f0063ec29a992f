"""An agent trained through the Gymnasium door: MaskablePPO of sb3-contrib learns a game by playing
against a bot of the house.

    pip install 'logovo[train]'
    python examples/a_trained_agent.py larder --against medium --steps 200000

Prints the share of games won against random and against the bot it trained with, before, while and
after it learns; `--curve FILE.svg` draws that. It proves the door, not the agent.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from logovo.gym.single import SeatEnv


def won(model: MaskablePPO, key: str, players: int, against: str, games: int, seed: int) -> float:
    """How often the agent ends above the average of the table, a tie for one half."""
    table = SeatEnv(key, players, bots=against)
    total = 0.0
    for game in range(games):
        row, _info = table.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            action, _state = model.predict(row, action_masks=table.action_masks())
            row, reward, over, _truncated, _info = table.step(int(action))
        total += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return total / games


def train(
    key: str, players: int, against: str, steps: int, games: int, pieces: int, seed: int
) -> list[tuple[int, float, float]]:
    """Steps made, the share won against random, the share won against the teacher."""

    def table() -> SeatEnv:
        return SeatEnv(key, players, bots=against, shaped=True)

    tables = DummyVecEnv([table] * 8)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    curve: list[tuple[int, float, float]] = []
    began = time.monotonic()
    for piece in range(pieces + 1):
        made = model.num_timesteps
        shares = [won(model, key, players, bot, games, 1000 * piece) for bot in ("random", against)]
        curve.append((made, shares[0], shares[1]))
        took = time.monotonic() - began
        print(f"{made:8} steps {took:5.0f} s: random {shares[0]:.0%}, {against} {shares[1]:.0%}")
        if piece < pieces:
            model.learn(steps // pieces, reset_num_timesteps=False)
    return curve


def draw(curve: list[tuple[int, float, float]], key: str, against: str, file: str) -> None:
    import altair

    rows = [
        {"steps": made, "won": share, "opponent": bot}
        for made, random, teacher in curve
        for bot, share in (("random", random), (against, teacher))
    ]
    picture = altair.Chart(altair.Data(values=rows), title=key).mark_line(point=True)
    picture.encode(x="steps:Q", y="won:Q", color="opponent:N").save(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="larder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="medium")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=100, help="for each measurement")
    parser.add_argument("--pieces", type=int, default=5, help="measurements on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="", help="a picture file")
    given = parser.parse_args()
    np.set_printoptions(precision=2)
    curve = train(
        given.game,
        given.players,
        given.against,
        given.steps,
        given.games,
        given.pieces,
        given.seed,
    )
    if given.curve:
        draw(curve, given.game, given.against, given.curve)


if __name__ == "__main__":
    main()
