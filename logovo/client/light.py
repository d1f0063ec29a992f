"""A viewer who reads only what they need to play on: many of them fit into one process."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final, final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from logovo.wire import commands as say

MOST: Final = 1 << 22
PING: Final = msgspec.json.encode(say.Ping()).decode()
NUMBERS: Final = count(1)


class LightMoves(Struct, frozen=True):
    legal: list[str]


class Status(Struct, frozen=True):
    status: str


class Heard(Struct, frozen=True):
    """The few fields of any message that matter here."""

    t: str
    v: int = 0
    moves: LightMoves | None = None
    table: Status | str | None = None
    id: str = ""
    ok: bool = False
    code: str = ""


DECODER: Final = msgspec.json.Decoder(Heard)
ENCODER: Final = msgspec.json.Encoder()


@final
class Light:
    """Made by `sit`. Unlike `SeatAt` it does not come back when the server ends it: a
    swarm counts that."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.v = 0
        self.legal: list[str] = []
        self.status = ""
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.leaving = False
        self.task: asyncio.Task[None] | None = None

    @staticmethod
    async def sit(server: str, table: str, token: str = "", blocked: bool = False) -> Light:
        address = server.rstrip("/").replace("http", "ws", 1) + "/api/socket"
        socket = await connect(
            address, compression=None, ping_interval=None, close_timeout=1, max_size=MOST
        )
        light = Light(socket)
        hello = say.Hello(table, token, blocked=blocked)
        await socket.send(ENCODER.encode(hello), text=True)
        light.take(await socket.recv(decode=False))
        light.task = asyncio.create_task(light.listen())
        return light

    async def listen(self) -> None:
        try:
            while True:
                self.take(await self.socket.recv(decode=False))
        except ConnectionClosed as closed:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(closed)

    def take(self, raw: bytes) -> None:
        heard = DECODER.decode(raw)
        if heard.t in ("snapshot", "step"):
            self.v = heard.v
            self.legal = [] if heard.moves is None else heard.moves.legal
        if isinstance(heard.table, Status):
            self.status = heard.table.status
        if heard.t == "res" and heard.id in self.answers:
            answer = self.answers.pop(heard.id)
            if not answer.done():
                answer.set_result(heard)

    async def do(self, do: say.AnyDo) -> Heard:
        """Send a command and wait for its answer; raises ConnectionClosed."""
        name = f"light-{next(NUMBERS):08}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[name] = answer
        await self.socket.send(ENCODER.encode(say.Command(name, self.v, do)), text=True)
        return await answer

    async def ping(self) -> None:
        if not self.is_lost():
            await self.socket.send(PING)

    def is_over(self) -> bool:
        return self.status == "over"

    def is_lost(self) -> bool:
        return self.task is not None and self.task.done() and not self.leaving

    async def leave(self) -> None:
        self.leaving = True
        await self.socket.close()
        if self.task is not None:
            await self.task
