"""HTTP whose requests must arrive in time: one sent byte by byte does not hold a connection."""

from __future__ import annotations

import asyncio
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class PatientHTTP(H11Protocol):
    seconds = 20.0
    """From a request's first byte (or the connection) to its last."""
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))  # as the base class has it
        self.arm()

    def data_received(self, data: bytes) -> None:
        self.arm()
        super().data_received(data)
        if self.is_whole():
            self.disarm()

    def connection_lost(self, exc: Exception | None) -> None:
        self.disarm()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.disarm()
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
