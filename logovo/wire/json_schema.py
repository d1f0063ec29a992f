"""The wire as one JSON Schema: `python -m logovo.wire.json_schema > web/src/wire.schema.json`."""

from __future__ import annotations

import json
import sys

import msgspec

from logovo.wire import http, lessons, puzzles, reviews
from logovo.wire.commands import FromClient
from logovo.wire.messages import FromServer

BODIES = (
    http.House,
    http.NewTable,
    http.Join,
    http.CodeInfo,
    http.CodeWish,
    http.CodeFound,
    http.Seated,
    http.OpenTables,
    http.Mine,
    http.MyTables,
    http.OwnData,
    http.Forgotten,
    http.ReplayPage,
    http.Imported,
    reviews.CouldKnow,
    reviews.ReviewPage,
    reviews.Practice,
    lessons.LessonBook,
    lessons.LessonFilm,
    lessons.LessonWish,
    lessons.LessonAnswer,
    puzzles.PuzzleShelf,
    puzzles.PuzzlePage,
    puzzles.PuzzleTry,
    puzzles.PuzzleAnswer,
    http.Health,
    http.Problem,
)


def wire_schema() -> dict[str, object]:
    """Every message and body under `$defs`; the root names the entry points."""
    shapes, parts = msgspec.json.schema_components(
        (FromClient, FromServer, *BODIES), ref_template="#/$defs/{name}"
    )
    names = ["FromClient", "FromServer"] + [body.__name__ for body in BODIES]
    parts["FromClient"], parts["FromServer"] = shapes[0], shapes[1]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "$defs": parts,
    }


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
