"""A quick, sensible player of hush: keeps a high card, else hopes for a better one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from examples.hush.components import RANKS
from examples.hush.game import ours
from examples.hush.moves import SWAP, is_peek
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.policy import Policy

KEPT = RANKS - 1


@final
class Greedy(Policy):
    """Looks at its own card only, for that is all a policy may see here."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        table = ours(state)
        if table.cards[table.turn] < KEPT:
            return SWAP
        peeks = [int(moves.get(i)) for i in range(moves.size) if is_peek(int(moves.get(i)))]
        return peeks[0]
