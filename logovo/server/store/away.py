"""Whether the store is away, hangs or is full: then one may try again, and nothing has broken."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

AWAY: Final = (OSError, TimeoutError, DBAPIError, NoConnection, sqlite3.OperationalError)
SECONDS: Final = 5.0
"""For an answer of the store, a new connection, or one of the pool."""


def is_away(error: BaseException) -> bool:
    return isinstance(error, AWAY) and not isinstance(error, IntegrityError)
