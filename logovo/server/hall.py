"""The hall: every table this process has in memory, and the ways to open and find one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final, final

import structlog

from logovo.core.errors import LogovoError, OtherRuleset
from logovo.core.seats import Seat
from logovo.core.views import asked
from logovo.games import GAMES
from logovo.games import game as game_of
from logovo.server import acts, seats
from logovo.server.bus import Bus
from logovo.server.changes import Change
from logovo.server.clocks import clock_of, due_of
from logovo.server.config import Config
from logovo.server.errors import No, no_of
from logovo.server.live import Live
from logovo.server.metrics import METRICS
from logovo.server.records import Record, new_epoch, new_id, now_ms
from logovo.server.store.reader import Reader
from logovo.server.store.rows import Append, CommandRow, Conflict, EntryRow
from logovo.server.store.writer import Writer
from logovo.server.tokens import Tokens, check_grant, is_host
from logovo.server.viewer import Viewer
from logovo.server.wire.http import Join, MyTable, MyTables, NewTable, Seated
from logovo.server.wire.messages import Rematch
from logovo.server.wire.nouns import Room

LOG: Final = structlog.get_logger()
ROOMS: Final[tuple[Room, ...]] = ("players", "onlookers")
FAR: Final = 1 << 60
ATTEMPTS: Final = 5


@final
class Hall:
    def __init__(
        self, config: Config, reader: Reader, writer: Writer, bus: Bus, tokens: Tokens
    ) -> None:
        self.config = config
        self.reader = reader
        self.writer = writer
        self.bus = bus
        self.tokens = tokens
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.woken: asyncio.Queue[Live] = asyncio.Queue()  # tables that want a keeper
        self.errands: set[asyncio.Task[None]] = set()

    def spawn(self, errand: Coroutine[None, None, None]) -> None:
        """Run something beside, with an owner."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # --- finding ----------------------------------------------------------------

    async def get(self, table: str) -> Live:
        """The table in memory, loaded if need be; raises unknown-table."""
        live = self.tables.get(table)
        if live is None and not (table.isascii() and table.isalnum()):
            raise No("unknown-table", {"table": table[:40]})
        if live is None:
            live = await self.loaded(table)
        live.touched = time.monotonic()
        return live

    async def loaded(self, table: str) -> Live:
        """Loaded once, however many ask at the same time: two in memory would part ways."""
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _done: self.loading.pop(table))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Live:
        record = await self.reader.record(table)
        if record is None:
            raise No("unknown-table", {"table": table[:40]})
        rows = await self.reader.entries(table, 0)
        live = folded(record, rows, self.config.show_pace)
        live.presence.grace_shown = self.config.presence_after
        for room in ROOMS:
            last = await self.reader.talk(table, room, 0, 1)
            live.said[room] = last[-1].n if last else 0
        self.tables[table] = live
        METRICS.tables.set(len(self.tables))
        self.woken.put_nowait(live)
        return live

    def forget(self, live: Live) -> None:
        self.tables.pop(live.record.id, None)
        METRICS.tables.set(len(self.tables))

    @asynccontextmanager
    async def at(self, live: Live) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and it is as the store has it."""
        async with live.lock:
            if live.behind:
                await self.catch_up(live)
            yield

    # --- opening and joining ------------------------------------------------------

    async def open(self, wish: NewTable) -> Seated:
        if wish.game not in GAMES:
            raise No("unknown-game", {"key": wish.game})
        name = seats.clean_name(wish.name)
        mine = [i for i, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) > 1:
            raise No("seat-taken", {"seat": mine[1]})
        game = game_of(wish.game)
        try:
            options = game.options(len(wish.seats), wish.options)
        except LogovoError as error:
            raise no_of(error) from None
        host = mine[0] if mine else -1
        record = Record(
            id=new_id(),
            game=game.key,
            ruleset=game.ruleset,
            options=options.values,
            settings=seats.check_settings(wish.settings),
            seats=[seats.wished(seat, name) for seat in wish.seats],
            created=now_ms(),
            host_seat=host,
            host_epoch="" if mine else new_epoch(),
        )
        if not wish.start:
            live = await self.create(record, [], None)
        else:
            live = await self.open_started(record)
        return self.seated(live, host)

    async def create(self, record: Record, rows: list[EntryRow], due: int | None) -> Live:
        """A new table, stored and in memory."""
        await self.writer.append(Append(record.id, tuple(rows), due=due, new=record))
        return await self.get(record.id)

    async def open_started(self, record: Record) -> Live:
        now = now_ms()
        seats.start(record, None, now)
        live = Live(record, [], now, self.config.show_pace)
        change = acts.begin(live, record, now)
        assert change.kept is not None
        return await self.create(record, [change.kept.row], due_of(record, live.fold))

    async def join(self, table: str, wish: Join) -> Seated:
        live = await self.get(table)
        name = seats.clean_name(wish.name)
        async with self.at(live):
            for _attempt in range(ATTEMPTS):
                record = live.record.copy()
                seat = seats.join(record, wish.seat, name)
                record.rev += 1
                if await self.commit(live, Change(record=record), None):
                    return self.seated(live, seat)
        raise No("busy")

    def seated(self, live: Live, seat: int) -> Seated:
        record = live.record
        token = self.tokens.of_seat(record, seat)
        invite = f"/t/{record.id}"
        host = seat < 0 or seat == record.host_seat
        return Seated(live.info(), token, seat, host, invite, f"{invite}#{token}")

    # --- storing ----------------------------------------------------------------------

    async def commit(self, live: Live, change: Change, command: CommandRow | None) -> bool:
        """Store a change, then show it. False if another process was faster: the table has
        been read again and nothing of this change remains. Call it with the lock held."""
        table = live.record.id
        entries = () if change.kept is None else (change.kept.row,)
        record = live.record if change.record is None else change.record
        due = due_of(record, live.fold)
        changed = None if due == live.due else due
        job = Append(
            table, entries, command, change.record, change.saying, changed, change.new_table
        )
        try:
            await self.writer.append(job)
        except Conflict:
            METRICS.conflicts.inc()
            await self.recover(live)
            return False
        except BaseException as error:
            await self.recover(live)
            if isinstance(error, Exception):
                raise No("busy") from error
            raise
        live.due = due
        self.show(live, change)
        await self.bus.tell(table)
        return True

    async def planned(self, live: Live, plan: Callable[[], Change]) -> Change:
        """What a plan comes to. If the rules break in the middle of it (and not by saying
        no, which changes nothing), what is in memory is worth nothing any more."""
        try:
            return plan()
        except (No, LogovoError):
            raise
        except Exception:
            await self.recover(live)
            raise

    async def recover(self, live: Live) -> None:
        """Forget what was not stored. If the store does not answer now, whoever comes to the
        table next must try again before he does anything."""
        live.torn = live.behind = True
        await self.reread(live)

    def show(self, live: Live, change: Change) -> None:
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

    def set_record(self, live: Live, record: Record) -> None:
        is_new = record.next and not live.record.next
        live.set_record(record)
        if is_new:
            for viewer in live.viewers:
                self.tell_rematch(live, viewer)

    def tell_rematch(self, live: Live, viewer: Viewer) -> None:
        async def tell() -> None:
            new = (await self.get(live.record.next)).record
            seat = viewer.seat
            has_seat = 0 <= seat < new.players and new.seats[seat].was == viewer.epoch
            watching_host = seat < 0 and viewer.host
            token = self.tokens.of_seat(new, seat) if has_seat or watching_host else ""
            viewer.tell(Rematch(new.id, token))

        self.spawn(tell())

    async def catch_up(self, live: Live) -> None:
        """Another process has written: take what is new. Call it with the lock held."""
        live.behind = False
        try:
            await self.take_new(live)
        except BaseException:
            live.behind = True
            raise

    async def take_new(self, live: Live) -> None:
        live.due = -1
        fold = live.fold
        if fold is None or live.torn:
            await self.reread(live)
            return
        record = await self.reader.record(live.record.id)
        rows = await self.reader.entries(live.record.id, fold.seq)
        now = now_ms()
        if record is not None and record.rev != live.record.rev:
            self.set_record(live, record)
            live.say_table(now)
        for row in rows:
            live.undoable = -1
            live.minds = None
            live.fan_out(fold.take(row), now)
        await self.listen(live)

    async def reread(self, live: Live) -> None:
        """Take what the store says: drop what was not stored, show what others stored."""
        table = live.record.id
        record = await self.reader.record(table)
        rows = await self.reader.entries(table, 0)
        if record is not None:
            changed = record.rev != live.record.rev
            self.set_record(live, record)
            live.replace(rows, now_ms())
            if changed:
                live.say_table(now_ms())
        await self.listen(live)

    async def listen(self, live: Live) -> None:
        """Pass on what was said in other processes."""
        for room in ROOMS:
            for saying in await self.reader.talk(live.record.id, room, live.said[room], 50):
                live.said[room] = saying.n
                live.say(saying)

    # --- your turn ------------------------------------------------------------------

    async def mine(self, tokens: list[str]) -> MyTables:
        found: list[MyTable] = []
        lost: list[str] = []
        for token in dict.fromkeys(tokens):
            try:
                found.append(await self.my_table(token))
            except No:
                lost.append(token)
        found.sort(key=urgency)
        return MyTables(found, lost)

    async def my_table(self, token: str) -> MyTable:
        grant = self.tokens.read(token)
        live = await self.get(grant.table)
        async with self.at(live):
            check_grant(live.record, grant)
            turn = False
            if live.fold is not None and live.record.status == "playing" and grant.seat >= 0:
                _word, awaited = asked(live.fold.view(grant.seat))
                turn = Seat(grant.seat) in awaited
            late = grant.seat < 0 and live.record.settings.delay > 0
            clock = clock_of(live.record, live.shadow if late else live.fold, now_ms())
            host = is_host(live.record, grant)
            return MyTable(token, grant.seat, host, live.info(late), turn, clock)


def folded(record: Record, rows: list[EntryRow], show_pace: float) -> Live:
    """The table of these rows; raises other-ruleset for a game begun under other rules, and
    bad-log for rows that no rules allow."""
    try:
        ours = game_of(record.game).ruleset
        if rows and record.ruleset != ours:
            raise OtherRuleset(record.game, record.ruleset, ours)
        return Live(record, rows, now_ms(), show_pace)
    except LogovoError as error:
        LOG.error("table-unreadable", table=record.id, why=error.code)
        raise no_of(error) from None


def urgency(mine: MyTable) -> tuple[bool, bool, int, int]:
    clock = mine.clock
    over = mine.table.status == "over"
    return (over, not mine.your_turn, clock.deadline or clock.phase or FAR, -mine.table.created)
