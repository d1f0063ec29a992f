"""Deadlines. They count from what everybody saw last, so they betray nobody who is asked
in secret: all who are asked behind a closed window share one deadline."""

from __future__ import annotations

from typing import Final

from logovo.server.fold import Fold
from logovo.server.records import Record
from logovo.server.wire.nouns import Clock

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
AT_ONCE: Final = 1
"""A time long past: a bot is asked."""


def per_move(record: Record) -> int:
    """Milliseconds for a move; 0 for as long as it takes."""
    return record.settings.days * DAY or record.settings.seconds * SECOND


def deadline_of(record: Record, fold: Fold) -> int:
    """When the table plays for whoever is slow; 0 for never."""
    given = per_move(record)
    if not given or record.status != "playing":
        return 0
    return max(fold.public_at, record.resumed) + given


def phase_end(record: Record, fold: Fold) -> int:
    """When the game's own clock runs out; 0 where none runs."""
    seconds = 0 if fold.state.is_over() else fold.game.clock(fold.state)
    if not seconds or record.status != "playing":
        return 0
    return max(fold.phase_at, record.resumed) + seconds * SECOND


def clock_of(record: Record, fold: Fold | None, now: int) -> Clock:
    if fold is None or fold.table is None:
        return Clock(now)
    return Clock(now, deadline_of(record, fold), phase_end(record, fold))


def due_of(record: Record, fold: Fold | None) -> int:
    """When a keeper must look at the table even if nobody is connected; 0 for never."""
    if fold is None or record.status != "playing" or fold.state.is_over():
        return 0
    if any(is_ours(record, seat) for seat in fold.game.awaited(fold.state)):
        return AT_ONCE
    times = [time for time in (deadline_of(record, fold), phase_end(record, fold)) if time]
    return min(times, default=0)


def is_ours(record: Record, seat: int) -> bool:
    """Whether the server plays for this seat, present players or not."""
    one = record.seats[seat]
    return one.kind != "human" or one.left
