"""Where the house keeps its tables, for commands that work on the file."""

from __future__ import annotations

import os
from pathlib import Path

from logovo.core.errors import LogovoError
from logovo.folders import data_folder


class TablesElsewhere(LogovoError):
    """The tables are in PostgreSQL: a file in the usual folder would be one nobody serves."""

    def __init__(self) -> None:
        super().__init__("tables-elsewhere", {})


def folder_of_tables(named: Path | None) -> Path:
    """The folder that was named, else the usual one, unless the environment names a database."""
    if named is not None:
        return named
    if os.environ.get("LOGOVO_DATABASE", ""):
        raise TablesElsewhere
    return data_folder()
