"""`logovo replay`: a kept log told again, from any seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from logovo.cli.boards import board
from logovo.cli.common import Lang
from logovo.cli.voice import BadSeat, NoFile, NotFinished, console, house_lang, voice
from logovo.core.errors import BadLog
from logovo.core.journal import Event
from logovo.core.log import CLAIM, HINT, Log, read_log
from logovo.core.seats import TABLE, Seat, parse_seat
from logovo.core.table import Replay
from logovo.games import game
from logovo.lab.moments import NoSuchStep
from logovo.text.catalogue import texts

LARGEST = 64 * 1024 * 1024


def replay(
    file: Annotated[Path, typer.Argument(help="a log that `logovo play` or a table has kept")],
    seat: Annotated[str, typer.Option("--as", help="a seat such as p2; an onlooker else")] = "",
    step: Annotated[bool, typer.Option("--step", help="wait for Enter after every move")] = False,
    start: Annotated[int, typer.Option("--from", help="begin after the step of this number")] = 0,
    lang: Lang = "",
) -> None:
    """Tell a kept game again; a log that breaks the rules is refused with its line."""
    said = voice(lang or house_lang())
    log = read(file)
    played = game(log.header.game)
    observer = seat_of(seat, log.header.players)
    fold = Replay(played, log)
    skip_to(fold, start)
    told = texts(said.lang, played.key)
    draw = board(played.key)
    names = log.header.names
    console.rule(told.title())
    # In a game of memory nothing is looked up before the end: neither what was told for the
    # moment, nor the move that led to it, nor a picture of any moment since.
    running = not log.is_finished()
    memory = False

    def tell(events: list[Event]) -> None:
        for event in events:
            if running and played.fleeting(event):
                continue
            line = told.event(played.told_to(event, observer), names, observer)
            console.print("  · " + line, markup=False)

    tell(fold.table.opening)
    while fold.has_more():
        if step:
            if memory:
                console.print(said.say("not-shown-again"), style="dim")
            else:
                console.print(draw(played.view(fold.table.state, observer), told))
            try:
                console.input(said.say("next-step"))
            except EOFError:
                step = False
        at = fold.at
        events = fold.step()
        secret = running and any(played.fleeting(event) for event in events)
        memory = memory or secret
        reader = TABLE if secret else observer
        console.print(headline(names, log, at, reader), style="bold", markup=False)
        tell(events)
    console.print(draw(played.view(fold.table.state, observer), told))
    outcome = fold.table.outcome()
    console.print(said.say("unfinished") if outcome is None else told.outcome(outcome, names))


def skip_to(fold: Replay, start: int) -> None:
    """Fold silently up to a step; raises NoSuchStep, or NotFinished where what is skipped had
    to be remembered."""
    last = len(fold.source.entries) - 1
    if not 0 <= start <= last:
        raise NoSuchStep(start, last)
    passed = list(fold.table.opening)
    while fold.at <= start:
        passed += fold.step()
    if start > 0:
        fold.table.opening = []
    if start > 0 and not fold.source.is_finished():
        if any(fold.table.game.fleeting(event) for event in passed):
            raise NotFinished


def headline(names: list[str], log: Log, at: int, observer: Seat) -> str:
    """Whose step it is; the notation only for the one who wrote it, for it may hold secrets."""
    entry = log.entries[at]
    who = names[entry.seat] if 0 <= entry.seat < len(names) else entry.kind
    shown = entry.kind in (CLAIM, HINT) or entry.seat == observer
    return f"{at}. {who}: {entry.text}" if shown and entry.text else f"{at}. {who}"


def read(file: Path) -> Log:
    """Raises NoFile or BadLog."""
    return read_log(read_text(file))


def read_text(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise BadLog(1, "too-large")
        # As it is: a changed line end is a changed file.
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadLog(1, "not-text") from None
    except OSError as wrong:
        raise NoFile(str(file), wrong.strerror or "") from None


def seat_of(text: str, players: int) -> Seat:
    """`p2` or `2`; nothing is an onlooker."""
    if not text:
        return TABLE
    seat = parse_seat(text) if text.startswith("p") else parse_seat(f"p{text}")
    if seat is None or seat >= players:
        raise BadSeat(text, players)
    return seat
