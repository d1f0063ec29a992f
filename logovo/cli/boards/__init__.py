"""Pictures of the tables for the terminal: `boards/<key>.py` has `draw(view, texts)`.
`logovo/roster.py` enters them here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.console import RenderableType

from logovo.cli.boards.plain import draw as draw_plainly
from logovo.core.views import View
from logovo.text.catalogue import Texts

Draw: TypeAlias = Callable[[View, Texts], RenderableType]

BOARDS: Final[dict[str, Draw]] = {}


def register(key: str, draw: Draw) -> None:
    BOARDS[key] = draw


def board(key: str) -> Draw:
    """The game's own picture, or a plain list of what is in view."""
    return BOARDS.get(key, draw_plainly)
