"""The log of a table: header, moves, chance results. It is the truth; state is its fold.

One JSON object a line. Every line carries a checksum over all before it, so that a log
which was changed or had lines taken out is told from one that was not.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from logovo.core.errors import BadLog

FORMAT: Final = 1
SUM_LENGTH: Final = 16


@final
class Header:
    """What must be known before the first card is dealt."""

    def __init__(
        self,
        game: str,
        ruleset: int,
        players: int,
        options: dict[str, str],
        names: list[str],
    ) -> None:
        self.game: Final = game
        self.ruleset: Final = ruleset
        self.players: Final = players
        self.options: Final = options
        self.names: Final = names

    def as_json(self) -> dict[str, object]:
        return {
            "logovo": FORMAT,
            "game": self.game,
            "ruleset": self.ruleset,
            "players": self.players,
            "options": self.options,
            "names": self.names,
        }


SETUP: Final = "setup"
MOVE: Final = "move"
CLOCK: Final = "clock"
CLAIM: Final = "claim"
HINT: Final = "hint"
WORLD: Final = "world"
END: Final = "end"
KINDS: Final = (SETUP, MOVE, CLOCK, CLAIM, HINT, WORLD, END)
ASKED: Final = "ask"
WARNED: Final = "warn"
HINTS: Final = (ASKED, WARNED)
"""Texts of a hint: it was asked for, or a coach looked on to warn."""


@final
class Entry:
    """One step: a set-up, a move or claim of a seat, that it had a hint, the table's clock, another
    position put in the place of the present one, or the end."""

    def __init__(
        self,
        kind: str,
        seat: int,
        text: str,
        chance: list[int],
        ranges: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # -1 where no seat acts
        # A move's or claim's notation; of a hint how; a position; places at the end.
        self.text: Final = text
        self.chance: Final = chance
        # Of how many outcomes each result was one; empty where nobody has noted it.
        self.ranges: Final[list[int]] = [] if ranges is None else ranges

    def as_json(self, ranges: bool = False) -> dict[str, object]:
        out: dict[str, object] = {"do": self.kind}
        if self.seat >= 0:
            out["seat"] = self.seat
        if self.text:
            out["text"] = self.text
        if self.chance:
            out["chance"] = self.chance
            if ranges:
                out["of"] = self.ranges
        return out


@final
class Log:
    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.entries: list[Entry] = []
        self.fair: dict[str, object] | None = None
        """What the luck can be checked by (`docs/fairness.md`); None if it cannot be."""

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def is_finished(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == END

    def write(self) -> str:
        """The whole log as text."""
        fair = self.fair is not None
        rows = [self.header.as_json()] + [entry.as_json(fair) for entry in self.entries]
        if fair:
            rows[0]["fair"] = self.fair
        lines: list[str] = []
        before = ""
        for row in rows:
            before = checksum(before, row)
            row["sum"] = before
            lines.append(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
        return "\n".join(lines) + "\n"


def checksum(before: str, row: dict[str, object]) -> str:
    text = before + json.dumps(row, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:SUM_LENGTH]


def read_log(text: str) -> Log:
    """The inverse of `Log.write`; raises BadLog with the line that is wrong."""
    rows: list[dict[str, object]] = []
    before = ""
    number = 0
    if not text.endswith("\n"):
        raise BadLog(text.count("\n") + 1, "cut-short")
    # Not splitlines: a name may hold what Unicode calls a line end.
    for line in text[:-1].split("\n"):
        number += 1
        row = _row(line, number)
        claimed = row.pop("sum", "")
        before = checksum(before, row)
        if claimed != before:
            raise BadLog(number, "changed")
        rows.append(row)
    if not rows:
        raise BadLog(1, "empty")
    log = Log(_header(rows[0]))
    log.fair = _fair(rows[0])
    for i in range(1, len(rows)):
        log.add(_entry(rows[i], i + 1))
    if not log.entries or log.entries[0].kind != SETUP:
        raise BadLog(2, "no-setup")
    return log


def _row(line: str, number: int) -> dict[str, object]:
    try:
        row: object = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLog(number, "not-json") from None
    if not isinstance(row, dict):
        raise BadLog(number, "not-json")
    return row


def _header(row: dict[str, object]) -> Header:
    game = row.get("game")
    ruleset = row.get("ruleset")
    players = row.get("players")
    options = row.get("options")
    names = row.get("names")
    if row.get("logovo") != FORMAT:
        raise BadLog(1, "not-a-log")
    if not isinstance(game, str) or not isinstance(ruleset, int) or not isinstance(players, int):
        raise BadLog(1, "bad-header")
    if not isinstance(options, dict) or not isinstance(names, list) or len(names) != players:
        raise BadLog(1, "bad-header")
    return Header(
        game,
        ruleset,
        players,
        {str(key): str(value) for key, value in options.items()},
        [str(name) for name in names],
    )


def _fair(row: dict[str, object]) -> dict[str, object] | None:
    fair = row.get("fair")
    if fair is None:
        return None
    if not isinstance(fair, dict):
        raise BadLog(1, "bad-header")
    return {str(key): value for key, value in fair.items()}


def _entry(row: dict[str, object], number: int) -> Entry:
    kind = row.get("do")
    seat = row.get("seat", -1)
    text = row.get("text", "")
    chance = row.get("chance", [])
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadLog(number, "bad-entry")
    if not isinstance(seat, int) or not isinstance(text, str) or not isinstance(chance, list):
        raise BadLog(number, "bad-entry")
    ranges = row.get("of", [])
    if not isinstance(ranges, list) or (ranges and len(ranges) != len(chance)):
        raise BadLog(number, "bad-entry")
    return Entry(kind, seat, text, _numbers(chance, number), _numbers(ranges, number))


def _numbers(found: list[object], line: int) -> list[int]:
    numbers: list[int] = []
    for one in found:
        if not isinstance(one, int):
            raise BadLog(line, "bad-entry")
        numbers.append(one)
    return numbers
