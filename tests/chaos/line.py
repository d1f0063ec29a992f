"""A bad line between clients and a server: a proxy that holds bytes back, loses them, cuts
connections, and hands whole messages of clients over twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

PIECE: Final = 1 << 16
DATA: Final = (0x81, 0x82)
"""First byte of a frame that holds a whole message."""
HEAD_END: Final = b"\r\n\r\n"


class Line:
    def __init__(self, port: int) -> None:
        self.to = port
        self.server: asyncio.Server | None = None
        self.open: set[asyncio.StreamWriter] = set()
        self.free = asyncio.Event()  # cleared: what comes waits, in order
        self.free.set()
        self.lost = False  # what comes is thrown away
        self.twice = False
        self.doubled = 0

    async def start(self) -> Line:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return self

    @property
    def base(self) -> str:
        assert self.server is not None
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        self.free.set()
        self.cut()
        await self.server.wait_closed()

    def cut(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            self.open.discard(writer)
            return
        self.open.add(back)
        try:
            await asyncio.gather(self.carry_there(reader, back), self.carry_back(there, writer))
        finally:
            for one in (writer, back):
                one.transport.abort()
                self.open.discard(one)

    async def carry_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self.pass_on(writer, data)
            writer.write_eof()

    async def carry_there(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(HEAD_END)
            await self.pass_on(writer, head)
            if b"upgrade: websocket" in head.lower():
                await self.carry_messages(reader, writer)
            else:
                while data := await reader.read(PIECE):
                    await self.pass_on(writer, data)
            writer.write_eof()

    async def carry_messages(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        first = True
        while True:
            frame = await read_frame(reader)
            await self.pass_on(writer, frame)
            if self.twice and not first and frame[0] in DATA:
                self.doubled += 1
                await self.pass_on(writer, frame)
            first = False

    async def pass_on(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        await self.free.wait()
        if not self.lost:
            writer.write(data)
            await writer.drain()


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a client as it is, mask and all."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more, "big")
    return head + await reader.readexactly((4 if head[1] & 0x80 else 0) + size)


async def cut(line: Line, _dice: random.Random) -> None:
    line.cut()


async def delay(line: Line, dice: random.Random) -> None:
    line.free.clear()
    await asyncio.sleep(dice.uniform(0.2, 1.0))
    line.free.set()


async def part(line: Line, dice: random.Random) -> None:
    """Nothing arrives in either direction; then everybody notices."""
    line.lost = True
    await asyncio.sleep(dice.uniform(0.2, 1.0))
    line.cut()
    line.lost = False


async def double(line: Line, dice: random.Random) -> None:
    """Whatever clients say arrives twice for a while."""
    line.twice = True
    enough = line.doubled + dice.randrange(2, 10)
    until = time.monotonic() + 10
    while line.doubled < enough and time.monotonic() < until:
        await asyncio.sleep(0.02)
    line.twice = False


LINE_FAULTS: Final[dict[str, Callable[[Line, random.Random], Awaitable[None]]]] = {
    "cut": cut,
    "delay": delay,
    "part": part,
    "double": double,
}
