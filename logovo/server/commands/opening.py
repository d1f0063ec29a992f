"""Opening a table, sitting down at one, and finding one's own tables again."""

from __future__ import annotations

import asyncio
from typing import Final, final

from logovo.core.errors import LogovoError
from logovo.core.log import Log
from logovo.core.seats import Seat
from logovo.core.views import asked
from logovo.games import GAMES
from logovo.games import game as game_of
from logovo.server.commands import lobby, seating, starting
from logovo.server.commands.names import given_name
from logovo.server.commands.practice import practice_record, rows_before, world_row
from logovo.server.process.errors import RequestError, request_error
from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.store.luck import new_fair
from logovo.server.store.record import Record, new_epoch, new_id
from logovo.server.table.change import Change
from logovo.server.table.clocks import due_of
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.tokens import Grant, Tokens, check_grant, is_host
from logovo.wire.http import Join, MyTable, MyTables, NewTable, Seated
from logovo.wire.reviews import Practice

ATTEMPTS: Final = 5
"""Against other processes that change the same table at the same time."""
FAR: Final = 1 << 60


@final
class TableOpener:
    def __init__(self, commits: Commits) -> None:
        self.commits = commits
        self.registry = commits.registry
        self.tokens: Tokens = commits.tokens

    def check_room(self) -> None:
        """Raises house-full: more tables would make those that are played slow. A rematch takes
        the place of a table and is let in."""
        most = self.registry.config.most_tables
        taken = sum(1 for live in self.registry.tables.values() if live.record.status != "over")
        if most and taken >= most:
            METRICS.turned_away.inc()
            raise RequestError("house-full", {"tables": taken})

    async def open(self, wish: NewTable, opener: str = "") -> Seated:
        self.check_room()
        if wish.game not in GAMES:
            raise RequestError("unknown-game", {"key": wish.game})
        name = given_name(wish.name)
        mine = [i for i, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) > 1:
            raise RequestError("seat-taken", {"seat": mine[1]})
        game = game_of(wish.game)
        try:
            options = game.options(len(wish.seats), wish.options)
        except LogovoError as error:
            raise request_error(error) from None
        host = mine[0] if mine else -1
        table = new_id()
        record = Record(
            id=table,
            game=game.key,
            ruleset=game.ruleset,
            options=options.values,
            settings=lobby.check_settings(wish.settings),
            seats=lobby.all_wished(wish.seats, name),
            created=now_ms(),
            host_seat=host,
            host_epoch="" if mine else new_epoch(),
            fair=new_fair(table),
        )
        if wish.commit and mine:
            record.seats[host].commit = wish.commit
        if not wish.start:
            live = await self.commits.create(record, [], None, opener)
        else:
            live = await self.open_started(record, opener)
        return self.seated(live, host)

    async def open_started(self, record: Record, opener: str) -> LiveTable:
        now = now_ms()
        lobby.start(record, None)
        # Whoever opens it comes in a moment; there is nobody else.
        seconds = self.registry.config.number_seconds
        if starting.ask(record, (record.host_seat,), now, seconds):
            return await self.commits.create(record, [], due_of(record, None), opener)
        lobby.begin(record, now)
        live = LiveTable(record, [], now, self.registry.config.show_pace)
        kept = live.begin(record, now)
        due = due_of(record, live.begun)
        return await self.commits.create(record, [kept.row], due, opener)

    async def practise(self, log: Log, wish: Practice, opener: str = "") -> Seated:
        """Raises other-ruleset or bad-log where the game could not go on."""
        self.check_room()
        now = now_ms()
        record = practice_record(log, wish, given_name(wish.name), now)
        rows = rows_before(log, wish.at, record.players, now)
        if wish.world == "fitting":
            # Every step of the game is played again for it: not while others wait.
            rows.append(await asyncio.to_thread(world_row, log, wish, now))
        live = LiveTable(record, rows, now, self.registry.config.show_pace)
        due = due_of(record, live.begun)
        return self.seated(await self.commits.create(record, rows, due, opener), wish.seat)

    async def join(self, table: str, wish: Join) -> Seated:
        live = await self.registry.get(table)
        name = given_name(wish.name)
        async with self.commits.at(live):
            for _attempt in range(ATTEMPTS):
                record = live.record.copy()
                if live.hides_end():
                    lobby.refuse_seat(record, wish.seat)
                seat = lobby.join(record, wish.seat, name)
                if record.status != "lobby":
                    seating.sit(record, live, seat, now_ms())
                record.rev += 1
                if await self.commits.commit(live, Change(record=record), None):
                    return self.seated(live, seat)
        raise RequestError("busy")

    def seated(self, live: LiveTable, seat: int) -> Seated:
        record = live.record
        token = self.tokens.of_seat(record, seat)
        invite = f"/t/{record.id}"
        host = seat < 0 or seat == record.host_seat
        return Seated(live.info(), token, seat, host, invite, f"{invite}#{token}")

    async def mine(self, tokens: list[str]) -> MyTables:
        found: list[MyTable] = []
        lost: list[str] = []
        for token in dict.fromkeys(tokens):
            try:
                found.append(await self.my_table(token))
            except RequestError:
                lost.append(token)
        found.sort(key=urgency)
        return MyTables(found, lost)

    async def my_table(self, token: str) -> MyTable:
        grant = self.tokens.read(token)
        live = await self.registry.get(grant.table)
        async with self.commits.at(live):
            check_grant(live.record, grant, unseated=True)
            turn = False
            if live.begun is not None and live.record.status == "playing" and is_asked(live, grant):
                _word, awaited = asked(live.begun.view(grant.seat))
                turn = Seat(grant.seat) in awaited
            late = grant.seat < 0 and live.lags()
            clock = live.clock(live.shadow if late else live.begun, now_ms())
            host = is_host(live.record, grant)
            return MyTable(token, grant.seat, host, live.info(late), turn, clock)


def is_asked(live: LiveTable, grant: Grant) -> bool:
    """Whether this token may see its seat's view: not while its player is unseated."""
    return grant.seat >= 0 and not live.record.seats[grant.seat].left


def urgency(mine: MyTable) -> tuple[bool, bool, int, int]:
    clock = mine.clock
    over = mine.table.status == "over"
    return (over, not mine.your_turn, clock.deadline or clock.phase or FAR, -mine.table.created)
