"""A socket without manners: sends exactly what a test says."""

from __future__ import annotations

import json
from types import TracebackType
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from logovo.wire.messages import Bye, FromServer, Result, Snapshot, Step, Trouble
from logovo.wire.nouns import MovesInfo

Kind = TypeVar("Kind")
DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Raw:
    def __init__(self, base: str, origin: str | None = None) -> None:
        self.address = base.replace("http", "ws", 1) + "/api/socket"
        self.origin = origin
        self.count = 0

    async def __aenter__(self) -> Raw:
        headers = {"Origin": self.origin} if self.origin else {}
        self.socket: ClientConnection = await connect(
            self.address, compression=None, max_size=1 << 22, additional_headers=headers
        )
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType
    ) -> None:
        await self.socket.close()

    async def say(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def any(self) -> FromServer:
        return DECODER.decode(await self.socket.recv())

    async def hear(self, kind: type[Kind]) -> Kind:
        """The next message of this kind."""
        while True:
            message = await self.any()
            if isinstance(message, kind):
                return message

    async def hello(self, table: str, token: str = "", **more: object) -> Snapshot:
        await self.say({"t": "hello", "table": table, "token": token, **more})
        return await self.hear(Snapshot)

    async def unwelcome(self, table: str, token: str = "") -> str:
        """Hello that is refused: the code; the server says bye for good."""
        await self.say({"t": "hello", "table": table, "token": token})
        trouble = await self.hear(Trouble)
        bye = await self.hear(Bye)
        assert not bye.resume
        assert bye.code == trouble.code
        return trouble.code

    async def do(self, kind: str, base: int = 1 << 30, **fields: object) -> Result:
        self.count += 1
        command = f"{id(self)}-{self.count}"
        await self.say({"t": "cmd", "id": command, "base": base, "do": {"kind": kind, **fields}})
        return await self.answer(command)

    async def answer(self, command: str) -> Result:
        while True:
            result = await self.hear(Result)
            if result.id == command:
                return result

    async def moves(self, snapshot: Snapshot) -> MovesInfo:
        """What is asked of this seat, now or as soon as it is asked."""
        moves = snapshot.moves
        while moves is None:
            moves = (await self.hear(Step)).moves
        return moves
