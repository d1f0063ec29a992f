"""One server process: logs, uvicorn, graceful stop."""

from __future__ import annotations

import logging
from typing import Final

import structlog
import uvicorn

from logovo.server.app import make_app
from logovo.server.config import Config

MOST_FRAME: Final = 64 * 1024
STOP_SECONDS: Final = 5


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


def run_server(config: Config, json_logs: bool = False) -> None:
    """Serve until a signal; then viewers are told to come back and what waits is stored."""
    set_up_logs(json_logs)
    uvicorn.run(
        make_app(config),
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
