"""What a host may set when opening a table."""

from __future__ import annotations

from typing import Final

from logovo.core.options import Choice, Options

ROUNDS: Final = "rounds"

CHOICES: Final = (Choice(ROUNDS, ("6", "3", "9", "1")),)


def check(options: Options) -> None:
    """No two settings of this game clash."""


def turns(options: Options) -> int:
    """How many turns a game has at most."""
    return options.players * options.number(ROUNDS)
