"""What bots with a character say beside the game: seldom, one at a time, and never a secret."""

from __future__ import annotations

import asyncio
import random
from typing import Final, final

import structlog

from logovo.bots.characters.remarks import HELLO, ended, occasion, remark
from logovo.core.journal import Event
from logovo.core.seats import TABLE
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import end
from logovo.server.store.away import is_away
from logovo.server.table.change import Change
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import StoredStep
from logovo.wire.nouns import Saying

LOG: Final = structlog.get_logger()
PAUSE: Final = (0.8, 2.2)
"""Seconds until a remark comes."""
APART: Final = 8
"""Entries of the log between two remarks at a table."""
ROOM: Final = "players"


@final
class Remarking:
    """Looks at what was played since the last look, as everybody saw it."""

    def __init__(self, commits: Commits, live: LiveTable, stretch: float) -> None:
        self.commits = commits
        self.live = live
        self.stretch = stretch
        self.task: asyncio.Task[None] | None = None
        # What was played before this process came to the table is no news.
        self.seen = 0 if live.begun is None else live.begun.seq
        self.last = -APART
        self.before: Event | None = None  # what everybody saw last before this look

    def has_news(self) -> bool:
        begun = self.live.begun
        return begun is not None and begun.seq > self.seen and not self.live.record.imported

    def look(self, mine: bool) -> None:
        """`mine`: this process keeps the table; what another one has remarked on is old."""
        live = self.live
        begun = live.timeline
        new = [step for step in begun.past if step.row.seq > self.seen]
        self.seen = begun.seq
        before = self.before
        for step in new:
            for event in step.events[-1:]:
                self.before = begun.game.told_to(event, TABLE)
        is_heard = live.presence.connected() or live.viewers
        is_time = begun.seq - self.last >= APART or begun.state.is_over()
        if not mine or self.task is not None or not is_heard or not is_time:
            return
        found = self.remarks(new, before)
        if found:
            self.last = begun.seq
            self.task = asyncio.create_task(self.say(*found[0]))

    def remarks(self, new: list[StoredStep], before: Event | None) -> list[tuple[int, str]]:
        """Seats and phrases, in an order that does not always favour the first seat."""
        live, begun = self.live, self.live.timeline
        game = begun.game
        events = [game.told_to(event, TABLE) for step in new for event in step.events]
        outcome = begun.table.outcome()
        found = []
        for seat, one in enumerate(live.record.seats):
            if one.kind != "bot" or not one.character:
                continue
            what = occasion(game.key, seat, events, before)
            if outcome is not None:
                what = ended(seat, outcome.winners)
            elif new[0].row.seq == 1:
                what = HELLO
            phrase = remark(one.character, what, f"{live.record.id}:{begun.seq}:{seat}")
            if phrase:
                found.append((seat, phrase))
        first = begun.seq % max(1, len(found))
        return found[first:] + found[:first]

    async def say(self, seat: int, phrase: str) -> None:
        live = self.live
        try:
            await asyncio.sleep(random.uniform(*PAUSE) * self.stretch)
            async with self.commits.at(live):
                if live.record.seats[seat].kind != "bot":
                    return
                n = live.said[ROOM] + 1
                saying = Saying(n, ROOM, seat, "", now_ms(), "", phrase)
                await self.commits.commit(live, Change(saying=saying), None)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            # A remark that is lost is no loss.
            if not is_away(error) and not isinstance(error, RequestError):
                LOG.exception("remark-failed", table=live.record.id)
        finally:
            self.task = None
            live.changed.set()

    async def stop(self) -> None:
        if self.task is not None:
            await end([self.task])
