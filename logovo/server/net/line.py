"""A socket that takes several messages in one write, without a task for each of them.

A move is told to everybody at the table, and its player hears the answer as well. Through the
layers of the application each of these costs more than to make it; here they go to the transport
as frames, all that waits for a viewer at once. Who does not read is told the slow way, which waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "logovo.line"
TEXT: Final = 0x81
"""A whole message of text, as a frame begins (RFC 6455, 5.2)."""
WAITING: Final = 8
"""Messages of one client that may wait before no more are read."""
SHORT: Final = 126
MIDDLE: Final = 1 << 16


class SocketLine(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # The application runs later, in a task of its own.
            self.scope["extensions"] = {**self.scope.get("extensions", {}), NAME: {NAME: self}}

    def send_receive_event_to_app(self) -> None:
        """Go on reading until some messages wait: to stop and to begin again for each of them
        would cost two calls of the system."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < WAITING
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= WAITING:
            self.read_paused = False

    def write(self, texts: Iterable[str]) -> bool:
        """Send them all; False, and nothing is sent, if they must wait or nobody is there."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in framed(text)]))
        return True


def framed(text: str) -> tuple[bytes, bytes]:
    """Its head and its body. What a server sends is not masked, and here never compressed."""
    body = text.encode()
    size = len(body)
    if size < SHORT:
        return bytes((TEXT, size)), body
    if size < MIDDLE:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big"), body
    return bytes((TEXT, 127)) + size.to_bytes(8, "big"), body


def line_of(extensions: Mapping[str, Mapping[object, object]] | None) -> SocketLine | None:
    """The line a connection came by, if it is one of ours."""
    line = (extensions or {}).get(NAME, {}).get(NAME)
    return line if isinstance(line, SocketLine) else None
