"""A change of a table, worked out under its lock and not stored yet."""

from __future__ import annotations

from dataclasses import dataclass

from logovo.server.fold import Kept
from logovo.server.records import Record
from logovo.server.wire.nouns import Saying


@dataclass(frozen=True)
class Change:
    kept: Kept | None = None
    record: Record | None = None
    saying: Saying | None = None
    kicked: int = -1  # a seat whose connections end
    new_table: Record | None = None  # stored with this change: a rematch
