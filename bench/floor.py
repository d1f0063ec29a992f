"""What a move at a table costs without the game: a message read, two rows stored for good, four
answers written, of the sizes a move of larder has. Below this no server of this kind can go.

    python -m bench.floor --tables 100 --pace 2 --seconds 8

Socket, frames, store and loop are the house's; there are no rules, views, choices and undo.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
import uvloop
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from websockets.asyncio.client import ClientConnection, connect

from logovo.client.swarm import cpu_of
from logovo.server.net.line import SocketLine, line_of
from logovo.server.process.config import Config
from logovo.server.store.database import open_database
from logovo.server.store.rows import Append, CommandRow, EntryRow
from logovo.server.store.sqlite import SqliteFile
from logovo.server.store.writer import Writer
from logovo.wire.commands import Command, DoMove
from tests.server.served import free_port

STEP: Final = {"t": "step", "v": 17, "view": ["unknown"] * 150}
"""Some 1,600 bytes, as larder's."""
READ: Final = msgspec.json.Decoder(Command)
SEATS: Final = 4


class Bare:
    """An application with tables at which everything that is said is stored and told to all."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.tables: dict[bytes, list[SocketLine]] = {}
        self.rows = count(1)

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line = line_of(scope["extensions"])
        assert line is not None
        seats = self.tables.setdefault(scope["query_string"], [])
        seats.append(line)
        while (raw := await line.text()) is not None:
            command = READ.decode(raw)
            assert isinstance(command.do, DoMove)
            n = next(self.rows)
            answer = msgspec.json.encode({"t": "result", "id": command.id, "ok": True, "v": n})
            entry = EntryRow(n, "move", 0, command.do.text, [], 31, n)
            row = CommandRow(command.id, "0:somebody", answer)
            await self.writer.append(Append("bare", (entry,), row))
            for seat in seats:
                step = msgspec.json.encode(STEP)
                seat.write([step, answer] if seat is line else [step])


async def serve(port: int, data: Path) -> None:
    config = Config(data=data)
    writer = Writer(await open_database(config), SqliteFile(config))
    writer.start()
    settings = uvicorn.Config(
        Bare(writer), port=port, ws=SocketLine, ws_per_message_deflate=False, lifespan="off",
        ws_ping_interval=None, log_level="warning",
    )  # fmt: skip
    await uvicorn.Server(settings).serve()


async def sit(base: str, table: int) -> list[ClientConnection]:
    address = f"{base}/?{table}"
    return [await connect(address, compression=None, ping_interval=None) for _n in range(SEATS)]


async def play(seats: list[ClientConnection], pace: float, until: float) -> int:
    moves = 0
    next_at = time.monotonic() + random.random() / pace
    while next_at < until:
        await asyncio.sleep(max(0.0, next_at - time.monotonic()))
        moves += 1
        move = Command(f"{id(seats)}-{moves}", moves, DoMove("lay 7 2"))
        await seats[0].send(msgspec.json.encode(move).decode())
        for seat in (*seats, seats[0]):
            await seat.recv()
        next_at += 1 / pace
    return moves


async def measure(asked: argparse.Namespace) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-m", "bench.floor", "--serve", str(port), data]
        server = subprocess.Popen(words)
        try:
            await asyncio.sleep(4)
            base = f"ws://127.0.0.1:{port}"
            tables = [await sit(base, n) for n in range(asked.tables)]
            before, until = cpu_of(server.pid), time.monotonic() + asked.seconds
            moves = sum(await asyncio.gather(*(play(one, asked.pace, until) for one in tables)))
            spent = cpu_of(server.pid) - before
        finally:
            server.terminate()
            server.wait()
    print(f"{moves} moves, {1000 * spent / moves:.2f} ms of the server's processor time each")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=2.0, help="moves a second and table")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        uvloop.run(serve(int(asked.serve[0]), Path(asked.serve[1])))
    else:
        asyncio.run(measure(asked))


if __name__ == "__main__":
    main()
