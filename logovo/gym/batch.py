"""N games at once in NumPy arrays that look straight into compiled memory."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from logovo.core.batch import BadAction, Batch
from logovo.gym.play import IllegalAction, bounds, table_for


class Games:
    """A batch of games of one kind, finished ones begun anew.

        games = Games("larder", 1024, players=4, seed=1)
        games.step(choose(games.observations, games.masks))

    `observations` (N × width, int16), `masks` (N × actions, bool), `seats` (N), `rewards`
    (N × players), `dones` (N, bool) always show the present: they are views that `step` writes
    anew, so copy what must last. They cannot be written to. One seed decides everything.
    """

    def __init__(
        self,
        key: str,
        n: int,
        players: int = 0,
        options: dict[str, str] | None = None,
        seed: int = 0,
        shaped: bool = False,
    ) -> None:
        if n < 1:
            raise ValueError(f"{n} games: at least one, please")
        self.game, self.options = table_for(key, players, options)
        self.door = self.game.door(self.options)
        self.n = n
        self.players = self.options.players
        self.width, self.actions = int(self.door.width), int(self.door.actions)
        self.low, self.high = bounds(self.door)
        batch = Batch(self.game, self.options, self.door, n, seed, shaped)
        self.batch = batch
        self.observations: npt.NDArray[np.int16] = np.frombuffer(
            memoryview(batch.observations), np.int16
        ).reshape(n, self.width)
        self.masks: npt.NDArray[np.bool_] = np.frombuffer(
            memoryview(batch.masks), np.bool_
        ).reshape(n, self.actions)
        self.rewards: npt.NDArray[np.float64] = np.frombuffer(
            memoryview(batch.rewards), np.float64
        ).reshape(n, self.players)
        self.dones: npt.NDArray[np.bool_] = np.frombuffer(memoryview(batch.dones), np.bool_)
        self.seats: npt.NDArray[np.int64] = np.frombuffer(memoryview(batch.seats), np.int64)

    def step(self, actions: npt.NDArray[np.integer]) -> None:
        """A number for each game. Raises ValueError or TypeError for a wrong shape or type and
        IllegalAction for a number that a mask forbids; then no game has been stepped."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions of shape {given.shape}, not ({self.n},)")
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions of type {given.dtype}, not integers")
        try:
            self.batch.step(given.tolist())
        except BadAction as bad:
            i, action = bad.game, bad.action
            word = self.door.word(action) if 0 <= action < self.actions else "no action"
            raise IllegalAction(f"game {i}: {action} ({word}), see its mask") from bad
