"""What a host may set, and which settings cannot go together."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import OptionsClash
from logovo.core.options import OFF_ON, Choice, Options

GOALS: Final = ("gold10", "fixed5", "escape")
GOLD10: Final = 0
FIXED5: Final = 1
ESCAPE_LAIR: Final = 2
START_PATTERNS: Final = ("P4", "P3", "P2S")

CHOICES: Final = (
    Choice("goal", GOALS),
    Choice("escape-needs", ("8-coins", "8-gold")),
    Choice("heroes", OFF_ON),
    Choice("teams", OFF_ON),
    Choice("barbarian-push", ("arrow", "any")),
    Choice("knight-shield", ("chamber", "always")),
    Choice("start-pattern", START_PATTERNS),
)


def check(options: Options) -> None:
    """Teams need an even table (drakon.team-seats). Fixed gold and Escape exclude each other
    (drakon.variants-mix) by being values of one setting."""
    if options.is_on("teams") and options.players not in (4, 6):
        raise OptionsClash("teams on", f"players {options.players}")
