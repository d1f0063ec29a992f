"""A house under attack: one server on a file, or two on PostgreSQL and Redis, each behind a line
of its own and with a disk and a clock that obey the test."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from pathlib import Path

from logovo.server.process.config import Config
from tests.chaos.line import Line
from tests.chaos.shim import Shim, compiler
from tests.server.served import Served
from tests.server.services import Postgres, Redis, find_postgres


class House:
    def __init__(self, data: Path, servers: int = 1) -> None:
        self.data = data
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        options: tuple[str, ...] = ()
        if servers > 1:
            binaries, redis = find_postgres(), shutil.which("redis-server")
            assert binaries is not None and redis is not None, "PostgreSQL and Redis are needed"
            self.postgres = Postgres(data / "postgres", binaries)
            self.redis = Redis(data / "redis", redis)
            options = ("--database", self.postgres.url, "--redis", self.redis.url)
        self.shims = [Shim(data / f"shim{n}") for n in range(servers)] if compiler() else []
        self.servers = [
            Served(data / f"house{n}", *options, env=self.shims[n].env if self.shims else None)
            for n in range(servers)
        ]
        self.lines: list[Line] = []

    async def start(self) -> House:
        for service in (self.postgres, self.redis):
            if service is not None:
                await asyncio.to_thread(service.start)
        for server in self.servers:
            await asyncio.to_thread(server.start)
            self.lines.append(await Line(server.port).start())
        return self

    async def stop(self) -> None:
        for line in self.lines:
            await line.stop()
        for server in self.servers:
            if server.process is not None:
                server.kill()

    async def close(self) -> None:
        """Nothing is asked of the store any more."""
        for service in (self.postgres, self.redis):
            if service is not None:
                await asyncio.to_thread(service.stop)

    @property
    def url(self) -> str:
        if self.postgres is not None:
            return self.postgres.url
        return Config(data=self.servers[0].data).database_url()

    def one(self, dice: random.Random) -> int:
        return dice.randrange(len(self.servers))

    async def is_well(self) -> None:
        """Until every server says that it can store."""
        until = time.monotonic() + 60
        for server in self.servers:
            while (await asyncio.to_thread(server.get, "/health/ready"))[0] != 200:
                assert time.monotonic() < until, "the house does not get well"
                await asyncio.sleep(0.1)
