"""Games as tables of data: Parquet files of decisions, seats and games, written in constant memory.

`decisions` has a row for each decision: who decided, among how many legal moves, what was played,
a digest of the view it was made from (equal digests: the decider saw the same), that view as the
numbers of the researchers' door, and what a search expects of the move, if one was asked. `games`
keeps the log itself, so that logs become Parquet and come back without loss. Needs the extra `lab`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.log import MOVE, Log, read_log
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.table import Replay
from logovo.lab.study.values import Thinkers

ROWS: Final = 50_000
"""Rows in a file at most: what is held in memory at once."""
NUMBERS: Final = 4_000_000
"""Features in a file of decisions at most: boards are wide."""

Row = dict[str, int | str | float | list[str] | list[int] | None]

SCHEMA: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "decisions": (
        ("game_id", "Int64", "number of the game in this data"),
        ("ply", "Int32", "0 for the first decision of the game"),
        ("seat", "Int8", "who decided, 0 for p1"),
        ("view", "String", "digest of the decider's view: equal if they saw the same"),
        ("features", "List(Int16)", "the view in numbers: the fields of `Game.door`, in order"),
        ("legal", "List(String)", "every legal move, in notation"),
        ("move", "String", "the move that was played, in notation"),
        ("value", "Float64", "what a search expects of the move, 0 to 1; null if not searched"),
    ),
    "seats": (
        ("game_id", "Int64", "number of the game in this data"),
        ("seat", "Int8", "0 for p1"),
        ("name", "String", "the bot's name"),
        ("place", "Int8", "1 for winners; ties share a place"),
        ("score", "Int64", "in the game's own unit"),
    ),
    "games": (
        ("game_id", "Int64", "number of the game in this data"),
        ("game", "String", "key of the game"),
        ("ruleset", "Int32", "of the game"),
        ("players", "Int8", "at the table"),
        ("decisions", "Int32", "in the whole game"),
        ("reason", "String", "the rule that ended it"),
        ("log", "String", "the log itself, to the last byte"),
    ),
}


class NoLab(LogovoError):
    def __init__(self) -> None:
        super().__init__("no-lab", {})


class NotOver(LogovoError):
    """Only finished games become data: others have no result."""

    def __init__(self, number: int) -> None:
        super().__init__("not-over", {"number": number})


def write_data(game: Game, logs: Iterable[Log], folder: Path, think: str = "") -> Iterator[int]:
    """Writes folder/<table>/part-00000.parquet and so on; yields games written so far. `think` is a
    bot that searches every decision again."""
    try:
        import polars
    except ImportError:
        raise NoLab from None
    files = dict.fromkeys(SCHEMA, 0)
    rows: dict[str, list[Row]] = {table: [] for table in SCHEMA}

    def flush(table: str) -> None:
        if not rows[table]:
            return
        types = {name: polars_type(kind) for name, kind, _words in SCHEMA[table]}
        target = folder / table / f"part-{files[table]:05d}.parquet"
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".partial")
        polars.DataFrame(rows[table], schema=types).write_parquet(partial, compression="zstd")
        partial.replace(target)
        files[table] += 1
        rows[table] = []

    def polars_type(kind: str) -> polars.DataType:
        if kind.startswith("List"):
            return polars.List(polars_type(kind.removeprefix("List(").removesuffix(")")))
        named = {
            "Int8": polars.Int8,
            "Int16": polars.Int16,
            "Int32": polars.Int32,
            "Int64": polars.Int64,
            "Float64": polars.Float64,
        }
        return named.get(kind, polars.String)()

    for number, log in enumerate(logs):
        for table, row in rows_of(game, log, number, think):
            rows[table].append(row)
            features = row.get("features")
            width = len(features) if isinstance(features, list) else 1
            if len(rows[table]) >= min(ROWS, NUMBERS // width):
                flush(table)
        yield number + 1
    for table in SCHEMA:
        flush(table)


def rows_of(game: Game, log: Log, number: int, think: str = "") -> Iterator[tuple[str, Row]]:
    """What one finished game gives to each table. Raises NotOver."""
    again = Replay(game, log)
    door = game.door(again.table.options)
    thinkers = Thinkers(think, game, again.table.options) if think else None
    if thinkers is not None:
        thinkers.hear(log.entries[0], again.table.opening)
    ply = 0
    while again.has_more():
        entry = log.entries[again.at]
        if entry.kind == MOVE:
            seat = Seat(entry.seat)
            state = again.table.state
            view, legal = game.view(state, seat), game.legal(state, seat)
            value = None
            if thinkers is not None and len(legal) > 1:
                value = thinkers.value(state, seat, game.parse_move(entry.text))
            yield (
                "decisions",
                {
                    "game_id": number,
                    "ply": ply,
                    "seat": int(seat),
                    "view": digest(canonical(view)),
                    "features": door.encode(view),
                    "legal": [str(move) for move in legal],
                    "move": entry.text,
                    "value": value,
                },
            )
            ply += 1
        events = again.step()
        if thinkers is not None:
            thinkers.hear(entry, events)
    outcome = game.outcome(again.table.state)
    if outcome is None:
        raise NotOver(number)
    for place, (name, score) in enumerate(zip(log.header.names, outcome.scores, strict=True)):
        yield (
            "seats",
            {
                "game_id": number,
                "seat": place,
                "name": name,
                "place": outcome.places[place],
                "score": score,
            },
        )
    yield (
        "games",
        {
            "game_id": number,
            "game": game.key,
            "ruleset": game.ruleset,
            "players": log.header.players,
            "decisions": ply,
            "reason": outcome.reason.id,
            "log": log.write(),
        },
    )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_logs(folder: Path) -> Iterator[Log]:
    """The logs that were written, in their order."""
    try:
        import polars
    except ImportError:
        raise NoLab from None
    for path in sorted((folder / "games").glob("*.parquet")):
        for text in polars.read_parquet(path, columns=["log"])["log"]:
            yield read_log(text)
