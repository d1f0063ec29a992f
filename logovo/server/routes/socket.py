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

from logovo.server.errors import No
from logovo.server.house import House
from logovo.server.live import Live
from logovo.server.viewer import Viewer
from logovo.server.wire.commands import Command, FromClient, Hello, Ping, Why
from logovo.server.wire.messages import Trouble

MOST: Final = 16 * 1024
PATIENCE: Final = 200
"""Messages over the limit before a client is cut off."""

LOG: Final = structlog.get_logger()
DECODER: Final = msgspec.json.Decoder(FromClient)


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page's origin; programs name none."""
    return origin is None or urlsplit(origin).netloc == host or origin in allowed


@websocket("/api/socket")
async def table_socket(socket: WebSocket[None, None, State], house: NamedDependency[House]) -> None:
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host", ""), house.config.origins):
        await socket.close(code=4403, reason="bad-origin")
        return
    await socket.accept()
    viewer = Viewer(socket.send_text, socket.close, house.config.queue)
    address = socket.client.host if socket.client else ""
    live: Live | None = None
    over = 0
    try:
        try:
            house.doorway.enter(address, viewer)
        except No as no:
            trouble(viewer, no)
            viewer.end(no.code, resume=False)
        while not viewer.closed:
            raw = await socket.receive_data(mode="text")
            viewer.heard = time.monotonic()
            if not viewer.pace.take():
                over += 1
                if over > PATIENCE:
                    viewer.end("too-fast", resume=True)
                    continue
                trouble(viewer, No("too-fast", {"seconds": viewer.pace.seconds()}))
                continue
            try:
                live = await answer(house, viewer, live, raw)
            except No as no:
                trouble(viewer, no)
                if live is None:
                    viewer.end(no.code, resume=False)
    except WebSocketDisconnect:
        viewer.closed = True
    except Exception:
        LOG.exception("socket-failed")
        viewer.end("server", resume=True)
    finally:
        viewer.closed = True
        house.doorway.leave(address, viewer)
        if live is not None:
            house.desk.goodbye(live, viewer)
        if viewer.flushing is not None:
            await viewer.flushing


def trouble(viewer: Viewer, no: No) -> None:
    viewer.tell(Trouble(no.code, no.sentence, no.facts))


async def answer(house: House, viewer: Viewer, live: Live | None, raw: str | bytes) -> Live:
    """Serve one message; the table the viewer is at."""
    if len(raw) > MOST:
        raise No("too-large", {"most": MOST})
    try:
        message = DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise No("malformed", {"why": str(error)[:200]}) from None
    if live is None:
        if not isinstance(message, Hello):
            raise No("hello-first")
        return await house.desk.hello(viewer, message)
    match message:
        case Hello():
            raise No("hello-twice")
        case Command():
            await house.desk.command(live, viewer, message)
        case Why():
            await house.desk.why(live, viewer, message)
        case Ping():
            house.desk.ping(viewer, message)
    return live
