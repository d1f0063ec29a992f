"""Changes stored and then shown; what other processes stored, taken in."""

from __future__ import annotations

from types import TracebackType
from typing import final

from logovo.core.errors import LogovoError
from logovo.server.process.bus import Bus
from logovo.server.process.errors import RequestError
from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.store.record import Record
from logovo.server.store.rows import Append, CommandRow, Conflict, EntryRow
from logovo.server.store.writer import Writer
from logovo.server.table.change import Change
from logovo.server.table.clocks import due_of
from logovo.server.table.live_table import LiveTable
from logovo.server.table.registry import ROOMS, Registry
from logovo.server.table.tokens import Tokens
from logovo.server.table.undo import Look
from logovo.server.table.viewer import Viewer
from logovo.wire.messages import Rematch


@final
class Commits:
    def __init__(
        self, registry: Registry, writer: Writer, bus: Bus, tokens: Tokens, look: Look
    ) -> None:
        self.registry = registry
        self.reader = registry.reader
        self.writer = writer
        self.bus = bus
        self.tokens = tokens
        self.look = look

    async def create(
        self, record: Record, rows: list[EntryRow], due: int | None, opener: str = ""
    ) -> LiveTable:
        """A new table, stored and in memory."""
        await self.writer.append(Append(record.id, tuple(rows), due=due, new=record))
        self.registry.openers[record.id] = opener
        try:
            return await self.registry.get(record.id)
        finally:
            del self.registry.openers[record.id]

    def at(self, live: LiveTable) -> At:
        return At(self, live)

    async def commit(self, live: LiveTable, change: Change, command: CommandRow | None) -> bool:
        """Store a change, then show it. False if another process was faster: the table has
        been read again and nothing of this change remains. Call it with the lock held."""
        table = live.record.id
        entries = () if change.kept is None else (change.kept.row,)
        record = live.record if change.record is None else change.record
        due = due_of(record, live.begun)
        changed = None if due == live.due else due
        job = Append(
            table,
            entries,
            command,
            change.record,
            change.saying,
            changed,
            change.new_table,
            code=change.code,
        )
        stored = self.writer.put(job)
        try:
            await live.prepare()
            await stored
        except Conflict:
            METRICS.conflicts.inc()
            await self.recover(live)
            return False
        except BaseException as error:
            await self.recover(live)
            if isinstance(error, Exception):
                raise RequestError("busy") from error
            raise
        live.due = due
        self.show(live, change)
        self.bus.tell(table)
        return True

    async def recover(self, live: LiveTable) -> None:
        """Forget what was not stored. If the store does not answer now, whoever comes to the
        table next must try again before they do anything."""
        live.torn = live.behind = True
        await self.reread(live)

    def show(self, live: LiveTable, change: Change) -> None:
        now = now_ms()
        if change.record is not None:
            self.set_record(live, change.record)
        if change.kept is not None:
            live.fan_out(change.kept, now)
        if change.record is not None:
            live.say_table(now)
        if change.saying is not None:
            live.said[change.saying.room] = change.saying.n
            live.say(change.saying)

    def set_record(self, live: LiveTable, record: Record) -> None:
        is_new = record.next and not live.record.next
        live.set_record(record)
        if is_new:
            for viewer in live.viewers:
                self.tell_rematch(live, viewer)

    def tell_rematch(self, live: LiveTable, viewer: Viewer) -> None:
        """Whoever sees the table some time later hears of it when they have seen the end."""
        if live.is_delayed(viewer) and not live.info(shadowed=True).next:
            live.unaware.add(viewer)
            return
        live.unaware.discard(viewer)

        async def tell() -> None:
            new = (await self.registry.get(live.record.next)).record
            seat = viewer.seat
            has_seat = 0 <= seat < new.players and new.seats[seat].was == viewer.epoch
            watching_host = seat < 0 and viewer.host
            token = self.tokens.of_seat(new, seat) if has_seat or watching_host else ""
            viewer.tell(Rematch(new.id, token))

        self.registry.spawn(tell())

    def show_delayed(self, live: LiveTable) -> float:
        """Show delayed onlookers what is old enough; seconds until there is more."""
        rest = live.show_delayed(now_ms())
        for viewer in list(live.unaware):
            self.tell_rematch(live, viewer)
        return rest

    # --- written by other processes ----------------------------------------------------

    async def catch_up(self, live: LiveTable) -> None:
        """Take what is new. Call it with the lock held."""
        live.behind = False
        try:
            await self.take_new(live)
        except BaseException:
            live.behind = True
            raise

    async def take_new(self, live: LiveTable) -> None:
        live.due = -1
        timeline = live.begun
        if timeline is None or live.torn:
            await self.reread(live)
            return
        record = await self.reader.record(live.record.id)
        rows = await self.reader.entries(live.record.id, timeline.seq)
        now = now_ms()
        if record is not None and record.rev != live.record.rev:
            self.set_record(live, record)
            live.say_table(now)
        for row in rows:
            live.undo.withdraw()
            kept = timeline.take(row)
            timeline.not_after(now)
            await live.prepare()
            live.fan_out(kept, now)
        await self.listen(live)

    async def reread(self, live: LiveTable) -> None:
        """Take what the store says: drop what was not stored, show what others stored."""
        table = live.record.id
        record = await self.reader.record(table)
        rows = await self.reader.entries(table, 0)
        if record is not None:
            changed = record.rev != live.record.rev
            self.set_record(live, record)
            await live.replace(rows, now_ms())
            if changed:
                live.say_table(now_ms())
        await self.listen(live)

    async def listen(self, live: LiveTable) -> None:
        """Pass on what was said in other processes."""
        for room in ROOMS:
            for saying in await self.reader.talk(live.record.id, room, live.said[room], 50):
                live.said[room] = saying.n
                live.say(saying)


@final
class At:
    """Nobody else changes the table meanwhile, and it is as the store has it. If the rules break in
    the middle of a change (and not by refusing it, which changes nothing), what is in memory cannot
    be trusted and is read again."""

    def __init__(self, commits: Commits, live: LiveTable) -> None:
        self.commits = commits
        self.live = live

    async def __aenter__(self) -> None:
        await self.live.lock.acquire()
        if self.live.behind:
            try:
                await self.commits.catch_up(self.live)
            except BaseException:
                self.live.lock.release()
                raise

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _at: TracebackType | None,
    ) -> None:
        try:
            if isinstance(error, Exception) and not isinstance(error, (RequestError, LogovoError)):
                await self.commits.recover(self.live)
        finally:
            self.live.lock.release()
