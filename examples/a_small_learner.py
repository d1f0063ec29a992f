"""A small agent that learns a game, with NumPy alone: policy gradient on a linear softmax.

    pip install 'logovo[rl]'
    python examples/a_small_learner.py larder --updates 5

Many tables are stepped at once; at each of them one seat learns and a bot plays the others. Numbers
that led to more than usual are made likelier, the others less likely. Prints the share of games won
against random, before and after.
"""

from __future__ import annotations

import argparse
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from logovo.gym.features import fitted
from logovo.gym.learners import Learners, play_games, share_won
from logovo.learn.features import Features

TABLES = 64
STEPS = 32  # of every table, between two updates
FADING = 0.95  # how much less a reward counts for a number chosen a step earlier
PACE = 0.03
EXAM = 9000  # a seed: no table of the exam is one of the training

Floats: TypeAlias = npt.NDArray[np.float32]


class Linear:
    """Chooses by one weight for each feature and number."""

    def __init__(self, features: Features, actions: int, seed: int) -> None:
        self.features = features
        self.luck = np.random.default_rng(seed)
        self.weights: Floats = np.zeros((features.size, actions), np.float32)

    def odds(self, seen: Floats, masks: npt.NDArray[np.bool_]) -> Floats:
        liking = np.where(masks, seen @ self.weights, -np.inf)
        found = np.exp(liking - liking.max(axis=1, keepdims=True))
        odds: Floats = found / found.sum(axis=1, keepdims=True)
        return odds

    def draw(self, odds: Floats) -> npt.NDArray[np.int64]:
        """A number for each row: whose share of the odds the luck falls into."""
        falls = self.luck.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)
        chosen: npt.NDArray[np.int64] = (odds.cumsum(axis=1) > falls).argmax(axis=1)
        return chosen


def lesson(agent: Linear, tables: Learners) -> None:
    """Play some steps at every table, then move every weight a little the way it should go."""
    seen: list[Floats] = []
    slopes: list[Floats] = []
    rewards: list[npt.NDArray[np.float64]] = []
    goes_on: list[npt.NDArray[np.bool_]] = []
    for _step in range(STEPS):
        features = agent.features(tables.observations, tables.seats)
        odds = agent.odds(features, tables.masks)
        chosen = agent.draw(odds)
        tables.step(chosen)
        slope = -odds  # of the logarithm of the odds, by how much each number is liked
        slope[np.arange(tables.n), chosen] += 1
        seen.append(features)
        slopes.append(slope)
        rewards.append(tables.rewards.copy())
        goes_on.append(~tables.dones)
    gains = np.zeros((STEPS, tables.n), np.float32)
    later = np.zeros(tables.n)
    for step in reversed(range(STEPS)):
        later = rewards[step] + FADING * later * goes_on[step]
        gains[step] = later
    gains -= gains.mean()
    uphill = np.zeros_like(agent.weights)
    for step in range(STEPS):
        uphill += seen[step].T @ (slopes[step] * gains[step][:, None])
    agent.weights += PACE * np.sign(uphill)


def exam(agent: Linear, key: str, players: int, bot: str, games: int) -> tuple[float, float]:
    """The share won and how far off it may be."""
    tables = Learners(key, games, players, bots=(bot,), seed=EXAM)

    def choose(rows: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        return agent.draw(agent.odds(agent.features(rows, tables.seats), masks))

    return share_won(play_games(tables, choose))


def train(key: str, players: int, bot: str, updates: int, seed: int) -> Linear:
    features = fitted(Learners(key, TABLES, players, bots=(bot,), seed=seed + 1), 60, seed)
    tables = Learners(key, TABLES, players, bots=(bot,), seed=seed, shaped=True)
    agent = Linear(features, tables.actions, seed)
    for _update in range(updates):
        lesson(agent, tables)
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="larder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="random")
    parser.add_argument("--updates", type=int, default=5)
    parser.add_argument("--games", type=int, default=200, help="of the exam")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for updates in (0, given.updates):
        agent = train(given.game, given.players, given.against, updates, given.seed)
        won, off = exam(agent, given.game, given.players, given.against, given.games)
        print(f"{updates * TABLES * STEPS:8} steps: {won:.0%} won, give or take {off:.0%}")


if __name__ == "__main__":
    main()
