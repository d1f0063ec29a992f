"""Pictures of the tables for the terminal: `boards/<key>.py` has `draw(view, texts)`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from rich.console import RenderableType

from logovo.cli.boards.plain import draw as draw_plainly
from logovo.core.views import View
from logovo.text.catalogue import Texts

Draw: TypeAlias = Callable[[View, Texts], RenderableType]


def board(key: str) -> Draw:
    """The game's own picture, or a plain list of what is in view."""
    name = f"logovo.cli.boards.{key}"
    if find_spec(name) is None:
        return draw_plainly
    draw: Draw = import_module(name).draw
    return draw
