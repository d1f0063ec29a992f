"""An agent trained through the batch door: MaskablePPO of sb3-contrib learns a game by playing
against a bot of the house.

    pip install 'logovo[train]'
    python examples/a_trained_agent.py larder --players 2 --against greedy --steps 1000000
    python examples/a_trained_agent.py lucky --players 3 --against random --steps 700000

Prints the share of games won against random and against the bot it trained with, before, while and
after it learns, and what random moves win in the same seats and first deals; `--curve FILE.svg`
draws that. It proves the door, not the agent.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from logovo.gym.features import anything, fitted
from logovo.gym.learners import Learners, Masks, Numbers, Rows, play_games, share_won
from logovo.gym.progress import progress_in
from logovo.learn.features import LONG

TABLES = 256
STEPS = 32  # of every table, between two updates
EXAM = 9000  # a seed: no table of the exam is one of the training


@dataclass(frozen=True)
class Exam:
    """After so many steps, against one bot: the share won, how far off it may be, and the share
    that random moves win in the same seats and first deals."""

    steps: int
    bot: str
    won: float
    off: float
    chance: float


class Course:
    """One game learnt against one bot."""

    def __init__(self, key: str, players: int, against: str, seed: int) -> None:
        from logovo.gym.baselines import Tables  # cannot be imported without `logovo[train]`

        torch.set_num_threads(1)
        torch.distributions.Distribution.set_default_validate_args(False)  # they cost time
        self.key, self.players, self.against, self.seed = key, players, against, seed
        self.chances: dict[str, float] = {}  # what random moves win against a bot
        self.left = 1.0  # of the steps: the pace of learning falls with it
        sample = self.tables(64, "random", seed + 1)
        self.features = fitted(sample, 300, seed, LONG.get(key, ()))
        progress = progress_in(key, sample.door)
        tables = Learners(key, TABLES, players, None, (against,), seed, True, progress)
        self.model = MaskablePPO(
            "MlpPolicy",
            Tables(tables, self.features),
            n_steps=STEPS,
            batch_size=2048,
            n_epochs=4,
            gamma=0.98,
            gae_lambda=0.9,
            ent_coef=0.004,
            learning_rate=lambda _left: 0.0015 * max(0.1, self.left),
            policy_kwargs={"net_arch": [64, 64], "activation_fn": torch.nn.ReLU},
            seed=seed,
            device="cpu",
        )

    def tables(self, n: int, bot: str, seed: int) -> Learners:
        return Learners(self.key, n, self.players, bots=(bot,), seed=seed)

    def learn(self, steps: int, left: float) -> None:
        self.left = left
        self.model.learn(steps, reset_num_timesteps=False)

    def examine(self, bot: str, games: int) -> Exam:
        """One game at each of so many tables."""
        luck = np.random.default_rng(self.seed)
        tables = self.tables(games, bot, EXAM)

        def choose(rows: Rows, masks: Masks) -> Numbers:
            seen = self.features(rows, tables.seats)
            return self.model.predict(seen, action_masks=masks.copy(), deterministic=True)[0]

        if bot not in self.chances:
            others = self.tables(games, bot, EXAM)
            ends = play_games(others, lambda _rows, masks: anything(masks, luck))
            self.chances[bot] = share_won(ends)[0]
        won, off = share_won(play_games(tables, choose))
        return Exam(int(self.model.num_timesteps), bot, won, off, self.chances[bot])


def train(course: Course, steps: int, games: int, pieces: int, keep: str = "") -> list[Exam]:
    """Learn in pieces, with an exam before each and one after the last; the agent is kept in a
    file after every piece, if there is one."""
    found: list[Exam] = []
    began = time.process_time()
    for piece in range(pieces + 1):
        if piece:
            course.learn(steps // pieces, 1 - (piece - 1) / pieces)
            if keep:
                course.model.save(keep)
        took = time.process_time() - began
        for bot in dict.fromkeys(("random", course.against)):
            exam = course.examine(bot, games)
            found.append(exam)
            print(
                f"{exam.steps:8} steps, {took:4.0f} s: {exam.won:.0%} ± {exam.off:.0%} won against "
                f"{bot} (random moves there: {exam.chance:.0%})",
                flush=True,
            )
    return found


def draw(found: list[Exam], title: str, file: str) -> None:
    import altair

    rows = [{"steps": exam.steps, "won": exam.won, "against": exam.bot} for exam in found]
    rows += [
        {"steps": exam.steps, "won": exam.chance, "against": f"{exam.bot}, by random moves"}
        for exam in found
    ]
    picture = altair.Chart(altair.Data(values=rows), title=title).mark_line(point=True)
    share = altair.Y("won:Q", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1]))
    picture.encode(x="steps:Q", y=share, color="against:N").save(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="larder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=400, help="of each exam")
    parser.add_argument("--pieces", type=int, default=8, help="exams on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", help="a file for the agent")
    parser.add_argument("--curve", default="", help="a picture file")
    given = parser.parse_args()
    course = Course(given.game, given.players, given.against, given.seed)
    found = train(course, given.steps, given.games, given.pieces, given.keep)
    if given.curve:
        draw(found, f"{given.game}, {given.players} players", given.curve)


if __name__ == "__main__":
    main()
