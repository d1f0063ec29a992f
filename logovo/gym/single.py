"""One seat of a game as a Gymnasium environment: it learns, bots by name sit at the others.

from logovo.gym.single import SeatEnv
table = SeatEnv("larder", players=2, bots="greedy")
"""

from __future__ import annotations

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from logovo.bots.bot import Bot, tell
from logovo.bots.outside import any_bot
from logovo.bots.policy import quick_policy
from logovo.core.moves import Moves
from logovo.core.seats import TABLE, Seat
from logovo.gym.pictures import as_rgb, as_text
from logovo.gym.play import Mask, Play, bounds, table_for
from logovo.search.policy import Policy

SEEDS = 1 << 31


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """Observations are those of `core/door.py`, each divided by its greatest value, so that they
    lie between -1 and 1. `action_masks()` says what may be chosen, as MaskablePPO wants it. A
    reward comes at the end, between -1 and 1, the average of the table being 0; shaped ones
    after every own move."""

    def __init__(
        self,
        key: str,
        players: int = 0,
        options: dict[str, str] | None = None,
        seat: int = 0,
        bots: str | tuple[str, ...] = "random",
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.options = table_for(key, players, options)
        if not 0 <= seat < self.options.players:
            raise ValueError(f"seat {seat}: 0 to {self.options.players - 1}")
        if render_mode not in (None, "ansi", "rgb_array"):
            raise ValueError(f"render_mode {render_mode}: None, ansi or rgb_array")
        self.metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}
        self.door = self.game.door(self.options)
        self.seat = Seat(seat)
        self.shaped = shaped
        self.render_mode = render_mode
        others = self.options.players - 1
        self.names = (bots,) * others if isinstance(bots, str) else bots
        if len(self.names) != others:
            raise ValueError(f"{len(self.names)} bots for {others} seats")
        for name in self.names:
            any_bot(name, self.game, 0, self.options.players)  # an unknown one is told of at once
        low, high = bounds(self.door)
        self.scale = np.maximum(np.maximum(np.abs(low), np.abs(high)), 1).astype(np.float32)
        self.observation_space = spaces.Box(
            (low / self.scale).astype(np.float32), (high / self.scale).astype(np.float32)
        )
        self.action_space = spaces.Discrete(int(self.door.actions))
        self.play: Play | None = None
        self.moves = Moves()

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, object]]:
        super().reset(seed=seed)
        seats = [seat for seat in range(self.options.players) if seat != self.seat]
        luck = [int(self.np_random.integers(SEEDS)) for _name in range(self.options.players)]
        self.bots: dict[int, Bot] = {}
        self.policies: dict[int, Policy] = {}
        for seat, name in zip(seats, self.names, strict=True):
            bot = any_bot(name, self.game, luck[seat], self.options.players)
            policy = quick_policy(bot)
            if policy is None:
                bot.sit(self.game, self.options, Seat(seat))
                self.bots[seat] = bot
            else:
                self.policies[seat] = policy
        begun = luck[self.seat]
        self.play = Play(self.game, self.options, self.door, begun, loud=bool(self.bots))
        self.worth = self.play.worths()[self.seat]
        self.tell()
        self.go_on(self.play)
        return self.seen(self.play), {}

    def tell(self) -> None:
        """Bots that think hear what their seats are told; policies need no telling."""
        if self.play is not None and self.bots:
            events = self.play.take_events()
            for seat, bot in self.bots.items():
                tell(bot, self.game, Seat(seat), events)

    def go_on(self, play: Play) -> None:
        """Let the others play until the learner is asked or the game is over."""
        while not play.is_over() and play.seat != self.seat:
            seat, state = play.seat, play.state
            policy = self.policies.get(seat)
            if policy is not None:
                state.legal_for(seat, self.moves)
                code = policy.choose(state, self.moves, play.chance)
                state.apply_by(seat, code, play.chance, play.journal)
            else:
                view, legal = self.game.view(state, seat), self.game.legal(state, seat)
                move = self.bots[seat].choose(view, legal)
                self.game.play(state, seat, move, play.chance, play.journal)
            self.tell()
            play.look()

    def seen(self, play: Play) -> npt.NDArray[np.float32]:
        return (play.observe(self.seat) / self.scale).astype(np.float32)

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, object]]:
        """Raises IllegalAction (a ValueError) for a number the mask forbids and ResetNeeded before
        the first reset and after the end; nothing has changed then."""
        play = self.begun()
        if play.is_over():
            raise ResetNeeded("the game is over: call reset()")
        if play.step(int(action)):
            self.tell()
            self.go_on(play)
        reward = 0.0
        if play.is_over() or self.shaped:
            worth = play.worths()[self.seat]
            reward = worth - self.worth if self.shaped else worth
            self.worth = worth
        return self.seen(play), reward, play.is_over(), False, {}

    def begun(self) -> Play:
        if self.play is None:
            raise ResetNeeded("no game has begun: call reset() first")
        return self.play

    def action_masks(self) -> Mask:
        """1 for every number that may be chosen now."""
        return self.begun().mask()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the learner's seat sees of the table."""
        play = self.begun()
        view = self.game.view(play.state, self.seat if not play.is_over() else TABLE)
        if self.render_mode == "ansi":
            return as_text(self.game, view)
        return as_rgb(self.game, view) if self.render_mode else None
