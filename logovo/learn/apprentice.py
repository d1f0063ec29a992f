"""A network learns from tries: every move worth a look is tried in imagined worlds, and the network
learns which are better on the average.

Self-play tells one number for a whole game; tries tell one for every move of every decision, which
is what makes games learnable whose ends hang on luck or on others. All tries are kept and learnt
from again at every update. Before that the newest show how much better than its adviser the network
is where it has not looked yet.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import numpy as np

from logovo.core.game import Game
from logovo.learn.layers import Floats, Losses, Places, TriedLot, forward, slopes_of_worth
from logovo.learn.pupil import Pupil, Recipe
from logovo.learn.trials import UNKNOWN, TriedDecisions, Trying

STEEPEST: Final = 0.5
UNTRIED: Final = 0.1
COLUMNS: Final = ("rows", "seats", "starts", "counts", "numbers", "worths", "hints", "ends")


class Apprentice(Pupil):
    """Its story serves to look around; what it learns from are its trials."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        super().__init__(game, recipe)
        self.trials: list[TriedDecisions] = []  # of each update

    def update(self, left: float) -> Losses:
        """Try as many decisions as the recipe says, then learn from all there are."""
        recipe = self.recipe
        self.updates += 1
        fresh = Trying(self, self.luck(self.updates)).fill(recipe.decisions)
        gained = self.gained(fresh)
        self.trials.append(fresh)
        self.decisions += fresh.size
        self.games += fresh.games
        spread = spread_of(self.trials[0])
        told = self.learn(joined(self.trials), spread, recipe.epochs, recipe.pace * max(0.1, left))
        undecided, wrong = np.mean([(one.undecided, one.wrong) for one in told], axis=0)
        return Losses(gained, float(undecided), float(wrong))

    def learn(
        self, trials: TriedDecisions, spread: float, epochs: int, pace: float
    ) -> list[Losses]:
        """Go through all of them so often; what was lost in the last round."""
        recipe, told = self.recipe, list[Losses]()
        luck = np.random.default_rng([recipe.seed, self.updates])
        for _epoch in range(epochs):
            told = []
            order = luck.permutation(trials.size)
            for at in range(0, max(1, trials.size - recipe.lot // 2), recipe.lot):
                lot = self.lot(trials, order[at : at + recipe.lot], 1 / spread)
                slope, losses = slopes_of_worth(self.weights, lot)
                self.adam.step(self.weights, slope, pace, STEEPEST)
                told.append(losses)
        self.hand_over()
        return told

    def lot(self, trials: TriedDecisions, at: Places, scale: float) -> TriedLot:
        """The worths of a decision are counted from their mean, and in the scale of all. A number
        that was not worth a try is taken for as bad as the worst, but that does not count much."""
        counts = trials.counts[at]
        rows = np.repeat(np.arange(len(at)), counts)
        within = np.arange(int(counts.sum())) - np.repeat(counts.cumsum() - counts, counts)
        places = np.repeat(trials.starts[at], counts) + within
        numbers, worths = trials.numbers[places], trials.worths[places]
        tried = worths != UNKNOWN
        means = np.bincount(rows[tried], worths[tried]) / np.bincount(rows[tried])
        least = np.full(len(at), np.inf, np.float32)
        np.minimum.at(least, rows[tried], worths[tried])
        worths = np.where(tried, worths, least[rows]) - means[rows]
        legal = np.zeros((len(at), int(self.door.actions)), np.bool_)
        legal[rows, numbers] = True
        spread, weights = np.zeros((2, *legal.shape), np.float32)
        spread[rows, numbers] = worths * scale
        weights[rows, numbers] = np.where(tried, 1.0, UNTRIED)
        seen = self.features(trials.rows[at], trials.seats[at])
        return TriedLot(seen, legal, trials.hints[at], trials.ends[at], spread, weights)

    def gained(self, trials: TriedDecisions) -> float:
        """What it would have won by playing what it likes most, where its adviser said what to
        play, beyond what that was worth: a mean over decisions it has not learnt from."""
        gains: list[Floats] = []
        for at in range(0, trials.size, self.recipe.lot):
            lot = self.lot(trials, np.arange(at, min(at + self.recipe.lot, trials.size)), 1.0)
            hinted = np.flatnonzero(lot.hints >= 0)
            liked = forward(self.weights, lot).odds.argmax(axis=1)[hinted]
            gains.append(lot.worths[hinted, liked] - lot.worths[hinted, lot.hints[hinted]])
        return float(np.concatenate(gains).mean())

    # --- keeping ----------------------------------------------------------------

    def keep_beside(self, folder: Path) -> None:
        """The newest trials, in a file of their own: trying is what takes long."""
        folder.mkdir(parents=True, exist_ok=True)
        path = self.file(folder, self.updates)
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **columns(self.trials[-1]))
        os.replace(fresh, path)

    def take_up_beside(self, folder: Path) -> None:
        for update in range(1, self.updates + 1):
            with np.load(self.file(folder, update), allow_pickle=False) as kept:
                columns = {name: kept[name] for name in COLUMNS}
            self.trials.append(TriedDecisions(**columns, games=0))

    def file(self, folder: Path, update: int) -> Path:
        return folder / f"p{self.recipe.players}-trials-{update:04}.npz"


def columns(trials: TriedDecisions) -> dict[str, np.ndarray]:
    return {name: getattr(trials, name) for name in COLUMNS}


def joined(trials: list[TriedDecisions]) -> TriedDecisions:
    """One after another, as if they had been tried together."""
    shift = np.cumsum([0] + [len(one.numbers) for one in trials])
    starts = [one.starts + by for one, by in zip(trials, shift, strict=False)]
    return TriedDecisions(
        np.concatenate([one.rows for one in trials]),
        np.concatenate([one.seats for one in trials]),
        np.concatenate(starts),
        np.concatenate([one.counts for one in trials]),
        np.concatenate([one.numbers for one in trials]),
        np.concatenate([one.worths for one in trials]),
        np.concatenate([one.hints for one in trials]),
        np.concatenate([one.ends for one in trials]),
        sum(one.games for one in trials),
    )


def spread_of(trials: TriedDecisions) -> float:
    """How far the worths of one decision lie apart, on the average."""
    rows = np.repeat(np.arange(trials.size), trials.counts)[trials.worths != UNKNOWN]
    worths = trials.worths[trials.worths != UNKNOWN]
    means = np.bincount(rows, worths) / np.bincount(rows)
    return float((worths - means[rows]).std()) + 1e-6
