"""What a player may ask for, as a value, a line of text and a code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.games.vampires.components import GRAVE_COUNT, GRAVES, grave_named

ENDS: Final = ("left", "right")

# Codes: the 60 graves in board order, then these. LEFT and RIGHT are 0 and 1.
STOP: Final = 60
BURY: Final = 61
LEAVE: Final = 63
LAY: Final = 64
GIVE: Final = 65
PUT: Final = 67
CODES: Final = 69


@final
@dataclass(frozen=True)
class Open(Move):
    """Open a grave."""

    grave: str

    def __str__(self) -> str:
        return "open " + self.grave


@final
@dataclass(frozen=True)
class Stop(Move):
    """Open no more: the turn, or one's part of a plague, is over."""

    def __str__(self) -> str:
        return "stop"


@final
@dataclass(frozen=True)
class Bury(Move):
    """Bury the vampire of this end in the grave just opened."""

    end: str

    def __str__(self) -> str:
        return "bury " + self.end


@final
@dataclass(frozen=True)
class Leave(Move):
    """Leave the grave just opened as it is."""

    def __str__(self) -> str:
        return "leave"


@final
@dataclass(frozen=True)
class Garlic(Move):
    """Lay garlic in the grave just opened."""

    def __str__(self) -> str:
        return "garlic"


@final
@dataclass(frozen=True)
class Give(Move):
    """Give away the vampire of this end."""

    end: str

    def __str__(self) -> str:
        return "give " + self.end


@final
@dataclass(frozen=True)
class Put(Move):
    """Put the vampire received at this end."""

    end: str

    def __str__(self) -> str:
        return "put " + self.end


def opening(grave: i64) -> i64:
    """Open this grave."""
    return grave


def is_opening(code: i64) -> bool:
    return code < GRAVE_COUNT


def opened_grave(code: i64) -> i64:
    return code


def burying(end: i64) -> i64:
    return BURY + end


def giving(end: i64) -> i64:
    return GIVE + end


def putting(end: i64) -> i64:
    return PUT + end


def end_of(code: i64) -> i64:
    """The end a burying, giving or putting code speaks of."""
    if code < LEAVE:
        return code - BURY
    if code < PUT:
        return code - GIVE
    return code - PUT


def move_of(code: int) -> Move:
    if code < GRAVE_COUNT:
        return Open(GRAVES[code])
    if code == STOP:
        return Stop()
    if code == LEAVE:
        return Leave()
    if code == LAY:
        return Garlic()
    if code < LEAVE:
        return Bury(ENDS[code - BURY])
    if code < PUT:
        return Give(ENDS[code - GIVE])
    return Put(ENDS[code - PUT])


def code_of(move: Move) -> int:
    match move:
        case Open(grave):
            return grave_named(grave)  # -1 for a place that is no grave
        case Stop():
            return STOP
        case Bury(end):
            return BURY + ENDS.index(end)
        case Leave():
            return LEAVE
        case Garlic():
            return LAY
        case Give(end):
            return GIVE + ENDS.index(end)
        case Put(end):
            return PUT + ENDS.index(end)
        case _:
            return -1


ALL_MOVES: Final = tuple([move_of(code) for code in range(CODES)])
"""Every move there is, by code."""

_BY_TEXT: Final = {str(move): move for move in ALL_MOVES}

_PLACE: Final = re.compile("open ([a-z][0-9]{1,2})")


def parse_move(text: str) -> Move:
    """The inverse of `str`; raises BadNotation. A place that is no grave is read too, so that
    it can be refused with the places there are."""
    said = " ".join(text.split())
    move = _BY_TEXT.get(said)
    if move is not None:
        return move
    place = _PLACE.fullmatch(said)
    if place is None:
        raise BadNotation(text)
    return Open(place.group(1))
