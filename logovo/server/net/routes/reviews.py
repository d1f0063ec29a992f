"""Reviews of finished games, and tables to play on from one of their decisions."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from logovo.server.net.address import network
from logovo.server.net.routes.replays import finished
from logovo.server.process.errors import RequestError
from logovo.server.reviews.job import Job
from logovo.server.reviews.projection import could_know, review_page
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.wire.http import Seated
from logovo.wire.reviews import CouldKnow, Practice, ReviewPage

After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@post("/api/tables/{table:str}/review", status_code=200, summary="Ask for a review")
async def ask_for_review(
    request: Request[None, None, State],
    table: FromPath[str],
    service: NamedDependency[Service],
    after: After = 0,
) -> ReviewPage:
    """Begin it unless it is begun, and say how far it is. Whoever may see the replay may ask;
    what a review may cost is the server's matter alone."""
    live, log = await finished(service, table)
    job = await service.reviews.find(log)
    if job is None:
        if not service.askings.of(network(request.client)).take():
            raise RequestError("too-many-reviews")
        job = await service.reviews.ask(log)
    return review_page(live.info(), job, after)


@get("/api/tables/{table:str}/review", summary="A review somebody has asked for")
async def read_review(
    table: FromPath[str], service: NamedDependency[Service], after: After = 0
) -> ReviewPage:
    live, job = await asked_for(service, table)
    return review_page(live.info(), job, after)


@get("/api/tables/{table:str}/review/{entry:int}", summary="What could have been known")
async def read_certainties(
    table: FromPath[str], entry: FromPath[int], service: NamedDependency[Service]
) -> CouldKnow:
    """At one decision of a review somebody has asked for; as soon as it is judged."""
    _live, job = await asked_for(service, table)
    return could_know(job, entry)


async def asked_for(service: Service, table: str) -> tuple[LiveTable, Job]:
    live, log = await finished(service, table)
    job = await service.reviews.find(log)
    if job is None:
        raise RequestError("no-review")
    return live, job


@post("/api/tables/{table:str}/practice", summary="Play on from a decision of a finished game")
async def practise(
    request: Request[None, None, State],
    table: FromPath[str],
    data: JSONBody[Practice],
    service: NamedDependency[Service],
) -> Seated:
    _live, log = await finished(service, table)
    address = network(request.client)
    bucket = service.openings.of(address)
    if not bucket.take():
        raise RequestError("too-many-tables", {"seconds": bucket.seconds()})
    return await service.opening.practise(log, data, address)
