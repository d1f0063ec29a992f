"""Playing studies from the command line: progress, Ctrl-C, and a page to look at meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Annotated, TypeAlias

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from logovo.cli.common import at_least
from logovo.cli.voice import Voice, errors
from logovo.lab.study import live as live_page
from logovo.lab.study.executors import Executor, here, pool
from logovo.lab.study.on_ray import ray_executor
from logovo.lab.study.runner import Runner, run_together

Cores: TypeAlias = Annotated[int, typer.Option(help="0 for all")]
On: TypeAlias = Annotated[str, typer.Option(help="ray, or ray://host:port: a cluster")]
Live: TypeAlias = Annotated[
    bool, typer.Option("--live", help="a page to look at while it runs; its address is printed")
]


def executor(on: str, cores: int) -> Executor:
    at_least("--cores", cores, 0)
    if on:
        return ray_executor(on)
    return here if cores == 1 else pool(cores)


def play(said: Voice, runners: Sequence[Runner], by: Executor, live: bool) -> bool:
    """One study after another; whether Ctrl-C ended it."""
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    planned = sum(runner.planned() for runner in runners)
    with ExitStack() as stack:
        shown = live_page.Live(runners, said.lang) if live else None
        if shown is not None:
            stack.callback(shown.close)
            errors.print(said.say("study-live", address=shown.start()), markup=False)
        bar = stack.enter_context(Progress(*columns, console=errors, transient=True))
        task = bar.add_task("", total=planned, rate="")
        games = 0
        try:
            for runner in run_together(runners, by):
                games = sum(one.games for one in runners)
                rate = f"{bar.tasks[task].speed or 0.0:,.0f}/s"
                bar.update(task, description=runner.study.name, completed=games, rate=rate)
                if shown is not None:
                    shown.update()
        except KeyboardInterrupt:
            errors.print(said.say("sim-stopped", games=games), style="yellow")
            return True
    return False
