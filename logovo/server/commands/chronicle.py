"""Lines of the chronicle that are not part of the game: who came, went, or was replaced."""

from __future__ import annotations

from typing import Final

from logovo.server.store.record import Note, Record
from logovo.server.table.live_table import LiveTable
from logovo.wire.nouns import NoteKind

KEPT: Final = 80
"""Lines that stay with the table; older ones are forgotten."""


def note(record: Record, live: LiveTable, now: int, kind: NoteKind, seat: int = -1) -> None:
    """Written down at this place of the log. Before the first card there is nothing to tell."""
    if live.begun is None:
        return
    name = level = ""
    if 0 <= seat < record.players:
        name, level = record.seats[seat].name, record.seats[seat].level
    record.noted += 1
    record.notes = [
        *record.notes[1 - KEPT :],
        Note(record.noted, live.begun.seq, now, kind, seat, name, level),
    ]
