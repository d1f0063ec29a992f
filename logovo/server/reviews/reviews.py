"""All reviews of this process: made one after another, kept in the store, never twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import Final, final

import msgspec
import structlog

from logovo.core.log import Log
from logovo.review import ReviewBudget, Unfinished, budget_for, resized
from logovo.review.report import Review
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.process.tasks import end
from logovo.server.reviews.job import Job, key_of
from logovo.server.reviews.reviewer import Reviewer
from logovo.server.store.reader import Reader
from logovo.server.store.rows import Append, Conflict, ReviewKey, ReviewRow
from logovo.server.store.writer import Writer

LOG: Final = structlog.get_logger()
MOST_WAITING: Final = 64
REMEMBERED: Final = 64
"""Reviews in memory; older ones are in the store."""
NAMED: Final = 256
"""Logs whose keys are remembered: a page asks every second, and a long log takes time to read."""


@final
class Reviews:
    def __init__(self, config: Config, reader: Reader, writer: Writer) -> None:
        self.config = config
        self.reader = reader
        self.writer = writer
        self.reviewer = Reviewer()
        self.jobs: OrderedDict[ReviewKey, Job] = OrderedDict()
        self.keys: OrderedDict[int, tuple[Log, ReviewKey]] = OrderedDict()  # by identity
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.run(), name="reviews")]

    async def stop(self) -> None:
        await end(self.tasks)
        await self.reviewer.kill()

    def budget(self, game: str) -> ReviewBudget:
        usual = budget_for(game)
        worlds = self.config.review_worlds or usual.worlds
        rollouts = self.config.review_rollouts or usual.rollouts
        return resized(usual, worlds, rollouts, usual.seed)

    async def ask(self, log: Log) -> Job:
        """The review of this log, begun if nobody has asked for it before."""
        found, key = await self.look(log)
        if found is not None:
            return found
        if self.waiting.qsize() >= MOST_WAITING:
            raise RequestError("too-many-reviews")
        text = await asyncio.to_thread(log.write)
        job = Job(key, text, self.budget(log.header.game))
        # Somebody else may have asked while the store was looked through.
        kept = self.jobs.setdefault(job.key, job)
        if kept is job:
            self.waiting.put_nowait(job)
        return kept

    async def find(self, log: Log) -> Job | None:
        """The review of this log, if somebody has asked for it."""
        return (await self.look(log))[0]

    async def look(self, log: Log) -> tuple[Job | None, ReviewKey]:
        if not log.is_finished():
            raise Unfinished()
        key = await self.key(log)
        job = self.jobs.get(key)
        if job is None:
            stored = await self.stored(key)
            if stored is not None:
                job = Job(key, "", self.budget(log.header.game))
                job.finish(stored)
                job = self.remember(job)
        if job is not None and job.failed:
            del self.jobs[key]  # whoever asks again may be luckier
            raise RequestError("review-failed")
        return job, key

    async def stored(self, key: ReviewKey) -> Review | None:
        raw = await self.reader.review(key)
        return None if raw is None else msgspec.json.decode(raw, type=Review)

    async def key(self, log: Log) -> ReviewKey:
        """Of a finished log, which never changes."""
        named = self.keys.get(id(log))
        if named is None or named[0] is not log:
            text = await asyncio.to_thread(log.write)
            named = log, key_of(log, text, self.budget(log.header.game))
            self.keys[id(log)] = named
            if len(self.keys) > NAMED:
                self.keys.popitem(last=False)
        return named[1]

    def remember(self, job: Job) -> Job:
        kept = self.jobs.setdefault(job.key, job)
        self.jobs.move_to_end(job.key)
        for key in [key for key, job in self.jobs.items() if job.ended.is_set()]:
            if len(self.jobs) <= REMEMBERED:
                break
            del self.jobs[key]
        return kept

    async def run(self) -> None:
        while True:
            job = await self.waiting.get()
            try:
                # While it waited in line, another process may have made it.
                review = await self.stored(job.key)
                if review is None:
                    review = await self.reviewer.review(job)
                    if review is not None:
                        await self.keep(job.key, review)
            except Exception:
                LOG.exception("reviews-failed")
                review = None
            job.finish(review)
            self.remember(job)

    async def keep(self, key: ReviewKey, review: Review) -> None:
        row = ReviewRow(key, msgspec.json.encode(review), now_ms())
        with contextlib.suppress(Conflict):  # another process was faster: theirs is the same
            try:
                await self.writer.append(Append("", review=row))
            except Conflict:
                raise
            except Exception:
                # It can still be read from memory, and made again later.
                LOG.exception("review-not-kept")
