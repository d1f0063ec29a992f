"""Who has won: the fewest vampires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from logovo.core.outcome import Outcome, places_by
from logovo.games.vampires import rulebook

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState

# How the game ended.
GOING: Final = 0
WON: Final = 1
STALLED: Final = 2
CAPPED: Final = 3

REASONS: Final = (rulebook.WIN, rulebook.WIN, rulebook.STALL_END, rulebook.STALL_CAP)
"""By how the game ended."""


def outcome(state: VampiresState) -> Outcome | None:
    """Scores are the vampires left: fewer is better."""
    if state.ending == GOING:
        return None
    left = [int(state.sizes[seat]) for seat in range(state.players)]
    return Outcome(places_by([-count for count in left]), tuple(left), REASONS[state.ending])
