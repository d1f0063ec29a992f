"""`logovo train`: a network learns a game by playing itself and the quick policy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import Progress

from logovo.cli.common import NO_SETTINGS, GameKey, Lang, Seed, Settings, at_least, chosen, listed
from logovo.cli.voice import BadSetting, NoFile, Voice, console, errors, house_lang, voice
from logovo.core.errors import LogovoError
from logovo.games import game as game_of

if TYPE_CHECKING:  # NumPy may be missing
    from logovo.learn.run import Mark, TrainingRun

STOPPED: Final = 130
PLAYED: Final = 16384
TRIED: Final = 4096
"""Decisions for each update; one whose moves are tried takes a thousand times as long."""


class NoNumPy(LogovoError):
    def __init__(self) -> None:
        super().__init__("no-numpy", {})


def train(
    key: GameKey,
    players: Annotated[str, typer.Option(help="table sizes, as 2,4; the fewest if left out")] = "",
    updates: Annotated[int, typer.Option(help="in all: later ones go on with a run")] = 200,
    every: Annotated[int, typer.Option(help="updates between two exams")] = 10,
    deals: Annotated[int, typer.Option(help="of an exam, each from every seat")] = 200,
    hidden: Annotated[int, typer.Option(help="size of the two hidden layers")] = 64,
    decisions: Annotated[int, typer.Option(help="for each update; 0: as many as suit")] = 0,
    worlds: Annotated[int, typer.Option(help="try every move in so many; 0: only play")] = 0,
    out: Annotated[Path | None, typer.Option(help="a folder; a run in it goes on")] = None,
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    curve: Annotated[Path | None, typer.Option(help="draw the exams: .svg, .png or .html")] = None,
    lang: Lang = "",
) -> None:
    """Train a network for a game: self-play, exams against the quick policy, a file that ships.

    Needs NumPy and one core. Everything is kept after each exam: Ctrl-C loses little, and the same
    command goes on where it was. The same seed and numbers give the same file."""
    said, game, settings = voice(lang or house_lang()), game_of(key), chosen(option)
    sizes = [size_of(text) for text in listed(players)] or [game.least]
    for size in sizes:
        game.options(size, settings)
    at_least("--updates", updates, 1)
    at_least("--every", every, 1)
    at_least("--deals", deals, 1)
    at_least("--hidden", hidden, 1)
    decisions = decisions or (TRIED if worlds else PLAYED)
    at_least("--worlds", worlds, 0)
    at_least("--decisions", decisions, 2048)
    at_least("--seed", seed, 0)
    folder = out or Path(f"learned-{key}")
    if folder.exists() and not folder.is_dir():
        raise NoFile(str(folder), "not a folder")
    try:
        from logovo.learn.pupil import Recipe
        from logovo.learn.run import TrainingRun, model_of, runs_in
    except ImportError:
        raise NoNumPy from None
    runs: list[TrainingRun] = []
    stopped = False
    for size in sizes:
        recipe = Recipe(size, seed, settings, hidden, decisions, worlds=worlds)
        runs.append(TrainingRun(key, recipe, folder))
        try:
            learn(said, runs[-1], updates, every, deals)
        except KeyboardInterrupt:
            stopped = True
            break
    path = folder / f"{key}.model"
    if stopped:
        errors.print(said.say("train-stopped", path=str(folder)), markup=False, soft_wrap=True)
        raise typer.Exit(STOPPED)
    path.write_bytes(model_of(runs_in(key, folder)))
    errors.print(said.say("train-done", path=str(path)), markup=False, soft_wrap=True)
    if curve is not None:
        from logovo.lab.curves import draw

        draw({run.recipe.players: run.marks() for run in runs}, key, curve)


def size_of(text: str) -> int:
    if not text.isdigit() or len(text) > 2:
        raise BadSetting(f"--players {text}")
    return int(text)


def learn(said: Voice, run: TrainingRun, updates: int, every: int, deals: int) -> None:
    with Progress(console=errors, transient=True) as bar:
        name = f"{run.game.key}, {run.recipe.players}"
        task = bar.add_task(name, total=updates, completed=run.course.updates)
        for mark in run.go_on(updates, every, deals, lambda n: bar.update(task, completed=n)):
            console.print(line_of(said, mark), markup=False, soft_wrap=True)


def line_of(said: Voice, mark: Mark) -> str:
    return said.say(
        "train-exam",
        updates=mark.updates,
        decisions=mark.decisions,
        seconds=round(mark.seconds),
        won=f"{100 * mark.won:.1f}",
        off=f"{100 * mark.off:.1f}",
        fair=f"{100 * mark.fair:.1f}",
    )
