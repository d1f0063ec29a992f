"""What a player may ask for, its notation, and its code: no other file knows codes.

swap           put your card back and draw another
peek p2        look at another player's card
accuse p2 4    say what another player holds
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

from examples.hush.components import RANKS
from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.core.seats import Seat, parse_seat, seat_word

SWAP: Final = 0
PEEK: Final = 16  # + the other's seat
ACCUSE: Final = 32  # + rank, + 16 for each seat
ROW: Final = 16


@final
@dataclass(frozen=True)
class Swap(Move):
    def __str__(self) -> str:
        return "swap"


@final
@dataclass(frozen=True)
class Peek(Move):
    target_seat: Seat

    def __str__(self) -> str:
        return f"peek {seat_word(self.target_seat)}"


@final
@dataclass(frozen=True)
class Accuse(Move):
    target_seat: Seat
    rank: int

    def __str__(self) -> str:
        return f"accuse {seat_word(self.target_seat)} {self.rank}"


HushMove: TypeAlias = Swap | Peek | Accuse


def ours(move: Move) -> HushMove:
    """A move of this game; anything else is a mistake of the caller."""
    assert isinstance(move, Swap | Peek | Accuse)
    return move


def peek_code(seat: int) -> int:
    return PEEK + seat


def accuse_code(seat: int, rank: int) -> int:
    return ACCUSE + ROW * seat + rank


def most_codes(players: int) -> int:
    """Every code is below this."""
    return ACCUSE + ROW * players


def is_peek(code: int) -> bool:
    return PEEK <= code < ACCUSE


def move_of(code: int) -> HushMove:
    if code == SWAP:
        return Swap()
    if is_peek(code):
        return Peek(Seat(code - PEEK))
    return Accuse(Seat((code - ACCUSE) // ROW), (code - ACCUSE) % ROW)


def code_of(move: HushMove) -> int:
    match move:
        case Swap():
            return SWAP
        case Peek():
            return peek_code(move.target_seat)
        case Accuse():
            return accuse_code(move.target_seat, move.rank) if move.rank <= RANKS else -1
        case _:
            assert_never(move)


def parse_move(text: str) -> HushMove:
    """The inverse of `str`; raises BadNotation."""
    words = text.split(" ")
    seat = parse_seat(words[1]) if len(words) > 1 else None
    match words:
        case ["swap"]:
            return Swap()
        case ["peek", _] if seat is not None:
            return Peek(seat)
        case ["accuse", _, rank] if seat is not None and len(rank) == 1 and rank in "123456789":
            return Accuse(seat, int(rank))
        case _:
            raise BadNotation(text)
