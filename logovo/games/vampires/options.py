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
    Choice("two-graves", ("lot", "centre"), free=True),
    Choice("barred", ("ever", "last-turn")),
    # vampires.plague-circuit: whether players who have stopped are asked again.
    Choice("plague-laps", ("round", "once")),
    Choice("shared-win", OFF_ON),
    # vampires.opt-first: or the seat the host names, p1 to p6.
    Choice("first-player", ("lot", "host"), seat=True),
)


def check(options: Options) -> None:
    """Raise BadOption for a seat nobody sits on or a wrong set of graves."""
    first_named(options)
    chosen = options.get("two-graves")
    if chosen not in ("lot", "centre") and marked_graves(chosen) == 0:
        raise BadOption("two-graves", chosen[:80], f"lot, centre, {TWO_GRAVES} graves: a1 b1 …")


def first_named(options: Options) -> int:
    """The seat the host made the first player, the first seat for `host`; -1 for the lot."""
    value = options.get("first-player")
    if value == "lot":
        return -1
    if value == "host":
        return 0
    seat = parse_seat(value)
    if seat is None or seat >= options.players:
        raise BadOption("first-player", value[:80], f"lot, host, p1 … p{options.players}")
    return seat


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
