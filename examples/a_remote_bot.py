"""A bot that plays at a table of a server: it sits down by link and plays any legal move.

python examples/a_remote_bot.py http://127.0.0.1:8321/t/<table> Rook
"""

from __future__ import annotations

import asyncio
import random
import sys

from logovo.client import Doors, SeatAt
from logovo.client.doors import split_link


async def play(link: str, name: str) -> int:
    """Sit down, play until the game is over, and say how many moves were made."""
    server, table, token = split_link(link)
    if not token:
        token = (await Doors(server).join(table, name)).token
    made = 0
    async with SeatAt(server, table, token) as seat:
        async for _message in seat:
            if seat.table is not None and seat.table.status == "over":
                break
            if seat.moves is not None and not seat.unanswered:
                await seat.play(random.choice(seat.moves.legal))
                made += 1
    return made


if __name__ == "__main__":
    moves = asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Rook"))
    print(f"{moves} moves made")
