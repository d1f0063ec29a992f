"""A crowd of clients that write down every move the server has acknowledged."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from logovo.client import Doors, SeatAt
from logovo.games import GAMES
from logovo.server.store.rows import UNDO, EntryRow
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.nouns import Settings, View

PATIENT = Settings(grace=3600)
Look: TypeAlias = Callable[[str, int, int, View], None]
"""Told of every view: of which table, to whom, as which version."""


def look_away(_table: str, _seat: int, _version: int, _view: View) -> None:
    pass


class Clumsy(SeatAt):
    """A client on a bad line: sends twice, late, or not at all, and loses connections."""

    def __init__(
        self, server: str, table: str, token: str, trouble: float, look: Look = look_away
    ) -> None:
        super().__init__(server, table, token)
        self.look = look
        self.trouble = trouble
        self.late: list[asyncio.Task[None]] = []

    async def play(self, text: str) -> hear.Result:
        """Who hears that the house is busy does not know whether the move is stored: the same
        command again tells."""
        command = say.Command(str(uuid.uuid4()), self.v or 0, say.DoMove(text))
        while (result := await self.ask(command)).code == "busy":
            await asyncio.sleep(0.1)
        return result

    def take(self, raw: str | bytes) -> None:
        before = self.view
        super().take(raw)
        if self.view is not None and self.view is not before:
            self.look(self.table_id, self.seat, self.v or 0, self.view)

    async def send_late(self, message: say.Command) -> None:
        await asyncio.sleep(random.random() * 0.3)
        await SeatAt.send(self, message)

    async def send(self, message: say.FromClient) -> None:
        if not isinstance(message, say.Command) or random.random() > self.trouble:
            await super().send(message)
            return
        match random.randrange(4):
            case 0:
                await super().send(message)
                await super().send(message)
            case 1:
                self.late.append(asyncio.create_task(self.send_late(message)))
            case 2:
                if self.socket is not None:
                    await self.socket.close()
            case _:
                await super().send(message)
                if self.socket is not None:
                    await self.socket.close()


@dataclass
class Acked:
    """What one seat was told is stored, in order."""

    table: str
    seat: int
    moves: list[str] = field(default_factory=list)
    refused: int = 0


class Crowd:
    def __init__(
        self,
        bases: list[str],
        trouble: float = 0.0,
        look: Look = look_away,
        settings: Settings = PATIENT,
    ) -> None:
        self.bases = bases
        self.trouble = trouble
        self.look = look
        self.settings = settings
        self.acked: list[Acked] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.enough = asyncio.Event()

    async def gather(self, tables: int, people: int) -> None:
        """Open tables of every game in turn, with people and one bot of the server."""
        keys = list(GAMES)
        for n in range(tables):
            key = keys[n % len(keys)]
            doors = Doors(self.bases[0])
            count = max(GAMES[key].least, people)
            seats = ["me"] + ["open"] * (count - 1)
            if count < GAMES[key].most:
                seats.append("bot:easy")
            opened = await doors.open(key, "p0", seats, settings=self.settings)
            table = opened.table.id
            tokens = [opened.token]
            for i in range(1, count):
                tokens.append((await doors.join(table, f"p{i}")).token)
            async with SeatAt(self.bases[0], table, opened.token) as host:
                assert (await host.do(say.DoStart())).ok
            for i, token in enumerate(tokens):
                acked = Acked(table, i)
                self.acked.append(acked)
                base = self.bases[i % len(self.bases)]
                self.tasks.append(asyncio.create_task(self.play(base, token, acked)))

    async def play(self, base: str, token: str, acked: Acked) -> None:
        seat = Clumsy(base, acked.table, token, self.trouble, self.look)
        async with seat:
            while not self.enough.is_set():
                if seat.table is not None and seat.table.status == "over":
                    return
                if seat.moves is None:
                    try:
                        await asyncio.wait_for(seat.news.get(), 0.5)
                    except TimeoutError:
                        continue
                    continue
                text = random.choice(seat.moves.legal)
                result = await seat.play(text)
                if result.ok:
                    acked.moves.append(text)
                else:
                    acked.refused += 1
                    await asyncio.sleep(0.01)

    async def finish(self, seconds: float) -> None:
        """Nobody begins another move; every command sent is waited for."""
        self.enough.set()
        await asyncio.wait_for(asyncio.gather(*self.tasks), seconds)

    def playing(self) -> int:
        """Seats whose game is not over."""
        return sum(1 for task in self.tasks if not task.done())

    def total(self) -> int:
        return sum(len(acked.moves) for acked in self.acked)


@dataclass
class Count:
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0


def check(crowd: Crowd, stored: dict[str, list[EntryRow]]) -> Count:
    """Compare what was acknowledged with what is stored, seat by seat, in order."""
    count = Count(tables=len(stored))
    for acked in crowd.acked:
        rows = stored[acked.table]
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert not any(row.kind == UNDO for row in rows)
        kept = [row.text for row in rows if row.kind == "move" and row.seat == acked.seat]
        count.moves += len(acked.moves)
        count.lost += max(0, len(acked.moves) - len(kept))
        count.doubled += max(0, len(kept) - len(acked.moves))
        assert kept == acked.moves
    return count
