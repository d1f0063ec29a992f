"""HTTP whose requests must arrive in time: one sent byte by byte does not hold a connection. And
one address holds so many at most: without a word on any of them it could take all there are."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from logovo.server.process.limits import network_of


class PatientHTTP(H11Protocol):
    seconds = 20.0
    """From a request's first byte (or the connection) to its last."""
    most = 256
    """Connections of one address that are no sockets."""
    held: ClassVar[Counter[str]] = Counter()
    network = ""  # where it comes from, while it is counted
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))  # as the base class has it
        self.arm()
        self.enter(self.client[0] if self.client else "")

    def enter(self, address: str) -> None:
        if is_trusted(address, self.config.forwarded_allow_ips or ""):
            return  # a proxy: those it speaks for are counted by it
        self.network = network_of(address)
        self.held[self.network] += 1
        if self.held[self.network] > self.most:
            self.transport.abort()

    def leave(self) -> None:
        if self.network:
            self.held[self.network] -= 1
            if not self.held[self.network]:
                del self.held[self.network]
            self.network = ""

    def data_received(self, data: bytes) -> None:
        self.arm()
        super().data_received(data)
        if self.is_whole():
            self.disarm()

    def connection_lost(self, exc: Exception | None) -> None:
        self.disarm()
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.disarm()
        self.leave()  # sockets are counted for themselves
        super().handle_websocket_upgrade(event)

    def is_whole(self) -> bool:
        """Nothing of a request is missing."""
        state = self.conn.their_state
        if state is h11.IDLE:
            return not self.conn.trailing_data[0]
        return state is not h11.SEND_BODY

    def arm(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.seconds, self.late)

    def disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def late(self) -> None:
        self.timer = None
        if not self.transport.is_closing():
            self.transport.close()


def is_trusted(address: str, trusted: list[str] | str) -> bool:
    """Whether an address is a proxy's, by the list of those that are believed."""
    words = trusted.split(",") if isinstance(trusted, str) else trusted
    for word in (one.strip() for one in words):
        if word in ("*", address):
            return True
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(word, strict=False):
                return True
        except ValueError:
            continue
    return False
