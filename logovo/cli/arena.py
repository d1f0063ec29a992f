"""`logovo arena`: every bot alone against a table of every other."""

from __future__ import annotations

import json
from typing import Annotated

import typer
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
from logovo.cli.sim import gather, plain_share
from logovo.cli.voice import console, house_lang, voice
from logovo.games import game
from logovo.lab.arena import Plan


def arena(
    key: GameKey,
    players: Annotated[int, typer.Option(help="at the table; the fewest if left out")] = 0,
    games: Annotated[int, typer.Option(help="for each pairing")] = 400,
    bots: Bots = "greedy,random",
    seed: Seed = 1,
    option: Settings = NO_SETTINGS,
    cores: Annotated[int, typer.Option(help="0 for all")] = 0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """One seat of each bot against a table of each other bot, seats rotated."""
    said = voice(lang or house_lang())
    size = players or game(key).least
    names = listed(bots)
    plans = [
        Plan(key, size, (one, *[other] * (size - 1)), seed, chosen(option))
        for one in names
        for other in names
        if one != other
    ]
    for plan in plans:
        plan.check()
    table = Table(said.say("bot"), said.say("against"), said.say("games"), said.say("wins"))
    told: list[dict[str, object]] = []
    whole = True
    for plan in plans:
        tally, stopped = gather(
            said, plan, at_least("--games", games, 1), at_least("--cores", cores, 0)
        )
        one, other = plan.bots[:2]
        share = tally.bot_share(one)
        table.add_row(one, other, f"{tally.games:,}", str(share))
        told.append({"bot": one, "against": other, "games": tally.games, **plain_share(share)})
        if stopped:
            whole = False
            break
    if as_json:
        found = {
            "run": about_table(key, size, chosen(option), seed),
            "whole": whole,
            "fair": 1 / size,
            "pairs": told,
        }
        typer.echo(json.dumps(found))
        return
    console.print(table)
    console.print(said.say("fair-share", percent=f"{100 / size:.1f}"))
    console.print(said.say("intervals"), style="dim", markup=False)
