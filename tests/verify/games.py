"""Whole games with a fair stream, without a server."""

from __future__ import annotations

import hashlib
import json
import random
from functools import cache

from logovo.core import fair
from logovo.core.chance import fair_stream
from logovo.core.seats import Seat
from logovo.core.table import Table
from logovo.games import game
from logovo.server.store.luck import Fair, Pledge

ROWS = dict[str, object]


def number(word: str) -> bytes:
    return hashlib.sha256(word.encode()).digest()


def some_fair(table: str, seats: tuple[int, ...], silent: tuple[int, ...] = ()) -> Fair:
    """Parties at these seats; those in `silent` have not opened their number."""
    house = number("house")
    pledges = [
        Pledge(
            seat,
            fair.player_commitment(number(str(seat))).hex(),
            "" if seat in silent else number(str(seat)).hex(),
        )
        for seat in seats
    ]
    return Fair(table, house.hex(), fair.house_commitment(house).hex(), pledges)


@cache
def fair_log(key: str, players: int = 3, silent: tuple[int, ...] = ()) -> str:
    """The log of a game played by chance from first to last."""
    played = game(key)
    dice = random.Random(key)
    luck = some_fair("table", tuple(range(players)), silent)
    names = [f"player {i + 1}" for i in range(players)]
    stream = fair_stream(luck.key(), 0)
    table = Table(played, played.options(players, {}), names, stream)
    while not table.state.is_over():
        seat = dice.choice(played.awaited(table.state))
        table.play(Seat(seat), dice.choice(played.legal(table.state, Seat(seat))))
    table.log.fair = luck.opened()
    return table.log.write()


def rows_of(log: str) -> list[ROWS]:
    return [json.loads(line) for line in log.splitlines()]


def written(rows: list[ROWS]) -> str:
    """A file again, with checksums that fit: what a forger would hand in."""
    before, lines = "", []
    for row in rows:
        row = {key: value for key, value in row.items() if key != "sum"}
        plain = json.dumps(row, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        before = hashlib.sha256((before + plain).encode()).hexdigest()[:16]
        lines.append(json.dumps(row | {"sum": before}, ensure_ascii=False, separators=(",", ":")))
    return "\n".join(lines) + "\n"
