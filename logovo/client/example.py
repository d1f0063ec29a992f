"""A whole bot: sits down by link and plays any legal move until the game is over.

python -m logovo.client.example http://127.0.0.1:8321/t/<table> Rook
"""

from __future__ import annotations

import asyncio
import random
import sys

from logovo.client.doors import Doors, split_link
from logovo.client.seat import SeatAt


async def play(link: str, name: str) -> None:
    server, table, token = split_link(link)
    if not token:
        token = (await Doors(server).join(table, name)).token
    async with SeatAt(server, table, token) as seat:
        async for _message in seat:
            if seat.table is not None and seat.table.status == "over":
                break
            if seat.moves is not None and not seat.unanswered:
                await seat.play(random.choice(seat.moves.legal))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Rook"))
