"""What the server and a thinking process say to each other, a line of JSON each."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

FOLLOWED: Final = 512
"""Tables a thinking process remembers."""


class Line(Struct, frozen=True, array_like=True):
    """An entry of a log."""

    kind: str
    seat: int
    text: str
    chance: list[int]


class Errand(Struct, frozen=True):
    """Choose for a seat. `lines` are the entries from `first` on; the worker keeps the rest
    from earlier errands, and says so if it does not."""

    id: int
    table: str
    turns: int  # grows when a move was taken back: older entries are void
    game: str
    players: int
    options: dict[str, str]
    seat: int
    level: str
    first: int
    lines: list[Line]


class Thought(Struct, frozen=True, omit_defaults=True):
    id: int
    move: str = ""
    lost: bool = False  # the worker lacks the entries before `first`
    error: str = ""
