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
END: Final = "end"
KINDS: Final = (SETUP, MOVE, CLOCK, CLAIM, END)


@final
class Entry:
    """One step: a set-up, a move or claim of a seat, the table's clock, or the end."""

    def __init__(self, kind: str, seat: int, text: str, chance: list[int]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # -1 where no seat acts
        self.text: Final = text  # a move's or claim's notation; places at the end
        self.chance: Final = chance

    def as_json(self) -> dict[str, object]:
        out: dict[str, object] = {"do": self.kind}
        if self.seat >= 0:
            out["seat"] = self.seat
        if self.text:
            out["text"] = self.text
        if self.chance:
            out["chance"] = self.chance
        return out


@final
class Log:
    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def is_finished(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == END

    def write(self) -> str:
        """The whole log as text."""
        rows = [self.header.as_json()] + [entry.as_json() for entry in self.entries]
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


def _entry(row: dict[str, object], number: int) -> Entry:
    kind = row.get("do")
    seat = row.get("seat", -1)
    text = row.get("text", "")
    chance = row.get("chance", [])
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadLog(number, "bad-entry")
    if not isinstance(seat, int) or not isinstance(text, str) or not isinstance(chance, list):
        raise BadLog(number, "bad-entry")
    results: list[int] = []
    for result in chance:
        if not isinstance(result, int):
            raise BadLog(number, "bad-entry")
        results.append(result)
    return Entry(kind, seat, text, results)
