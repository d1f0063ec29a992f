"""`logovo study balance`: how fair, how long, how lucky a game is, and what each option changes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from logovo.cli.common import GameKey, Json, Lang, Seed, at_least
from logovo.cli.study_play import Cores, Live, On, executor, play
from logovo.cli.voice import Voice, console, house_lang, voice
from logovo.lab.balance.plan import studies_of
from logovo.lab.balance.report import balance_report
from logovo.lab.balance.results import Balance, balance_of
from logovo.lab.balance.runs import open_runs
from logovo.lab.balance.words import BalanceWords
from logovo.lab.study.data import NoLab
from logovo.lab.study.folder import REPORT, RESULTS, RunFolder

STOPPED: Final = 130


def balance(
    key: GameKey,
    games: Annotated[int, typer.Option(help="for each table")] = 2000,
    watch: Annotated[int, typer.Option(help="of these, looked into move by move")] = 100,
    thinking: Annotated[int, typer.Option(help="games of a searching bot; 0 for none")] = 60,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option(help="a folder; GAME.balance if left out")] = None,
    cores: Cores = 0,
    on: On = "",
    live: Live = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Seats, length, choice, lead changes, luck against skill, kingmaking, and every option.

    Interrupted at any moment, the same command goes on where it was."""
    said = voice(lang or house_lang())
    at_least("--games", games, 1)
    at_least("--watch", watch, 1)
    at_least("--thinking", thinking, 0)
    studies = studies_of(key, games, watch, thinking, seed)
    by = executor(on, cores)
    folder = RunFolder(out or Path(f"{key}.balance"))
    runners = open_runs(folder.path, studies)
    stopped = play(said, list(runners.values()), by, live)
    found = balance_of(key, runners)
    folder.keep(RESULTS, msgspec.json.format(msgspec.json.encode(found), indent=1))
    with suppress(NoLab):
        if found.tells:
            folder.keep(REPORT, balance_report(found, said.lang).encode())
    tell(said, found, folder.path, as_json)
    if stopped:
        raise typer.Exit(STOPPED)


def tell(said: Voice, found: Balance, folder: Path, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    words = BalanceWords(found, said.lang)
    console.print(words.title(), style="bold", markup=False)
    console.print(words.head(), markup=False)
    for heading, lines in words.sections() if found.tells else ():
        console.print(f"\n{words.say(heading)}", style="bold", markup=False)
        for line in lines:
            console.print(f"· {line}", soft_wrap=True, markup=False)
    console.print("" if found.tells else said.say("balance-too-early"))
    console.print(said.say("study-kept", path=str(folder)), soft_wrap=True, markup=False)
