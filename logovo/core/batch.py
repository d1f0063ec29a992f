"""Many games of one kind stepped at once, into buffers that NumPy can look at."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from logovo.core.chance import Chance, mix32
from logovo.core.door import Door
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State


class BadAction(LogovoError):
    """A number that spells no legal move here. No game has been stepped."""

    def __init__(self, game: int, action: int, why: str) -> None:
        super().__init__("bad-action", {"game": game, "action": action, "why": why})
        self.game: Final = game
        self.action: Final = action


@final
class Batch:
    """`observations` and `masks` are of the seat that decides next in each game (`seats`). A game
    that ends is begun anew at once: `dones` says so, `rewards` are those of the game that ended,
    the rest is of the new one.

    Rewards: how well each seat ended (`State.reward`, 0 to 1) less the average of the table, so
    that they sum to 0. Shaped ones are the change of the same number after every decision; they
    sum to the same over a game, but for what the first position was worth. They look at the whole
    table and are for training only.
    """

    def __init__(
        self, game: Game, options: Options, door: Door, n: i64, seed: i64, shaped: bool = False
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.door: Final = door
        self.n: i64 = n
        self.players: i64 = options.players
        self.width: i64 = door.width
        self.actions: i64 = door.actions
        self.shaped: bool = shaped
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.drafts: list[Moves] = []
        self.listed: list[Moves] = []
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.observations: vec[i16] = vec[i16]([0] * (n * door.width))
        self.masks: vec[u8] = vec[u8]([0] * (n * door.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (n * self.players))
        self.worths: vec[float] = vec[float]([0.0] * (n * self.players))
        self.dones: vec[u8] = vec[u8]([0] * n)
        for i in range(n):
            chance = Chance(mix32((seed + i * 0x9E3779B1) & 0xFFFFFFFF) + (i << 32))
            self.chances.append(chance)
            self.drafts.append(Moves())
            self.listed.append(Moves())
            self.states.append(game.setup(options, chance, SILENT))
            if shaped:
                self.change_worths(i)
            self.show(i)

    def step(self, actions: list[int]) -> None:
        """One number for each game. Raises BadAction, and then nothing has changed."""
        n = self.n
        if len(actions) != n:
            raise BadAction(len(actions), 0, "count")
        masks = self.masks
        width = self.actions
        for i in range(n):
            action = i64(actions[i])
            if action < 0 or action >= width:
                raise BadAction(int(i), int(action), "range")
            if masks[i * width + action] == 0:
                raise BadAction(int(i), int(action), "illegal")
        for i in range(n):
            self.step_one(i, i64(actions[i]))

    def step_random(self, steps: i64, chance: Chance) -> None:
        """So many steps in every game by uniformly chosen numbers: for measuring."""
        for _step in range(steps):
            for i in range(self.n):
                listed = self.listed[i]
                self.step_one(i, listed.get(chance.below(listed.size)))

    def step_one(self, i: i64, action: i64) -> None:
        state = self.states[i]
        draft = self.drafts[i]
        rewards = self.rewards
        players = self.players
        if self.dones[i] != 0 or self.shaped:
            self.dones[i] = 0
            for seat in range(players):
                rewards[i * players + seat] = 0.0
        draft.add(action)
        if self.door.is_whole(state, draft):
            self.door.play(state, self.seats[i], draft, self.chances[i], SILENT)
            draft.clear()
            over = state.is_over()
            if over or self.shaped:
                self.change_worths(i)
            if over:
                self.dones[i] = 1
                self.states[i] = self.game.setup(self.options, self.chances[i], SILENT)
                if self.shaped:
                    self.forget_worths(i)
        self.show(i)

    def change_worths(self, i: i64) -> None:
        """Write down what the position is worth, and as rewards how that has changed."""
        state = self.states[i]
        players = self.players
        at = i * players
        total = 0.0
        worths = self.worths
        rewards = self.rewards
        for seat in range(players):
            total += state.reward(seat)
        average = total / float(players)
        for seat in range(players):
            worth = state.reward(seat) - average
            rewards[at + seat] = worth - worths[at + seat]
            if self.shaped:
                worths[at + seat] = worth

    def forget_worths(self, i: i64) -> None:
        """A new game begins: what its first position is worth is no reward."""
        state = self.states[i]
        players = self.players
        total = 0.0
        for seat in range(players):
            total += state.reward(seat)
        for seat in range(players):
            self.worths[i * players + seat] = state.reward(seat) - total / float(players)

    def show(self, i: i64) -> None:
        """Write mask and observation of the seat that decides now."""
        state = self.states[i]
        draft = self.drafts[i]
        listed = self.listed[i]
        masks = self.masks
        at = i * self.actions
        for j in range(listed.size):
            masks[at + listed.get(j)] = 0
        if draft.size == 0:
            self.seats[i] = state.decider()
        seat = self.seats[i]
        self.door.list_into(state, seat, draft, listed)
        for j in range(listed.size):
            masks[at + listed.get(j)] = 1
        self.door.write(state, seat, draft, self.observations, i * self.width)
