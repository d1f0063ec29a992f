"""A swarm of clients that measures a server: how many tables, how fast, how much memory."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from logovo.client.doors import Doors
from logovo.client.light import Light
from logovo.wire import commands as say
from logovo.wire.nouns import Settings

AT_ONCE: Final = 16
"""Connections opened at the same time."""
PATIENT: Final = Settings(grace=3600)
ONLOOKERS: Final = 100
"""Idle onlookers at one quiet table."""
PING_SECONDS: Final = 10.0
LOOK_AGAIN: Final = 0.005


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
    server_cpu: float = 0.0  # seconds of processor time while moves were played
    own_cpu: float = 0.0

    def quantile(self, share: float) -> float:
        """Milliseconds within which this share of the acknowledgements came."""
        if not self.acks:
            return 0.0
        ordered = sorted(self.acks)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True)
class SwarmPlan:
    base: str
    game: str
    tables: int
    seats: int
    pace: float  # moves a second and table
    seconds: float
    idle: int  # onlookers that only sit there
    pid: int  # of the server, 0 if unknown
    people: bool = False  # whether seats ask for all that a browser asks for


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


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0.0
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Swarm:
    def __init__(self, plan: SwarmPlan) -> None:
        self.plan = plan
        self.report = Report()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tables: list[list[Light]] = []
        self.idle: list[Light] = []
        self.quiet_tables: list[str] = []

    def weigh(self, moment: str) -> None:
        if self.plan.pid:
            self.report.memory[moment] = memory_of(self.plan.pid)

    async def run(self) -> Report:
        self.weigh("before")
        pings = asyncio.create_task(self.stay())
        await asyncio.gather(*(self.open() for _i in range(self.plan.tables)))
        self.report.tables = len(self.tables)
        self.report.seats = sum(len(seats) for seats in self.tables)
        self.weigh("tables")
        await self.quiet()
        await asyncio.gather(*(self.watch(i) for i in range(self.plan.idle)))
        self.report.idle = len(self.idle)
        self.weigh("idle")
        await self.measure()
        self.weigh("after")
        self.report.lost = sum(1 for one in self.everybody() if one.is_lost())
        pings.cancel()
        await asyncio.gather(*(one.leave() for one in self.everybody()))
        return self.report

    def everybody(self) -> list[Light]:
        return [seat for seats in self.tables for seat in seats] + self.idle

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
            seats = [await Light.sit(plan.base, table, token, plan.people) for token in tokens]
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
            self.idle.append(await Light.sit(self.plan.base, self.quiet_tables[n // ONLOOKERS]))

    async def stay(self) -> None:
        """Everybody says now and then that they are still there."""
        while True:
            everybody = self.everybody()
            for one in everybody:
                await one.ping()
                await asyncio.sleep(PING_SECONDS / len(everybody))
            if not everybody:
                await asyncio.sleep(PING_SECONDS)

    async def measure(self) -> None:
        """Play. What was set up stays: collecting garbage among it would hold up the watch."""
        gc.collect()
        gc.freeze()
        begun, cpu, own = time.monotonic(), cpu_of(self.plan.pid), time.process_time()
        until = begun + self.plan.seconds
        await asyncio.gather(*(self.play(seats, until) for seats in self.tables))
        self.report.seconds = time.monotonic() - begun
        self.report.server_cpu = cpu_of(self.plan.pid) - cpu
        self.report.own_cpu = time.process_time() - own

    async def play(self, seats: list[Light], until: float) -> None:
        """Somebody who is asked moves, as often as the plan says."""
        pace = self.plan.pace
        next_at = time.monotonic() + (random.random() / pace if pace else 0.0)
        while next_at < until and not seats[0].is_over():
            await asyncio.sleep(max(0.0, next_at - time.monotonic()))
            asked = [seat for seat in seats if seat.legal]
            if not asked:
                next_at = time.monotonic() + LOOK_AGAIN
                continue
            try:
                await self.move(random.choice(asked))
            except ConnectionClosed:
                return
            next_at = next_at + 1 / pace if pace else time.monotonic()

    async def move(self, seat: Light) -> None:
        sent = time.monotonic()
        result = await seat.do(say.DoMove(random.choice(seat.legal)))
        self.report.acks.append(time.monotonic() - sent)
        if not result.ok:
            self.report.refused[result.code] = self.report.refused.get(result.code, 0) + 1
