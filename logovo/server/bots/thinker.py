"""A thinking process as the server sees it: who waits for it, and an end to waiting."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final, TypeAlias, final

import msgspec
import structlog

from logovo.coach.advice import Advice
from logovo.core.seats import TABLE
from logovo.server.bots.request import FOLLOWED, BotAt, Line, ThinkAnswer, ThinkRequest, Word
from logovo.server.bots.turns import WATCHED, Standing, Turns
from logovo.server.process.metrics import METRICS
from logovo.server.table.timeline import Timeline

LOG: Final = structlog.get_logger()
LIMIT: Final = 10.0
"""Seconds for one thought; then the process is replaced."""
LINE_LIMIT: Final = 1 << 24
COACH: Final = "coach"
LOOK: Final = "look"
TALK: Final = "talk"
PONDER: Final = "ponder"
"""Stand for a level in what is logged."""


Asked: TypeAlias = "tuple[ThinkRequest, asyncio.Future[ThinkAnswer], Timeline]"
Stands: TypeAlias = Callable[[], Standing]


def watched() -> Standing:
    return Standing(WATCHED)


class NoThought(Exception):
    """The bot failed, or was too late."""


@final
class Thinker:
    """One process; tables take turns."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: Process | None = None
        self.turns: Turns[Asked] = Turns()
        self.sent: dict[str, tuple[int, int]] = {}
        self.more = asyncio.Event()
        self.count = 0

    async def think(
        self, table: str, timeline: Timeline, seat: int, level: str, stands: Stands
    ) -> str:
        """The move chosen; empty if somebody else has moved meanwhile and nothing is asked."""
        request = self.request(table, timeline, seat, level)
        return (await self.wait(request, timeline, stands)).move

    async def advise(
        self, table: str, timeline: Timeline, seat: int, seed: int, stands: Stands
    ) -> Advice:
        request = self.request(table, timeline, seat, COACH)
        request = msgspec.structs.replace(request, hint=True, seed=seed)
        advice = (await self.wait(request, timeline, stands)).hint
        if advice is None:
            raise NoThought()
        return advice

    async def look(self, table: str, timeline: Timeline, seed: int, worlds: int) -> bool:
        request = self.request(table, timeline, TABLE, LOOK)
        request = msgspec.structs.replace(request, seed=seed, worlds=worlds)
        return (await self.wait(request, timeline, watched)).harmless is True

    async def speak(
        self, table: str, timeline: Timeline, seats: list[int], stands: Stands
    ) -> list[Word]:
        request = self.request(table, timeline, TABLE, TALK)
        request = msgspec.structs.replace(request, talking=seats)
        return (await self.wait(request, timeline, stands)).words or []

    async def ponder(
        self, table: str, timeline: Timeline, bots: list[BotAt], share: float, stands: Stands
    ) -> None:
        request = self.request(table, timeline, TABLE, PONDER)
        request = msgspec.structs.replace(request, pondering=bots, share=share)
        await self.wait(request, timeline, stands)

    def request(self, table: str, timeline: Timeline, seat: int, level: str) -> ThinkRequest:
        self.count += 1
        header = timeline.table.log.header
        return ThinkRequest(
            self.count, table, 0, header.game, header.players, header.options, seat, level, 0, []
        )

    async def wait(self, request: ThinkRequest, timeline: Timeline, stands: Stands) -> ThinkAnswer:
        done: asyncio.Future[ThinkAnswer] = asyncio.get_running_loop().create_future()
        # What nobody waits for has a line of its own: behind it nothing of this table must wait.
        line = f"{request.table} {PONDER}" if request.pondering else request.table
        self.turns.add(line, (request, done, timeline), stands)
        self.more.set()
        return await done

    async def run(self) -> None:
        while True:
            while not self.turns:
                self.more.clear()
                await self.more.wait()
            turn = self.turns.take()
            request, done, timeline = turn.thing
            if done.cancelled():
                continue
            begun = time.monotonic()
            try:
                answer = await asyncio.wait_for(self.ask(request, timeline), self.limit)
            except (TimeoutError, OSError, msgspec.MsgspecError) as error:
                LOG.error("bot-late", why=type(error).__name__, bot=request.level)
                self.kill()
                settle(done, NoThought())
            except NoThought as error:
                settle(done, error)
            except Exception:
                # This table gets a plain move; the others must still be served.
                LOG.exception("bots-failed", game=request.game)
                self.kill()
                settle(done, NoThought())
            else:
                if not done.done():
                    done.set_result(answer)
            finally:
                self.turns.charge(turn.network, time.monotonic() - begun)

    async def ask(self, request: ThinkRequest, timeline: Timeline) -> ThinkAnswer:
        """Send what the process does not know yet; all of it if it has forgotten."""
        for _attempt in range(2):
            process = await self.started()
            entries = timeline.table.log.entries
            generation, first = self.sent.get(request.table, (timeline.generation, 0))
            if generation != timeline.generation or first > len(entries):
                first = 0
            lines = [Line(e.kind, e.seat, e.text, e.chance) for e in entries[first:]]
            whole = msgspec.structs.replace(
                request, generation=timeline.generation, first=first, lines=lines
            )
            self.sent.pop(request.table, None)
            self.sent[request.table] = (timeline.generation, len(entries))
            if len(self.sent) > FOLLOWED:  # the process has forgotten these too
                del self.sent[next(iter(self.sent))]
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(whole) + b"\n")
            await process.stdin.drain()
            answer = msgspec.json.decode(await process.stdout.readline(), type=ThinkAnswer)
            METRICS.pondered.inc(answer.pondered)
            if not answer.lost:
                if answer.error or not has_thought(answer):
                    self.sent.pop(request.table, None)
                    LOG.error("bot-failed", bot=request.level, game=request.game, why=answer.error)
                    raise NoThought()
                if answer.foreseen is not None:
                    METRICS.foreseen.labels("yes" if answer.foreseen else "no").inc()
                return answer
            self.sent.pop(request.table, None)
        raise NoThought()

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.sent.clear()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "logovo.server.bots.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LINE_LIMIT,
            )
        return self.process

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None
        self.sent.clear()


def has_thought(answer: ThinkAnswer) -> bool:
    asked = (answer.harmless, answer.words)
    found = answer.move or answer.hint or answer.unasked or answer.noted
    return bool(found or any(one is not None for one in asked))


def settle(done: asyncio.Future[ThinkAnswer], error: NoThought) -> None:
    if not done.done():
        done.set_exception(error)
