"""`logovo backup`: copy the tables while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from logovo.cli.kept import folder_of_tables
from logovo.cli.voice import console


def backup(
    target: Annotated[Path, typer.Argument(help="File to write; it must not exist yet.")],
    data: Annotated[
        Path | None, typer.Option(help="Folder of the tables, as given to `logovo serve`.")
    ] = None,
) -> None:
    """Copy all tables into one file, also while the server runs.

    To restore, stop the server and run `logovo restore`. With PostgreSQL use its own tools
    (pg_dump).
    """
    from logovo.server.store.backup import back_up

    tables = back_up(folder_of_tables(data), target)
    console.print(f"{tables} tables copied to {target}", markup=False)
