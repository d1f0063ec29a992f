"""Ways to forge a log whose checksums fit, and what a check must call them.

`python -m tests.verify.forgeries` writes them down for the browser's tests, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from logovo.verify.stream import commitment
from tests.verify.games import ROWS, fair_log, number, rows_of, written

OUT = Path(__file__).parents[1] / "vectors" / "forgeries.json"
SOME = 8
"""Lines of a game that are enough to be forged."""


def parts(rows: list[ROWS]) -> tuple[dict[str, str], list[dict[str, object]]]:
    fair = rows[0]["fair"]
    assert isinstance(fair, dict)
    house, players = fair["house"], fair["players"]
    assert isinstance(house, dict) and isinstance(players, list)
    return house, players


def other_commitment(rows: list[ROWS]) -> None:
    parts(rows)[0]["commit"] = number("another").hex()


def other_secret(rows: list[ROWS]) -> None:
    parts(rows)[0]["secret"] = number("another").hex()


def withheld(rows: list[ROWS]) -> None:
    del parts(rows)[0]["secret"]


def other_number(rows: list[ROWS]) -> None:
    parts(rows)[1][1]["secret"] = number("another").hex()


def swapped(rows: list[ROWS]) -> None:
    players = parts(rows)[1]
    for key in ("secret", "commit"):
        players[0][key], players[2][key] = players[2][key], players[0][key]


def out_of_order(rows: list[ROWS]) -> None:
    parts(rows)[1].reverse()


def copied(rows: list[ROWS]) -> None:
    players = parts(rows)[1]
    for key in ("secret", "commit"):
        players[1][key] = players[0][key]


def made_up(rows: list[ROWS]) -> None:
    """The file names a fourth number nobody used."""
    rows[0] |= {"names": ["a", "b", "c", "d"], "players": 4}
    secret = number("made up")
    made = {"seat": 3, "commit": commitment("player", secret), "secret": secret.hex()}
    parts(rows)[1].append(made)


def changed_draw(rows: list[ROWS]) -> None:
    drawn = rows[1]["chance"]
    assert isinstance(drawn, list)
    drawn[20] = 1 - drawn[20] if drawn[20] in (0, 1) else drawn[20] - 1


def changed_range(rows: list[ROWS]) -> None:
    ranges = rows[1]["of"]
    assert isinstance(ranges, list)
    ranges[3] += 1


def lost_ranges(rows: list[ROWS]) -> None:
    del rows[1]["of"]


def other_table(rows: list[ROWS]) -> None:
    fair = rows[0]["fair"]
    assert isinstance(fair, dict)
    fair["table"] = "elsewhere"


def unknown_version(rows: list[ROWS]) -> None:
    fair = rows[0]["fair"]
    assert isinstance(fair, dict)
    fair["version"] = 2


FORGERIES: tuple[tuple[Callable[[list[ROWS]], None], set[str]], ...] = (
    (other_commitment, {"house"}),
    (other_secret, {"house", "draw"}),
    (withheld, {"withheld"}),
    (other_number, {"player", "draw"}),
    (swapped, {"swapped"}),
    (out_of_order, {"order"}),
    (copied, {"copied", "draw"}),
    (made_up, {"not-used"}),
    (changed_draw, {"draw"}),
    (changed_range, {"draw"}),
    (lost_ranges, {"ranges"}),
    (other_table, {"draw"}),
    (unknown_version, {"parts"}),
)


def kept(name: str, rows: list[ROWS], codes: list[str]) -> dict[str, object]:
    return {"name": name, "codes": codes, "log": written(rows)}


if __name__ == "__main__":
    fair = rows_of(fair_log("larder"))[:SOME]
    logs = [kept("fair", fair, [])]
    for forge, wrong in FORGERIES:
        rows = rows_of(fair_log("larder"))[:SOME]
        forge(rows)
        logs.append(kept(forge.__name__, rows, sorted(wrong, key=lambda code: code == "draw")))
    torn = kept("changed_line", fair, ["changed"])
    torn["log"] = str(torn["log"]).replace('"text":"', '"text":"x', 1)
    OUT.write_text(json.dumps([*logs, torn], indent=1) + "\n", encoding="utf-8")
