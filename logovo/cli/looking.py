"""`logovo position` and `logovo think`: a moment of a kept game, looked into."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table as Grid

from logovo.cli.boards import board
from logovo.cli.common import Lang, Seed, at_least
from logovo.cli.replay import read, seat_of
from logovo.cli.voice import Voice, console, house_lang, voice
from logovo.core.game import Game
from logovo.core.log import Log
from logovo.core.plain import plain
from logovo.core.seats import TABLE, Seat, seat_word
from logovo.core.views import asked
from logovo.games import game
from logovo.lab.moments import Moment, Thinking, moment
from logovo.lab.moments import think as think_there
from logovo.text.catalogue import texts

LogFile = Annotated[Path, typer.Argument(help="a log that `logovo play` or a table has kept")]
At = Annotated[int, typer.Option(help="after the step of this number; the last one if left out")]
Json = Annotated[bool, typer.Option("--json", help="for programs")]
SHOWN: Final = 40
"""Beliefs that are printed; --json has all."""


def position(
    file: LogFile,
    at: At = -1,
    seat: Annotated[
        str, typer.Option("--as", help="only what this seat sees, such as p2; everything else")
    ] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Show a position of a kept game, and dump it as `Game.load` reads it."""
    said = voice(lang or house_lang())
    log = read(file)
    played = game(log.header.game)
    observer = seat_of(seat, log.header.players)
    past = moment(played, log, at)
    if as_json:
        write(as_plain(played, log, past, observer))
        return
    show_table(said, played, log, past, observer)
    if observer == TABLE:
        write(played.dump(past.state))
    else:
        for move in played.legal(past.state, observer):
            console.print(f"  {move}", markup=False)


def think(
    file: LogFile,
    at: At = -1,
    seat: Annotated[str, typer.Option("--as", help="who thinks; whoever is asked there")] = "",
    bot: Annotated[
        str, typer.Option(help="random, greedy, search:5000, easy, hard, master …")
    ] = "hard",
    worlds: Annotated[int, typer.Option(help="imagined worlds to look at")] = 200,
    show_worlds: Annotated[int, typer.Option("--show-worlds", help="print so many whole")] = 0,
    seed: Seed = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Show what a bot thinks at a moment of a kept game: moves with visits and values, what it
    believes of everything hidden, and worlds it imagines."""
    said = voice(lang or house_lang())
    log = read(file)
    played = game(log.header.game)
    past = moment(played, log, at)
    thinker = seat_of(seat, log.header.players)
    awaited = played.awaited(past.state)
    if thinker == TABLE and awaited:
        thinker = awaited[0]
    at_least("--worlds", worlds, 1)
    found = think_there(played, past, thinker, bot, seed, worlds)
    if as_json:
        write(plain_thinking(played, past, thinker, found, show_worlds))
        return
    show_table(said, played, log, past, thinker)
    show_thinking(said, played, found, log.header.names)
    for world in found.worlds[:show_worlds]:
        write(played.dump(world))


def show_table(said: Voice, played: Game, log: Log, past: Moment, observer: Seat) -> None:
    told, names = texts(said.lang, played.key), log.header.names
    view = played.view(past.state, observer)
    entry = past.steps[-1].entry
    who = f"{names[entry.seat]} " if 0 <= entry.seat < len(names) else ""
    head = said.say("moment", at=past.at, last=len(log.entries) - 1, entry=f"{who}{entry.kind}")
    console.print(head, style="bold", markup=False)
    console.print(board(played.key)(view, told))
    word, seats = asked(view)
    if word:
        console.print(told.ask(word, seats, names, observer), style="bold green", markup=False)


def show_thinking(said: Voice, played: Game, found: Thinking, names: list[str]) -> None:
    told = texts(said.lang, played.key)
    console.print(said.say("think-chosen", move=str(found.chosen)), style="bold", markup=False)
    if found.opinions:
        grid = Grid(said.say("think-move"), "", said.say("think-visits"), said.say("think-value"))
        for one in found.opinions[:SHOWN]:
            label = told.move(one.move, names)
            grid.add_row(str(one.move), label, f"{one.visits:,}", f"{one.value:.3f}")
        console.print(grid)
    beliefs = Grid(said.say("think-fact"), said.say("think-belief"))
    for name, shares in list(found.beliefs.items())[:SHOWN]:
        likely = "  ".join(f"{value or '–'} {share:.2f}" for value, share in shares.items())
        beliefs.add_row(name, likely)
    console.print(beliefs)
    left = max(0, len(found.beliefs) - SHOWN)
    if left:
        console.print(said.say("think-more", count=left), style="dim")


def as_plain(played: Game, log: Log, past: Moment, observer: Seat) -> dict[str, object]:
    out: dict[str, object] = {"game": played.key, "at": past.at, "last": len(log.entries) - 1}
    out["asked"] = [seat_word(seat) for seat in played.awaited(past.state)]
    if observer == TABLE:
        out["position"] = played.dump(past.state)
    else:
        view = played.view(past.state, observer)
        out["asked"] = [seat_word(seat) for seat in asked(view)[1]]
        out["view"] = plain(view)
        out["legal"] = [str(move) for move in played.legal(past.state, observer)]
    return out


def plain_thinking(
    played: Game, past: Moment, seat: Seat, found: Thinking, worlds: int
) -> dict[str, object]:
    return {
        "at": past.at,
        "seat": seat_word(seat),
        "chosen": str(found.chosen),
        "moves": [
            {"move": str(one.move), "visits": one.visits, "value": one.value}
            for one in found.opinions
        ],
        "beliefs": found.beliefs,
        "worlds": [played.dump(world) for world in found.worlds[:worlds]],
    }


def write(value: object) -> None:
    """As it is: neither folded nor coloured, so that it can be read back."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
