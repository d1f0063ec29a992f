"""Worlds in the measure of how likely they make what the others did."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.belief import Belief

MOST_TRIES: Final = 12
"""A world is turned down so often at most; then the likeliest of them stands."""
FINE: Final = 1 << 30


@final
class Believing(Sampler):
    """A sampler gives worlds in which all that happened was allowed. Of these the ones in which
    the others would hardly have done what they did are turned down most of the time."""

    def __init__(self, inner: Sampler, belief: Belief) -> None:
        self.inner = inner
        self.belief = belief

    def sample(self, chance: Chance) -> State:
        best = self.inner.sample(chance)
        most = self.belief.likelihood(best)
        world, likely = best, most
        for _i in range(MOST_TRIES):
            if likely >= 1.0 or chance.below(FINE) < i64(likely * float(FINE)):
                return world
            world = self.inner.sample(chance)
            likely = self.belief.likelihood(world)
            if likely > most:
                best, most = world, likely
        return best
