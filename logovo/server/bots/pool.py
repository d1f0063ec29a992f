"""The thinking processes: every table always asks the same one, which remembers it. One more looks
whether moves may be taken back, where that takes long: it must not wait for a bot to think."""

from __future__ import annotations

import asyncio
from typing import final

from logovo.coach.advice import Advice
from logovo.server.bots.request import BotAt, Word
from logovo.server.bots.thinker import LIMIT, NoThought, Stands, Thinker, watched
from logovo.server.bots.turns import SpareRoom
from logovo.server.process.tasks import end
from logovo.server.table.timeline import Timeline


@final
class BotPool:
    def __init__(self, workers: int, limit: float = LIMIT, spare: int = 32) -> None:
        self.spare = SpareRoom(spare)
        self.thinkers = [Thinker(limit) for _i in range(max(1, workers))]
        self.looker = Thinker(limit)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        everybody = (*self.thinkers, self.looker)
        self.tasks = [asyncio.create_task(thinker.run(), name="bots") for thinker in everybody]

    async def think(
        self, table: str, timeline: Timeline, seat: int, level: str, stands: Stands = watched
    ) -> str:
        """The move a bot of this level chooses; raises NoThought."""
        return await self.of(table).think(table, timeline, seat, level, stands)

    async def advise(
        self, table: str, timeline: Timeline, seat: int, seed: int, stands: Stands = watched
    ) -> Advice:
        """What a coach tells the player of a seat; raises NoThought."""
        return await self.of(table).advise(table, timeline, seat, seed, stands)

    async def speak(
        self, table: str, timeline: Timeline, seats: list[int], stands: Stands = watched
    ) -> list[Word]:
        """What the bots at these seats would say in public, one word each at most; raises
        NoThought."""
        return await self.of(table).speak(table, timeline, seats, stands)

    async def ponder(
        self, table: str, timeline: Timeline, bots: list[BotAt], share: float, stands: Stands
    ) -> None:
        """Let these bots think while others decide and nobody asks for anything else, up to so many
        times as long as they may when they are asked; raises NoThought."""
        await self.of(table).ponder(table, timeline, bots, share, stands)

    async def look(self, table: str, timeline: Timeline, seed: int, worlds: int) -> bool:
        """Whether the last move may be taken back; not, if that cannot be found out."""
        try:
            return await self.looker.look(table, timeline, seed, worlds)
        except NoThought:
            return False

    def of(self, table: str) -> Thinker:
        return self.thinkers[hash(table) % len(self.thinkers)]

    async def stop(self) -> None:
        await end(self.tasks)
        for thinker in (*self.thinkers, self.looker):
            process = thinker.process
            thinker.kill()
            if process is not None:
                await process.wait()
