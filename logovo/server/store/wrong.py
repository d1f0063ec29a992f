"""Ways in which a house cannot open: each with a sentence that says what to do."""

from __future__ import annotations

from logovo.core.errors import LogovoError


class HouseTaken(LogovoError):
    """Another process keeps these tables."""

    def __init__(self, path: str) -> None:
        super().__init__("house-taken", {"path": path})


class HouseShared(LogovoError):
    """Another process keeps this database, and there is no Redis between the two."""

    def __init__(self) -> None:
        super().__init__("house-shared", {})


class DamagedTables(LogovoError):
    def __init__(self, path: str) -> None:
        super().__init__("damaged-tables", {"path": path})


class NotBackup(DamagedTables):
    """What was to be put in the place of the tables. Theirs is the file that is whole."""

    def __init__(self, path: str) -> None:
        LogovoError.__init__(self, "not-backup", {"path": path})


class CannotWrite(LogovoError):
    """Read-only, full, or not ours."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__("cannot-write", {"path": path, "why": why})


class NewerTables(LogovoError):
    """Written by a newer version of this program."""

    def __init__(self, found: str) -> None:
        super().__init__("newer-tables", {"found": found})


class NoDatabase(LogovoError):
    """The database does not answer. Its URL may hold a password and is not repeated."""

    def __init__(self, why: str) -> None:
        super().__init__("no-database", {"why": why})


class NoDriver(LogovoError):
    """What talks to PostgreSQL or Redis is not installed."""

    def __init__(self, name: str) -> None:
        super().__init__("no-driver", {"name": name})
