"""A socket that takes several messages in one write, without a task for each of them, and reads
what browsers send without the layers between.

A move is told to everybody at the table, and its player hears the answer as well. Through the
layers of the application each of these costs more than to make it; here they go to the transport
as frames, all that waits for a viewer at once. Who does not read is told the slow way, which waits.

Nearly all that comes are short texts, each in one frame. They are unpacked here; a connection on
which anything else comes is left to the library from then on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from logovo.server.process.limits import Bucket

NAME: Final = "logovo.line"
TEXT: Final = 0x81
"""A whole message of text, as a frame begins (RFC 6455, 5.2)."""
MASKED: Final = 0x80
"""Of the second byte: what a client sends is masked."""
WAITING: Final = 8
"""Messages of one client that may wait before no more are read."""
SHORT: Final = 126
MIDDLE: Final = 1 << 16


class SocketLine(WebSocketsSansIOProtocol):
    greeted = False  # the request for a socket has come
    simple = True  # nothing has come since but whole messages of text

    def handle_connect(self, event: Request) -> None:
        self.others = Bucket(rate=30, burst=120)  # frames that are no message of their own
        super().handle_connect(event)
        if not self.close_sent:
            # The application runs later, in a task of its own.
            self.scope["extensions"] = {**self.scope.get("extensions", {}), NAME: {NAME: self}}

    def data_received(self, data: bytes) -> None:
        if self.simple and self.handshake_complete and not self.close_sent:
            texts = whole_texts(data)
            if texts is not None:
                for text in texts:
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() > WAITING:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        if self.greeted:
            self.simple = False  # the library may be in the middle of a message
        self.greeted = True
        super().data_received(data)

    def handle_ping(self) -> None:
        if self.is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_counted():
            super().handle_cont(event)

    def is_counted(self) -> bool:
        """Pings, and pieces with nothing in them, are no messages, which are counted elsewhere.
        Their answers would wait in memory for a client that does not read; it is cut off."""
        if not self.others.take():
            self.transport.abort()
        return not self.transport.is_closing()

    async def text(self) -> str | None:
        """The next message, empty if it is no text; None when there are no more."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("text") or ""

    def send_receive_event_to_app(self) -> None:
        """Go on reading until some messages wait: to stop and to begin again for each of them
        would cost two calls of the system."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < WAITING
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= WAITING:
            self.read_paused = False

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send them all; False, and nothing is sent, if they must wait or nobody is there."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in framed(text)]))
        return True


def framed(body: bytes) -> tuple[bytes, bytes]:
    """Its head and its body. What a server sends is not masked, and here never compressed."""
    size = len(body)
    if size < SHORT:
        return bytes((TEXT, size)), body
    if size < MIDDLE:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big"), body
    return bytes((TEXT, 127)) + size.to_bytes(8, "big"), body


def whole_texts(data: bytes) -> list[str] | None:
    """The messages, if this is nothing but whole ones of text, each in one frame; None otherwise.
    Longer ones than two bytes of length can say are never sent to us by a client of ours."""
    texts: list[str] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != TEXT or not data[at + 1] & MASKED:
            return None
        size = data[at + 1] ^ MASKED
        at += 2
        if size >= SHORT:
            if size > SHORT:
                return None
            size = int.from_bytes(data[at : at + 2], "big")
            at += 2
        begins = at + 4
        key, body = data[at:begins], data[begins : begins + size]
        at = begins + size
        if at > end:
            return None
        whole = (key * (size // 4 + 1))[:size]
        clear = int.from_bytes(body, "little") ^ int.from_bytes(whole, "little")
        try:
            texts.append(clear.to_bytes(size, "little").decode())
        except UnicodeDecodeError:
            return None
    return texts


def line_of(extensions: Mapping[str, Mapping[object, object]] | None) -> SocketLine | None:
    """The line a connection came by, if it is one of ours."""
    line = (extensions or {}).get(NAME, {}).get(NAME)
    return line if isinstance(line, SocketLine) else None
