"""Opening the database: one house, private, whole, up to date; the service's secret."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, final

import structlog
from filelock import FileLock
from sqlalchemy import event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from logovo.server.process.config import Config
from logovo.server.store.away import AWAY, SECONDS
from logovo.server.store.file import check_file, open_folder, taken
from logovo.server.store.migrations_of import migrate
from logovo.server.store.schema import HOUSE
from logovo.server.store.sqlite import PRAGMAS
from logovo.server.store.wrong import CannotWrite, HouseShared, NoDatabase, NoDriver

LOG: Final = structlog.get_logger()
PATIENCE: Final = {"timeout": SECONDS, "command_timeout": SECONDS}
"""Of PostgreSQL's driver, to connect and for an answer."""
NO_URL: Final = (ArgumentError, InvalidRequestError, ValueError)
"""Not one at all, a driver that keeps everybody waiting, a port that is no number."""
MIGRATION_LOCK: Final = 0x1060_F0
"""Several processes may start at once; PostgreSQL lets one of them migrate."""
HOUSE_LOCK: Final = 0x1060_F1
"""Held by every process; without Redis, by one alone."""


async def open_database(config: Config) -> AsyncEngine:
    """An engine on a database whose tables are up to date; raises a named error."""
    path = ""
    if config.is_sqlite() and not config.database:
        open_folder(config.data)
    try:
        engine = create_async_engine(
            config.database_url(),
            pool_size=8,
            max_overflow=8,
            pool_timeout=SECONDS,
            pool_pre_ping=not config.is_sqlite(),
            hide_parameters=True,  # names and moves stay out of logs
            connect_args={} if config.is_sqlite() else PATIENCE,
        )
    except NO_URL as error:
        raise NoDatabase("not a database URL") from error
    except ModuleNotFoundError as error:
        raise NoDriver(error.name or "") from error
    if config.is_sqlite():
        path = make_url(config.database_url()).database or ""
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        if path:
            await asyncio.to_thread(check_file, config.file())
        async with engine.begin() as connection:
            if not config.is_sqlite():
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)
    except AWAY as error:
        await engine.dispose()
        why = getattr(error, "orig", None) or error
        if config.is_sqlite():
            raise CannotWrite(path, str(why)) from error
        raise NoDatabase(type(why).__name__) from error
    except TypeError as error:
        # The driver does not know a word behind the question mark of the URL.
        await engine.dispose()
        raise NoDatabase("not a database URL") from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@final
class Held:
    """This process keeps the house: alone where nothing carries news between two."""

    def __init__(self) -> None:
        self.file: FileLock | None = None
        self.connection: AsyncConnection | None = None

    def take_folder(self, config: Config) -> None:
        """Raises HouseTaken."""
        if config.is_sqlite():
            folder = config.file().parent
            # A folder that was only named in a URL may be for others, too.
            self.file = taken(folder if config.database else open_folder(folder))

    async def take_database(self, config: Config, engine: AsyncEngine) -> None:
        """Raises HouseShared."""
        if config.is_sqlite():
            return
        connection = await engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            shared = "_shared" if config.redis else ""
            query = text(f"SELECT pg_try_advisory_lock{shared}({HOUSE_LOCK})")
            ours = (await connection.execute(query)).scalar()
        except BaseException:
            await connection.invalidate()
            raise
        if not ours:
            await connection.close()
            raise HouseShared()
        self.connection = connection

    async def keep_database(self, config: Config, engine: AsyncEngine) -> None:
        """PostgreSQL forgets the lock with the connection that took it: take it again if that was
        lost. Raises HouseShared if another process was faster."""
        connection = self.connection
        if connection is not None:
            try:
                await connection.execute(text("SELECT 1"))
                return
            except AWAY as error:
                LOG.warning("house-lock-lost", why=type(error).__name__)
                self.connection = None
                await connection.invalidate()
                await connection.close()
        await self.take_database(config, engine)

    async def release(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None
        if self.file is not None:
            self.file.release()
            self.file = None


async def signing_secret(engine: AsyncEngine) -> str:
    """The key that signs seats: made once, shared by all processes of the service."""
    query = select(HOUSE.c.value).where(HOUSE.c.key == "secret")
    for _attempt in range(3):
        async with engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if isinstance(found, str):
            return found
        try:
            async with engine.begin() as connection:
                fresh = {"key": "secret", "value": secrets.token_urlsafe(32)}
                await connection.execute(HOUSE.insert().values(**fresh))
        except IntegrityError:
            continue
    raise RuntimeError("the service has no secret")
