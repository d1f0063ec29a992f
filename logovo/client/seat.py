"""The socket half: one viewer of one table, who comes back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from logovo.client.number import Number
from logovo.wire import commands as say
from logovo.wire import messages as hear
from logovo.wire.nouns import MovesInfo, TableInfo, View

MOST = 1 << 22
PING_SECONDS = 10.0
RETRY_SECONDS = 0.2


class Closed(Exception):
    """The server has ended the connection for good: `str(error)` is its code."""


class SeatAt:
    """`async with SeatAt(server, table, token) as seat`, then iterate over it: after each
    message `view`, `moves`, `v` and `table` are what they are now. Lost connections are
    resumed, and unanswered commands sent again with the same id. In the lobby it commits to a
    `number` of its own for the luck of the table, and tells it when the game is started."""

    def __init__(
        self,
        server: str,
        table: str,
        token: str = "",
        blocked: bool = False,
        number: Number | None = None,
    ) -> None:
        self.address = server.rstrip("/").replace("http", "ws", 1) + "/api/socket"
        self.table_id = table
        self.token = token
        self.blocked = blocked
        self.v: int | None = None
        self.said = 0
        self.view: View | None = None
        self.moves: MovesInfo | None = None
        self.table: TableInfo | None = None
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.unanswered: dict[str, say.Command] = {}
        self.answers: dict[str, asyncio.Future[hear.Result]] = {}
        self.decoder = msgspec.json.Decoder(hear.FromServer)
        self.news: asyncio.Queue[hear.FromServer | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.pause: asyncio.Task[None] | None = None  # told to slow down
        self.number = Number() if number is None else number
        self.adding: set[asyncio.Task[None]] = set()
        self.begun = asyncio.Event()  # set unless the table waits for numbers
        self.end = ""

    async def __aenter__(self) -> SeatAt:
        try:
            await self.connect()
        except ConnectionClosed as error:
            if error.rcvd is not None:  # the server has closed it and said why
                raise
            await self.come_back()
        self.task = asyncio.create_task(self.listen())
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _at: TracebackType | None,
    ) -> None:
        self.end = self.end or "left"
        for task in (self.task, self.pause, *self.adding):
            if task is not None:
                task.cancel()
        if self.socket is not None:
            await self.socket.close()

    def __aiter__(self) -> AsyncIterator[hear.FromServer]:
        return self.messages()

    async def messages(self) -> AsyncIterator[hear.FromServer]:
        """Everything the server says, in order, until it ends for good."""
        while (message := await self.news.get()) is not None:
            yield message

    async def play(self, text: str) -> hear.Result:
        return await self.do(say.DoMove(text))

    async def do(self, do: say.AnyDo) -> hear.Result:
        """Send a command and wait for its answer, across lost connections; after a start until
        the game has begun."""
        return await self.ask(say.Command(str(uuid.uuid4()), self.v or 0, do))

    async def ask(self, command: say.Command) -> hear.Result:
        """The same for a command that may have been sent before: it is done once."""
        answer: asyncio.Future[hear.Result] = asyncio.get_running_loop().create_future()
        self.unanswered[command.id] = command
        self.answers[command.id] = answer
        await self.send(command)
        result = await answer
        if isinstance(command.do, say.DoStart) and result.ok:
            await self.begun.wait()
        return result

    def add_number(self) -> None:
        """Take part in the luck of the table, as far as it is time for that."""
        table, number = self.table, self.number
        if table is None or table.fair is None or self.seat < 0:
            return
        if table.status == "starting":
            self.begun.clear()
        else:
            self.begun.set()
        if table.status == "lobby":
            number.note(table.fair)
            if not number.sent and self.seat not in [one.seat for one in table.fair.seats]:
                number.sent = True
                self.beside(say.DoCommit(number.commit))
        elif table.status == "starting":
            number.note(table.fair)
            if number.may_tell(table.fair, self.seat):
                number.told = True
                self.beside(say.DoReveal(number.secret))

    def beside(self, do: say.AnyDo) -> None:
        async def send() -> None:
            with contextlib.suppress(Closed):
                await self.do(do)

        task = asyncio.create_task(send())
        self.adding.add(task)
        task.add_done_callback(self.adding.discard)

    async def send(self, message: say.FromClient) -> None:
        if self.socket is not None:
            # `listen` notices a lost connection too, comes back and sends it again.
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(msgspec.json.encode(message).decode())

    async def connect(self) -> None:
        self.socket = await connect(
            self.address, compression=None, max_size=MOST, ping_interval=None
        )
        await self.send(
            say.Hello(self.table_id, self.token, self.v, self.said, blocked=self.blocked)
        )
        self.take(await self.socket.recv())
        await self.ask_again()

    async def ask_again(self, after: float = 0.0) -> None:
        """Send what has no answer yet; it is done once, however often it is sent."""
        await asyncio.sleep(after)
        for command in list(self.unanswered.values()):
            await self.send(command)

    async def listen(self) -> None:
        while not self.end:
            try:
                assert self.socket is not None
                raw = await asyncio.wait_for(self.socket.recv(), PING_SECONDS)
                self.take(raw)
            except TimeoutError:
                await self.send(say.Ping())
            except ConnectionClosed:
                await self.come_back()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(Closed(self.end))
        await self.news.put(None)

    async def come_back(self) -> None:
        while not self.end:
            try:
                await self.connect()
                return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)

    def take(self, raw: str | bytes) -> None:
        message = self.decoder.decode(raw)
        match message:
            case hear.Snapshot():
                self.v, self.view, self.moves = message.v, message.view, message.moves
                self.table, self.seat = message.table, message.you.seat
                self.add_number()
            case hear.Step():
                self.v, self.moves = message.v, message.moves
                self.view = message.view or self.view
            case hear.TableNews():
                self.table = message.table
                self.add_number()
            case hear.Talk():
                self.said = message.saying.n
            case hear.Result():
                self.unanswered.pop(message.id, None)
                answer = self.answers.pop(message.id, None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case hear.Trouble(code="too-fast"):
                # What went over the limit was not looked at and gets no answer.
                seconds = message.facts.get("seconds", 1)
                after = float(seconds) if isinstance(seconds, int) else 1.0
                self.pause = asyncio.create_task(self.ask_again(after))
            case hear.Bye() if not message.resume:
                self.end = message.code
                self.begun.set()
            case _:
                pass
        self.news.put_nowait(message)
