"""What catches the eye: people do not look at every move they could make."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.policy import Policy


def glance(world: State, policy: Policy, most: int, chance: Chance) -> list[int]:
    """The obvious move, then so many at most of the others that deserve a look, drawn by
    chance."""
    moves = Moves()
    world.legal_into(moves)
    obvious = int(policy.choose(world, moves, chance))
    policy.shortlist(world, moves)
    others = [int(moves.get(i)) for i in range(moves.size)]
    others = [code for code in others if code != obvious]
    noticed = [obvious]
    while others and len(noticed) <= most:
        noticed.append(others.pop(int(chance.below(len(others)))))
    return noticed
