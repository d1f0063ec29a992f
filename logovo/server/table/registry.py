"""Every table this process has in memory: found, loaded once, forgotten."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Final, final

import msgspec
import structlog

from logovo.core.errors import LogovoError, OtherRuleset
from logovo.games import game as game_of
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError, request_error
from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.store.reader import Reader
from logovo.server.store.record import Record
from logovo.server.store.rows import EntryRow
from logovo.server.table.live_table import LiveTable
from logovo.wire.nouns import Room

LOG: Final = structlog.get_logger()
UNREADABLE: Final = (LogovoError, msgspec.MsgspecError, ValueError, TypeError, LookupError)
"""What a row that was damaged, or that another version wrote, may come to."""
ROOMS: Final[tuple[Room, ...]] = ("players", "onlookers")


@final
class Registry:
    def __init__(self, config: Config, reader: Reader) -> None:
        self.config = config
        self.reader = reader
        self.tables: dict[str, LiveTable] = {}
        self.aside: set[str] = set()  # tables that cannot be read
        self.openers: dict[str, str] = {}  # of tables that are just being opened
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.woken: asyncio.Queue[LiveTable] = asyncio.Queue()  # tables that want a keeper
        self.errands: set[asyncio.Task[None]] = set()

    def spawn(self, errand: Coroutine[None, None, None]) -> None:
        """Run something beside, with an owner."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RequestError):
            LOG.warning("errand-refused", code=error.code)
        elif error is not None:
            LOG.error("errand-failed", exc_info=error)

    async def get(self, table: str) -> LiveTable:
        """The table in memory, loaded if need be; raises unknown-table."""
        live = self.tables.get(table)
        if live is None and not (table.isascii() and table.isalnum()):
            raise RequestError("unknown-table", {"table": table[:40]})
        if live is None:
            live = await self.loaded(table)
        live.touched = time.monotonic()
        return live

    async def loaded(self, table: str) -> LiveTable:
        """Loaded once, however many ask at the same time: two in memory would part ways."""
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _done: self.loading.pop(table))
        return await asyncio.shield(task)

    async def load(self, table: str) -> LiveTable:
        try:
            record = await self.reader.record(table)
            if record is None:
                raise RequestError("unknown-table", {"table": table[:40]})
            rows = await self.reader.entries(table, 0)
            live = empty_table(record, rows, self.config.show_pace)
            for _piece in live.filling(rows, now_ms()):
                await asyncio.sleep(0)
        except UNREADABLE as error:
            self.put_aside(table, error)
            if isinstance(error, LogovoError):
                raise request_error(error) from None
            raise RequestError("bad-log", {"line": 0, "why": "unreadable"}) from None
        live.presence.grace_shown = self.config.presence_after
        live.number_seconds = self.config.number_seconds
        live.opener = self.openers.get(table, "")
        for room in ROOMS:
            last = await self.reader.talk(table, room, 0, 1)
            live.said[room] = last[-1].n if last else 0
        self.tables[table] = live
        METRICS.tables.set(len(self.tables))
        self.woken.put_nowait(live)
        return live

    def put_aside(self, table: str, error: Exception) -> None:
        """Said once; the other tables go on."""
        if table not in self.aside:
            why = error.code if isinstance(error, LogovoError) else type(error).__name__
            LOG.error("table-unreadable", table=table, why=why)
            self.aside.add(table)

    def forget(self, live: LiveTable) -> None:
        self.tables.pop(live.record.id, None)
        METRICS.tables.set(len(self.tables))


def empty_table(record: Record, rows: list[EntryRow], show_pace: float) -> LiveTable:
    """A table for these rows; raises OtherRuleset for a game begun under other rules."""
    ours = game_of(record.game).ruleset
    if rows and record.ruleset != ours:
        raise OtherRuleset(record.game, record.ruleset, ours)
    return LiveTable(record, [], now_ms(), show_pace)
