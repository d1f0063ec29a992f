"""A network that is to learn one game at one table size: what it looks at, what it plays, and the
course by which it learns, which `course.py` and `apprentice.py` give it.

Everything follows from the seed and the number of the update, so a run that was interrupted goes on
as if it had not been.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from logovo.core.chance import Chance, mix32
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.learn.features import FAR, Features, Rows
from logovo.learn.layers import Adam, Floats, Losses, Places, fresh, inputs_of
from logovo.search.insights import insight
from logovo.search.learned.network import Inputs, Network
from logovo.search.learned.policy import Learned
from logovo.search.learned.story import Story
from logovo.search.playouts import play_by
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Policy, Uniform

SHORTEST: Final = 4  # decisions of a game, at least: bounds how many games a story can hold


@dataclass(frozen=True)
class Recipe:
    """What decides a run, beside the game and the number of updates."""

    players: int
    seed: int = 1
    chosen: dict[str, str] = field(default_factory=dict)
    hidden: int = 64
    decisions: int = 16384  # played for each update
    lot: int = 1024  # decisions of one step
    epochs: int = 3
    pace: float = 0.001
    clip: float = 0.2
    curiosity: float = 0.003
    far_sight: float = 0.9  # how much later surprises count, a decision later
    worlds: int = 0  # in which every move is tried; 0: only what is played counts


class TooFewDecisions(LogovoError):
    """Not even one whole game of this kind fits into a story of that length."""

    def __init__(self, decisions: int) -> None:
        super().__init__("too-few-decisions", {"decisions": decisions})


class Pupil:
    def __init__(self, game: Game, recipe: Recipe) -> None:
        self.game, self.recipe = game, recipe
        self.options: Options = game.options(recipe.players, recipe.chosen)
        self.door = insight(game, self.options)
        self.adviser: Policy = rollout(game.key)
        self.others: Policy = greedy(game.key) or Uniform()
        self.moves = Moves()
        self.story = Story(
            recipe.decisions,
            int(self.door.width),
            recipe.players,
            recipe.decisions // SHORTEST,
        )
        self.updates = 0
        self.decisions = 0
        self.games = 0
        self.features = self.look_around()
        luck = np.random.default_rng(recipe.seed)
        size, actions = self.features.size, int(self.door.actions)
        self.weights: list[Floats] = fresh(size, recipe.hidden, actions, luck)
        self.adam = Adam(self.weights)
        self.network = Network(inputs_of(self.features, FAR), recipe.hidden, actions)
        self.learner = Learned(self.door, self.network, self.adviser)
        self.hand_over()

    def look_around(self) -> Features:
        """What is worth looking at, from games that the adviser plays with many slips."""
        door, recipe = self.door, self.recipe
        actions = int(door.actions)
        blind = Network(Inputs([[]] * recipe.players, [], [], [], [], [], FAR), 1, actions)
        start = fresh(0, 1, actions, np.random.default_rng(recipe.seed))
        blind.take([part.ravel().tolist() for part in start])
        self.play(Learned(door, blind, self.adviser), 0)
        rows, seats = self.seen()
        return Features(door, recipe.players, rows, seats)

    def luck(self, number: int) -> Chance:
        """Of one update."""
        return Chance(int(mix32(self.recipe.seed & 0xFFFFFFFF)) + (number << 32))

    def hand_over(self) -> None:
        """The compiled network plays with the weights as they are now."""
        self.network.take([part.ravel().tolist() for part in self.weights])

    # --- playing ----------------------------------------------------------------

    def play(self, learner: Learned, number: int) -> None:
        """Fill the story. In one game the learner has all seats, then each seat once among greedy
        ones, so that half of what it decides is against itself and half against them."""
        story, players = self.story, self.recipe.players
        chance = self.luck(number)
        limit = self.game.longest(self.options)
        learner.story = story
        story.clear()
        played = 0
        while not story.full:
            seats: list[Policy] = [learner] * players
            alone = played % (players + 1)
            if alone:
                seats = [self.others] * players
                seats[alone - 1] = learner
            state = self.game.setup(self.options, chance, SILENT)
            play_by(state, seats, chance, self.moves, limit)
            story.end_game(state)
            played += 1
        learner.story = None
        if story.size == 0:
            raise TooFewDecisions(self.recipe.decisions)

    def seen(self) -> tuple[Rows, Places]:
        """Rows and seats of the story. Views: the next story writes over them."""
        story, n = self.story, int(self.story.size)
        rows = np.frombuffer(memoryview(story.rows), np.int16).reshape(-1, int(story.width))
        return rows[:n], np.frombuffer(memoryview(story.seats), np.int64)[:n]

    # --- learning ---------------------------------------------------------------

    def update(self, left: float) -> Losses:
        """Play and learn once. `left` is how much of the run is to come, 1 to 0: the pace falls
        with it."""
        raise NotImplementedError

    def keep_beside(self, folder: Path) -> None:
        """Keep what else it learns from."""

    def take_up_beside(self, folder: Path) -> None:
        """Find it again, once the weights are those that were kept."""
