"""Many tables at once, one seat of each learns, bots of the house play the others: a batch for
whoever trains an agent.

    tables = Learners("larder", 256, players=2, bots=("greedy",), seed=1)
    tables.step(choose(tables.observations, tables.masks))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from logovo.bots.outside import any_bot
from logovo.bots.policy import quick_policy
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.gym.batch import Games
from logovo.search.policy import Policy

Rows: TypeAlias = npt.NDArray[np.int16]
Masks: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.integer]
Worths: TypeAlias = npt.NDArray[np.float64]
Choose: TypeAlias = Callable[[Rows, Masks], Numbers]
Progress: TypeAlias = Callable[[Rows, Rows], Worths]


class Learners:
    """`observations` and `masks` as `Games` has them, always of the seat that learns: `seats[i]`.
    `rewards` (N) are what it got since its last number; they come at the end, or shaped after
    every move. `dones` (N) says where a game has ended, and another one has begun. What a game
    was worth at its end, not shaped, is in `ends`. `progress` may tell from two observations, one
    after the other and of the same game, how far their seat has come in between: it is paid too.

    Tables differ in the seat that learns, and in the bot, which is one of the names for all the
    other seats of a table. One seed decides everything.
    """

    def __init__(
        self,
        key: str,
        n: int,
        players: int = 0,
        options: dict[str, str] | None = None,
        bots: tuple[str, ...] = ("random",),
        seed: int = 0,
        shaped: bool = False,
        progress: Progress | None = None,
    ) -> None:
        self.games: Final = Games(key, n, players, options, seed)
        self.n, self.players, self.door = n, self.games.players, self.games.door
        self.width, self.actions = self.games.width, self.games.actions
        self.observations, self.masks = self.games.observations, self.games.masks
        policies = [policy_of(name, self.games.game) for name in bots]
        self.policies = [policies[i % len(bots)] for i in range(n)]
        self.seats: npt.NDArray[np.int64] = np.arange(n) // len(bots) % self.players
        self.rewards: npt.NDArray[np.float64] = np.zeros(n)
        self.ends: npt.NDArray[np.float64] = np.zeros(n)
        self.dones: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.shaped = shaped
        self.moves = Moves()
        self.worths: npt.NDArray[np.float64] = np.zeros(n)
        for i in range(n):
            self.remember(i)
        self.let_others_play()
        self.dones[:] = False
        self.rewards[:] = 0.0
        self.progress = progress

    def step(self, actions: Numbers) -> None:
        """A number for each table; raises as `Games.step` does, and then nothing was stepped."""
        before = self.observations.copy() if self.progress is not None else self.observations
        self.games.step(actions)
        self.rewards[:] = 0.0
        self.dones[:] = False
        for i in np.flatnonzero(self.games.dones).tolist():
            self.end(i, float(self.games.rewards[i, self.seats[i]]))
        self.let_others_play()
        if self.shaped:
            self.pay_by_worth()
        if self.progress is not None:
            come = self.progress(before, self.observations)
            self.rewards += np.where(self.dones, 0.0, come)

    def let_others_play(self) -> None:
        """Until the seat that learns is asked, at every table."""
        for i in np.flatnonzero(self.games.seats != self.seats).tolist():
            self.play_at(i)

    def play_at(self, i: int) -> None:
        batch, seat, policy, moves = self.games.batch, self.seats[i], self.policies[i], self.moves
        state, chance = batch.states[i], batch.chances[i]
        while (other := int(state.decider())) != seat:
            state.legal_for(other, moves)
            state.apply_by(other, policy.choose(state, moves, chance), chance, SILENT)
            if state.is_over():
                end = worth(state, int(seat))
                state = self.games.game.setup(self.games.options, chance, SILENT)
                batch.states[i] = state
                self.end(i, end)
        batch.show(i)

    def end(self, i: int, end: float) -> None:
        """A game has ended, and the next one has been set up. One that ends before its learner
        was ever asked is told of with the one before it."""
        self.rewards[i] += end - self.worths[i]
        self.ends[i] = end
        self.dones[i] = True
        self.remember(i)

    def remember(self, i: int) -> None:
        if self.shaped:
            self.worths[i] = worth(self.games.batch.states[i], int(self.seats[i]))

    def pay_by_worth(self) -> None:
        for i, state in enumerate(self.games.batch.states):
            now = worth(state, int(self.seats[i]))
            self.rewards[i] += now - self.worths[i]
            self.worths[i] = now


def policy_of(name: str, game: Game) -> Policy:
    """Raises ValueError for a bot that thinks for itself: `SeatEnv` lets those sit down."""
    policy = quick_policy(any_bot(name, game, 0))
    if policy is None:
        raise ValueError(f"{name} keeps notes of its own: it cannot play at many tables at once")
    return policy


def worth(state: State, seat: int) -> float:
    """How well a seat stands, less the average of the table."""
    rewards = [state.reward(other) for other in range(int(state.players))]
    return rewards[seat] - sum(rewards) / len(rewards)


def play_games(tables: Learners, choose: Choose, each: int = 1) -> Worths:
    """What the first so many games of every table were worth: N × each. Long games count as much
    as short ones, because every table plays as many."""
    ends = np.zeros((tables.n, each))
    played = np.zeros(tables.n, np.int64)
    while (played < each).any():
        tables.step(choose(tables.observations, tables.masks))
        for i in np.flatnonzero(tables.dones & (played < each)).tolist():
            ends[i, played[i]] = tables.ends[i]
            played[i] += 1
    return ends


def played_by(tables: Learners, policy: Policy, seed: int) -> Choose:
    """What a policy of the house would choose in the learners' seats: something to compare with."""
    batch, door, moves, chance = tables.games.batch, tables.door, Moves(), Chance(seed)
    codes = [0] * tables.n

    def choose(_rows: Rows, _masks: Masks) -> Numbers:
        numbers = np.zeros(tables.n, np.int64)
        for i, state in enumerate(batch.states):
            spelled = int(batch.drafts[i].size)
            if spelled == 0:
                state.legal_for(int(tables.seats[i]), moves)
                codes[i] = int(policy.choose(state, moves, chance))
            numbers[i] = door.number_at(state, codes[i], spelled)
        return numbers

    return choose


def share_won(ends: Worths) -> tuple[float, float]:
    """How often that was above the average of the table, a tie for one half, and how far off
    this may be: half of the 95 % interval."""
    return mean_of((np.sign(ends).ravel() + 1) / 2)


def more_won(ends: Worths, others: Worths) -> tuple[float, float]:
    """How much more often than others did at the same tables, as a share of games, and how far off
    this may be."""
    return mean_of((np.sign(ends) - np.sign(others)).ravel() / 2)


def mean_of(values: Worths) -> tuple[float, float]:
    return float(values.mean()), float(1.96 * values.std() / np.sqrt(values.size))
