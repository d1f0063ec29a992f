"""The socket: one for each viewer of a table."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from logovo.server.net.address import network
from logovo.server.net.handler import Handler
from logovo.server.net.line import line_of
from logovo.server.process.errors import RequestError
from logovo.server.service import Service
from logovo.server.store.away import AWAY
from logovo.server.table.viewer import Viewer
from logovo.wire.commands import FromClient
from logovo.wire.messages import Trouble

MOST: Final = 16 * 1024
PATIENCE: Final = 200
"""Messages over the limit before a client is cut off."""

LOG: Final = structlog.get_logger()
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page's origin; programs name none."""
    try:
        return origin is None or urlsplit(origin).netloc == host or origin in allowed
    except ValueError:  # no browser writes an address that cannot be read
        return False


@websocket("/api/socket")
async def table_socket(
    socket: WebSocket[None, None, State], service: NamedDependency[Service]
) -> None:
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host", ""), service.config.origins):
        await socket.close(code=4403, reason="bad-origin")
        return
    await socket.accept()
    line = line_of(socket.scope["extensions"])
    write = None if line is None else line.write
    viewer = Viewer(socket.send_text, socket.close, service.config.queue, write)
    address = viewer.network = network(socket.client)
    handler = Handler(service, viewer)
    over = 0
    try:
        try:
            service.sockets.enter(address, viewer)
            check_pace(service, address)
        except RequestError as no:
            trouble(viewer, no)
            viewer.end(no.code, resume=no.code == "too-fast")
        while not viewer.closed:
            raw = await (socket.receive_data(mode="text") if line is None else line.text())
            if raw is None:
                break
            viewer.heard = time.monotonic()
            if not viewer.pace.take():
                over += 1
                if over > PATIENCE:
                    viewer.end("too-fast", resume=True)
                    continue
                trouble(viewer, RequestError("too-fast", {"seconds": viewer.pace.seconds()}))
                continue
            try:
                await handler.serve(message_of(raw))
            except RequestError as no:
                trouble(viewer, no)
                if handler.live is None:
                    viewer.end(no.code, resume=no.code == "busy")
    except WebSocketDisconnect:
        viewer.closed = True
    except AWAY as error:
        LOG.warning("store-away", why=type(error).__name__)
        viewer.end("busy", resume=True)
    except Exception:
        LOG.exception("socket-failed")
        viewer.end("server", resume=True)
    finally:
        viewer.closed = True
        service.sockets.leave(address, viewer)
        handler.goodbye()
        if viewer.flushing is not None:
            await viewer.flushing


def check_pace(service: Service, address: str) -> None:
    """A connection is a request: to come in is what costs most on a socket, and whoever came again
    and again would have every other limit of a connection anew. Raises too-fast."""
    bucket = service.requests.of(address)
    if not bucket.take():
        raise RequestError("too-fast", {"seconds": bucket.seconds()})


def trouble(viewer: Viewer, no: RequestError) -> None:
    viewer.tell(Trouble(no.code, no.sentence, no.facts))


def message_of(raw: str | bytes) -> FromClient:
    """What a client has sent; raises too-large or malformed."""
    if len(raw) > MOST:
        raise RequestError("too-large", {"most": MOST})
    try:
        return DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError("malformed", {"why": str(error)[:200]}) from None
