"""A search's policy in which a network plays on in every imagined world.

What a search finds is how its moves turn out among the players of its rollouts, so no number of
tries makes it see further than those do. A network that plays much better than the quick policy may
be worth its price there, though a try costs many times as much: it decides everything in every
rollout. The quick policy still says which moves deserve a look and where to stop.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.learned.advised import Advised


@final
class Deep(Advised):
    """It keeps nothing of a decision, so one serves all searches of a seat."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        return self.learned.choose(state, moves, chance)
