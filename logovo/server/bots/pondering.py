"""Bots that think while others decide: asked for once after every entry, and never waited for.

Only where somebody is there, only those who search, and never while it is secret who is asked. What
comes of it shows in moves and not in their time, which is drawn before (`pace.py`).
"""

from __future__ import annotations

import asyncio
from typing import Final, final

import structlog

from logovo.bots.characters import PLAIN
from logovo.bots.registry import searches
from logovo.bots.seated import with_character
from logovo.server.bots.pace import Pace
from logovo.server.bots.pool import BotPool
from logovo.server.bots.request import BotAt
from logovo.server.bots.standing import standing_of
from logovo.server.bots.thinker import NoThought
from logovo.server.bots.turns import IDLE, WATCHED, Standing
from logovo.server.table.live_table import LiveTable

LOG: Final = structlog.get_logger()


@final
class Pondering:
    def __init__(self, pool: BotPool, live: LiveTable, pace: Pace, share: float) -> None:
        self.pool = pool
        self.live = live
        self.pace = pace
        self.share = share  # of a bot's own time; 0 for never
        self.task: asyncio.Task[None] | None = None
        self.asked = (0, 0)  # the generation and the entry after which it was asked for last

    def look(self) -> None:
        """Called while the table is being played."""
        begun = self.live.begun
        if self.share <= 0 or begun is None:
            return
        now = (begun.generation, begun.seq)
        if now == self.asked:
            return
        self.rest()
        bots = self.idle_bots()
        if bots and not self.pace.is_secret() and standing_of(self.live).rank == WATCHED:
            self.asked = now
            self.task = asyncio.create_task(self.ponder(bots))

    def idle_bots(self) -> list[BotAt]:
        """Who could think while others are asked."""
        live = self.live
        awaited = live.awaited()
        if not awaited:
            return []
        return [
            BotAt(seat, with_character(one.level, one.character or PLAIN))
            for seat, one in enumerate(live.record.seats)
            if one.kind == "bot"
            and seat not in awaited
            and searches(one.level, live.timeline.game.key, len(live.record.seats))
        ]

    async def ponder(self, bots: list[BotAt]) -> None:
        live = self.live
        try:
            await self.pool.ponder(live.record.id, live.timeline, bots, self.share, self.standing)
        except NoThought:
            pass  # logged where it failed
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("bots-do-not-ponder", table=live.record.id)

    def standing(self) -> Standing:
        """Behind everybody, and on the table's own account."""
        return Standing(IDLE, standing_of(self.live).networks)

    def rest(self) -> None:
        """What was not begun yet need not be."""
        if self.task is not None:
            self.task.cancel()
            self.task = None
