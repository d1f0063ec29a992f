"""A log file taken apart: its published parts, and the draws it says were made."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Final, TypeGuard

SUM_LENGTH: Final = 16
DIGITS: Final = frozenset("0123456789abcdef")


class Unreadable(Exception):
    """Not a log file at all."""


@dataclass(frozen=True)
class Player:
    seat: int
    commit: str
    secret: str  # empty: left out


@dataclass(frozen=True)
class Draw:
    """One result: the line of the file it stands on, and of how many outcomes it is one."""

    line: int
    outcomes: int
    result: int


@dataclass(frozen=True)
class Parts:
    game: str
    names: tuple[str, ...]
    table: str
    house: str
    secret: str  # empty: withheld
    players: tuple[Player, ...]
    draws: tuple[Draw, ...]
    finished: bool


@dataclass(frozen=True)
class Broken(Exception):
    """A log whose parts cannot be what a table wrote: the finding that says why, and the line."""

    code: str
    line: int


def rows_of(text: str) -> list[dict[str, object]]:
    """The lines of the file with their chain of checksums followed."""
    rows: list[dict[str, object]] = []
    before = ""
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        row = row_of(line)
        if row is None or (number == 1 and "logovo" not in row):
            if number == 1:
                raise Unreadable
            raise Broken("changed", number)
        claimed = row.pop("sum", None)
        plain = json.dumps(row, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        before = hashlib.sha256((before + plain).encode()).hexdigest()[:SUM_LENGTH]
        if claimed != before:
            raise Broken("changed", number)
        rows.append(row)
    return rows


def row_of(line: str) -> dict[str, object] | None:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if is_object(found) else None


def is_object(found: object) -> TypeGuard[dict[str, object]]:
    return isinstance(found, dict)


def is_list(found: object) -> TypeGuard[list[object]]:
    return isinstance(found, list)


def is_number(found: object) -> TypeGuard[int]:
    return isinstance(found, int) and not isinstance(found, bool)


def is_hex(found: object) -> TypeGuard[str]:
    return isinstance(found, str) and len(found) == 64 and DIGITS.issuperset(found)


def parts_of(rows: list[dict[str, object]]) -> Parts | None:
    """None where nothing was fixed before the game; raises Broken."""
    head = rows[0]
    fair, game, names = head.get("fair"), head.get("game"), head.get("names")
    if fair is None:
        return None
    if not is_object(fair) or not isinstance(game, str) or not is_list(names):
        raise Broken("parts", 1)
    table, house = fair.get("table"), fair.get("house")
    players = fair.get("players")
    if fair.get("version") != 1 or not is_object(house) or not is_list(players):
        raise Broken("parts", 1)
    if not isinstance(table, str) or not re.fullmatch("[ -~]{1,40}", table):
        raise Broken("parts", 1)
    commit, secret = house.get("commit"), house.get("secret", "")
    if not is_hex(commit) or not (secret == "" or is_hex(secret)):
        raise Broken("parts", 1)
    assert isinstance(secret, str)
    return Parts(
        game,
        tuple(str(name) for name in names),
        table,
        commit,
        secret,
        tuple(player_of(one, len(names)) for one in players),
        tuple(draw for line, row in enumerate(rows[1:], 2) for draw in draws_of(row, line)),
        rows[-1].get("do") == "end",
    )


def player_of(found: object, players: int) -> Player:
    if not is_object(found):
        raise Broken("parts", 1)
    seat, commit, secret = found.get("seat"), found.get("commit"), found.get("secret", "")
    if not is_number(seat) or not 0 <= seat < players:
        raise Broken("parts", 1)
    if not is_hex(commit) or not isinstance(secret, str) or not (secret == "" or is_hex(secret)):
        raise Broken("parts", 1)
    return Player(seat, commit, secret)


def draws_of(row: dict[str, object], line: int) -> list[Draw]:
    results, ranges = row.get("chance", []), row.get("of", [])
    if not is_list(results) or not is_list(ranges) or len(results) != len(ranges):
        raise Broken("ranges", line)
    draws: list[Draw] = []
    for result, outcomes in zip(results, ranges, strict=True):
        if not is_number(result) or not is_number(outcomes) or not 0 <= result < outcomes <= 2**30:
            raise Broken("ranges", line)
        draws.append(Draw(line, outcomes, result))
    return draws
