"""What `logovo doctor` looks at: each look is one finding, and none of them changes anything."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import socket
import sqlite3
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from logovo import __version__
from logovo.core import chance as a_compiled_module
from logovo.core.rulebook import Fact
from logovo.games import game
from logovo.server.process.config import CLIENT, DOCS, Config
from logovo.server.process.reach import own_address, reach_of

State = Literal["ok", "note", "bad"]
GAIN: Final = 60
"""How much faster compiled rules search, about: larder ×64, gold ×64 (bench/results.md)."""
EXTRAS: Final = {
    "house": ("asyncpg", "redis"),
    "lab": ("altair", "openskill", "polars", "vl_convert"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "spiel": ("numpy", "pyspiel"),
}
LITTLE_SPACE: Final = 200_000_000
MEASURED: Final = "larder"


@dataclass(frozen=True)
class Finding:
    """`says` is the sentence, `facts` its numbers and names; `bad` is what stops the tables."""

    name: str
    state: State
    says: str
    facts: dict[str, Fact] = field(default_factory=dict)


def look(config: Config, seconds: float) -> list[Finding]:
    """Everything, in the order in which it is read."""
    return [
        this_house(),
        rules(),
        client(config.client),
        pages(config.docs),
        extras(),
        folder(config.data),
        database(config),
        port(config.host, config.port),
        network(config.port),
        speed(seconds),
    ]


def is_compiled() -> bool:
    return not str(a_compiled_module.__file__).endswith(".py")


def this_house() -> Finding:
    facts: dict[str, Fact] = {
        "version": __version__,
        "python": platform.python_version(),
        "made": platform.python_implementation(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 1,
    }
    return Finding("house", "ok", "doctor-house", facts)


def rules() -> Finding:
    if is_compiled():
        return Finding("rules", "ok", "doctor-compiled")
    return Finding("rules", "note", "doctor-interpreted", {"gain": GAIN})


def client(built: Path = CLIENT) -> Finding:
    found = (built / "index.html").is_file()
    return Finding("client", "ok" if found else "bad", f"doctor-client{'' if found else '-none'}")


def pages(built: Path = DOCS) -> Finding:
    found = (built / "index.html").is_file()
    return Finding("docs", "ok" if found else "note", f"doctor-docs{'' if found else '-none'}")


def extras() -> Finding:
    """Which groups of optional libraries are here."""
    here = [name for name, modules in EXTRAS.items() if all(map(find_spec, modules))]
    away = [name for name in EXTRAS if name not in here]
    facts: dict[str, Fact] = {"here": ", ".join(here) or "—", "away": ",".join(away)}
    return Finding("extras", "ok", "doctor-extras" if away else "doctor-extras-all", facts)


def folder(data: Path) -> Finding:
    """Whether the tables can be kept: the folder, or the nearest above it that exists."""
    there = data
    while not there.exists() and there != there.parent:
        there = there.parent
    facts: dict[str, Fact] = {"path": str(data)}
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding("data", "bad", "doctor-data-closed", facts)
    free = shutil.disk_usage(there).free
    facts["free"] = free // 1_000_000
    if free < LITTLE_SPACE:
        return Finding("data", "bad", "doctor-data-full", facts)
    return Finding("data", "ok", "doctor-data", facts)


def database(config: Config) -> Finding:
    if not config.is_sqlite():
        return elsewhere(config)
    path = config.data / "tables.sqlite"
    facts: dict[str, Fact] = {"path": str(path)}
    if not path.exists():
        return Finding("database", "ok", "doctor-database-new", facts)
    try:
        tables = count_tables(path)
    except sqlite3.Error as error:
        facts["why"] = str(error)
        return Finding("database", "bad", "doctor-database-broken", facts)
    return Finding("database", "ok", "doctor-database", facts | {"tables": tables})


def count_tables(path: Path) -> int:
    """Read only, also while a server runs; raises sqlite3.Error if the file is no house's."""
    kept = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        told = kept.execute("PRAGMA quick_check").fetchone()
        if told != ("ok",):
            raise sqlite3.DatabaseError(str(told[0]))
        return int(kept.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        kept.close()


def elsewhere(config: Config) -> Finding:
    """A database server: whether it lets us in. Its address may hold a password: never shown."""
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    async def ask() -> None:
        engine = create_async_engine(config.database_url())
        try:
            async with asyncio.timeout(5), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()

    try:
        asyncio.run(ask())
    except (SQLAlchemyError, OSError, ImportError, TimeoutError, ValueError) as error:
        why: dict[str, Fact] = {"why": type(error).__name__}
        return Finding("database", "bad", "doctor-database-away", why)
    return Finding("database", "ok", "doctor-database-server")


def port(host: str, number: int) -> Finding:
    """Free, or ours already, or somebody else's."""
    facts: dict[str, Fact] = {"port": number}
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, int(sys.platform != "win32"))
        try:
            probe.bind((host, number))
        except OSError:
            own = is_a_house(number)
            says = "doctor-port-ours" if own else "doctor-port-taken"
            return Finding("port", "note" if own else "bad", says, facts)
    return Finding("port", "ok", "doctor-port", facts)


def is_a_house(number: int) -> bool:
    address = f"http://127.0.0.1:{number}/health/ready"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError, urllib.error.URLError):
        return False


def network(number: int) -> Finding:
    reach = reach_of("0.0.0.0", number, own_address())
    if not reach:
        return Finding("network", "note", "doctor-network-none")
    return Finding("network", "ok", "doctor-network", {"address": f"{reach}/"})


def speed(seconds: float) -> Finding:
    """Random games of one game on one core."""
    from logovo.lab.bench import played_per_second

    one = game(MEASURED)
    rate = played_per_second(one, one.options(4, {}), seconds)
    return Finding("speed", "ok", "doctor-speed", {"game": one.key, "decisions": round(rate)})
