"""One server process: logs, uvicorn, graceful stop."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Callable
from typing import Final, TypeAlias

import structlog
import uvicorn

from logovo.core.errors import LogovoError
from logovo.server.net.app import make_app
from logovo.server.net.line import SocketLine
from logovo.server.net.patience import PatientHTTP
from logovo.server.process.config import Config
from logovo.server.process.logs import set_up_logs
from logovo.server.process.metrics import METRICS
from logovo.server.process.reach import ANYWHERE, own_address, reach_of
from logovo.server.service import Service

MOST_FILES: Final = 65_536
MOST_FRAME: Final = 64 * 1024
STOP_SECONDS: Final = 5
UNREAD_MS: Final = 60_000
YOUNG: Final = 5000
PRIVATE: Final = 0o077
"""What we write is for our own user."""
NEVER: Final = 1_000_000_000
LOG: Final = structlog.get_logger()

HERE: Final = "127.0.0.1"
Show: TypeAlias = Callable[[str, str], object]


class NoPort(LogovoError):
    """Somebody else listens there, or the address is not ours."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__("no-port", {"host": host, "port": port})


class Server(uvicorn.Server):
    """Says where it can be reached, and bye to every viewer before it closes."""

    def __init__(self, config: uvicorn.Config, service: Service, show: Show | None) -> None:
        super().__init__(config)
        self.service = service
        self.show = show
        self.failed: Exception | None = None  # why the house could not open, or stay open
        service.give_up = self.give_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.service.start()
        except Exception as error:
            self.failed = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = f"http://{HERE if host in ANYWHERE else host}:{port}/"
            LOG.info("open", address=address, reach=self.service.reach)
            if self.show is not None:
                self.show(address, self.service.reach)

    def give_up(self, error: Exception) -> None:
        self.failed = error
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.farewell()
        await super().shutdown(sockets)


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
        # A client that acknowledges but never reads would hold its connection forever.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listening


def run_server(
    config: Config, json_logs: bool = False, show: Show | None = None, quiet: bool = False
) -> None:
    """Serve until a signal; then viewers are told to come back and what waits is stored.
    `show` gets the address once the service is open, and the one for other devices, if any.
    Raises a named error if the house cannot open, or stay open.
    `quiet` logs only trouble: who plays at their own machine does not read logs."""
    os.umask(PRIVATE)
    set_up_logs(json_logs, quiet)
    listening = bound(config)
    service = Service(config)
    service.reach = reach_of(config.host, listening.getsockname()[1], own_address())
    settings = uvicorn.Config(
        make_app(service),
        http=PatientHTTP,
        log_config=None,
        ws=SocketLine,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=4096,
    )
    PatientHTTP.seconds = config.request_seconds
    PatientHTTP.most = config.sockets_per_address
    allow_many_files()
    spare_collections()
    server = Server(settings, service, show)
    if config.metrics_port:
        METRICS.serve(config.metrics_port)
    server.run(sockets=[listening])
    if server.failed is not None:
        raise server.failed


def allow_many_files() -> None:
    """Every connection is an open file. What a shell allows at first, often a thousand, is less
    than it would allow if asked."""
    if sys.platform != "win32":
        import resource

        allowed, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if allowed != resource.RLIM_INFINITY and allowed < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def spare_collections() -> None:
    """The garbage collector goes through everything now and then: with many tables in memory that
    holds everybody up for a third of a second. What is loaded here stays; all else is looked
    through only when the service is quiet (`Service.tidy`). Young objects are looked through once,
    in lots small enough to hold nobody up, and large enough that what a move leaves behind, and
    the next one of its table replaces, has mostly gone before."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
