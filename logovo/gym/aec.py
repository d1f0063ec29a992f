"""The five games as PettingZoo environments: agents `player_0`, `player_1` … take turns.

    from logovo.gym.aec import env
    table = env("larder", players=4)

Seats that owe a decision at once are asked one after another, and none is shown what the others
have answered: their observations are what their views show.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from logovo.core.seats import TABLE, Seat
from logovo.gym.pictures import as_rgb, as_text
from logovo.gym.play import Mask, Play, Row, bounds, table_for

Observation: TypeAlias = Row | dict[str, Row | Mask]
MASK: Final = "action_mask"
SEEDS = 1 << 31


class TableEnv(AECEnv[str, Observation, int]):
    """`observation` and `action_mask` in every observation, the mask in `info` too; it is all zeros
    for who is not asked. With `plain` observations are the rows alone. Rewards come at the end and
    sum to 0; shaped ones after every move. `player_0` sits on p1."""

    def __init__(
        self,
        key: str,
        players: int = 0,
        options: dict[str, str] | None = None,
        shaped: bool = False,
        plain: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.options = table_for(key, players, options)
        self.door = self.game.door(self.options)
        self.metadata = {
            "name": f"logovo_{key}_v{self.game.ruleset}",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, "ansi", "rgb_array"):
            raise ValueError(f"render_mode {render_mode}: None, ansi or rgb_array")
        self.render_mode = render_mode
        self.shaped = shaped
        self.plain = plain
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        low, high = bounds(self.door)
        n = int(self.door.actions)
        rows = spaces.Box(low, high, dtype=np.int16)
        masked = spaces.Dict({"observation": rows, MASK: spaces.Box(0, 1, (n,), np.int8)})
        space: spaces.Box | spaces.Dict = rows if plain else masked
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(n) for agent in self.possible_agents}
        self.np_random, self.np_random_seed = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Box | spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is not None:
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        begun = int(self.np_random.integers(SEEDS))
        self.play = Play(self.game, self.options, self.door, begun, loud=False)
        self.worths = self.play.worths()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.look()

    def look(self) -> None:
        """Say who is asked, and among what."""
        nothing: Mask = np.zeros(int(self.door.actions), np.int8)
        self.masks = dict.fromkeys(self.possible_agents, nothing)
        if not self.play.is_over():
            self.agent_selection = self.possible_agents[self.play.seat]
            self.masks[self.agent_selection] = self.play.mask()
        self.infos = {agent: {MASK: self.masks[agent]} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = Seat(self.possible_agents.index(agent))
        row = self.play.observe(seat)
        return row if self.plain else {"observation": row, MASK: self.masks[agent]}

    def step(self, action: int | None) -> None:
        """Raises IllegalAction (a ValueError) for a number the mask forbids; nothing has changed
        then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action None: only for agents that are done")
        played = self.play.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if played and (self.play.is_over() or self.shaped):
            self.pay()
        if self.play.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        self.look()
        self._accumulate_rewards()

    def pay(self) -> None:
        worths = self.play.worths()
        before = self.worths if self.shaped else [0.0] * len(worths)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = worths[seat] - before[seat]
        self.worths = worths

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What onlookers see of the table: text, or a picture of that text."""
        if self.render_mode is None:
            return None
        view = self.game.view(self.play.state, TABLE)
        if self.render_mode == "ansi":
            return as_text(self.game, view)
        return as_rgb(self.game, view)

    def close(self) -> None:
        pass


def env(
    key: str,
    players: int = 0,
    options: dict[str, str] | None = None,
    shaped: bool = False,
    plain: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """An environment of a game; 0 players for the fewest it takes."""
    return TableEnv(key, players, options, shaped, plain, render_mode)
