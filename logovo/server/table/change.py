"""A change of a table, worked out under its lock and not stored yet."""

from __future__ import annotations

from dataclasses import dataclass

from logovo.server.store.record import Record
from logovo.server.store.rows import CodeRow
from logovo.server.table.timeline import StoredStep
from logovo.wire.nouns import Saying


@dataclass(frozen=True)
class Change:
    kept: StoredStep | None = None
    record: Record | None = None
    saying: Saying | None = None
    new_table: Record | None = None  # stored with this change: a rematch
    code: CodeRow | None = None
