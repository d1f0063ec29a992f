"""What the house keeps of a person, by the tokens they hold: shown to them, or forgotten."""

from __future__ import annotations

from typing import Final, final

from logovo.server.commands import lobby
from logovo.server.process.errors import RequestError
from logovo.server.store.record import Former, Record, new_epoch
from logovo.server.store.retention import Retention, nameless, without
from logovo.server.table.change import Change
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.tokens import Grant, check_grant
from logovo.wire.http import Forgotten, OwnData, OwnSeat

MOST_TALK: Final = 5000
OPENS_NOTHING: Final = ("bad-token", "unknown-table")


@final
class OwnDataKeeper:
    def __init__(self, commits: Commits, retention: Retention) -> None:
        self.commits = commits
        self.retention = retention

    async def show(self, tokens: list[str]) -> OwnData:
        """Everything kept of these seats: name, talk, moves. Tokens that open nothing are left
        out."""
        found: list[OwnSeat] = []
        for token in dict.fromkeys(tokens):
            try:
                found.append(await self.one(self.commits.tokens.read(token)))
            except RequestError:
                continue
        return OwnData(found)

    async def one(self, grant: Grant) -> OwnSeat:
        live = await self.commits.registry.get(grant.table)
        async with self.commits.at(live):
            check_grant(live.record, grant, unseated=True)
            record, seat = live.record, grant.seat
            name = record.seats[seat].name if seat >= 0 else ""
            entries = [] if live.begun is None else live.begun.table.log.entries
            if seat >= 0 and record.seats[seat].out and record.status != "over":
                entries = []  # a bot goes on there, and what it does is not theirs to see
            moves = [one.text for one in entries if seat >= 0 and one.seat == seat]
        said = await self.commits.reader.talk(record.id, "players", 0, MOST_TALK)
        mine = [one for one in said if one.seat == seat >= 0]
        return OwnSeat(record.id, record.game, record.created, seat, name, moves, mine)

    async def forget(self, tokens: list[str]) -> Forgotten:
        """Names and talk of these seats. A game that is going on is played to its end first."""
        done: list[str] = []
        kept: list[str] = []
        for token in dict.fromkeys(tokens):
            try:
                grant = self.commits.tokens.read(token)
                live = await self.commits.registry.get(grant.table)
                is_gone = await self.forget_seat(live, grant)
            except RequestError as error:
                # What cannot be read or stored now is still kept: nobody is told otherwise.
                is_gone = error.code in OPENS_NOTHING
            (done if is_gone else kept).append(token)
        return Forgotten(done, kept)

    async def forget_seat(self, live: LiveTable, grant: Grant) -> bool:
        async with self.commits.at(live):
            formers = [one for one in live.record.formers if one.epoch == grant.epoch]
            if formers:
                return await self.forget_former(live, formers[0])
            check_grant(live.record, grant, unseated=True)
            seat = grant.seat
            if seat < 0:
                return live.record.status == "over"
            if live.record.status in ("starting", "playing", "paused"):
                return False
            record = live.record.copy()
            if record.status == "lobby":
                lobby.leave(record, seat)
                record.formers = [one for one in record.formers if one.epoch != grant.epoch]
            else:
                record = nameless(record, [seat])
                record.seats[seat].epoch = new_epoch()  # the token opens nothing any more
            record.rev += 1
            await self.store(live, record, seat)
        await self.retention.unsay(record.id, seat)
        return True

    async def forget_former(self, live: LiveTable, former: Former) -> bool:
        """Somebody else may sit there now: what is theirs stays. With the lock held."""
        if live.record.status in ("starting", "playing", "paused"):
            return False
        record = without(live.record, former)
        record.rev += 1
        if former.name:
            # First: once the table has forgotten them, nobody could ask for the rest.
            await self.retention.unsay(record.id, former.seat, former.name)
        await self.store(live, record, former.seat)
        return True

    async def store(self, live: LiveTable, record: Record, seat: int) -> None:
        if not await self.commits.commit(live, Change(record=record), None):
            raise RequestError("busy")
        if live.begun is not None and seat < len(record.names):
            live.begun.table.log.header.names[seat] = record.names[seat]
