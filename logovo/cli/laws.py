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
from logovo.testkit.inspect import Tally, inspect_game, skim_game

BROKEN = 1
STOPPED = 130


def laws(
    key: GameKey,
    games: Annotated[int, typer.Option(help="how many")] = 100,
    share: Annotated[
        int,
        typer.Option(help="every so many games under all laws, the others only to their end"),
    ] = 1,
    every: Annotated[int, typer.Option(help="check every so many decisions")] = 1,
    seed: Seed = 1,
    lang: Lang = "",
) -> None:
    """Play random games with random options and check the laws of the house.

    Under all laws: views, logs, positions, samples and refusals at every step. Only to their
    end: the game ends in time, nobody is asked without a move, the box stays complete."""
    said = voice(lang or house_lang())
    game(key)
    least = (at_least("--share", share, 1), at_least("--every", every, 1))
    jobs = (
        (key, seed + i, least[1] if i % least[0] == 0 else 0)
        for i in range(at_least("--games", games, 1))
    )
    tally = Tally()
    broken: list[str] = []
    with (
        Progress(console=errors, transient=True) as bar,
        multiprocessing.Pool(os.cpu_count(), initializer=_deaf) as pool,
    ):
        task = bar.add_task(key, total=games)
        try:
            for part, failure in pool.imap_unordered(_inspect, jobs, chunksize=min(share, 20)):
                tally.add(part)
                bar.advance(task)
                if failure:
                    broken.append(failure)
        except KeyboardInterrupt:
            pool.terminate()
    for failure in broken[:5]:
        errors.print(failure, style="red", markup=False)
    console.print(
        said.say(
            "laws-done",
            games=f"{tally.games:,}",
            inspected=f"{tally.inspected:,}",
            steps=f"{tally.steps:,}",
            pairs=f"{tally.pairs:,}",
            broken=len(broken),
        ),
        soft_wrap=True,
    )
    if tally.games + len(broken) < games:
        raise typer.Exit(STOPPED)
    raise typer.Exit(BROKEN if broken else 0)


def _inspect(job: tuple[str, int, int]) -> tuple[Tally, str]:
    """One game; checked every so many decisions, or at its end only if that number is 0."""
    key, seed, every = job
    try:
        if every == 0:
            return skim_game(game(key), seed), ""
        return inspect_game(game(key), seed, every=every), ""
    except Exception as failure:
        notes = " ".join(getattr(failure, "__notes__", []))
        return Tally(), f"{notes}: {type(failure).__name__}: {failure}"


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
