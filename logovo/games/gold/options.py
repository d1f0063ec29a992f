"""What a host may set."""

from __future__ import annotations

from typing import Final

from logovo.core.options import OFF_ON, Choice

CHOICES: Final = (
    Choice("advanced", OFF_ON),
    Choice("end", ("deck-out", "all-slain")),
    Choice("black", ("7", "19")),
    Choice("wizard-cards", ("each", "single")),
    Choice("market-offers", ("8", "4", "16")),
    Choice("market-seconds", ("120", "60", "none")),
)
