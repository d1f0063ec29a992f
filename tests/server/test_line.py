"""Messages that go out together, and what happens when the line is slow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from websockets.frames import Frame, Opcode

from logovo.server.net.line import WAITING, framed, whole_texts
from logovo.server.table.viewer import Viewer
from logovo.wire.messages import Pong, Snapshot
from tests.server.raw import Raw
from tests.server.served import Served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    text = "Щ" * (size // 2) + "x" * (size % 2)
    whole = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert b"".join(framed(text.encode())) == whole


def from_client(text: str, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 125, 126, 127, 16384, 65535])
def test_what_a_client_sends_is_read_as_the_library_reads_it(size: int) -> None:
    text = "Щ" * (size // 2) + "x" * (size % 2)
    assert whole_texts(from_client(text)) == [text]
    assert whole_texts(from_client("before") + from_client(text)) == ["before", text]


LEFT = [
    from_client("half", fin=False),
    from_client("", opcode=Opcode.PING),
    from_client("bytes", opcode=Opcode.BINARY),
    from_client("rest", opcode=Opcode.CONT),
    from_client("x" * 65536),
    Frame(Opcode.TEXT, b"bare").serialize(mask=False),
    Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
    from_client("whole") + from_client("cut")[:-1],
    *[from_client("x" * 200)[:n] for n in range(1, 9)],
    *[from_client("cut")[:n] for n in range(1, 9)],
]


# Masks are drawn: the bytes would be another name of the test in every worker.
@pytest.mark.parametrize("data", LEFT, ids=range(len(LEFT)))
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_texts(data) is None


class Wire:
    """A line that is slow when it is told to be."""

    def __init__(self) -> None:
        self.slow = False
        self.sent: list[list[str]] = []
        self.viewer = Viewer(self.send, self.close, queue=10, write=self.write)

    def write(self, texts: Iterable[bytes]) -> bool:
        if not self.slow:
            self.sent.append([text.decode() for text in texts])
        return not self.slow

    async def send(self, text: str) -> None:
        while self.slow:
            await asyncio.sleep(0)
        self.sent.append([text])

    async def close(self) -> None:
        self.sent.append(["closed"])


async def test_what_is_told_in_one_turn_goes_out_at_once() -> None:
    wire = Wire()
    for text in (b"step", b"result"):
        wire.viewer.put(text)
    assert wire.sent == []
    await asyncio.sleep(0)
    wire.viewer.put(b"offer")
    await asyncio.sleep(0)
    assert wire.sent == [["step", "result"], ["offer"]]


async def test_a_slow_line_gets_everything_later_and_in_order() -> None:
    wire = Wire()
    wire.slow = True
    wire.viewer.put(b"one")
    await asyncio.sleep(0)
    wire.viewer.put(b"two")
    await asyncio.sleep(0)
    assert wire.sent == []
    wire.slow = False
    wire.viewer.put(b"three")
    while wire.viewer.flushing is not None:
        await asyncio.sleep(0)
    wire.viewer.put(b"four")
    await asyncio.sleep(0)
    assert wire.sent == [["one"], ["two"], ["three"], ["four"]]


async def test_who_does_not_read_is_cut_off_and_bye_is_last() -> None:
    wire = Wire()
    wire.slow = True
    for n in range(20):
        wire.viewer.put(str(n).encode())
        await asyncio.sleep(0)
    assert wire.viewer.closed
    wire.slow = False
    while wire.viewer.flushing is not None:
        await asyncio.sleep(0)
    said = [text for texts in wire.sent for text in texts]
    assert said[-2:] == ['{"t":"bye","code":"slow","resume":true}', "closed"]
    wire = Wire()
    wire.viewer.put(b"last words")
    wire.viewer.end("stopping", resume=True)
    await asyncio.sleep(0.01)
    assert wire.sent[0] == ["last words"]
    assert wire.sent[-1] == ["closed"]


async def test_many_messages_at_once_are_all_answered_in_order(served: Served) -> None:
    """More than may wait: reading stops and goes on."""
    seated = await served.doors.open("larder", "Anna", ["me", "bot"])
    async with Raw(served.base) as host:
        assert isinstance(await host.hello(seated.table.id, seated.token), Snapshot)
        many = 5 * WAITING
        for n in range(many):
            await host.say({"t": "ping", "at": n})
        assert [(await host.hear(Pong)).at for _n in range(many)] == list(range(many))


async def test_a_message_in_pieces_is_read_after_whole_ones_and_before_them(served: Served) -> None:
    """By bytes: a whole message, one whose frame comes in two parts, one in two frames, whole."""
    seated = await served.doors.open("larder", "Anna", ["me", "bot"])
    async with Raw(served.base) as host:
        assert isinstance(await host.hello(seated.table.id, seated.token), Snapshot)
        ping = '{"t":"ping","at":%d}'
        cut = from_client(ping % 2)
        parts = [
            from_client(ping % 1),
            cut[:9],
            cut[9:] + from_client(ping[:5], fin=False),
            from_client(ping[5:] % 3, opcode=Opcode.CONT) + from_client(ping % 4),
            from_client(ping % 5),
        ]
        for part in parts:
            host.socket.transport.write(part)
            await asyncio.sleep(0.05)
        assert [(await host.hear(Pong)).at for _n in range(5)] == [1, 2, 3, 4, 5]


FLOODS = {
    "pings": from_client("x" * 125, opcode=Opcode.PING),
    "answers": from_client("x", opcode=Opcode.PONG),
    "pieces": from_client("", fin=False, opcode=Opcode.CONT),
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_frames_that_are_no_messages_are_counted_too(served: Served, kind: str) -> None:
    """Nobody reads here what comes back: it would wait in the server's memory."""
    seated = await served.doors.open("larder", "Anna", ["me", "bot"])
    async with Raw(served.base) as host:
        await host.hello(seated.table.id, seated.token)
        line = host.socket.transport
        line.pause_reading()
        if kind == "pieces":
            line.write(from_client("{", fin=False))
        for _n in range(1000):
            line.write(FLOODS[kind])
        line.resume_reading()
        async with asyncio.timeout(10):
            await host.socket.wait_closed()


async def test_what_is_not_text_ends_a_connection_and_is_no_error_of_ours(served: Served) -> None:
    async with Raw(served.base) as host:
        host.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        async with asyncio.timeout(10):
            await host.socket.wait_closed()
    assert served.get("/health/live")[0] == 200
    assert served.failures() == []
