"""One server process: logs, uvicorn, graceful stop."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from typing import Final, TypeAlias

import structlog
import uvicorn

from logovo.core.errors import LogovoError
from logovo.server.app import make_app
from logovo.server.config import Config
from logovo.server.house import House

MOST_FRAME: Final = 64 * 1024
STOP_SECONDS: Final = 5
UNREAD_MS: Final = 60_000
YOUNG: Final = 20_000
NEVER: Final = 1_000_000_000
LOG: Final = structlog.get_logger()

Show: TypeAlias = Callable[[str], object]


class NoPort(LogovoError):
    """Somebody else listens there, or the address is not ours."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__("no-port", {"host": host, "port": port})


class Server(uvicorn.Server):
    """Says where it can be reached, and bye to every viewer before it closes."""

    def __init__(self, config: uvicorn.Config, house: House, show: Show | None) -> None:
        super().__init__(config)
        self.house = house
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = f"http://{host}:{port}/"
            LOG.info("open", address=address)
            if self.show is not None:
                self.show(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.farewell()
        await super().shutdown(sockets)


def set_up_logs(as_json: bool) -> None:
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(),
    )


def bound(config: Config) -> socket.socket:
    """The listening socket, taken before anything else is opened; raises NoPort."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except (OSError, OverflowError):
        listening.close()
        raise NoPort(config.host, config.port) from None
    listening.set_inheritable(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A client that acknowledges but never reads would hold its connection for ever.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listening


def run_server(config: Config, json_logs: bool = False, show: Show | None = None) -> None:
    """Serve until a signal; then viewers are told to come back and what waits is stored.
    `show` gets the address once the house is open."""
    set_up_logs(json_logs)
    listening = bound(config)
    house = House(config)
    settings = uvicorn.Config(
        make_app(house),
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=4096,
    )
    spare_collections()
    Server(settings, house, show).run(sockets=[listening])


def spare_collections() -> None:
    """Python looks for rubbish after every few hundred new objects, and through all it has
    now and then: with many tables in memory that holds everybody up for a third of a second.
    What is loaded here stays; young objects are looked through less often, and all of them
    only when the house is quiet (`House.tidy`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)
