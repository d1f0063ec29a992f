"""What the browser client must know of the games, out of the games themselves, as JSON.

`npm run wire` turns it into TypeScript: the shapes of all views and events, the ids of all rules,
the error codes of the server, and the few tables of a box that a board draws.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from types import ModuleType
from typing import TypeVar

import msgspec

from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.plain import field_names, kind_name
from logovo.core.views import View
from logovo.games import GAMES
from logovo.games.drakon import components as drakon
from logovo.games.gold import heaps as gold_heaps
from logovo.games.larder import components as larder
from logovo.games.lucky import components as lucky
from logovo.games.vampires import components as vampires
from logovo.server.process.errors import SENTENCES

Kind = TypeVar("Kind")


def family(module: ModuleType, base: type[Kind]) -> list[type[Kind]]:
    """The classes of a module that derive from `base`, in the order they are written."""
    found = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, base) and one is not base]


def shapes(game: Game) -> dict[str, object]:
    """The schema of a game's view and events, and what each event is called on the wire."""
    package = f"logovo.games.{game.key}"
    (view,) = family(import_module(f"{package}.views"), View)
    events = family(import_module(f"{package}.events"), Event)
    for event in events:
        if "kind" in field_names(event):
            raise ValueError(f"{event.__name__}.kind would hide what kind of event it is")
    _, parts = msgspec.json.schema_components((view, *events))
    return {
        "view": view.__name__,
        "events": {kind_name(one.__name__): one.__name__ for one in events},
        "rules": [rule.id.partition(".")[2] for rule in game.rules],
        "parts": parts,
        "tables": tables().get(game.key, {}),
    }


def openings() -> dict[str, list[int]]:
    """Through which sides each card of lucky's forest can be left, upright and turned."""
    found = {
        word: [lucky.mask_of(kind, 0), lucky.mask_of(kind, 1)]
        for kind, (word, _mask, _count) in enumerate(lucky.PATHS)
    }
    masks = zip(lucky.GOAL_CARDS, lucky.GOAL_MASKS, lucky.GOAL_MASKS_TURNED, strict=True)
    found |= {card: [int(upright), int(turned)] for card, upright, turned in masks}
    every_side = lucky.UP | lucky.RIGHT | lucky.DOWN | lucky.LEFT
    return found | {"S": [every_side, every_side]}  # the entrance


def coins() -> dict[str, int]:
    """What each card of larder costs whoever has it at the end of a round."""
    return {
        word: larder.DRAGON_COINS if larder.DRAGONS >> 4 * kind & 0xF else larder.GOBLIN_COINS
        for kind, word in enumerate(larder.WORDS)
    }


def tables() -> dict[str, dict[str, object]]:
    """Data of the box that a board draws: each is a constant of the generated file."""
    return {
        "larder": {"KINDS": larder.WORDS, "COINS": coins()},
        "drakon": {"DIRECTIONS": drakon.DIRECTION_WORDS},
        "gold": {"LETTERS": gold_heaps.LETTERS},
        "lucky": {"OPENINGS": openings(), "TOOLS": lucky.TOOLS},
        "vampires": {"GRAVES": vampires.GRAVES},
    }


def seam() -> dict[str, object]:
    return {
        "games": {key: shapes(game) for key, game in GAMES.items()},
        "errors": list(SENTENCES),
    }


if __name__ == "__main__":
    json.dump(seam(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
