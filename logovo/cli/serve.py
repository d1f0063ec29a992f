"""`logovo serve`: open the tables."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on. 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8321,
    data: Annotated[
        Path | None, typer.Option(help="Folder for the tables; your user's data folder if absent.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="PostgreSQL URL: postgresql+asyncpg://user@host/name")
    ] = "",
    redis: Annotated[
        str, typer.Option(help="Redis URL, when several processes serve one database.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Further page origins that may connect.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    bot_pace: Annotated[
        float, typer.Option(help="Stretches the pauses of bots; 0 for none.", min=0)
    ] = 1.0,
    show_pace: Annotated[
        float,
        typer.Option(help="Stretches how long openings are shown; the rules want 1.", min=0),
    ] = 1.0,
    log: Annotated[str, typer.Option(help="Log as `plain` lines or as `json`.")] = "plain",
    tables_per_hour: Annotated[
        int, typer.Option(help="Tables one address may open in an hour.", min=1)
    ] = 60,
    requests_per_minute: Annotated[
        int, typer.Option(help="HTTP requests one address may make in a minute.", min=1)
    ] = 600,
    sockets_per_address: Annotated[
        int, typer.Option(help="Connections one address may hold open.", min=1)
    ] = 256,
    open_page: Annotated[
        bool, typer.Option("--open", help="Show the front page in your browser.")
    ] = False,
) -> None:
    """Open the tables: play in the browser, with friends by link and with bots.

    Nothing needs to be configured: the tables are kept in one SQLite file, only this machine
    can connect, and Ctrl-C stops without losing a move.
    """
    from logovo.server.config import Config, data_folder
    from logovo.server.run import run_server

    run_server(
        Config(
            data=data if data is not None else data_folder(),
            database=database,
            redis=redis,
            host=host,
            port=port,
            origins=tuple(origin or ()),
            workers=workers,
            bot_pace=bot_pace,
            show_pace=show_pace,
            tables_per_hour=tables_per_hour,
            http_per_minute=requests_per_minute,
            sockets_per_address=sockets_per_address,
        ),
        json_logs=log == "json",
        show=webbrowser.open if open_page else None,
    )
