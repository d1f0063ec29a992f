"""`logovo restore`: put a backup in the place of the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from logovo.cli.common import Lang
from logovo.cli.kept import folder_of_tables
from logovo.cli.voice import console, house_lang, voice


def restore(
    source: Annotated[Path, typer.Argument(help="A file written by `logovo backup`.")],
    data: Annotated[
        Path | None, typer.Option(help="Folder of the tables, as given to `logovo serve`.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Put a backup in the place of the tables; the server must not run.

    The backup is checked first, and the old file is kept beside the new one. With PostgreSQL use
    its own tools (pg_restore).
    """
    from logovo.server.store.restore import restore as put_back

    said = voice(lang or house_lang())
    tables, kept = put_back(folder_of_tables(data), source)
    console.print(said.say("restored", tables=tables), markup=False)
    if kept is not None:
        console.print(said.say("restored-kept", path=str(kept)), markup=False)
