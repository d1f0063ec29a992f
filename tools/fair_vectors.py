"""Writes tests/vectors/fairness.json: what every implementation of docs/fairness.md must compute.

The numbers come from the code that draws; the two that check must agree with them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from logovo.core import fair

OUT = Path(__file__).parents[1] / "tests" / "vectors" / "fairness.json"
TABLES: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("a", ()),
    ("k7m2q9xw4tzr", (0,)),
    ("k7m2q9xw4tzs", (0, 1, 2)),
    ("zzzzzzzzzzzz", (1, 9, 15)),
)
# Of the words for the last but one every eighth is thrown away.
RANGES = (1, 2, 6, 36, 52, 97, 1000, 2**29 + 1, 2**30)


def number(word: str) -> bytes:
    return hashlib.sha256(word.encode()).digest()


def vector(table: str, seats: tuple[int, ...]) -> dict[str, object]:
    house = number(f"house of {table}")
    numbers = [number(f"seat {seat} at {table}") for seat in seats]
    key = fair.stream_key(house, table, list(seats), numbers)
    draws = [{"of": n, "is": fair.draw(key, at, n)} for at, n in enumerate(RANGES * 6)]
    return {
        "table": table,
        "house": {"secret": house.hex(), "commit": fair.house_commitment(house).hex()},
        "players": [
            {"seat": seat, "secret": one.hex(), "commit": fair.player_commitment(one).hex()}
            for seat, one in zip(seats, numbers, strict=True)
        ],
        "key": key.hex(),
        "draws": draws,
    }


if __name__ == "__main__":
    found = [vector(table, seats) for table, seats in TABLES]
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
