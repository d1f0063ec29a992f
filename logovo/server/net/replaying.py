"""Finished games again, step by step, from any seat's eyes or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logovo.core.journal import Event
from logovo.core.log import HINT, Entry, Log
from logovo.core.plain import plain
from logovo.core.seats import TABLE, Seat
from logovo.core.story import heard, lasting
from logovo.core.table import Replay, Table
from logovo.games import game as game_of
from logovo.server.process.errors import RequestError
from logovo.wire.http import ReplayStep
from logovo.wire.nouns import EventFacts, View

OPEN = "open"


def eyes_of(word: str, players: int) -> int | None:
    """`table` and seat numbers are observers; `open` is None, everybody at once."""
    if word == OPEN:
        return None
    if word == "table":
        return int(TABLE)
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players:
        return int(word)
    raise RequestError("malformed", {"why": "eyes: table, open or a seat number"})


def replay_steps(log: Log, eyes: int | None, first: int, count: int) -> list[ReplayStep]:
    """Steps `first` to `first + count - 1`; step 0 is the table after set-up."""
    steps: list[ReplayStep] = []
    for at, table, entry, events in replayed(log):
        if at >= first + count:
            break
        # In a game of memory nothing is looked up before the end.
        events = lasting(table.game, events, log.is_finished())
        if at >= first:
            scores = table.game.scores(table.state) if log.is_finished() else []
            steps.append(shown(table, at, entry, events, eyes, scores))
    return steps


def replayed(log: Log) -> Iterator[tuple[int, Table, Entry, list[Event]]]:
    replay = Replay(game_of(log.header.game), log)
    yield 0, replay.table, log.entries[0], replay.table.opening
    while replay.has_more():
        at = replay.at
        events = replay.step()
        yield at, replay.table, log.entries[at], events


def shown(
    table: Table,
    at: int,
    entry: Entry,
    events: list[Event],
    eyes: int | None,
    scores: list[int],
) -> ReplayStep:
    game = table.game
    if eyes is None:
        told = events
        observers = list(range(table.options.players))
    else:
        told = heard(game, events, Seat(eyes))
        observers = [eyes]
    # That somebody had a hint is no secret; a move of others may be one.
    told_seat = eyes is None or eyes == entry.seat or entry.kind == HINT
    return ReplayStep(
        at=at,
        kind=entry.kind,
        events=[cast(EventFacts, plain(event)) for event in told],
        views=[cast(View, plain(game.view(table.state, Seat(one)))) for one in observers],
        seat=entry.seat if told_seat else -1,
        move=entry.text if told_seat else "",
        scores=scores,
    )
