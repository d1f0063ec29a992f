"""A reviewing process as the server sees it: started for one review, replaced when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, final

import msgspec
import structlog

from logovo.review.report import Review
from logovo.server.reviews.job import Job
from logovo.server.reviews.lines import ReviewLine, ReviewRequest

LOG: Final = structlog.get_logger()
SILENCE: Final = 180.0
"""Seconds for one decision; then the process is replaced."""
DEATHS: Final = 3
"""In a row, without one decision more: then the review is given up."""
LINE_LIMIT: Final = 1 << 26


class Died(Exception):
    """The process ended, or said nothing for too long."""


@final
class Reviewer:
    def __init__(self, silence: float = SILENCE) -> None:
        self.silence = silence
        self.process: Process | None = None

    async def review(self, job: Job) -> Review | None:
        """The whole review; None if it cannot be made."""
        deaths = 0
        while deaths < DEATHS:
            judged = len(job.decisions)
            try:
                return await self.attempt(job)
            except (Died, TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                LOG.warning("reviewer-died", why=type(error).__name__, judged=len(job.decisions))
                deaths = 0 if len(job.decisions) > judged else deaths + 1
            finally:
                await self.kill()
        return None

    async def attempt(self, job: Job) -> Review | None:
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "logovo.server.reviews.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_LIMIT,
        )
        assert process.stdin is not None and process.stdout is not None
        request = ReviewRequest(job.log, job.budget, list(job.decisions.values()))
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        while True:
            raw = await asyncio.wait_for(process.stdout.readline(), self.silence)
            if not raw.endswith(b"\n"):
                raise Died()
            line = msgspec.json.decode(raw, type=ReviewLine)
            if line.error:
                LOG.error("review-failed", why=line.error)
                return None
            if line.review is not None:
                return line.review
            if line.made is not None:
                job.decisions[line.made.entry] = line.made
            else:
                job.done, job.total = line.done, line.total

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
