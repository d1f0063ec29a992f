"""`logovo laws`: random games under the eyes of all laws, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from multiprocessing.pool import AsyncResult
from typing import Annotated, Final

import typer
from rich.progress import Progress

from logovo.cli.common import GameKey, Lang, Seed, at_least
from logovo.cli.voice import Voice, console, errors, house_lang, voice
from logovo.games import game
from logovo.testkit.inspect import Inspection, inspect_game, skim_game
from logovo.testkit.mutations import PER_POSITION, Mutated, try_mutations

BROKEN = 1
STOPPED = 130
PIECE: Final = 10 * PER_POSITION
PATIENCE: Final = 120.0
"""Seconds for one piece of mutations: far more than games of that number take."""


def laws(
    key: GameKey,
    games: Annotated[int, typer.Option(help="how many; 100, or none beside --mutations")] = -1,
    share: Annotated[
        int,
        typer.Option(help="every so many games under all laws, the others only to their end"),
    ] = 1,
    every: Annotated[int, typer.Option(help="check every so many decisions")] = 1,
    mutations: Annotated[
        int, typer.Option(help="positions changed at random: refused, or played to their end")
    ] = 0,
    seed: Seed = 1,
    lang: Lang = "",
) -> None:
    """Play random games with random options and check the laws of the house.

    Under all laws: views, logs, positions, samples and refusals at every step. Only to their
    end: the game ends in time, nobody is asked without a move, the box stays complete."""
    said = voice(lang or house_lang())
    game(key)
    at_least("--mutations", mutations, 0)
    if mutations:
        check_mutations(said, key, mutations, seed)
    if games < 0 and mutations:
        return
    check_games(said, key, 100 if games < 0 else games, share, every, seed)


def check_games(said: Voice, key: str, games: int, share: int, every: int, seed: int) -> None:
    least = (at_least("--share", share, 1), at_least("--every", every, 1))
    jobs = (
        (key, seed + i, least[1] if i % least[0] == 0 else 0)
        for i in range(at_least("--games", games, 1))
    )
    checked = Inspection()
    broken: list[str] = []
    with (
        Progress(console=errors, transient=True) as bar,
        multiprocessing.Pool(os.cpu_count(), initializer=_deaf) as pool,
    ):
        task = bar.add_task(key, total=games)
        try:
            for part, failure in pool.imap_unordered(_inspect, jobs, chunksize=min(share, 20)):
                checked.add(part)
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
            games=f"{checked.games:,}",
            inspected=f"{checked.inspected:,}",
            steps=f"{checked.steps:,}",
            pairs=f"{checked.pairs:,}",
            broken=len(broken),
        ),
        soft_wrap=True,
    )
    if checked.games + len(broken) < games:
        raise typer.Exit(STOPPED)
    raise typer.Exit(BROKEN if broken else 0)


def check_mutations(said: Voice, key: str, mutations: int, seed: int) -> None:
    """In pieces, each with a time limit: a position that plays on for ever must be noticed."""
    pieces = [
        (key, first, min(first + PIECE, seed + mutations))
        for first in range(seed, seed + mutations, PIECE)
    ]
    done = Mutated()
    broken: list[str] = []
    with (
        Progress(console=errors, transient=True) as bar,
        multiprocessing.Pool(os.cpu_count(), initializer=_deaf) as pool,
    ):
        task = bar.add_task(f"{key} mutations", total=mutations)
        waiting: deque[tuple[int, AsyncResult[tuple[Mutated, list[str]]]]] = deque()
        for piece in pieces:
            waiting.append((piece[1], pool.apply_async(_mutate, (piece,))))
        try:
            while waiting:
                first, answer = waiting.popleft()
                part, failures = answer.get(PATIENCE)
                done.add(part)
                broken += failures
                bar.update(task, completed=first + PIECE - seed)
        except multiprocessing.TimeoutError:
            broken.append(f"{key} mutations from {first} on: not done after {PATIENCE} s")
            pool.terminate()
        except KeyboardInterrupt:
            pool.terminate()
    for failure in broken[:20]:
        errors.print(failure, style="red", markup=False, soft_wrap=True)
    console.print(
        said.say(
            "mutations-done",
            tried=f"{done.tried:,}",
            refused=f"{done.refused:,}",
            played=f"{done.played:,}",
            broken=len(broken),
        ),
        soft_wrap=True,
    )
    if broken:
        raise typer.Exit(BROKEN)
    if done.tried < mutations:
        raise typer.Exit(STOPPED)


def _mutate(piece: tuple[str, int, int]) -> tuple[Mutated, list[str]]:
    key, first, after = piece
    done, broken = Mutated(), []
    while first < after:
        try:
            try_mutations(game(key), first, after, done)
            break
        except Exception as failure:
            notes = " ".join(getattr(failure, "__notes__", []))
            broken.append(f"{type(failure).__name__}: {failure} {notes}")
            done.tried += 1
            first = piece[1] + done.tried
    return done, broken


def _inspect(job: tuple[str, int, int]) -> tuple[Inspection, str]:
    """One game; checked every so many decisions, or at its end only if that number is 0."""
    key, seed, every = job
    try:
        if every == 0:
            return skim_game(game(key), seed), ""
        return inspect_game(game(key), seed, every=every), ""
    except Exception as failure:
        notes = " ".join(getattr(failure, "__notes__", []))
        return Inspection(), f"{notes}: {type(failure).__name__}: {failure}"


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
