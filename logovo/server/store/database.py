"""Opening the database: pragmas, migrations, the house's secret."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from logovo.server.config import Config
from logovo.server.store.schema import HOUSE
from logovo.server.store.sqlite import PRAGMAS

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x1060_F0
"""Several processes may start at once; PostgreSQL lets one of them migrate."""


async def open_database(config: Config) -> AsyncEngine:
    """An engine on a database whose tables are up to date."""
    if config.is_sqlite() and not config.database:
        config.data.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(config.database_url(), pool_size=8, max_overflow=8)
    if config.is_sqlite():
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    async with engine.begin() as connection:
        if not config.is_sqlite():
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_migrate)
    return engine


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def house_secret(engine: AsyncEngine) -> str:
    """The key that signs seats: made once, shared by all processes of the house."""
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
    raise RuntimeError("the house has no secret")
