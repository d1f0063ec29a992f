"""`logovo review`: a finished game looked back at, choice told apart from luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from logovo import __version__
from logovo.cli.common import Lang, at_least
from logovo.cli.replay import read, seat_of
from logovo.cli.voice import console, errors, house_lang, voice
from logovo.core.seats import TABLE, Seat
from logovo.review import budget_for, resized, review
from logovo.review.page import page
from logovo.review.words import Words


def review_log(
    file: Annotated[Path, typer.Argument(help="the log of a finished game")],
    seat: Annotated[str, typer.Option("--as", help="only this seat, such as p2")] = "",
    worlds: Annotated[int, typer.Option(help="imagined for a decision; 0: the usual")] = 0,
    rollouts: Annotated[int, typer.Option(help="for each point of the curve; 0: the usual")] = 0,
    seed: Annotated[int, typer.Option(help="the same seed gives the same review")] = 1,
    html: Annotated[Path | None, typer.Option(help="also write a page to look at")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="everything, for programs")] = False,
    lang: Lang = "",
) -> None:
    """Look back at a finished game: which decisions mattered, and how much was luck."""
    said = voice(lang or house_lang())
    log = read(file)
    usual = budget_for(log.header.game)
    budget = resized(
        usual,
        at_least("--worlds", worlds or usual.worlds, 4),
        at_least("--rollouts", rollouts or usual.rollouts, 1),
        at_least("--seed", seed, 0),
    )
    only = seat_of(seat, log.header.players)
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(said.say("reviewing"), total=None)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        told = review(log, budget, show)
    if html is not None:
        html.write_text(page(told, said.lang), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({"logovo": __version__, **told.plain()}, ensure_ascii=False))
        return
    speak(Words(told, said.lang), only)
    if html is not None:
        console.print(said.say("review-page", path=str(html)), soft_wrap=True, markup=False)


def speak(words: Words, only: Seat) -> None:
    told = words.told
    console.rule(words.title())
    heads = ("seat", "first", "own", "others", "luck", "end", "sound")
    table = Table(*map(words.say, heads))
    for account in told.accounts:
        parts = (account.first, account.own, account.others, account.luck, account.result)
        table.add_row(
            told.names[account.seat],
            *map(words.points, parts),
            f"{account.sound}/{account.decisions}",
        )
    console.print(table)
    console.print(words.say("points"), style="dim", markup=False)
    for account in told.accounts:
        if only in (TABLE, account.seat):
            console.print(words.account(account), markup=False)
    console.print(words.say("moments"), style="bold")
    for at in told.moments:
        console.print("  " + words.moment(at), soft_wrap=True, markup=False)
    console.print(words.say("verdicts"), style="bold")
    said = False
    for made in told.decisions:
        line = words.verdict(made) if only in (TABLE, made.seat) else ""
        if not line:
            continue
        said = True
        console.print("  " + line, soft_wrap=True, markup=False)
        known = words.known(made)
        if known:
            text = " ".join([words.say("could-know"), *known])
            console.print("    " + text, soft_wrap=True, markup=False, style="dim")
    if not said:
        console.print("  " + words.say("nothing"), soft_wrap=True, markup=False)
