"""An agent trained through the batch door on lucky, where gold comes at the end of a round, if at
all, and is shared: MaskablePPO of sb3-contrib learns to dig, and to hinder, among random players.

    pip install 'logovo[train]'
    python -m examples.a_trained_digger --steps 400000 --games 2000 --beside greedy

What it takes beside `a_trained_agent.py`, which learns nothing here:

- it is told for each card and each place whether the path would come nearer to a goal
  (`logovo.gym.paths`), and which tools are its own, and weighs that alike for all of them, by role;
- it is paid for the way on, not only for the gold (`logovo.gym.progress`);
- it chooses among some two hundred usual numbers instead of 1,311 (`logovo.gym.usual`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from examples.a_trained_agent import STEPS, TABLES, Course, Pace, main
from logovo.games.lucky.components import PATH_KINDS, THROUGH_KINDS
from logovo.games.lucky.moves.numbers import BREAK, DUST, FIRE, LAY, MEND, PASS, SEATS, TAKE, TURN
from logovo.gym.features import fitted
from logovo.gym.learners import Learners, Masks, Numbers, Rows
from logovo.gym.paths import Paths
from logovo.gym.progress import progress_in
from logovo.gym.usual import usual
from logovo.learn.features import span_of

BOARD: Final = ("cards", "forest", "held")
"""What `Paths` has looked through, and the hand once more, card by card."""
DEAD_END, PASS_DEAD_END = LAY + 2 * THROUGH_KINDS, PASS + THROUGH_KINDS
MOVES: Final = (
    LAY,
    DEAD_END,
    FIRE,
    BREAK,
    MEND,
    DUST,
    PASS,
    PASS_DEAD_END,
    PASS + PATH_KINDS,
    TURN,
)
"""Where another kind of move begins among the numbers: places come before the first."""
PACE: Final = 0.005
WEIGHTY: Final = 20.0
"""Few weights that are shared by many choices may move faster than many of one choice each."""


class Sight:
    """What the agent sees: hands, tools and counts; then facts, each of which speaks for or against
    one choice; then its role. Facts are of five kinds: a place or a card that brings the path
    nearer, a break and a mend of one's own tool, and what a piece of gold is worth."""

    def __init__(self, sample: Learners, seed: int) -> None:
        self.table = fitted(sample, 300, seed, BOARD)
        self.usual = usual(sample, 300, seed, np.arange(DUST, sample.actions))
        self.paths = Paths(sample.door, sample.observations)
        self.role = span_of(sample.door, "role")
        numbers = self.usual.numbers
        self.told = np.isin(self.paths.numbers, numbers)
        self.tools = numbers[(numbers >= BREAK) & (numbers < DUST)]
        self.gold = numbers[numbers >= TAKE]
        about = np.concatenate([self.paths.numbers[self.told], self.tools, self.gold])
        self.choices = np.searchsorted(numbers, about)
        self.kinds = np.searchsorted([LAY, BREAK, MEND, TAKE], about, side="right")
        self.moves = np.append(np.searchsorted(MOVES, numbers, side="right"), 0)
        self.size = self.table.size + len(self.choices) + 2

    def __call__(self, rows: Rows, seats: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        own = (self.tools - BREAK) % SEATS == seats[:, None]
        facts = self.paths(rows)[:, self.told]
        gold = np.broadcast_to(self.gold - TAKE, (len(rows), len(self.gold)))
        parts = [self.table(rows, seats), facts, own, gold, rows[:, self.role]]
        return np.hstack(parts, dtype=np.float32)


class Weighing(torch.nn.Module):
    """How much each choice is liked: by the table, by the kind of move it is, and by the facts that
    speak for it."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.size = sight.table.size
        self.by_table = torch.nn.Linear(2 * self.size, sight.usual.size)
        self.by_facts = torch.nn.Parameter(torch.zeros(2, int(sight.kinds.max()) + 1))
        self.by_move = torch.nn.Parameter(torch.zeros(2, len(MOVES) + 1))
        self.moves = torch.as_tensor(sight.moves)
        self.kinds = torch.as_tensor(sight.kinds)
        self.choices = torch.as_tensor(sight.choices)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        table, facts, role = seen[:, : self.size], seen[:, self.size : -2], seen[:, -2:]
        as_digger, as_mad = table * role[:, :1], table * role[:, 1:]
        liked = self.by_table(torch.cat([as_digger, as_mad], dim=1))
        liked = liked + (WEIGHTY * role @ self.by_move)[:, self.moves]
        weights = (WEIGHTY * role @ self.by_facts)[:, self.kinds]
        return liked.index_add(1, self.choices, facts * weights)


class DiggerPolicy(MaskableActorCriticPolicy):
    """As sb3-contrib makes it, but for how choices are weighed."""

    def __init__(self, *given: object, sight: Sight, **named: object) -> None:
        self.sight = sight
        super().__init__(*given, **named)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Weighing(self.sight)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=lr_schedule(1), eps=1e-5)


class SmoothPace(Pace):
    def __call__(self, left: float) -> float:
        return self.fastest * max(0.1, self.left - self.share * (1 - left))


class DiggerCourse(Course):
    def untaught(self, sample: Learners) -> MaskablePPO:
        from logovo.gym.baselines import Tables  # cannot be imported without `logovo[train]`

        if self.key != "lucky":
            raise ValueError(f"a digger learns lucky, not {self.key}: see a_trained_agent.py")
        self.sight = Sight(sample, self.seed)
        self.pace = SmoothPace(PACE)
        progress = progress_in(self.key, sample)
        bots = (self.against,)
        tables = Learners(self.key, TABLES, self.players, None, bots, self.seed, True, progress)
        layers = {"pi": [], "vf": [64, 64]}
        return MaskablePPO(
            DiggerPolicy,
            Tables(tables, self.sight, self.sight.usual),
            n_steps=STEPS,
            batch_size=2048,
            n_epochs=4,
            gamma=0.99,
            gae_lambda=0.9,
            ent_coef=0.004,
            learning_rate=self.pace,
            policy_kwargs={
                "net_arch": layers,
                "activation_fn": torch.nn.ReLU,
                "sight": self.sight,
            },
            seed=self.seed,
            device="cpu",
        )

    def choose(self, rows: Rows, seats: npt.NDArray[np.int64], masks: Masks) -> Numbers:
        sight, legal = self.sight, self.sight.usual.choices(masks)
        seen = sight(rows, seats)
        chosen = self.model.predict(seen, action_masks=legal, deterministic=True)[0]
        return sight.usual.meant(chosen, masks)


if __name__ == "__main__":
    main(DiggerCourse, "lucky", players=3, against="random")
