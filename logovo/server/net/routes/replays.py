"""Replays, and the log file out and in."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from logovo.core.errors import BadLog, LogovoError
from logovo.core.log import Log, read_log
from logovo.core.table import replay as replay_log
from logovo.games import game as game_of
from logovo.server.net.address import network
from logovo.server.net.importing import record_of, rows_of
from logovo.server.net.replaying import eyes_of, replay_steps
from logovo.server.process.errors import RequestError, request_error
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.verify import verify
from logovo.wire.http import Imported, ReplayPage

MOST_STEPS = 200
MOST_ENTRIES = 20_000
MOST_SEAT = 15
MOST_CHANCE = 2**62


async def finished(service: Service, table: str) -> tuple[LiveTable, Log]:
    live = await service.registry.get(table)
    async with service.commits.at(live):
        if live.record.status != "over" and not service.bus.alone:
            # Another process may have ended it a moment ago, and its news are still on their way.
            await service.commits.catch_up(live)
        hidden = live.record.settings.delay and live.pending
        if live.record.status != "over" or hidden:
            raise RequestError("not-over")
        log = live.timeline.table.log
        log.fair = None if live.record.fair is None else live.record.fair.opened()
        return live, log


@get("/api/tables/{table:str}/replay", summary="A finished game, step by step")
async def replay(
    request: Request[None, None, State],
    table: FromPath[str],
    service: NamedDependency[Service],
    eyes: Annotated[str, QueryParameter(max_length=8)] = "table",
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> ReplayPage:
    bucket = service.replays.of(network(request.client))
    if not bucket.take():
        raise RequestError("too-fast", {"seconds": bucket.seconds()})
    live, log = await finished(service, table)
    observer = eyes_of(eyes, log.header.players)
    async with service.replaying:
        steps = await asyncio.to_thread(replay_steps, log, observer, first, count)
    return ReplayPage(live.info(), eyes, len(log.entries), steps)


@get("/api/tables/{table:str}/log", media_type="text/plain", summary="The log file")
async def export(table: FromPath[str], service: NamedDependency[Service]) -> Response[str]:
    _live, log = await finished(service, table)
    headers = {"content-disposition": f'attachment; filename="{log.header.game}-{table}.log"'}
    return Response(log.write(), media_type="text/plain", headers=headers)


def checked(body: bytes) -> Log:
    """The log of a game, finished or broken off, that keeps the rules from first to last."""
    text = body.decode()
    log = read_log(text)
    if len(log.entries) > MOST_ENTRIES:
        raise RequestError("too-large", {"most": MOST_ENTRIES})
    for i, entry in enumerate(log.entries):
        # Numbers that compiled rules could not even take in.
        if entry.seat > MOST_SEAT or any(abs(n) > MOST_CHANCE for n in entry.chance):
            raise BadLog(i + 2, "bad-entry")
    replay_log(game_of(log.header.game), log)
    for wrong in verify(text).findings:
        # What claims to be checked luck and is not would look like it here.
        raise BadLog(max(1, wrong.line), f"luck-{wrong.code}")
    return log


@post("/api/logs", summary="Make a table of a log file, to replay it here")
async def take_in(
    request: Request[None, None, State], service: NamedDependency[Service]
) -> Imported:
    if not service.openings.of(network(request.client)).take():
        raise RequestError("too-many-tables")
    body = await request.body()
    try:
        log = await asyncio.to_thread(checked, body)
    except UnicodeError:
        raise RequestError("bad-log", {"line": 1, "why": "not-text"}) from None
    except LogovoError as error:
        raise request_error(error) from None
    record = record_of(log)
    live = await service.commits.create(record, rows_of(record, log), None)
    return Imported(live.info())
