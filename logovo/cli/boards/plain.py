"""Any view as an indented list: for games without a picture of their own."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from logovo.core.plain import is_seat_fact
from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.text.catalogue import Texts

SHOWN_ELSEWHERE: Final = ("observer", "players", "ask", "awaited_seats", "over")


def draw(view: View, texts: Texts) -> RenderableType:
    tree = Tree(Text(texts.title(), style="bold"))
    add(tree, view, texts)
    return tree


def add(tree: Tree, thing: object, texts: Texts) -> None:
    """One branch for every field."""
    if not is_dataclass(thing) or isinstance(thing, type):
        return
    for field in fields(thing):
        if field.name in SHOWN_ELSEWHERE:
            continue
        value = getattr(thing, field.name)
        name = field.name.replace("_", " ")
        if isinstance(value, tuple) and value and is_dataclass(value[0]):
            branch = tree.add(Text(name, style="cyan"))
            for number, item in enumerate(value):
                add(branch.add(str(number + 1)), item, texts)
        elif is_dataclass(value):
            add(tree.add(Text(name, style="cyan")), value, texts)
        else:
            tree.add(Text.assemble((f"{name}: ", "cyan"), told(field.name, value, texts)))


def told(name: str, value: object, texts: Texts) -> str:
    """Seats as p1, words by their names, several joined."""
    if isinstance(value, tuple):
        return " ".join(told(name, item, texts) for item in value) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return texts.word("on" if value else "off")
    if isinstance(value, int) and is_seat_fact(name):
        return seat_word(value) if value >= 0 else "–"
    return texts.word(value) if isinstance(value, str) else str(value)
