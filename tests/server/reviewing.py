"""A small house that makes small reviews, for tests."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.testing import AsyncTestClient

from logovo.core.log import Log
from logovo.review import ReviewBudget, budget_for, resized
from logovo.server.process.config import Config
from logovo.server.reviews.job import Job, key_of
from logovo.wire.http import Imported
from logovo.wire.reviews import ReviewPage

SHORT = 12  # the seed of a game of eighty entries
SMALL = resized(budget_for("larder"), worlds=4, rollouts=1, seed=1)
ENDLESS = ReviewBudget(worlds=100_000, rollouts=1)
TEXT = {"content-type": "text/plain"}

Client = AsyncTestClient[Litestar]


def config(folder: Path) -> Config:
    return Config(data=folder, review_worlds=SMALL.worlds, review_rollouts=SMALL.rollouts)


async def take_in(client: Client, text: str) -> str:
    answer = await client.post("/api/logs", content=text.encode(), headers=TEXT)
    return msgspec.json.decode(answer.content, type=Imported).table.id


async def ask(client: Client, table: str) -> ReviewPage:
    answer = await client.post(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewPage)


async def ready(client: Client, table: str) -> ReviewPage:
    for _attempt in range(400):
        page = await ask(client, table)
        if page.ready:
            return page
        await asyncio.sleep(0.25)
    raise AssertionError("the review is never ready")


def job_of(log: Log, budget: ReviewBudget) -> Job:
    text = log.write()
    return Job(key_of(log, text, budget), text, budget)
