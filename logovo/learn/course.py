"""A network learns by playing itself and the game's quick policy.

Proximal policy optimisation: play some thousand decisions with the network as it is, work out which
went better than it expected, take some small steps towards those, and again.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from logovo.learn.layers import Losses, slopes
from logovo.learn.lots import Lots, gains_of
from logovo.learn.pupil import Pupil

STEEPEST: Final = 0.5


class Course(Pupil):
    def update(self, left: float) -> Losses:
        """Play and learn once. `left` is how much of the run is to come, 1 to 0: the pace falls
        with it."""
        recipe = self.recipe
        self.updates += 1
        self.play(self.learner, self.updates)
        self.decisions += int(self.story.size)
        self.games += int(self.story.played)
        gains, ends = gains_of(self.story, recipe.far_sight)
        gains = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
        lots = Lots(self.story, self.features(*self.seen()), gains, ends, int(self.door.actions))
        luck = np.random.default_rng([recipe.seed, self.updates])
        pace = recipe.pace * max(0.1, left)
        told: list[Losses] = []
        for _epoch in range(recipe.epochs):
            order = luck.permutation(lots.size)
            for at in range(0, lots.size - recipe.lot // 2, recipe.lot):
                lot = lots.take(order[at : at + recipe.lot])
                slope, losses = slopes(self.weights, lot, recipe.clip, recipe.curiosity)
                self.adam.step(self.weights, slope, pace, STEEPEST)
                told.append(losses)
        self.hand_over()
        last = told[-max(1, len(told) // recipe.epochs) :]
        means = np.mean([(one.moved, one.undecided, one.wrong) for one in last], axis=0)
        return Losses(*(float(mean) for mean in means))
