"""Rows of the store as values."""

from __future__ import annotations

from msgspec import Struct

from logovo.core.log import Entry
from logovo.server.store.record import Record
from logovo.wire.nouns import Saying

UNDO = "undo"
"""A row that takes back the row before it. The log file knows neither of the two."""


class EntryRow(Struct, frozen=True, gc=False):
    """An entry of a table's log with its place, its witnesses and its time."""

    seq: int
    kind: str
    seat: int
    text: str
    chance: list[int]
    seen: int
    at: int
    by: str = ""  # who moved in the player's name: "bot", "clock"
    by_seen: int = 0  # and who may know that

    def entry(self) -> Entry:
        return Entry(self.kind, self.seat, self.text, list(self.chance))


class CommandRow(Struct, frozen=True, gc=False):
    command: str
    asker: str
    answer: bytes


class ReviewKey(Struct, frozen=True):
    """What a review follows from; the same key, the same review."""

    log: str
    ruleset: int
    budget: str


class ReviewRow(Struct, frozen=True):
    key: ReviewKey
    review: bytes
    at: int


class CodeRow(Struct, frozen=True):
    """A code that is good until then."""

    code: str
    table: str
    until: int


class Append(Struct, frozen=True):
    """What one command changes, stored as a whole or not at all."""

    table: str
    entries: tuple[EntryRow, ...] = ()
    command: CommandRow | None = None
    record: Record | None = None  # stored only if `record.rev - 1` is what lies there
    saying: Saying | None = None
    due: int | None = None
    new: Record | None = None  # a table that is opened: this one, or its rematch
    review: ReviewRow | None = None
    code: CodeRow | None = None


class Conflict(Exception):
    """Somebody else was faster: this sequence number, revision or command id is taken."""
