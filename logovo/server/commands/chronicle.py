"""Lines of the chronicle that are not part of the game: who came, went, or was replaced."""

from __future__ import annotations

from typing import Final

from logovo.server.store.record import Note, Record
from logovo.server.table.live_table import LiveTable
from logovo.wire.nouns import NoteKind

KEPT: Final = 80
"""Lines that stay with the table; older ones are forgotten."""


def note(record: Record, live: LiveTable, now: int, kind: NoteKind, seat: int = -1) -> None:
    """Written down at this place of the log. Before the first card there is nothing to tell. What
    was said of the same person at the same place is said once, with the newest line: nobody can
    push older lines out by doing something again and again while the game stands still."""
    if live.begun is None:
        return
    name = level = ""
    if 0 <= seat < record.players:
        name, level = record.seats[seat].name, record.seats[seat].level
    record.noted += 1
    new = Note(record.noted, live.begun.seq, now, kind, seat, name, level)
    older = [one for one in record.notes if about(one) != about(new)]
    record.notes = [*older[1 - KEPT :], new]


def about(line: Note) -> tuple[int, NoteKind, int, str]:
    return line.seq, line.kind, line.seat, line.name
