"""`logovo serve`: open the tables."""

from __future__ import annotations

import sys
import webbrowser
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from logovo.cli.common import Lang
from logovo.cli.voice import console, house_lang, voice
from logovo.server.process.config import Config

EVERYWHERE: Final = "0.0.0.0"
HOUSE: Final = Config(data=Path())
"""Its fields have the defaults. An option that sets a field has the name of the field."""
FIELDS: Final = {field.name for field in fields(Config)}
Logs = Literal["auto", "quiet", "plain", "json"]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = HOUSE.host,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the other devices of your network in.")
    ] = False,
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = HOUSE.port,
    data: Annotated[
        Path | None, typer.Option(help="Folder for the tables; your user's data folder if absent.")
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="LOGOVO_DATABASE", help="PostgreSQL URL: postgresql+asyncpg://user@host/name"
        ),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            envvar="LOGOVO_REDIS", help="Redis URL, when several processes serve one database."
        ),
    ] = "",
    origins: Annotated[
        list[str] | None, typer.Option("--origin", help="Further page origins that may connect.")
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes in which bots think.", min=1)
    ] = HOUSE.workers,
    bot_pace: Annotated[
        float, typer.Option(help="Stretches the pauses of bots; 0 for none.", min=0)
    ] = HOUSE.bot_pace,
    ponder: Annotated[
        float,
        typer.Option(
            help="Times its own time a bot may think while others decide; 0: never.", min=0
        ),
    ] = HOUSE.ponder,
    show_pace: Annotated[
        float,
        typer.Option(help="Stretches how long openings are shown; the rules want 1.", min=0),
    ] = HOUSE.show_pace,
    log: Annotated[
        Logs,
        typer.Option(
            help="quiet: only trouble; plain: everything, for people; json: for programs; "
            "auto: quiet in a terminal, else plain."
        ),
    ] = "auto",
    tables_per_hour: Annotated[
        int, typer.Option(help="Tables one address may open in an hour.", min=1)
    ] = HOUSE.tables_per_hour,
    requests_per_minute: Annotated[
        int, typer.Option(help="HTTP requests one address may make in a minute.", min=1)
    ] = HOUSE.requests_per_minute,
    sockets_per_address: Annotated[
        int, typer.Option(help="Connections one address may hold open.", min=1)
    ] = HOUSE.sockets_per_address,
    most_tables: Annotated[
        int, typer.Option(help="Tables in play at once; 0: as many as come.", min=0)
    ] = HOUSE.most_tables,
    most_onlookers: Annotated[
        int, typer.Option(help="People who may look on at one table.", min=0)
    ] = HOUSE.most_onlookers,
    request_seconds: Annotated[
        float, typer.Option(help="Seconds in which a request must have arrived.", min=0.1)
    ] = HOUSE.request_seconds,
    number_seconds: Annotated[
        float,
        typer.Option(help="Seconds for players' numbers to come before the first card.", min=0),
    ] = HOUSE.number_seconds,
    review_worlds: Annotated[
        int, typer.Option(help="Worlds imagined for a reviewed decision; 0: the usual.", min=0)
    ] = HOUSE.review_worlds,
    review_rollouts: Annotated[
        int, typer.Option(help="Playouts for a point of a review's curve; 0: the usual.", min=0)
    ] = HOUSE.review_rollouts,
    keep_lobbies: Annotated[
        int,
        typer.Option(help="Days to keep tables that never began; 0: for ever.", min=0),
    ] = HOUSE.keep_lobbies,
    keep_games: Annotated[
        int, typer.Option(help="Days to keep finished games; 0: for ever.", min=0)
    ] = HOUSE.keep_games,
    keep_talk: Annotated[
        int,
        typer.Option(help="Days to keep the talk of finished games; 0: for ever.", min=0),
    ] = HOUSE.keep_talk,
    keep_names: Annotated[
        int,
        typer.Option(help="Days to keep the names in finished games; 0: for ever.", min=0),
    ] = HOUSE.keep_names,
    metrics_token: Annotated[
        str,
        typer.Option(envvar="LOGOVO_METRICS_TOKEN", help="Opens /metrics to whoever has it."),
    ] = "",
    metrics_port: Annotated[
        int, typer.Option(help="Metrics on a port of this machine only; 0: none.", min=0)
    ] = HOUSE.metrics_port,
    spare_tables: Annotated[
        int, typer.Option(help="Tables of bots that play on while nobody looks.", min=0)
    ] = HOUSE.spare_tables,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show where in the code an error came from.")
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Show the front page in your browser.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Open the tables: play in the browser, with friends by link and with bots.

    Nothing needs to be configured: the tables are kept in one SQLite file, only this machine
    can connect (`--lan` lets the devices of your network in), and Ctrl-C stops without losing
    a move.
    """
    from logovo.cli.checks import GAIN, is_compiled
    from logovo.folders import data_folder
    from logovo.server.run import run_server

    said = voice(lang or house_lang())

    def show(address: str, reach: str) -> None:
        """Where the tables are, for this machine and for others. Not into logs for programs."""
        if log != "json":
            console.print(said.say("serve-here", address=address))
            console.print(
                said.say("serve-reach", address=f"{reach}/")
                if reach
                else said.say("serve-no-network" if lan else "serve-only-here")
            )
            console.print(said.say("serve-stop"))
            if not is_compiled():
                console.print(said.say("interpreted-notice", gain=GAIN), style="dim")
        if open_page:
            webbrowser.open(address)

    asked = {name: value for name, value in context.params.items() if name in FIELDS}
    asked["data"] = data if data is not None else data_folder()
    asked["host"] = EVERYWHERE if lan and host == HOUSE.host else host
    asked["origins"] = tuple(origins or ())
    run_server(
        Config(**asked),
        json_logs=log == "json",
        quiet=log == "quiet" or (log == "auto" and sys.stdout.isatty()),
        show=show,
    )
