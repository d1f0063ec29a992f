"""What the server and a thinking process say to each other, a line of JSON each."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from logovo.coach.advice import Advice
from logovo.core.log import Entry

FOLLOWED: Final = 512
"""Tables a thinking process remembers."""


class Line(Struct, frozen=True, array_like=True):
    """An entry of a log."""

    kind: str
    seat: int
    text: str
    chance: list[int]

    def entry(self) -> Entry:
        return Entry(self.kind, self.seat, self.text, self.chance)


class BotAt(Struct, frozen=True, array_like=True):
    """A bot at a seat, by its name."""

    seat: int
    level: str


class ThinkRequest(Struct, frozen=True):
    """Choose for a seat. `lines` are the entries from `first` on; the worker keeps the rest
    from earlier requests, and says so if it does not."""

    id: int
    table: str
    generation: int  # another one when a move was taken back: older entries are void
    game: str
    players: int
    options: dict[str, str]
    seat: int
    level: str
    first: int
    lines: list[Line]
    hint: bool = False  # advise the seat's player instead
    seed: int = 0  # of a hint, or a look
    talking: list[int] = []  # seats of bots that may say something in public, instead
    worlds: int = 0  # look in so many whether the last move may be taken back, instead
    pondering: list[BotAt] = []  # who may think while others decide, instead
    share: float = 1.0  # of a bot's own time that it may ponder


class Word(Struct, frozen=True, array_like=True):
    """A claim a bot would make."""

    seat: int
    text: str


class ThinkAnswer(Struct, frozen=True, omit_defaults=True):
    id: int
    move: str = ""
    hint: Advice | None = None
    harmless: bool | None = None  # the last move
    words: list[Word] | None = None
    lost: bool = False  # the worker lacks the entries before `first`
    unasked: bool = False  # others have moved since: nothing is asked of the seat any more
    noted: bool = False  # these bots ponder while nothing else is asked
    foreseen: bool | None = None  # whether this decision was, if its bot has pondered
    pondered: float = 0.0  # seconds of the processor since the answer before, by all bots
    error: str = ""
