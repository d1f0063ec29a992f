"""Messages that go out together, and what happens when the line is slow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from websockets.frames import Frame, Opcode

from logovo.server.net.line import WAITING, framed
from logovo.server.table.viewer import Viewer
from logovo.wire.messages import Pong, Snapshot
from tests.server.raw import Raw
from tests.server.served import Served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    text = "Щ" * (size // 2) + "x" * (size % 2)
    whole = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert b"".join(framed(text)) == whole


class Wire:
    """A line that is slow when it is told to be."""

    def __init__(self) -> None:
        self.slow = False
        self.sent: list[list[str]] = []
        self.viewer = Viewer(self.send, self.close, queue=10, write=self.write)

    def write(self, texts: Iterable[str]) -> bool:
        if not self.slow:
            self.sent.append(list(texts))
        return not self.slow

    async def send(self, text: str) -> None:
        while self.slow:
            await asyncio.sleep(0)
        self.sent.append([text])

    async def close(self) -> None:
        self.sent.append(["closed"])


async def test_what_is_told_in_one_turn_goes_out_at_once() -> None:
    wire = Wire()
    for text in ("step", "result"):
        wire.viewer.put(text)
    assert wire.sent == []
    await asyncio.sleep(0)
    wire.viewer.put("offer")
    await asyncio.sleep(0)
    assert wire.sent == [["step", "result"], ["offer"]]


async def test_a_slow_line_gets_everything_later_and_in_order() -> None:
    wire = Wire()
    wire.slow = True
    wire.viewer.put("one")
    await asyncio.sleep(0)
    wire.viewer.put("two")
    await asyncio.sleep(0)
    assert wire.sent == []
    wire.slow = False
    wire.viewer.put("three")
    while wire.viewer.flushing is not None:
        await asyncio.sleep(0)
    wire.viewer.put("four")
    await asyncio.sleep(0)
    assert wire.sent == [["one"], ["two"], ["three"], ["four"]]


async def test_who_does_not_read_is_cut_off_and_bye_is_last() -> None:
    wire = Wire()
    wire.slow = True
    for n in range(20):
        wire.viewer.put(str(n))
        await asyncio.sleep(0)
    assert wire.viewer.closed
    wire.slow = False
    while wire.viewer.flushing is not None:
        await asyncio.sleep(0)
    said = [text for texts in wire.sent for text in texts]
    assert said[-2:] == ['{"t":"bye","code":"slow","resume":true}', "closed"]
    wire = Wire()
    wire.viewer.put("last words")
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
