"""The application: routes, named errors, limits and headers around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.types import Message

from logovo.core.errors import LogovoError
from logovo.server.errors import No, no_of
from logovo.server.house import House
from logovo.server.looks import ENGINE
from logovo.server.routes import operations, pages, replays, socket, tables
from logovo.server.routes.schema import PLUGINS
from logovo.server.wire.http import Problem

LOG: Final = structlog.get_logger()
MOST_BODY: Final = 4 * 1024 * 1024
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    ),
)

Asked = Request[object, object, State]


def told(_request: Asked, error: Exception) -> Response[Problem]:
    """Every error has a name; what is unforeseen is logged and told to nobody."""
    no = error if isinstance(error, No) else named(error)
    if no.code == "server":
        LOG.error("request-failed", exc_info=error)
    return Response(no.problem(), status_code=no.status, media_type=MediaType.JSON)


def named(error: Exception) -> No:
    match error:
        case LogovoError():
            return no_of(error)
        case NotFoundException():
            return No("not-found")
        case MethodNotAllowedException():
            return No("bad-method")
        case ValidationException():
            extra = error.extra if isinstance(error.extra, list) else []
            whys = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
            return No("malformed", {"why": ("; ".join(whys) or error.detail)[:200]})
        case HTTPException() if error.status_code == 413:
            return No("too-large", {"most": MOST_BODY})
        case ClientException():
            return No("malformed", {"why": error.detail[:200]})
        case HTTPException() if error.status_code < 500:
            return No("malformed", {"why": error.detail[:200]})
        case _:
            return No("server")


async def guard(message: Message, _scope: object) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def make_app(house: House) -> Litestar:
    config = house.config

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    async def limit(request: Asked) -> None:
        address = request.client.host if request.client else ""
        bucket = house.requests.of(address)
        if not bucket.take():
            raise No("too-fast", {"seconds": bucket.seconds()})

    return Litestar(
        route_handlers=[
            tables.games,
            tables.open_table,
            tables.open_tables,
            tables.one_table,
            tables.join_table,
            tables.my_tables,
            tables.qr,
            replays.replay,
            replays.export,
            replays.take_in,
            operations.alive,
            operations.ready,
            operations.metrics,
            socket.table_socket,
            pages.front,
            pages.page,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Exception: told},
        before_request=limit,
        before_send=[guard],
        cors_config=CORSConfig(allow_origins=list(config.origins)) if config.origins else None,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Logovo", version=ENGINE, path="/api/schema", render_plugins=PLUGINS
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State({"house": house}),
    )
