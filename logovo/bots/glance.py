"""What catches the eye: people do not look at every move they could make."""

from __future__ import annotations

from typing import Final

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.policy import Policy

PER_MILLE: Final = 1000
ALL: Final = 1000


def glance(
    world: State, policy: Policy, most: int, chance: Chance, sees: int = PER_MILLE
) -> list[int]:
    """The obvious move, then so many at most of the others that deserve a look, drawn by
    chance. Of a thousand moves only so many are noticed at all."""
    moves = Moves()
    world.legal_into(moves)
    if sees < PER_MILLE:
        notice(moves, sees, chance)
    obvious = int(policy.choose(world, moves, chance))
    policy.shortlist(world, moves)
    others = [int(moves.get(i)) for i in range(moves.size)]
    others = [code for code in others if code != obvious]
    noticed = [obvious]
    while others and len(noticed) <= most:
        noticed.append(others.pop(int(chance.below(len(others)))))
    return noticed


def notice(moves: Moves, sees: int, chance: Chance) -> None:
    """Narrow `moves` to those that are noticed, at least to what the eye falls on first."""
    noticed = Moves()
    for i in range(int(moves.size)):
        if chance.below(PER_MILLE) < sees:
            noticed.add(moves.get(i))
    if noticed.size == 0:
        noticed.add(moves.get(chance.below(moves.size)))
    moves.copy_from(noticed)
