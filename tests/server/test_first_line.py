"""A line that breaks while a client says hello is a broken line, not the end of the client."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosedError

from logovo.client import SeatAt
from tests.server.served import Served


class DroppedOnce(SeatAt):
    tries = 0

    async def connect(self) -> None:
        self.tries += 1
        if self.tries == 1:
            raise ConnectionClosedError(None, None)
        await super().connect()


async def test_a_client_whose_first_line_breaks_comes_back(served: Served) -> None:
    opened = await served.doors.open("larder", "Anna", ["me", "open"])
    anna = DroppedOnce(served.base, opened.table.id, opened.token)
    async with anna as seat:
        assert anna.tries == 2
        assert seat.table is not None and seat.table.id == opened.table.id
