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


POOL: Final = "sqlalchemy.pool"
CLOSING: Final = ("Exception terminating connection", "Exception closing connection")
"""How the pool begins to say that a database which is away could not even be hung up on."""


class NotOurs(logging.Filter):
    """That is no fault of ours, and whoever waited has been answered: a warning, by its name."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith(CLOSING):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            why = record.exc_info[0] if record.exc_info else None
            record.msg, record.args = "store-away-closing", ()
            if why is not None:
                record.msg += f" why={why.__name__}"
            record.exc_info = record.exc_text = None
        return True


GARBLED: Final = "Invalid UTF-8 sequence received"
"""How the server's library begins to say what it has closed a socket for."""


class NotTold(logging.Filter):
    """A guest can make it say that as often as they like: no error of ours, and no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith(GARBLED):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = record.exc_text = None
        return True


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
    for name in (POOL, f"{POOL}.impl.AsyncAdaptedQueuePool"):
        logging.getLogger(name).addFilter(NotOurs())
    logging.getLogger("uvicorn.error").addFilter(NotTold())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)
