"""`logovo sim`: many games between bots, and what they tell."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from logovo.cli.about import about_table
from logovo.cli.common import (
    NO_SETTINGS,
    Bots,
    GameKey,
    Json,
    Lang,
    Seed,
    Settings,
    at_least,
    chosen,
    listed,
)
from logovo.cli.voice import Voice, console, errors, house_lang, voice
from logovo.games import game
from logovo.lab.arena import Plan, Tally, run
from logovo.lab.stats import Share, spread


def sim(
    key: GameKey,
    players: Annotated[int, typer.Option(help="at the table; the fewest if left out")] = 0,
    games: Annotated[int, typer.Option(help="how many")] = 1000,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    cores: Annotated[int, typer.Option(help="0 for all")] = 0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play many games between bots; seats are rotated, Ctrl-C shows what there is so far."""
    said = voice(lang or house_lang())
    plan = Plan(key, players or game(key).least, listed(bots) or ("random",), seed, chosen(option))
    plan.check()
    began = monotonic()
    tally, stopped = gather(
        said, plan, at_least("--games", games, 1), at_least("--cores", cores, 0)
    )
    took = monotonic() - began
    if as_json:
        console.print_json(json.dumps(as_plain(plan, tally, took)))
    else:
        show(said, plan, tally, took)
    if stopped:
        raise typer.Exit(130)


def gather(said: Voice, plan: Plan, games: int, cores: int) -> tuple[Tally, bool]:
    """Everything that was played, and whether Ctrl-C ended it."""
    tally = Tally()
    bar = Progress(
        TextColumn(f"[bold]{plan.key}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )
    parts = run(plan, games, cores)
    try:
        with bar:
            task = bar.add_task(plan.key, total=games)
            for part in parts:
                tally.add(part)
                bar.update(task, completed=tally.games)
    except KeyboardInterrupt:
        errors.print(said.say("sim-stopped", games=tally.games), style="yellow")
        return tally, True
    finally:
        parts.close()
    return tally, False


def show(said: Voice, plan: Plan, tally: Tally, took: float) -> None:
    pace = int(tally.decisions / took) if took else 0
    console.print(
        said.say(
            "sim-head",
            game=plan.key,
            games=f"{tally.games:,}",
            decisions=f"{tally.decisions:,}",
            seconds=f"{took:.1f}",
            pace=f"{pace:,}",
        )
    )
    seats = Table(said.say("seat"), said.say("wins"))
    for seat in range(plan.players):
        seats.add_row(f"p{seat + 1}", str(tally.seat_share(seat)))
    names = Table(said.say("bot"), said.say("seats-taken"), said.say("wins"), said.say("score"))
    for name in dict.fromkeys(plan.bots):
        scored = spread(tally.scores.get(name, Counter()))
        names.add_row(name, f"{tally.bot_games[name]:,}", str(tally.bot_share(name)), str(scored))
    reasons = Table(said.say("ended-by"), said.say("games"))
    for reason, times in tally.reasons.most_common():
        reasons.add_row(reason, f"{100 * times / tally.games:.1f} %")
    for table in (seats, names, reasons):
        console.print(table)
    console.print(said.say("length", spread=str(spread(tally.lengths))), markup=False)
    console.print(said.say("intervals"), style="dim", markup=False)


def as_plain(plan: Plan, tally: Tally, took: float) -> dict[str, object]:
    lengths = spread(tally.lengths)
    return {
        "run": about_table(plan.key, plan.players, plan.chosen, plan.seed),
        "plan": asdict(plan),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(took, 3),
        "seats": [plain_share(tally.seat_share(seat)) for seat in range(plan.players)],
        "bots": {
            name: {
                **plain_share(tally.bot_share(name)),
                "scores": plain_counts(tally.scores.get(name, Counter())),
            }
            for name in dict.fromkeys(plan.bots)
        },
        "ended_by": dict(tally.reasons),
        "length": None if lengths is None else asdict(lengths),
        "lengths": plain_counts(tally.lengths),
    }


def plain_share(share: Share) -> dict[str, object]:
    low, high = share.interval
    return {"won": share.won, "of": share.of, "share": share.value, "low": low, "high": high}


def plain_counts(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}
