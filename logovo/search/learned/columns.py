"""An observation as its seat would tell it: the own part first, then the others in turn, so that
what was learnt at one seat serves at all."""

from __future__ import annotations

import re
from typing import Final

from logovo.core.door import Field

OF_A_SEAT: Final = re.compile(r"p(\d+)\.(.+)")


def own_first(
    fields: tuple[Field, ...], players: int, without: tuple[str, ...] = ()
) -> list[list[int]]:
    """For each seat that may look, the columns in its order. Fields `without` are left out."""
    starts: dict[str, int] = {}
    at = 0
    for field in fields:
        starts[field.name] = at
        at += field.size
    found: list[list[int]] = []
    for seat in range(players):
        columns: list[int] = []
        for field in fields:
            if field.name in without:
                continue
            start = starts[field.name]
            of_a_seat = OF_A_SEAT.fullmatch(field.name)
            if of_a_seat is not None:
                whose = (int(of_a_seat.group(1)) - 1 + seat) % players
                start = starts[f"p{whose + 1}.{of_a_seat.group(2)}"]
            columns.extend(range(start, start + field.size))
        found.append(columns)
    return found
