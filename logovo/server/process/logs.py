"""One line an event, as plain text or as JSON, with nothing in it that is a secret.

Other libraries' messages go the same way. No colours but on a screen.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import Final

import structlog

QUIET: Final = ("asyncio", "sqlalchemy", "alembic", "uvicorn.access")


class UnfailingLogger(structlog.WriteLogger):
    """A disk that is full is full for the log, too: what cannot be written is lost, and whoever
    logged it goes on."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def unfailing(*_names: object) -> UnfailingLogger:
    return UnfailingLogger()


def set_up_logs(as_json: bool, quiet: bool = False) -> None:
    """`quiet` logs only trouble."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer(colors=sys.stdout.isatty())
    if as_json:
        last = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.WARNING if quiet else logging.INFO
        ),
        logger_factory=unfailing,
    )
    others = logging.StreamHandler(sys.stdout)
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [others]
    root.setLevel(logging.WARNING)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)
