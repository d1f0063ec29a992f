"""Deadlines. They count from what everybody saw last, so they betray nobody who is asked
in secret: all who are asked behind a closed window share one deadline."""

from __future__ import annotations

from typing import Final

from logovo.server.store.record import Record
from logovo.server.table.timeline import Timeline
from logovo.wire.nouns import Clock

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
AT_ONCE: Final = 1
"""A time long past: a bot is asked."""
AT_LEISURE: Final = 2
"""The same where only bots sit: nobody waits for it."""


def per_move(record: Record) -> int:
    """Milliseconds for a move; 0 for as long as it takes."""
    return record.settings.days * DAY or record.settings.seconds * SECOND


def deadline_of(record: Record, timeline: Timeline) -> int:
    """When the table plays for whoever is slow; 0 for never."""
    given = per_move(record)
    if not given or record.status != "playing":
        return 0
    return max(timeline.public_at, record.resumed) + given


def phase_end(record: Record, timeline: Timeline) -> int:
    """When the game's own clock runs out; 0 where none runs."""
    seconds = 0 if timeline.state.is_over() else timeline.game.clock(timeline.state)
    if not seconds or record.status != "playing":
        return 0
    return max(timeline.phase_at, record.phase_resumed) + seconds * SECOND


def go_on(record: Record, timeline: Timeline | None, now: int) -> None:
    """After a pause the clocks go on where they stood: a pause gives nobody more time."""
    if timeline is None:
        return
    used = record.paused - max(timeline.public_at, record.resumed)
    phase = record.paused - max(timeline.phase_at, record.phase_resumed)
    record.resumed = now - max(0, used)
    record.phase_resumed = now - max(0, phase)


def clock_of(record: Record, timeline: Timeline | None, now: int) -> Clock:
    if timeline is None or timeline.begun is None:
        return Clock(now)
    return Clock(now, deadline_of(record, timeline), phase_end(record, timeline))


def due_of(record: Record, timeline: Timeline | None) -> int:
    """When a keeper must look at the table even if nobody is connected; 0 for never."""
    if record.status == "starting" and record.fair is not None:
        return record.fair.until
    if timeline is None or record.status != "playing" or timeline.state.is_over():
        return 0
    if any(is_ours(record, seat) for seat in timeline.game.awaited(timeline.state)):
        people = any(one.kind == "human" and not one.left for one in record.seats)
        return AT_ONCE if people else AT_LEISURE
    times = [time for time in (deadline_of(record, timeline), phase_end(record, timeline)) if time]
    return min(times, default=0)


def is_ours(record: Record, seat: int) -> bool:
    """Whether the server plays for this seat, present players or not."""
    one = record.seats[seat]
    return one.kind != "human" or one.left
