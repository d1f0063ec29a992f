"""`logovo study data`: finished games as Parquet tables, from logs or straight from play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import Progress

from logovo.cli.about import about, about_table
from logovo.cli.common import (
    NO_SETTINGS,
    Bots,
    Json,
    Lang,
    Seed,
    Settings,
    at_least,
    chosen,
    listed,
)
from logovo.cli.replay import read
from logovo.cli.voice import console, errors, house_lang, voice
from logovo.games import game as game_of
from logovo.lab.arena import Plan
from logovo.lab.study.data import write_data
from logovo.lab.study.folder import LOGS, FolderTaken
from logovo.lab.study.spec import BadStudy
from logovo.lab.study.stream import stream
from logovo.lab.study.values import thinker

NO_LOGS: Final[list[Path]] = []
SHOWN: Final = 500
"""Games between two looks at the progress bar."""


def data(
    out: Annotated[Path, typer.Argument(help="a folder for the tables, new or empty")],
    logs: Annotated[list[Path], typer.Option("--log", help="a kept log; repeatable")] = NO_LOGS,
    run: Annotated[Path | None, typer.Option(help="the kept logs of a study")] = None,
    think: Annotated[str, typer.Option(help="such as search:200: values for moves of logs")] = "",
    game: Annotated[str, typer.Option(help="instead of logs: play this game")] = "",
    players: Annotated[int, typer.Option(help="at the table; the fewest if left out")] = 0,
    bots: Bots = "greedy",
    games: Annotated[int, typer.Option(help="how many to play")] = 1000,
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Write finished games as Parquet: of logs decisions, seats and games; of --game plays and
    results, as quickly as they can be played."""
    said = voice(lang or house_lang())
    paths = [*logs, *(sorted((run / LOGS).glob("*.jsonl")) if run else ())]
    if bool(paths) == bool(game):
        raise BadStudy("--log, --run, --game", "no logs, or both")
    if game and think:
        raise BadStudy("--think", "for logs only")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise FolderTaken(out)
    if game:
        plan = Plan(game, players or game_of(game).least, listed(bots), seed, chosen(option))
        told = about_table(game, plan.players, plan.chosen, seed)
        steps, planned = stream(plan, at_least("--games", games, 1), out), games
    else:
        found = read(paths[0])
        told = about(found.header.game)
        played = game_of(found.header.game)
        if think:
            thinker(think, played, 0)  # named before anything is written
        steps = write_data(played, map(read, paths), out, think)
        planned = len(paths)
    written = shown(steps, planned)
    if as_json:
        answer = {"run": told, "games": written, "folder": str(out)}
        typer.echo(msgspec.json.encode(answer).decode())
        return
    console.print(
        said.say("study-data", games=written, path=str(out)), soft_wrap=True, markup=False
    )


def shown(steps: Iterator[int], planned: int) -> int:
    """How many games were written."""
    written = 0
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task("", total=planned)
        for written in steps:
            if written % SHOWN == 0:
                bar.update(task, completed=written)
    return written
