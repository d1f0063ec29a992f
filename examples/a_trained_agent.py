"""An agent trained through the batch door: MaskablePPO of sb3-contrib learns a game by playing
against a bot of the house.

    pip install 'logovo[train]'
    python examples/a_trained_agent.py larder --players 2 --against greedy --steps 1000000

Prints the share of games won against random and against the bot it trained with, before, while and
after it learns, and what random moves win in the same seats and first deals; `--curve FILE.svg`
draws that. It proves the door, not the agent. Lucky needs an agent that is told more:
`a_trained_digger.py`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO

from logovo.gym.features import anything, fitted
from logovo.gym.learners import (
    Learners,
    Masks,
    Numbers,
    Rows,
    Worths,
    more_won,
    play_games,
    played_by,
    policy_of,
    share_won,
)
from logovo.learn.features import LONG

TABLES = 256
STEPS = 32  # of every table, between two updates
EXAM = 9000  # a seed: no table of the exam is one of the training


@dataclass(frozen=True)
class Exam:
    """After so many steps, against one bot: the share won, the share that random moves win in the
    same seats and first deals, the difference; and how far off they may be."""

    steps: int
    bot: str
    won: float
    off: float
    chance: float
    more: float
    more_off: float


class Pace:
    """How fast is learnt: slower the less is left of all steps. Apart from the course, because an
    agent is kept in a file with its pace, and the tables need not be."""

    def __init__(self, fastest: float) -> None:
        self.fastest, self.left, self.share = fastest, 1.0, 1.0

    def __call__(self, _left: float) -> float:
        """It stays the same for one piece, of which so much is left."""
        return self.fastest * max(0.1, self.left)


class Course:
    """One game learnt against one bot."""

    def __init__(self, key: str, players: int, against: str, seed: int) -> None:
        torch.set_num_threads(1)
        torch.distributions.Distribution.set_default_validate_args(False)  # they cost time
        self.key, self.players, self.against, self.seed = key, players, against, seed
        self.chances: dict[str, Worths] = {}  # what random moves win against a bot
        self.pace = Pace(0.0015)
        self.model = self.untaught(self.tables(64, "random", seed + 1))

    def untaught(self, sample: Learners) -> MaskablePPO:
        """An agent that has learnt nothing yet."""
        from logovo.gym.baselines import Tables  # cannot be imported without `logovo[train]`

        self.features = fitted(sample, 300, self.seed, LONG.get(self.key, ()))
        tables = Learners(self.key, TABLES, self.players, None, (self.against,), self.seed, True)
        return MaskablePPO(
            "MlpPolicy",
            Tables(tables, self.features),
            n_steps=STEPS,
            batch_size=2048,
            n_epochs=4,
            gamma=0.98,
            gae_lambda=0.9,
            ent_coef=0.004,
            learning_rate=self.pace,
            policy_kwargs={"net_arch": [64, 64], "activation_fn": torch.nn.ReLU},
            seed=self.seed,
            device="cpu",
        )

    def choose(self, rows: Rows, seats: npt.NDArray[np.int64], masks: Masks) -> Numbers:
        """What the agent thinks best."""
        seen = self.features(rows, seats)
        return self.model.predict(seen, action_masks=masks.copy(), deterministic=True)[0]

    def tables(self, n: int, bot: str, seed: int) -> Learners:
        return Learners(self.key, n, self.players, bots=(bot,), seed=seed)

    def learn(self, steps: int, left: float, share: float) -> None:
        """A piece: how much is left of all the steps, and which share of them it is."""
        self.pace.left, self.pace.share = left, share
        self.model.learn(steps, reset_num_timesteps=False)

    def examine(self, bot: str, games: int) -> Exam:
        """One game at each of so many tables."""
        tables = self.tables(games, bot, EXAM)
        if bot not in self.chances:
            luck = np.random.default_rng(self.seed)
            others = self.tables(games, bot, EXAM)
            self.chances[bot] = play_games(others, lambda _rows, masks: anything(masks, luck))
        ends = play_games(tables, lambda rows, masks: self.choose(rows, tables.seats, masks))
        steps, chances = int(self.model.num_timesteps), self.chances[bot]
        chance, more = share_won(chances)[0], more_won(ends, chances)
        return Exam(steps, bot, *share_won(ends), chance, *more)

    def yardstick(self, name: str, games: int) -> tuple[float, float]:
        """What a bot of the house wins in the learner's place, and how far off this may be."""
        tables = self.tables(games, self.against, EXAM)
        policy = policy_of(name, tables.games.game)
        return share_won(play_games(tables, played_by(tables, policy, self.seed)))


def train(course: Course, steps: int, games: int, pieces: int, keep: str = "") -> list[Exam]:
    """Learn in pieces, with an exam before each and one after the last; the agent is kept in a
    file after every piece, if there is one."""
    found: list[Exam] = []
    began = time.process_time()
    for piece in range(pieces + 1):
        if piece:
            course.learn(steps // pieces, 1 - (piece - 1) / pieces, 1 / pieces)
            if keep:
                course.model.save(keep)
        took = time.process_time() - began
        for bot in dict.fromkeys(("random", course.against)):
            exam = course.examine(bot, games)
            found.append(exam)
            print(
                f"{exam.steps:8} steps, {took:4.0f} s: {exam.won:.0%} ± {exam.off:.0%} won against "
                f"{bot} (random moves there: {exam.chance:.0%}; "
                f"{exam.more:+.1%} ± {exam.more_off:.1%})",
                flush=True,
            )
    return found


def draw(found: list[Exam], title: str, file: str, beside: str, won: float) -> None:
    import altair

    rows = [{"steps": exam.steps, "won": exam.won, "who": f"against {exam.bot}"} for exam in found]
    for exam in found:
        by_chance = f"random moves against {exam.bot}"
        rows.append({"steps": exam.steps, "won": exam.chance, "who": by_chance})
        if beside:
            rows.append({"steps": exam.steps, "won": won, "who": f"{beside} in its place"})
    picture = altair.Chart(altair.Data(values=rows), title=title).mark_line(point=True)
    share = altair.Y("won:Q", axis=altair.Axis(format="%"), scale=altair.Scale(zero=False))
    who = altair.Color("who:N", title=None, sort=None, legend=altair.Legend(labelLimit=0))
    room = {"left": 5, "top": 5, "bottom": 5, "right": 60}  # fonts differ in their widths
    picture.encode(x="steps:Q", y=share, color=who).properties(padding=room).save(file)


def main(
    course_of: Callable[[str, int, str, int], Course] = Course,
    game: str = "larder",
    players: int = 2,
    against: str = "greedy",
) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=game)
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--against", default=against)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=400, help="of each exam")
    parser.add_argument("--pieces", type=int, default=8, help="exams on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", help="a file for the agent")
    parser.add_argument("--curve", default="", help="a picture file")
    parser.add_argument("--beside", default="", help="a bot of the house to compare with")
    given = parser.parse_args()
    course = course_of(given.game, given.players, given.against, given.seed)
    found = train(course, given.steps, given.games, given.pieces, given.keep)
    won = 0.0
    if given.beside:
        won, off = course.yardstick(given.beside, given.games)
        print(f"{given.beside} in its place: {won:.0%} ± {off:.0%} won against {given.against}")
    if given.curve:
        draw(found, f"{given.game}, {given.players} players", given.curve, given.beside, won)


if __name__ == "__main__":
    main()
