"""What every `--json` begins with: enough to know what was run, and to run it again."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import msgspec

from logovo import __version__
from logovo.games import game
from logovo.lab.study.manifest import machine


def about(key: str = "", **more: object) -> dict[str, object]:
    of_game = {"game": key, "ruleset": game(key).ruleset} if key else {}
    return {
        "version": __version__,
        **of_game,
        **more,
        "machine": msgspec.to_builtins(machine()),
        "command": ["logovo", *sys.argv[1:]],
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def about_table(key: str, players: int, chosen: dict[str, str], seed: int) -> dict[str, object]:
    """The same for one table, with every option, also those nobody named."""
    options = game(key).options(players, chosen).values
    return about(key, players=players, options=options, seed=seed)
