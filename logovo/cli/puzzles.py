"""`logovo puzzles`: find positions with one clearly best move, and keep them with their proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import Progress

from logovo.cli.common import NO_SETTINGS, GameKey, Lang, Seed, Settings, at_least, chosen
from logovo.cli.voice import NoFile, Voice, console, errors, house_lang, voice
from logovo.games import game as game_of
from logovo.puzzles.explaining import explained
from logovo.puzzles.hunt import hunt, kept_in
from logovo.puzzles.puzzle import Puzzle, pose
from logovo.puzzles.shelf import SHIPPED, packed, pick

STOPPED: Final = 130


def puzzles(
    key: GameKey,
    games: Annotated[int, typer.Option(help="of bots, searched for puzzles")] = 20,
    out: Annotated[Path | None, typer.Option(help="JSON lines; an earlier hunt goes on")] = None,
    players: Annotated[int, typer.Option(help="at the table; several sizes if left out")] = 0,
    special: Annotated[
        bool, typer.Option(help="only graves to remember or roles to guess, which is quick")
    ] = False,
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    ship: Annotated[Path | None, typer.Option(help="write the best of them for the house")] = None,
    count: Annotated[int, typer.Option(help="how many of them to ship")] = SHIPPED,
    as_json: Annotated[bool, typer.Option("--json", help="puzzles as lines of JSON")] = False,
    lang: Lang = "",
) -> None:
    """Find puzzles in games of bots that compare: one move clearly better than all others.

    What is found is written at once, with its proof; Ctrl-C loses nothing, and the same command
    goes on where it was."""
    said = voice(lang or house_lang())
    game, settings = game_of(key), chosen(option)
    game.options(players or game.least, settings)
    at_least("--games", games, 0)
    at_least("--count", count, 1)
    path = out or Path(f"puzzles-{key}.jsonl")
    if path.is_dir():
        raise NoFile(str(path), "a folder")
    first = at_least("--seed", seed, 0)
    stopped = False
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(key, total=games)

        def show(done: int, found: int) -> None:
            bar.update(task, completed=done, description=f"{key}: {found}")

        try:
            seeds = range(first, first + games)
            for puzzle in hunt(game, seeds, path, players, settings, show, not special):
                if as_json:
                    typer.echo(json.dumps(msgspec.to_builtins(puzzle), ensure_ascii=False))
                else:
                    bar.console.print(line_of(said, puzzle), markup=False, soft_wrap=True)
        except KeyboardInterrupt:
            stopped = True
    found, played = kept_in(path)
    errors.print(
        said.say("puzzles-done", found=len(found), games=len(played), path=str(path)),
        markup=False,
        soft_wrap=True,
    )
    if ship is not None and not stopped:
        best = [explained(pose(puzzle)) for puzzle in pick(found, count)]
        ship.write_bytes(packed(best))
        console.print(said.say("puzzles-shipped", count=len(best), path=str(ship)), markup=False)
    if stopped:
        raise typer.Exit(STOPPED)


def line_of(said: Voice, puzzle: Puzzle) -> str:
    proof = puzzle.proof
    return said.say(
        "puzzles-found",
        puzzle=puzzle.id,
        kind=puzzle.kind,
        grade=puzzle.grade,
        answer=" / ".join(puzzle.answers),
        margin=f"{100 * proof.margin:.0f}",
        error=f"{100 * proof.error:.1f}",
        worlds=proof.worlds,
    )
