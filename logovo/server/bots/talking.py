"""Bots that say something in public: what people at the table would say, and no faster."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Final, final

import structlog

from logovo.bots.talk.conversation import AT_ONCE, words_since_move
from logovo.core.errors import LogovoError
from logovo.server.bots.pool import BotPool
from logovo.server.bots.request import Word
from logovo.server.bots.standing import standing_of
from logovo.server.bots.thinker import NoThought
from logovo.server.commands import moves
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import end
from logovo.server.store.away import is_away
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable

LOG: Final = structlog.get_logger()
PAUSE: Final = (1.2, 3.0)
"""Seconds before a word, drawn evenly, so that it tells nothing how long was thought about it."""


@final
class Talking:
    """One word at a time, only where somebody is there to hear it, and only for the house's own
    bots: one that keeps a person's seat does not speak in their name."""

    def __init__(self, commits: Commits, pool: BotPool, live: LiveTable, stretch: float) -> None:
        self.commits = commits
        self.pool = pool
        self.live = live
        self.stretch = stretch  # 0 for no pauses
        self.task: asyncio.Task[None] | None = None
        self.is_saying = False  # being stored: not cancelled any more
        self.asked = 0  # the entry after which the bots were asked last

    def look(self) -> None:
        """Ask the bots once after every entry; called while the table is being played."""
        live = self.live
        begun = live.begun
        if begun is None or begun.table.claims is None or begun.state.is_over():
            return
        seats = [seat for seat, one in enumerate(live.record.seats) if one.kind == "bot"]
        if self.task is not None or begun.seq == self.asked or not seats:
            return
        is_heard = live.presence.connected() or live.presence.watching() or live.viewers
        if not is_heard or words_since_move(begun.table, seats) >= AT_ONCE:
            return
        self.asked = begun.seq
        self.task = asyncio.create_task(self.talk(seats))

    async def talk(self, seats: list[int]) -> None:
        live = self.live
        try:
            stands = partial(standing_of, live)
            words = await self.pool.speak(live.record.id, live.timeline, seats, stands)
            if words:
                await asyncio.sleep(random.uniform(*PAUSE) * self.stretch)
                self.is_saying = True
                await self.say(random.choice(words))
        except NoThought:
            pass  # logged where it failed; nobody waits for a word
        except (LogovoError, RequestError) as error:
            LOG.warning("bot-not-heard", why=error.code)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not is_away(error):
                LOG.exception("bot-talk-failed", table=live.record.id)
        finally:
            self.task, self.is_saying = None, False
            live.changed.set()

    async def say(self, word: Word) -> None:
        """If it may still be said: the round may have ended, or a person have taken the seat."""
        live = self.live
        async with self.commits.at(live):
            record, begun = live.record, live.begun
            if record.status != "playing" or begun is None or begun.state.is_over():
                return
            board = begun.table.claims
            is_bot = word.seat < record.players and record.seats[word.seat].kind == "bot"
            if board is None or not is_bot or board.refusal(word.seat, word.text) is not None:
                return
            change = moves.claim(live, word.seat, word.text, now_ms())
            await self.commits.commit(live, change, None)

    async def stop(self) -> None:
        if self.task is not None:
            await end([self.task])

    def rest(self) -> None:
        """The table is paused, or over."""
        if self.task is not None and not self.is_saying:
            self.task.cancel()
