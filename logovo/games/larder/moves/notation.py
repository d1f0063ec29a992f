"""From a code to a move and back, and from a line of text to a move."""

from __future__ import annotations

from typing import Final, assert_never

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat, parse_seat
from logovo.games.larder.components import FOURSOME, MOST_STACKS, WORDS, kind_named
from logovo.games.larder.moves import codes
from logovo.games.larder.moves.typed import (
    Draw,
    Fetch,
    GoOn,
    Keep,
    LarderMove,
    Lay,
    Name,
    Remove,
    Skip,
    Swap,
    Take,
    TurnRound,
    TurnUp,
)

PLAIN: Final[dict[str, LarderMove]] = {
    "keep": Keep(),
    "take": Take(),
    "draw": Draw(),
    "skip": Skip(),
    "turn-round": TurnRound(),
    "go-on": GoOn(),
}


def move_of(code: int) -> LarderMove:
    """The move a code stands for."""
    if codes.is_lay(code):
        return Lay(WORDS[codes.laid_kind(code)], int(codes.laid_count(code)))
    if code == codes.TAKE:
        return Take()
    if codes.is_remove(code):
        return Remove(WORDS[int(codes.removed_kind(code))])
    if codes.is_turn_up(code):
        return TurnUp(int(codes.turned_stack(code)) + 1)
    if code == codes.DRAW:
        return Draw()
    if code == codes.SKIP:
        return Skip()
    if code == codes.KEEP:
        return Keep()
    if code == codes.GO_ON:
        return GoOn()
    if code == codes.TURN_ROUND:
        return TurnRound()
    if codes.is_name(code):
        return Name(Seat(int(codes.named_seat(code))))
    if codes.is_fetch(code):
        return Fetch(WORDS[int(codes.fetched_kind(code))])
    return Swap(WORDS[codes.given_kind(code)], WORDS[codes.taken_kind(code)])


def code_of(move: LarderMove) -> int:
    """The inverse of `move_of`; -1 for a move that no table could ever allow."""
    match move:
        case Lay():
            if 1 <= move.count <= FOURSOME:
                return int(codes.lay(kind_named(move.card), move.count))
            return -1
        case Take():
            return codes.TAKE
        case Remove():
            return int(codes.remove(kind_named(move.card)))
        case TurnUp():
            if 1 <= move.stack <= MOST_STACKS:
                return int(codes.turn_up(move.stack - 1))
            return -1
        case Draw():
            return codes.DRAW
        case Skip():
            return codes.SKIP
        case Keep():
            return codes.KEEP
        case GoOn():
            return codes.GO_ON
        case TurnRound():
            return codes.TURN_ROUND
        case Name():
            if 0 <= move.seat < codes.MOST_SEATS:
                return int(codes.name(move.seat))
            return -1
        case Fetch():
            return int(codes.fetch(kind_named(move.card)))
        case Swap():
            return int(codes.swap(kind_named(move.given), kind_named(move.taken)))
        case _:
            assert_never(move)


def parse_move(text: str) -> LarderMove:
    """The inverse of `str(move)`; raises BadNotation."""
    move = parsed(text.split(" "))
    if move is None:
        raise BadNotation(text)
    return move


def parsed(words: list[str]) -> LarderMove | None:
    if len(words) == 1:
        return PLAIN.get(words[0])
    cards_named = kind_named(words[1]) >= 0
    if len(words) == 3:
        if words[0] == "lay" and cards_named and is_digit(words[2]):
            return Lay(words[1], int(words[2]))
        if words[0] == "swap" and cards_named and kind_named(words[2]) >= 0:
            return Swap(words[1], words[2])
        return None
    if len(words) != 2:
        return None
    if words[0] == "remove" and cards_named:
        return Remove(words[1])
    if words[0] == "fetch" and cards_named:
        return Fetch(words[1])
    if words[0] == "turn" and is_digit(words[1]):
        return TurnUp(int(words[1]))
    if words[0] == "name":
        seat = parse_seat(words[1])
        return None if seat is None else Name(seat)
    return None


def is_digit(word: str) -> bool:
    """Counts and places are one digit, from 1."""
    return word in ("1", "2", "3", "4", "5", "6", "7", "8", "9")
