"""`logovo doctor`: what is installed, what works, and how fast this machine is."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from logovo.cli.common import Lang
from logovo.cli.voice import console, house_lang, voice

MARKS: Final = {"ok": "[green]✓[/]", "note": "[yellow]·[/]", "bad": "[red]✗[/]"}


def doctor(
    data: Annotated[
        Path | None, typer.Option(help="Folder of the tables, as given to `logovo serve`.")
    ] = None,
    database: Annotated[str, typer.Option(help="PostgreSQL URL, as given to `logovo serve`.")] = "",
    port: Annotated[int, typer.Option(help="Port to look at.", min=1, max=65535)] = 8321,
    seconds: Annotated[
        float, typer.Option(help="How long to measure the speed.", min=0.01, max=60)
    ] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    lang: Lang = "",
) -> None:
    """What is installed, what works, how fast it is. Changes nothing; 1 if something is broken."""
    from logovo.cli.checks import look
    from logovo.folders import data_folder
    from logovo.server.process.config import Config

    said = voice(lang or house_lang())
    found = look(
        Config(data=data if data is not None else data_folder(), database=database, port=port),
        seconds,
    )
    broken = [one.name for one in found if one.state == "bad"]
    if as_json:
        told = {"ok": not broken, "findings": [asdict(one) for one in found]}
        console.print_json(json.dumps(told))
    else:
        for one in found:
            console.print(MARKS[one.state], end=" ")
            console.print(said.say(one.says, **one.facts), markup=False, soft_wrap=True)
        console.print(said.say("doctor-broken" if broken else "doctor-well"), markup=False)
    if broken:
        raise typer.Exit(1)
