"""What a host may set when opening a table."""

from __future__ import annotations

from typing import Final

from logovo.core.options import OFF_ON, Choice

HINDRANCES: Final = "hindrances"
TRICKS: Final = "tricks"
TRICKS_FROM_ROUND: Final = "tricks-from-round"
MUST_LAY_FOURSOME: Final = "must-lay-foursome"
RESERVE_MULTIPLES: Final = "reserve-multiples"

CHOICES: Final = (
    Choice(HINDRANCES, OFF_ON),
    Choice(TRICKS, OFF_ON),
    Choice(TRICKS_FROM_ROUND, ("1", "2", "3", "4", "5")),
    Choice(MUST_LAY_FOURSOME, OFF_ON),
    Choice(RESERVE_MULTIPLES, OFF_ON),
)
