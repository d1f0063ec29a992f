"""Whether moves may be taken back. What a game can say at once goes out with the answer; worlds are
imagined when everybody has been answered: one table at a time, and between two pieces of that work
all else is served."""

from __future__ import annotations

import asyncio
from typing import Final, final

import structlog

from logovo.core.views import UNSAID
from logovo.server.table.live_table import LiveTable
from logovo.server.table.registry import Registry
from logovo.server.table.undo import Look

LOG: Final = structlog.get_logger()
AGAIN: Final = 0.01
"""Seconds until a table that somebody is just changing is looked at again."""


@final
class Offers:
    def __init__(self, registry: Registry, look: Look) -> None:
        self.registry = registry
        self.look = look  # by another process, where it takes long
        self.asked: dict[LiveTable, int] = {}  # and the entry that may be taken back
        self.news = asyncio.Event()

    def consider(self, live: LiveTable) -> None:
        """Ask, unless the move has shown something new for all to see: most have. Or say it now."""
        try:
            if not live.undo.is_worth_a_look(live.timeline):
                return
            busy = live.lock.locked() or live.behind
            if busy or not offer_at_once(live):
                self.ask(live)
        except Exception:
            LOG.exception("undo-check-failed", game=live.record.game)

    def ask(self, live: LiveTable) -> None:
        """The newest entry of the table is a move whose player would like to know."""
        self.asked[live] = live.shown_seq
        self.news.set()

    async def run(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            while self.asked:
                if await self.look_around():
                    await asyncio.sleep(AGAIN)

    async def look_around(self) -> bool:
        """At every table once; where work is left, it stays in line: whether there is."""
        left = False
        for live, seq in list(self.asked.items()):
            if self.asked.get(live) != seq:
                continue
            busy = live.lock.locked() or live.behind
            if not self.is_due(live, seq):
                del self.asked[live]
            elif not busy and self.is_looked_at(live):
                del self.asked[live]
                if live.undo.is_costly(live.timeline):
                    self.registry.spawn(self.look_elsewhere(live, seq))
            else:
                left = True
            await asyncio.sleep(0)
        return left

    async def look_elsewhere(self, live: LiveTable, seq: int) -> None:
        timeline = live.timeline

        def is_due() -> bool:
            return live.begun is timeline and self.is_due(live, seq)

        if await live.undo.offer_elsewhere(timeline, self.look, is_due):
            live.tell_undo()

    def is_looked_at(self, live: LiveTable) -> bool:
        try:
            return look_at(live)
        except Exception:
            # A log that cannot be played again costs this player an undo, not the others theirs.
            LOG.exception("undo-check-failed", game=live.record.game)
            return True

    def is_due(self, live: LiveTable, seq: int) -> bool:
        """Whether nothing else has happened, and nobody has looked."""
        known = self.registry.tables.get(live.record.id) is live
        return known and live.shown_seq == seq and live.undo.seat < 0 and live.begun is not None


def offer_at_once(live: LiveTable) -> bool:
    """Offer the last move back if the game itself says that it may be; False if it cannot tell, or
    what onlookers knew is not at hand."""
    undo, timeline = live.undo, live.timeline
    if not undo.remember(timeline) or undo.said(timeline) == UNSAID:
        return False
    live.offer_undo()
    return True


def look_at(live: LiveTable) -> bool:
    """Offer the last move back if it may be; False if that takes another look, so that nobody waits
    long for this one. What would take too long is not looked at here."""
    undo, timeline = live.undo, live.timeline
    if not undo.remember(timeline):
        return False
    if undo.said(timeline) == UNSAID and not undo.know_all():
        return False
    if not undo.is_costly(timeline):
        live.offer_undo()
    return True
