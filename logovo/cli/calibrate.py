"""`logovo calibrate`: whether imagined worlds are as likely as they should be."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from typing import Annotated, Final, TypeAlias

import typer
from rich.progress import Progress
from rich.table import Table

from logovo.bots.registry import make_bot
from logovo.cli.about import about_table
from logovo.cli.common import NO_SETTINGS, GameKey, Json, Lang, Seed, Settings, at_least, chosen
from logovo.cli.voice import Voice, console, errors, house_lang, voice
from logovo.games import game
from logovo.lab.calibration import (
    EVERY,
    RANDOM,
    Bin,
    Calibration,
    Company,
    Shares,
    calibrate_game,
)

STOPPED: Final = 130
FEW: Final = 200
"""Conditions with fewer facts are not shown: their error would be noise."""
WORST: Final = 8


def calibrate(
    key: GameKey,
    players: Annotated[int, typer.Option(help="at the table; the fewest if left out")] = 0,
    games: Annotated[int, typer.Option(help="how many")] = 200,
    worlds: Annotated[int, typer.Option(help="sampled at each decision looked at")] = 100,
    every: Annotated[int, typer.Option(help="of so many decisions one is looked at")] = EVERY,
    bots: Annotated[str, typer.Option(help="who plays at every seat")] = RANDOM,
    believed: Annotated[
        bool, typer.Option("--believed", help="worlds weighed by what the others did")
    ] = False,
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    cores: Annotated[int, typer.Option(help="0 for all")] = 0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Compare what sampled worlds say with the truth, in games of random players or of bots.

    What random players do tells nothing about what they hold; what bots do may. Of every hidden
    fact that a share p of the worlds has, a share p should be true. Ctrl-C shows what there is so
    far."""
    said = voice(lang or house_lang())
    size, settings = players or game(key).least, chosen(option)
    game(key).options(size, settings)
    at_least("--worlds", worlds, 2)
    at_least("--every", every, 1)
    make_bot(bots, game(key), seed, size)
    company = Company(bots, believed)
    jobs = [
        (key, size, settings, seed + number, worlds, every, company)
        for number in range(at_least("--games", games, 1))
    ]
    found, stopped = gather(key, jobs, at_least("--cores", cores, 0) or os.cpu_count() or 1)
    if as_json:
        told = {"run": about_table(key, size, settings, seed), **as_plain(found)}
        told |= {"bots": bots, "believed": believed}
        console.print_json(json.dumps({**told, "worlds": worlds, "every": every}))
    else:
        show(said, f"{key}, {size}", bots, found)
    if stopped:
        raise typer.Exit(STOPPED)


Job: TypeAlias = tuple[str, int, dict[str, str], int, int, int, Company]


def gather(key: str, jobs: list[Job], cores: int) -> tuple[Calibration, bool]:
    """All that was found, and whether Ctrl-C ended it."""
    found = Calibration()
    with (
        Progress(console=errors, transient=True) as bar,
        multiprocessing.Pool(cores, initializer=_deaf) as pool,
    ):
        task = bar.add_task(key, total=len(jobs))
        try:
            for part in pool.imap(_calibrate, jobs):
                found.add(part)
                bar.advance(task)
        except KeyboardInterrupt:
            pool.terminate()
            return found, True
    return found, False


def _calibrate(job: Job) -> Calibration:
    key, players, settings, seed, worlds, every, company = job
    options = game(key).options(players, settings)
    return calibrate_game(game(key), options, seed, worlds, every, company)


def _deaf() -> None:
    """Ctrl-C is for the parent, which shows what there is so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def show(said: Voice, head: str, bots: str, found: Calibration) -> None:
    table = Table(
        said.say("calibrate-said"),
        said.say("calibrate-facts"),
        said.say("calibrate-expected"),
        said.say("calibrate-true"),
        said.say("calibrate-error"),
        title=head,
    )
    for number in sorted(found.overall.bins):
        row = as_row(found.overall.bins[number])
        table.add_row(*row)
    after = Table(
        said.say("calibrate-after"), said.say("calibrate-facts"), said.say("calibrate-mean")
    )
    for kind, shares in sorted(found.after.items(), key=lambda item: -item[1].n):
        if shares.n >= FEW:
            after.add_row(kind, f"{shares.n:,}", told(shares))
    worst = Table(
        said.say("calibrate-worst"), said.say("calibrate-facts"), said.say("calibrate-mean")
    )
    for kind, shares in sorted(found.about.items(), key=lambda item: -excess(item[1]))[:WORST]:
        if shares.n >= FEW:
            worst.add_row(kind, f"{shares.n:,}", told(shares))
    for one in (table, after, worst):
        console.print(one)
    console.print(
        said.say(
            "calibrate-done",
            bots=bots,
            games=f"{found.games:,}",
            moments=f"{found.moments:,}",
            facts=f"{found.overall.n:,}",
            error=told(found.overall),
            settled=f"{found.settled:,}",
            surprises=f"{found.surprises:,}",
            expected=f"{found.expected_surprises:,.0f}",
            where=", ".join(f"{name} {n}" for name, n in found.surprising.most_common(5)) or "–",
        ),
        soft_wrap=True,
        markup=False,
    )


def as_row(found: Bin) -> list[str]:
    return [
        f"{found.said / found.n:.3f}",
        f"{found.n:,}",
        f"{found.expected / found.n:.3f}",
        f"{found.true / found.n:.3f}",
        f"{found.error:+.4f} ± {found.standard_error:.4f}",
    ]


def excess(shares: Shares) -> float:
    """By how much a mean error is beyond what a right sampler would show."""
    return shares.mean_error - shares.noise if shares.n >= FEW else -1.0


def told(shares: Shares) -> str:
    return f"{shares.mean_error:.4f} ({shares.noise:.4f})"


def as_plain(found: Calibration) -> dict[str, object]:
    return {
        "games": found.games,
        "moments": found.moments,
        **plain_shares(found.overall),
        "after": {kind: plain_shares(shares) for kind, shares in found.after.items()},
        "about": {kind: plain_shares(shares) for kind, shares in found.about.items()},
        "settled": found.settled,
        "surprises": found.surprises,
        "expected_surprises": round(found.expected_surprises, 3),
        "surprising": dict(found.surprising),
    }


def plain_shares(shares: Shares) -> dict[str, object]:
    return {
        "facts": shares.n,
        "mean_error": shares.mean_error,
        "noise": shares.noise,
        "bins": [
            {
                "said": one.said / one.n,
                "facts": one.n,
                "expected": one.expected / one.n,
                "true": one.true / one.n,
                "error": one.error,
                "standard_error": one.standard_error,
            }
            for _number, one in sorted(shares.bins.items())
        ],
    }
