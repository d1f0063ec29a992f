"""A swarm of clients that measures a server: how many tables, how fast, how much memory."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from logovo.client.doors import Doors
from logovo.client.seat import SeatAt
from logovo.server.wire import commands as say
from logovo.server.wire.nouns import Settings

AT_ONCE: Final = 16
"""Connections opened at the same time."""
PATIENT: Final = Settings(grace=3600)
ONLOOKERS: Final = 100
"""Idle onlookers at one quiet table."""
PING_SECONDS: Final = 10.0
PING: Final = msgspec.json.encode(say.Ping()).decode()


@dataclass
class Report:
    tables: int = 0
    seats: int = 0
    idle: int = 0
    seconds: float = 0.0
    acks: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    lost: int = 0  # connections the server ended
    memory: dict[str, int] = field(default_factory=dict)  # bytes of the server at moments

    def quantile(self, share: float) -> float:
        """Milliseconds within which this share of the acknowledgements came."""
        if not self.acks:
            return 0.0
        ordered = sorted(self.acks)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True)
class Plan:
    base: str
    game: str
    tables: int
    seats: int
    pace: float  # moves a second and table
    seconds: float
    idle: int  # onlookers that only sit there
    pid: int  # of the server, 0 if unknown


def memory_of(pid: int) -> int:
    """Resident bytes of a process; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    for line in text.splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


class Swarm:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.report = Report()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tables: list[list[SeatAt]] = []
        self.sockets: list[ClientConnection] = []
        self.quiet_tables: list[str] = []
        self.pings: list[asyncio.Task[None]] = []
        self.leaving = False

    def weigh(self, moment: str) -> None:
        if self.plan.pid:
            self.report.memory[moment] = memory_of(self.plan.pid)

    async def run(self) -> Report:
        self.weigh("before")
        await asyncio.gather(*(self.open() for _i in range(self.plan.tables)))
        self.report.tables = len(self.tables)
        self.report.seats = sum(len(seats) for seats in self.tables)
        self.weigh("tables")
        await self.quiet()
        await asyncio.gather(*(self.watch(i) for i in range(self.plan.idle)))
        self.report.idle = len(self.sockets)
        self.weigh("idle")
        begun = time.monotonic()
        until = begun + self.plan.seconds
        await asyncio.gather(*(self.play(seats, until) for seats in self.tables))
        self.report.seconds = time.monotonic() - begun
        self.weigh("after")
        await self.close()
        return self.report

    async def open(self) -> None:
        plan = self.plan
        async with self.gate:
            doors = Doors(plan.base)
            wishes = ["me"] + ["open"] * (plan.seats - 1)
            opened = await doors.open(plan.game, "p1", wishes, settings=PATIENT)
            table = opened.table.id
            tokens = [opened.token]
            for i in range(1, plan.seats):
                tokens.append((await doors.join(table, f"p{i + 1}")).token)
            seats = [SeatAt(plan.base, table, token) for token in tokens]
            for seat in seats:
                await seat.__aenter__()
            await seats[0].do(say.DoStart())
            self.tables.append(seats)

    async def quiet(self) -> None:
        """Tables at which nothing happens, for those who only sit there."""
        for _i in range(-(-self.plan.idle // ONLOOKERS)):
            opened = await Doors(self.plan.base).open(
                self.plan.game, "host", ["me"] + ["open"] * (self.plan.seats - 1)
            )
            self.quiet_tables.append(opened.table.id)

    async def watch(self, n: int) -> None:
        async with self.gate:
            address = self.plan.base.replace("http", "ws", 1) + "/api/socket"
            socket = await connect(
                address, compression=None, ping_interval=None, close_timeout=1, max_queue=4
            )
            hello = say.Hello(self.quiet_tables[n // ONLOOKERS], blocked=False)
            await socket.send(msgspec.json.encode(hello).decode())
            await socket.recv()
            self.sockets.append(socket)
            self.pings.append(asyncio.create_task(self.stay(socket)))

    async def stay(self, socket: ClientConnection) -> None:
        """Reads what comes, and says now and then that it is still there."""
        while True:
            try:
                await asyncio.wait_for(socket.recv(), PING_SECONDS)
            except TimeoutError:
                await socket.send(PING)
            except ConnectionClosed:
                self.report.lost += int(not self.leaving)
                return

    async def play(self, seats: list[SeatAt], until: float) -> None:
        """Somebody who is asked moves, as often as the plan says."""
        plan = self.plan
        next_at = time.monotonic() + random.random() / max(plan.pace, 0.01)
        while (now := time.monotonic()) < until:
            if plan.pace:
                await asyncio.sleep(max(0.0, min(next_at, until) - now))
                next_at += 1 / plan.pace
            for seat in seats:
                drain(seat)
            asked = [seat for seat in seats if seat.moves is not None and seat.moves.legal]
            if not asked:
                if all(seat.table is not None and seat.table.status == "over" for seat in seats):
                    return
                await asyncio.sleep(0.002)
                continue
            await self.move(random.choice(asked))

    async def move(self, seat: SeatAt) -> None:
        assert seat.moves is not None
        sent = time.monotonic()
        result = await seat.play(random.choice(seat.moves.legal))
        self.report.acks.append(time.monotonic() - sent)
        if not result.ok:
            self.report.refused[result.code] = self.report.refused.get(result.code, 0) + 1

    async def close(self) -> None:
        self.leaving = True
        seats = [seat for seats in self.tables for seat in seats]
        self.report.lost += sum(1 for seat in seats if seat.end)
        await asyncio.gather(*(seat.__aexit__(None, None, None) for seat in seats))
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        for task in self.pings:
            task.cancel()


def drain(seat: SeatAt) -> None:
    """What a swarm does not read would only pile up."""
    while not seat.news.empty():
        seat.news.get_nowait()
