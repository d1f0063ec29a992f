"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from logovo.core.rulebook import Rule
from logovo.core.seats import Seat


@final
@dataclass(frozen=True)
class Outcome:
    """`places` per seat, 1 for the winners (ties share a place); `scores` per seat in the
    game's own unit; `reason` is the rule that ended the game."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Rule

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(i) for i in range(len(self.places)) if self.places[i] == 1)


def places_by(keys: list[int]) -> tuple[int, ...]:
    """Places for the highest key first; equal keys share the better place."""
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)
