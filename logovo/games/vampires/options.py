"""What a host may set when opening a table of vampires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.errors import BadOption
from logovo.core.options import OFF_ON, Choice, Options
from logovo.core.seats import parse_seat
from logovo.games.vampires.components import TWO_GRAVES, grave_named

CHOICES: Final = (
    Choice("open-notes", OFF_ON),
    # vampires.opt-two-graves: or the names of the 40 graves the host has marked.
    Choice("two-graves", ("centre", "lot"), free=True),
    Choice("barred", ("ever", "last-turn")),
    Choice("shared-win", OFF_ON),
    # vampires.opt-first: or the seat the host names, p1 to p6.
    Choice("first-player", ("lot",), free=True),
)


def check(options: Options) -> None:
    """Raise BadOption for a seat nobody sits on or a wrong set of graves."""
    first = options.get("first-player")
    if first != "lot":
        seat = parse_seat(first)
        if seat is None or seat >= options.players:
            raise BadOption("first-player", first, f"lot, p1 … p{options.players}")
    chosen = options.get("two-graves")
    if chosen not in ("centre", "lot") and marked_graves(chosen) == 0:
        raise BadOption("two-graves", chosen[:80], f"centre, lot, {TWO_GRAVES} graves: a1 b1 …")


def marked_graves(text: str) -> i64:
    """The graves a host has marked, as a mask; 0 unless they are 40 different ones."""
    mask: i64 = 0
    words = text.replace(",", " ").split()
    for word in words:
        grave = grave_named(word)
        if grave < 0 or (mask >> grave) & 1 != 0:
            return 0
        mask |= BIT[grave]
    return mask if len(words) == TWO_GRAVES else 0
