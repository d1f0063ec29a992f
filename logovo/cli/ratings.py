"""`logovo ratings`: a ladder of bots from the tables of finished studies."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from logovo.cli.about import about
from logovo.cli.common import Json, Lang, Seed
from logovo.cli.voice import console, errors, house_lang, voice
from logovo.lab.study.folder import MANIFEST, NoRun, RunFolder
from logovo.lab.study.manifest import Manifest
from logovo.lab.study.ratings import RESAMPLES, merged, pairwise, rate
from logovo.lab.study.runner import Runner


def ratings(
    runs: Annotated[list[Path], typer.Argument(help="folders of studies")],
    seed: Seed = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Rate bots by all tables of these studies, and say which steps of the ladder are clear."""
    said = voice(lang or house_lang())
    found = [kept(run) for run in runs]
    for run, runner in zip(runs, found, strict=True):
        if not runner.whole:
            told = said.say("rating-unfinished", path=str(run), games=f"{runner.games:,}")
            errors.print(told, style="yellow", markup=False, soft_wrap=True)
    ranks = merged(cell.counts.ranks for runner in found for cell in runner.progress)
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(said.say("rating"), total=RESAMPLES)
        ladder = rate(ranks, seed, lambda: bar.advance(task))
    met = pairwise(ranks)
    if as_json:
        pairs = [
            {"bot": one, "other": other, "above": won / of, "meetings": of}
            for (one, other), (won, of) in sorted(met.items())
        ]
        told_run = about(seed=seed, resamples=RESAMPLES, runs=[manifest_in(run) for run in runs])
        answer = {"run": told_run, "ladder": ladder, "pairs": pairs}
        typer.echo(msgspec.json.encode(answer).decode())
        return
    table = Table(said.say("bot"), said.say("rating-points"), said.say("games"), "")
    for one in ladder:
        step = said.say("rating-clear") if one.above_next else ""
        table.add_row(
            one.bot, f"{one.points:.0f} ({one.low:.0f}–{one.high:.0f})", f"{one.tables:,}", step
        )
    console.print(table)
    names = [one.bot for one in ladder]
    grid = Table(said.say("rating-above"), *names)
    for name in names:
        cells = [met.get((name, other)) for other in names]
        grid.add_row(name, *(f"{100 * cell[0] / cell[1]:.0f}" if cell else "·" for cell in cells))
    console.print(grid)


def manifest_in(run: Path) -> Manifest:
    manifest = RunFolder(run).manifest()
    if manifest is None:
        raise NoRun(run, MANIFEST)
    return manifest


def kept(run: Path) -> Runner:
    runner = Runner(manifest_in(run).study, RunFolder(run))
    runner.load()
    return runner
