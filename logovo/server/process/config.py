"""What an operator may set. Everything has a default that works on a fresh machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import logovo
from logovo.folders import data_folder

CLIENT: Final = Path(logovo.__file__).parent / "web"
DOCS: Final = Path(logovo.__file__).parent / "site"


@dataclass(frozen=True)
class Config:
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a SQLAlchemy URL; empty for one SQLite file in `data`
    redis: str = ""  # a Redis URL; empty for one process
    client: Path = CLIENT  # the built browser client
    docs: Path = DOCS  # the built documentation
    host: str = "127.0.0.1"
    port: int = 8321
    origins: tuple[str, ...] = ()  # beside the server's own
    workers: int = 1  # processes in which bots think
    spare_tables: int = 32  # at which only bots sit and nobody looks: how many play on
    bot_pace: float = 1.0  # stretches the pauses of bots; 0 for none
    ponder: float = 1.0  # times as long as when they are asked bots think before; 0 for never
    show_pace: float = 1.0  # stretches how long an opened grave and the like must be shown
    tables_per_hour: int = 60  # opened by one address
    reviews_per_hour: int = 60  # that one address may begin
    requests_per_minute: int = 600  # requests of one address
    sockets_per_address: int = 256  # open at the same time
    most_tables: int = 2000  # in play at the same time; 0 for as many as come
    most_onlookers: int = 500  # at one table
    presence_after: float = 5.0  # seconds before an absence is shown
    number_seconds: float = 4.0  # for the numbers of players to arrive before the first card
    host_grace: float = 180.0  # seconds a table that waits for its host waits for them
    keep_lobbies: int = 30  # days for tables that never began; 0 for ever, here and below
    keep_games: int = 0  # days for finished games
    keep_talk: int = 90  # days for what was said at finished tables
    keep_names: int = 0  # days for the names at finished tables
    request_seconds: float = 20.0  # for a request to arrive
    silence: float = 30.0  # seconds before a mute connection is closed
    queue: int = 256  # messages a slow client may owe before it is cut off
    idle_minutes: float = 10.0  # before a table nobody looks at leaves memory
    review_worlds: int = 0  # imagined for each decision that is reviewed; 0 for the usual
    review_rollouts: int = 0  # for each point of a review's curve; 0 for the usual
    metrics_token: str = ""  # opens /metrics; empty: it is closed
    metrics_port: int = 0  # metrics on a port of their own, for this machine; 0: none
    lease: float = 6.0  # seconds one of several processes keeps a table's bots and clocks

    def database_url(self) -> str:
        if self.database:
            return self.database
        return f"sqlite+aiosqlite:///{(self.data / 'tables.sqlite').resolve()}"

    def file(self) -> Path:
        """Of SQLite: the file of the tables."""
        return Path(self.database_url().partition(":///")[2])

    def is_sqlite(self) -> bool:
        return self.database_url().startswith("sqlite")
