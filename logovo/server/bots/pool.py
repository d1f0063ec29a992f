"""The thinking processes and their queues: every table in turn, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from typing import Final, final

import msgspec
import structlog

from logovo.server.bots.errand import FOLLOWED, Errand, Line, Thought
from logovo.server.fold import Fold
from logovo.server.tasks import end

LOG: Final = structlog.get_logger()
LIMIT: Final = 10.0
"""Seconds for one thought; then the process is replaced."""
LINE_LIMIT: Final = 1 << 24


class NoThought(Exception):
    """The bot failed, or was too late."""


@final
class Worker:
    """One process with a queue for each table, served in turn."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: Process | None = None
        self.queues: OrderedDict[str, deque[tuple[Errand, asyncio.Future[str], Fold]]] = (
            OrderedDict()
        )
        self.sent: dict[str, tuple[int, int]] = {}
        self.more = asyncio.Event()
        self.count = 0

    async def think(self, table: str, fold: Fold, seat: int, level: str) -> str:
        self.count += 1
        header = fold.live.log.header
        errand = Errand(
            self.count, table, 0, header.game, header.players, header.options, seat, level, 0, []
        )
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(table, deque()).append((errand, done, fold))
        self.more.set()
        return await done

    async def run(self) -> None:
        while True:
            while not self.queues:
                self.more.clear()
                await self.more.wait()
            table, queue = self.queues.popitem(last=False)
            errand, done, fold = queue.popleft()
            if queue:
                self.queues[table] = queue
            if done.cancelled():
                continue
            try:
                move = await asyncio.wait_for(self.ask(errand, fold), self.limit)
            except (TimeoutError, OSError, msgspec.MsgspecError) as error:
                LOG.error("bot-late", why=type(error).__name__, level=errand.level)
                self.kill()
                settle(done, NoThought())
            except NoThought as error:
                settle(done, error)
            except Exception:
                # This table gets a plain move; the others still want to be thought for.
                LOG.exception("bots-failed", game=errand.game)
                self.kill()
                settle(done, NoThought())
            else:
                if not done.done():
                    done.set_result(move)

    async def ask(self, errand: Errand, fold: Fold) -> str:
        """Send what the process does not know yet; all of it if it has forgotten."""
        for _attempt in range(2):
            process = await self.started()
            entries = fold.live.log.entries
            turns, first = self.sent.get(errand.table, (fold.turns, 0))
            if turns != fold.turns or first > len(entries):
                first = 0
            lines = [Line(e.kind, e.seat, e.text, e.chance) for e in entries[first:]]
            whole = msgspec.structs.replace(errand, turns=fold.turns, first=first, lines=lines)
            self.sent.pop(errand.table, None)
            self.sent[errand.table] = (fold.turns, len(entries))
            if len(self.sent) > FOLLOWED:  # the process has forgotten these too
                del self.sent[next(iter(self.sent))]
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(whole) + b"\n")
            await process.stdin.drain()
            answer = msgspec.json.decode(await process.stdout.readline(), type=Thought)
            if not answer.lost:
                if answer.error or not answer.move:
                    self.sent.pop(errand.table, None)
                    LOG.error("bot-failed", level=errand.level, game=errand.game, why=answer.error)
                    raise NoThought()
                return answer.move
            self.sent.pop(errand.table, None)
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


def settle(done: asyncio.Future[str], error: NoThought) -> None:
    if not done.done():
        done.set_exception(error)


@final
class Pool:
    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        self.workers = [Worker(limit) for _i in range(max(1, workers))]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(worker.run(), name="bots") for worker in self.workers]

    async def think(self, table: str, fold: Fold, seat: int, level: str) -> str:
        """The move a bot of this level chooses; raises NoThought."""
        worker = self.workers[hash(table) % len(self.workers)]
        return await worker.think(table, fold, seat, level)

    async def stop(self) -> None:
        await end(self.tasks)
        for worker in self.workers:
            process = worker.process
            worker.kill()
            if process is not None:
                await process.wait()
