"""One connection: who looks, a bounded queue to them, and how fast they may talk."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, final

import msgspec
from litestar.exceptions import WebSocketException

from logovo.server.process.errors import RequestError
from logovo.server.process.limits import Bucket
from logovo.server.process.metrics import METRICS
from logovo.wire.messages import Bye, FromServer
from logovo.wire.nouns import Room, You

ENCODER: Final = msgspec.json.Encoder()

Send = Callable[[str], Awaitable[None]]
Close = Callable[[], Awaitable[None]]
Write = Callable[[Iterable[bytes]], bool]


def encode(message: FromServer) -> bytes:
    return ENCODER.encode(message)


@final
class Viewer:
    """`put` never waits. A client that does not read is cut off and may resume."""

    def __init__(self, send: Send, close: Close, queue: int, write: Write | None = None) -> None:
        self.send = send
        self.close = close
        self.write = write  # many messages at once, if they need not wait
        self.queue = queue
        self.waiting: deque[bytes] = deque()
        self.flushing: asyncio.Future[None] | None = None
        self.due = False  # what waits goes out at the end of this turn of the loop
        self.seat = -1
        self.epoch = ""
        self.host = False
        self.name = ""
        self.network = ""  # where they come from, as limits count it
        self.blocked = True
        self.closed = False
        self.heard = time.monotonic()
        self.pace = Bucket(rate=30, burst=120)

    @property
    def room(self) -> Room:
        return "players" if self.seat >= 0 else "onlookers"

    @property
    def asker(self) -> str:
        """Who a command counts for: a second tab of one seat is the same asker."""
        return f"{self.seat}:{self.epoch}" if self.seat >= 0 or self.host else "onlooker"

    def you(self) -> You:
        return You(self.seat, self.host, self.room)

    def put(self, text: bytes) -> None:
        if self.closed:
            return
        if len(self.waiting) >= self.queue:
            self.end("slow", resume=True)
            return
        self.waiting.append(text)
        if self.flushing is not None or self.due:
            return
        if self.write is None:
            self.flushing = asyncio.create_task(self.flush())
        else:
            self.due = True
            asyncio.get_running_loop().call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Send what waits in one go; one by one if the line is slow."""
        self.due = False
        if self.flushing is not None or self.write is None or not self.waiting:
            return
        if self.write(self.waiting):
            self.waiting.clear()
        else:
            self.flushing = asyncio.create_task(self.flush())

    def hold(self) -> None:
        """Send nothing for now: what is put waits in the queue."""
        self.flushing = asyncio.get_running_loop().create_future()

    def tell(self, message: FromServer) -> None:
        self.put(encode(message))

    def end(self, code: str, resume: bool) -> None:
        """Say bye and close; what still waits is dropped, the client has its version."""
        if self.closed:
            return
        METRICS.cut.labels(code).inc()
        self.closed = True
        if code == "slow":
            self.waiting.clear()
        self.waiting.append(encode(Bye(code, resume)))
        if self.flushing is None:
            self.flushing = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        try:
            while self.waiting:
                await self.send(self.waiting.popleft().decode())
            if self.closed:
                await self.close()
        except (OSError, RuntimeError, WebSocketException):
            self.closed = True
        finally:
            self.flushing = None

    def check_host(self) -> None:
        if not self.host:
            raise RequestError("not-host")

    def check_seated(self) -> int:
        if self.seat < 0:
            raise RequestError("not-seated")
        return self.seat
