"""The application: routes, named errors, limits and headers around one service."""

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
from logovo.server.net.address import network
from logovo.server.net.files import ASSETS, ClientFiles
from logovo.server.net.packing import packing
from logovo.server.net.puzzling import Puzzler
from logovo.server.net.routes import (
    docs,
    lessons,
    operations,
    pages,
    puzzles,
    replays,
    reviews,
    socket,
    tables,
)
from logovo.server.net.routes.openapi import PLUGINS
from logovo.server.net.routes.socket import is_own_origin
from logovo.server.process.errors import RequestError, request_error
from logovo.server.service import Service
from logovo.server.store.away import is_away
from logovo.server.table.projection import ENGINE
from logovo.wire.http import Problem

LOG: Final = structlog.get_logger()
MOST_BODY: Final = 4 * 1024 * 1024
CUT_SHORT: Final = "client disconnected prematurely"
"""What the library says of a body that does not come to its end."""
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
    no = named(error)
    if no.code == "server":
        LOG.error("request-failed", exc_info=error)
    return Response(no.problem(), status_code=no.status, media_type=MediaType.JSON)


def named(error: Exception) -> RequestError:
    match error:
        case RequestError() | LogovoError():
            return request_error(error)
        case NotFoundException():
            return RequestError("not-found")
        case MethodNotAllowedException():
            return RequestError("bad-method")
        case ValidationException():
            extra = error.extra if isinstance(error.extra, list) else []
            whys = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
            return RequestError("malformed", {"why": ("; ".join(whys) or error.detail)[:200]})
        case HTTPException() if error.detail == CUT_SHORT:
            # Whoever hangs up in the middle is told nothing, and nothing of ours has broken.
            return RequestError("malformed", {"why": "cut short"})
        case UnicodeDecodeError():
            return RequestError("malformed", {"why": "not UTF-8"})
        case RecursionError():
            # The reader of bodies gives up on brackets in brackets; nothing of ours goes so deep.
            return RequestError("malformed", {"why": "nested too deeply"})
        case HTTPException() if error.status_code == 413:
            return RequestError("too-large", {"most": MOST_BODY})
        case ClientException():
            return RequestError("malformed", {"why": error.detail[:200]})
        case HTTPException() if error.status_code < 500:
            return RequestError("malformed", {"why": error.detail[:200]})
        case _ if is_away(error):
            LOG.warning("store-away", why=type(error).__name__)
            return RequestError("busy")
        case _:
            return RequestError("server")


def check_page(request: Asked, allowed: tuple[str, ...]) -> None:
    """A page of somebody else cannot make a browser post here: its origin is named, and a form
    cannot send JSON. Only a log file is plain text."""
    headers = request.headers
    if not is_own_origin(headers.get("origin"), headers.get("host", ""), allowed):
        raise RequestError("bad-origin")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    wanted = "text/plain" if request.scope["path"] == "/api/logs" else "application/json"
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if (kind or has_body) and kind != wanted:
        raise RequestError("malformed", {"why": f"content-type: {wanted}"})


async def guard(message: Message, _scope: object) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def make_app(service: Service) -> Litestar:
    config = service.config
    files = ClientFiles(config.client)
    books = ClientFiles(config.docs, hashed=())
    puzzler = Puzzler()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        if not service.ready:  # a process has started it before the first connection
            await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def limit(request: Asked) -> None:
        if request.method == "POST":
            check_page(request, config.origins)
        # The client comes in many small files, and a family opens it behind one address at once.
        many = request.scope["path"].startswith((f"/{ASSETS}", f"/{docs.PLACE}/"))
        asked = service.fetches if many else service.requests
        bucket = asked.of(network(request.client))
        if not bucket.take():
            raise RequestError("too-fast", {"seconds": bucket.seconds()})

    return Litestar(
        route_handlers=[
            tables.games,
            tables.open_table,
            tables.open_tables,
            tables.one_table,
            tables.join_table,
            tables.code_of_table,
            tables.table_of_code,
            tables.my_tables,
            tables.my_data,
            tables.forget_me,
            tables.qr,
            replays.replay,
            replays.export,
            replays.take_in,
            reviews.ask_for_review,
            reviews.read_review,
            reviews.read_certainties,
            reviews.practise,
            lessons.book,
            lessons.film,
            lessons.play,
            puzzles.puzzles,
            puzzles.one_puzzle,
            puzzles.try_puzzle,
            operations.alive,
            operations.ready,
            operations.metrics,
            socket.table_socket,
            docs.docs_front,
            docs.docs_page,
            pages.front,
            pages.page,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "books": Provide(lambda: books, sync_to_thread=False),
            "puzzler": Provide(lambda: puzzler, sync_to_thread=False),
        },
        exception_handlers={Exception: told},
        before_request=limit,
        before_send=[guard],
        middleware=[packing],
        cors_config=CORSConfig(allow_origins=list(config.origins)) if config.origins else None,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Logovo", version=ENGINE, path="/api/schema", render_plugins=PLUGINS
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State({"service": service}),
    )
