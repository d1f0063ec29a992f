"""What an operator may set. Everything has a default that works on a fresh machine."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import logovo

CLIENT: Final = Path(logovo.__file__).parent / "web"


def data_folder() -> Path:
    """The user's own folder for our data, by the custom of the platform."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "logovo"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "logovo"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "logovo"


@dataclass(frozen=True)
class Config:
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a SQLAlchemy URL; empty for one SQLite file in `data`
    redis: str = ""  # a Redis URL; empty for one process
    client: Path = CLIENT  # the built browser client
    host: str = "127.0.0.1"
    port: int = 8321
    origins: tuple[str, ...] = ()  # beside the server's own
    workers: int = 1  # processes in which bots think
    bot_pace: float = 1.0  # stretches the pauses of bots; 0 for none
    show_pace: float = 1.0  # stretches how long an opened grave and the like must be shown
    tables_per_hour: int = 60  # opened by one address
    http_per_minute: int = 600  # requests of one address
    sockets_per_address: int = 256  # open at the same time
    presence_after: float = 5.0  # seconds before an absence is shown
    silence: float = 30.0  # seconds before a mute connection is closed
    queue: int = 256  # messages a slow client may owe before it is cut off
    idle_minutes: float = 10.0  # before a table nobody looks at leaves memory
    lease: float = 6.0  # seconds one of several processes keeps a table's bots and clocks

    def database_url(self) -> str:
        if self.database:
            return self.database
        return f"sqlite+aiosqlite:///{(self.data / 'tables.sqlite').resolve()}"

    def is_sqlite(self) -> bool:
        return self.database_url().startswith("sqlite")
