"""The keeper of a table: bots, absent players' seats, clocks. One task for each table in
memory; with several processes the one that holds the table's lease."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from typing import Final, final

import structlog

from logovo.bots.registry import LEVELS
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError
from logovo.core.seats import TABLE, Seat
from logovo.core.views import asked
from logovo.server import play
from logovo.server.bots.pool import NoThought, Pool
from logovo.server.clocks import deadline_of, is_ours, phase_end
from logovo.server.errors import No
from logovo.server.hall import Hall
from logovo.server.live import Live
from logovo.server.metrics import METRICS
from logovo.server.records import now_ms
from logovo.server.tasks import end

LOG: Final = structlog.get_logger()
PAUSE: Final = (0.7, 1.6)
"""Seconds a bot takes, drawn evenly whatever it has to choose from, so that its pace tells
nothing about its hand."""
PATIENCE: Final = (6.0, 10.0)
"""The same for a bot that has just acted where several may act at once."""
QUICK: Final = "medium"
LONGEST: Final = 30.0
PEOPLE_LOOK: Final = 2.0
NEWS_EVERY: Final = 0.5


@final
class Keeper:
    def __init__(self, hall: Hall, pool: Pool, live: Live) -> None:
        self.hall = hall
        self.pool = pool
        self.live = live
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.playing: dict[int, asyncio.Task[None]] = {}  # thought, now being stored
        self.lease_until = 0
        self.news_at = 0.0  # when presence was last told
        self.tries: dict[int, int] = {}
        self.acted: dict[int, str] = {}  # what was asked when this bot last moved
        self.window = (0, 0.0)  # the last closed window: when it opened, when bots answer

    async def run(self) -> None:
        """Look at the table whenever something changes or falls due, until nobody needs it."""
        live = self.live
        try:
            while not self.may_go():
                try:
                    rest = await self.look()
                except Exception:
                    LOG.exception("keeper-failed", table=live.record.id)
                    rest = PEOPLE_LOOK
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(live.changed.wait(), min(rest, LONGEST))
                live.changed.clear()
        finally:
            await end([*self.thinking.values(), *self.playing.values()])
        self.hall.forget(live)

    def may_go(self) -> bool:
        live = self.live
        idle = time.monotonic() - live.touched > self.hall.config.idle_minutes * 60
        if live.viewers:
            live.touched = time.monotonic()
        busy = self.thinking or self.playing or live.viewers or live.lock.locked()
        return idle and not busy

    async def look(self) -> float:
        """Do what is due; seconds until the next look."""
        live = self.live
        if live.behind:
            async with self.hall.at(live):
                pass
        rest = await self.see_people()
        if live.record.settings.delay and live.pending:
            async with live.lock:
                rest = min(rest, live.catch_up(now_ms()))
        if live.record.status != "playing" or live.fold is None or not await self.is_mine():
            self.stop_thinking(set())
            return rest
        showing = live.linger_until - time.monotonic()
        if showing > 0:
            return min(rest, showing)
        return min(rest, await self.see_clocks(), self.see_bots())

    async def is_mine(self) -> bool:
        """With several processes one keeps the table; the lease passes on when it dies."""
        if not self.hall.config.redis:
            return True
        now = now_ms()
        lease = int(self.hall.config.lease * 1000)
        if self.lease_until - now > lease // 2:
            return True
        mine = await self.hall.reader.keep(self.live.record.id, self.hall.bus.process, now + lease)
        self.lease_until = now + lease if mine else 0
        return mine

    # --- people -------------------------------------------------------------------

    async def see_people(self) -> float:
        """Presence, and whose seat a bot keeps. Independent of whom the game waits for."""
        live = self.live
        presence = live.presence
        record = live.record
        if self.hall.config.redis:
            table = record.id
            await self.hall.bus.show(table, presence.here(), presence.local.get(-1, 0))
            found = await self.hall.bus.elsewhere(table)
            presence.elsewhere, presence.watching_elsewhere = found
        people = presence.connected()
        rest = LONGEST
        for seat, one in enumerate(record.seats):
            away = presence.away(seat)
            if one.kind != "human" or away == 0 or not people or record.settings.days:
                presence.kept.discard(seat)
                continue
            if away >= record.settings.grace and record.status == "playing":
                presence.kept.add(seat)
            else:
                rest = min(rest, max(0.05, record.settings.grace - away))
        # Five hundred onlookers who come at once are one piece of news, not five hundred.
        wait = self.news_at + NEWS_EVERY - time.monotonic()
        if wait > 0:
            rest = min(rest, wait)
        elif presence.has_changed():
            self.news_at = time.monotonic()
            live.say_table(now_ms())
            live.changed.clear()
        if presence.is_fading():
            rest = min(rest, 1.0)
        return min(rest, PEOPLE_LOOK) if self.hall.config.redis else rest

    # --- clocks -------------------------------------------------------------------

    async def see_clocks(self) -> float:
        live = self.live
        if live.fold is None:
            return LONGEST
        now = now_ms()
        phase, deadline = phase_end(live.record, live.fold), deadline_of(live.record, live.fold)
        if phase and now >= phase:
            async with self.hall.at(live):
                if phase == phase_end(live.record, live.folded):
                    change = await self.hall.planned(live, lambda: play.clock_out(live, now))
                    await self.hall.commit(live, change, None)
            return 0.0
        if deadline and now >= deadline:
            await self.play_for_the_late()
            return 0.0
        times = [time for time in (phase, deadline) if time]
        return max(0.0, (min(times) - now) / 1000) if times else LONGEST

    async def play_for_the_late(self) -> None:
        """All whose time is up, unless one of them moves just now: that may begin another
        turn, with another deadline."""
        live = self.live
        seq = live.shown_seq
        for seat in live.awaited():
            async with self.hall.at(live):
                if live.shown_seq != seq or seat not in live.awaited():
                    return
                await self.play_default(seat, "late")
                seq += 1

    # --- bots ---------------------------------------------------------------------

    def plays_for(self, seat: int) -> bool:
        return is_ours(self.live.record, seat) or seat in self.live.presence.kept

    def see_bots(self) -> float:
        """Let every bot that is asked begin to think; whoever is back thinks for himself."""
        live = self.live
        wanted = {seat for seat in live.awaited() if self.plays_for(seat)}
        self.stop_thinking(wanted)
        for seat in wanted - set(self.thinking) - set(self.playing):
            self.thinking[seat] = asyncio.create_task(self.think(seat))
        return LONGEST

    def stop_thinking(self, wanted: set[int]) -> None:
        for seat in set(self.thinking) - wanted:
            self.thinking.pop(seat).cancel()

    async def think(self, seat: int) -> None:
        live = self.live
        one = live.record.seats[seat]
        level = one.level if one.kind == "bot" else live.record.settings.keeper
        if self.is_secret():
            level = min(level, QUICK, key=LEVELS.index)
        until = self.answer_time(seat)
        try:
            text = await self.pool.think(live.record.id, live.folded, seat, level)
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            self.begin_to_play(seat)
            await self.play(seat, text, "thought")
        except NoThought:
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            self.begin_to_play(seat)
            await self.play_instead(seat, "failed")
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("bot-move-failed", table=live.record.id)
            await asyncio.sleep(1.0)
        finally:
            for tasks in (self.thinking, self.playing):
                if tasks.get(seat) is asyncio.current_task():
                    del tasks[seat]
            live.changed.set()

    def begin_to_play(self, seat: int) -> None:
        """From here on the task is not cancelled when the player comes back: what is being
        stored will be stored, and everybody must be told."""
        task = self.thinking.pop(seat, None)
        if task is not None:
            self.playing[seat] = task

    def is_secret(self) -> bool:
        """Whether the others may not know who is asked."""
        _word, seats = asked(self.live.folded.view(TABLE))
        return not seats

    def answer_time(self, seat: int) -> float:
        """When a bot may answer. Where several may act at once, a bot that has acted gives the
        others time to answer it: its offer at a market must not lapse unread. Behind a closed
        window there is one time for all who are asked, or the length of the wait would tell
        how many they are; and nobody thinks long there."""
        word, asked_seats = asked(self.live.folded.view(TABLE))
        again = len(asked_seats) > 1 and self.acted.get(seat) == word
        pause = random.uniform(*(PATIENCE if again else PAUSE)) * self.hall.config.bot_pace
        if not self.is_secret():
            return time.monotonic() + pause
        opened = self.live.folded.public_at
        if self.window[0] != opened:
            self.window = (opened, time.monotonic() + pause)
        return self.window[1]

    async def play(self, seat: int, text: str, how: str) -> None:
        """A bot's move. While it thought others may have moved; then it thinks again, and
        after three times a default move is played."""
        live = self.live
        async with self.hall.at(live):
            if seat not in live.awaited() or not self.plays_for(seat):
                return
            try:
                change = await self.hall.planned(
                    live, lambda: play.move(live, seat, text, now_ms(), may_undo=False)
                )
            except (LogovoError, No):
                self.tries[seat] = self.tries.get(seat, 0) + 1
            else:
                self.tries.pop(seat, None)
                self.acted[seat] = asked(live.folded.view(TABLE))[0]
                METRICS.thoughts.labels(how).inc()
                await self.hall.commit(live, change, None)
                return
        if self.tries.get(seat, 0) >= 3:
            self.tries.pop(seat, None)
            await self.play_instead(seat, "refused")

    async def play_instead(self, seat: int, how: str) -> None:
        """A plain move in place of a bot's, if the seat still is a bot's: its player may have
        come back while the bot thought."""
        live = self.live
        async with self.hall.at(live):
            if seat in live.awaited() and self.plays_for(seat):
                await self.play_default(seat, how)

    async def play_default(self, seat: int, how: str) -> None:
        """A legal move that depends only on what the seat may know. With the lock held."""
        live = self.live
        fold = live.folded
        chance = Chance(secrets.randbits(30))
        text = str(fold.game.default_move(fold.state, Seat(seat), chance))
        METRICS.thoughts.labels(how).inc()
        change = await self.hall.planned(
            live, lambda: play.move(live, seat, text, now_ms(), may_undo=False)
        )
        await self.hall.commit(live, change, None)
