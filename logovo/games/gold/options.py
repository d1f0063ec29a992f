"""What a host may set."""

from __future__ import annotations

from typing import Final

from logovo.core.options import OFF_ON, Choice, Options

CHOICES: Final = (
    Choice("advanced", OFF_ON),
    Choice("end", ("deck-out", "all-slain")),
    Choice("black", ("7", "19")),
    Choice("wizard-cards", ("single", "each")),
    Choice("thief-order", ("owners", "cards")),
    Choice("market-offers", ("8", "4", "16")),
    Choice("market-seconds", ("120", "60", "none")),
)


def check(options: Options) -> None:
    """All settings go together."""
