"""The keeper of a table: bots, absent players' seats, clocks. One task for each table in
memory; with several processes the one that holds the table's lease."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from functools import partial
from typing import Final, final

import structlog

from logovo.bots.characters import PLAIN
from logovo.bots.registry import LEVELS
from logovo.bots.seated import with_character
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError
from logovo.core.seats import Seat
from logovo.server.bots.pace import Pace
from logovo.server.bots.pondering import Pondering
from logovo.server.bots.pool import BotPool
from logovo.server.bots.remarks import Remarking
from logovo.server.bots.standing import standing_of
from logovo.server.bots.talking import Talking
from logovo.server.bots.thinker import NoThought
from logovo.server.bots.turns import SPARE
from logovo.server.commands import moves, seating, starting
from logovo.server.process.errors import RequestError
from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import end, is_stray
from logovo.server.store.away import AWAY, is_away
from logovo.server.table.change import Change
from logovo.server.table.clocks import deadline_of, is_ours, phase_end
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.presence import HOST

LOG: Final = structlog.get_logger()
QUICK: Final = "medium"
SEVERAL: Final = "hard"
LONGEST: Final = 30.0
PEOPLE_LOOK: Final = 2.0
NEWS_EVERY: Final = 0.5
SPARE_LOOK: Final = 5.0
"""Seconds until a table of bots that found no room looks again."""


@final
class Keeper:
    def __init__(self, commits: Commits, pool: BotPool, live: LiveTable) -> None:
        self.commits = commits
        self.registry = commits.registry
        self.config = commits.registry.config
        self.pool = pool
        self.live = live
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.playing: dict[int, asyncio.Task[None]] = {}  # thought, now being stored
        self.lease_until = 0
        self.news_at = 0.0  # when presence was last told
        self.host_seen = time.monotonic()  # one who only watches
        self.tries: dict[int, int] = {}
        self.pace = Pace(live, self.config.bot_pace)
        self.remarking = Remarking(commits, live, self.config.bot_pace)
        self.talking = Talking(commits, pool, live, self.config.bot_pace)
        self.pondering = Pondering(pool, live, self.pace, self.config.ponder)

    async def run(self) -> None:
        """Look at the table whenever something changes or falls due, until nobody needs it."""
        live = self.live
        try:
            while not self.may_go():
                try:
                    rest = await self.look()
                except AWAY as error:
                    LOG.warning("store-away", why=type(error).__name__)
                    rest = PEOPLE_LOOK
                except asyncio.CancelledError:
                    if not is_stray():
                        raise
                    LOG.warning("store-away", why="CancelledError")
                    rest = PEOPLE_LOOK
                except Exception:
                    LOG.exception("keeper-failed", table=live.record.id)
                    rest = PEOPLE_LOOK
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(rest, LONGEST)):
                        await live.changed.wait()
                live.changed.clear()
        finally:
            await end([*self.thinking.values(), *self.playing.values()])
            await self.talking.stop()
            await self.remarking.stop()
            self.pondering.rest()
            self.pool.spare.leave(live.record.id)
            self.commits.bus.forget(live.record.id)
        self.registry.forget(live)

    def may_go(self) -> bool:
        live = self.live
        idle = time.monotonic() - live.touched > self.config.idle_minutes * 60
        if live.viewers:
            live.touched = time.monotonic()
        busy = self.thinking or self.playing or live.viewers or live.lock.locked()
        return idle and not busy

    async def look(self) -> float:
        """Do what is due; seconds until the next look."""
        live = self.live
        if live.behind:
            async with self.commits.at(live):
                pass
        rest = min(await self.see_people(), await self.see_start())
        if live.record.settings.delay and live.is_late():
            async with live.lock:
                rest = min(rest, self.commits.show_delayed(live))
        if self.remarking.has_news():
            self.remarking.look(await self.is_mine())
        if live.record.status != "playing" or live.begun is None or not await self.is_mine():
            self.stop_thinking(set())
            self.talking.rest()
            self.pondering.rest()
            return rest
        showing = live.linger_until - time.monotonic()
        if showing > 0:
            return min(rest, showing)
        self.talking.look()
        rest = min(rest, await self.see_clocks(), self.see_bots())
        self.pondering.look()
        return rest

    async def is_mine(self) -> bool:
        """With several processes one keeps the table; the lease passes on when it dies."""
        if not self.config.redis:
            return True
        now = now_ms()
        lease = int(self.config.lease * 1000)
        if self.lease_until - now > lease // 2:
            return True
        mine = await self.commits.writer.lease(
            self.live.record.id, self.commits.bus.process, now + lease
        )
        self.lease_until = now + lease if mine else 0
        return mine

    # --- people -------------------------------------------------------------------

    async def see_people(self) -> float:
        """Presence, and whose seat a bot keeps. Independent of whom the game waits for."""
        live = self.live
        presence = live.presence
        record = live.record
        if self.config.redis:
            bus = self.commits.bus
            here = presence.here() | ({HOST} if self.host_watches() else set())
            bus.show(record.id, here, presence.local.get(-1, 0))
            found = bus.elsewhere(record.id)
            if found is None:
                presence.learn(None)
            else:
                presence.learn(found.seats, found.onlookers)
        people = presence.connected()
        rest = LONGEST
        for seat, one in enumerate(record.seats):
            if not presence.known and seat not in people:
                continue  # a bot keeps the seat as before, and rests until more is known
            away = presence.away(seat)
            if one.kind != "human" or away == 0 or not people or record.settings.days:
                presence.kept.discard(seat)
                continue
            if away >= record.settings.grace and record.status == "playing":
                presence.kept.add(seat)
            else:
                rest = min(rest, max(0.05, record.settings.grace - away))
        rest = min(rest, await self.see_host())
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
        return min(rest, PEOPLE_LOOK) if self.config.redis else rest

    async def see_host(self) -> float:
        """A table that waits for its host (in the lobby, or paused) does not wait for ever: if the
        host is away for long, somebody who is there keeps it."""
        live = self.live
        record = live.record
        host = record.host_seat
        away = self.host_away()
        if record.status not in ("lobby", "paused") or record.settings.days:
            return LONGEST
        others = live.presence.connected() - {host}
        if away == 0 or not others:
            return LONGEST
        if away < self.config.host_grace:
            return self.config.host_grace - away
        async with self.commits.at(live):
            record = live.record.copy()
            if record.host_seat == host and seating.replace_host(record, live, others, now_ms()):
                record.rev += 1
                await self.commits.commit(live, Change(record=record), None)
        return LONGEST

    def host_watches(self) -> bool:
        """Whether whoever keeps the table looks on here, without a seat."""
        return any(one.host and one.seat < 0 for one in self.live.viewers)

    def host_away(self) -> float:
        """Seconds since the host was there, or since we look: 0 if they are, or may be."""
        presence, host = self.live.presence, self.live.record.host_seat
        if host >= 0:
            return presence.away(host)
        if self.host_watches() or presence.host_elsewhere or not presence.known:
            self.host_seen = time.monotonic()
            return 0.0
        return time.monotonic() - self.host_seen

    async def see_start(self) -> float:
        """A table that waits for numbers begins without those that do not come. Whichever process
        is first: the others find it begun."""
        live = self.live
        fair = live.record.fair
        if live.record.status != "starting" or fair is None:
            return LONGEST
        now = now_ms()
        if now < fair.until:
            return (fair.until - now) / 1000
        async with self.commits.at(live):
            change = starting.overdue(live, now_ms())
            if change is not None:
                await self.commits.commit(live, change, None)
        return 0.0

    # --- clocks -------------------------------------------------------------------

    async def see_clocks(self) -> float:
        live = self.live
        if live.begun is None:
            return LONGEST
        now = now_ms()
        phase, deadline = phase_end(live.record, live.begun), deadline_of(live.record, live.begun)
        if phase and now >= phase:
            async with self.commits.at(live):
                if phase == phase_end(live.record, live.timeline):
                    change = moves.clock_out(live, now)
                    await self.commits.commit(live, change, None)
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
            async with self.commits.at(live):
                if live.shown_seq != seq or seat not in live.awaited():
                    return
                await self.play_default(seat, "late")
                seq += 1

    # --- bots ---------------------------------------------------------------------

    def plays_for(self, seat: int) -> bool:
        presence = self.live.presence
        return is_ours(self.live.record, seat) or (presence.known and seat in presence.kept)

    def see_bots(self) -> float:
        """Let every bot that is asked begin to think; whoever is back thinks for themselves."""
        live = self.live
        wanted = {seat for seat in live.awaited() if self.plays_for(seat)}
        self.stop_thinking(wanted)
        if not self.has_room():
            return SPARE_LOOK
        for seat in wanted - set(self.thinking) - set(self.playing):
            self.thinking[seat] = asyncio.create_task(self.think(seat))
        return LONGEST

    def has_room(self) -> bool:
        """Tables at which nobody sits or looks are bounded; the others wait until there is room,
        or until somebody comes."""
        table, spare = self.live.record.id, self.pool.spare
        standing = standing_of(self.live)
        if standing.rank == SPARE and self.live.record.status == "playing":
            return spare.enter(table, standing.networks[0])
        spare.leave(table)
        return True

    def stop_thinking(self, wanted: set[int]) -> None:
        for seat in set(self.thinking) - wanted:
            self.thinking.pop(seat).cancel()

    async def think(self, seat: int) -> None:
        live = self.live
        one = live.record.seats[seat]
        level = one.level if one.kind == "bot" else live.record.settings.keeper
        if self.pace.is_secret():
            level = min(level, QUICK, key=LEVELS.index)
        elif len(live.awaited()) > 1:
            # They think one after the other in one process, and nobody should wait for them all.
            level = min(level, SEVERAL, key=LEVELS.index)
        until = self.pace.answer_time(seat, level)
        entries = len(live.timeline.table.log.entries)
        try:
            stands = partial(standing_of, live)
            name = with_character(level, one.character or PLAIN)
            text = await self.pool.think(live.record.id, live.timeline, seat, name, stands)
            if await self.pace.wait(seat, text, until, entries):
                self.begin_to_play(seat)
                await self.play(seat, text, "thought", entries)
        except NoThought:
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            self.begin_to_play(seat)
            await self.play_instead(seat, "failed")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if is_away(error) or (isinstance(error, RequestError) and error.code == "busy"):
                LOG.warning("store-away", why=type(error).__name__)
            else:
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

    async def play(self, seat: int, text: str, how: str, entries: int) -> None:
        """A bot's move, of which it began to think when the log had so many entries. While it
        thought others may have moved; then it thinks again, and after three times a default move
        is played."""
        live = self.live
        async with self.commits.at(live):
            if seat not in live.awaited() or not self.plays_for(seat):
                return
            if self.pace.is_outdated(entries):
                return
            try:
                change = moves.move_text(live, seat, text, now_ms(), self.stands_in(seat, "bot"))
            except (LogovoError, RequestError):
                self.tries[seat] = self.tries.get(seat, 0) + 1
            else:
                self.tries.pop(seat, None)
                self.pace.note_move(seat)
                METRICS.thoughts.labels(how).inc()
                await self.commits.commit(live, change, None)
                return
        if self.tries.get(seat, 0) >= 3:
            self.tries.pop(seat, None)
            await self.play_instead(seat, "refused")

    def stands_in(self, seat: int, by: str) -> str:
        """Who moves in a person's name; nobody does for a bot."""
        return by if self.live.record.seats[seat].kind == "human" else ""

    async def play_instead(self, seat: int, how: str) -> None:
        """A plain move in place of a bot's, if the seat still is a bot's: its player may have
        come back while the bot thought."""
        live = self.live
        async with self.commits.at(live):
            if seat in live.awaited() and self.plays_for(seat):
                await self.play_default(seat, how)

    async def play_default(self, seat: int, how: str) -> None:
        """A legal move that depends only on what the seat may know. With the lock held."""
        live = self.live
        timeline = live.timeline
        chance = Chance(secrets.randbits(30))
        wanted = timeline.game.default_move(timeline.state, Seat(seat), chance)
        METRICS.thoughts.labels(how).inc()
        by = self.stands_in(seat, "clock" if how == "late" else "bot")
        change = moves.move(live, seat, wanted, now_ms(), by)
        await self.commits.commit(live, change, None)
