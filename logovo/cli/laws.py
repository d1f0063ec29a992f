"""`logovo laws`: random games under the eyes of all laws, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from typing import Annotated

import typer
from rich.progress import Progress

from logovo.cli.common import GameKey, Lang, Seed, at_least
from logovo.cli.voice import console, errors, house_lang, voice
from logovo.games import game
from logovo.testkit.inspect import Tally, inspect_game

BROKEN = 1


def laws(
    key: GameKey,
    games: Annotated[int, typer.Option(help="how many")] = 100,
    seed: Seed = 1,
    every: Annotated[int, typer.Option(help="check every so many decisions")] = 1,
    lang: Lang = "",
) -> None:
    """Play random games with random options and check every law of the house at every step."""
    said = voice(lang or house_lang())
    game(key)
    jobs = [(key, seed + i, at_least("--every", every, 1)) for i in range(games)]
    tally = Tally()
    broken: list[str] = []
    with (
        Progress(console=errors, transient=True) as bar,
        multiprocessing.Pool(os.cpu_count(), initializer=_deaf) as pool,
    ):
        task = bar.add_task(key, total=games)
        for part, failure in pool.imap_unordered(_inspect, jobs):
            tally.add(part)
            bar.advance(task)
            if failure:
                broken.append(failure)
    for failure in broken[:5]:
        errors.print(failure, style="red", markup=False)
    console.print(
        said.say(
            "laws-done",
            games=f"{tally.games:,}",
            steps=f"{tally.steps:,}",
            pairs=f"{tally.pairs:,}",
            broken=len(broken),
        )
    )
    raise typer.Exit(BROKEN if broken else 0)


def _inspect(job: tuple[str, int, int]) -> tuple[Tally, str]:
    key, seed, every = job
    try:
        return inspect_game(game(key), seed, every=every), ""
    except Exception as failure:
        notes = " ".join(getattr(failure, "__notes__", []))
        return Tally(), f"{notes}: {type(failure).__name__}: {failure}"


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
