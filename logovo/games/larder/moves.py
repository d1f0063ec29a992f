"""What a player may ask for: the notation people write and the codes the rules use.

    keep · swap 3 zero      keep your cards; exchange a hand card (first) for an open one
    lay 7 3                 lay three 7s, equal open reserve cards included
    take · remove 5         take the discard; remove four 5s from the game
    turn 2                  turn up the closed card of your second stack
    draw · skip             accept the debt of 4s; accept the skip of a 5
    name p3                 trick two: player 3 pulls a card from your hand
    turn-round · go-on      trick seven: the other direction, or as before
    fetch 5                 trick nine: take an open 5 of your reserve into your hand

Cards are called `1` to `9`, `zero`, `firebreath`, `guardian`. Of equal open cards that on the
first stack is meant. This is the only file that knows the numbers of codes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

from mypy_extensions import i64

from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.core.seats import Seat, parse_seat, seat_word
from logovo.games.larder.components import FOURSOME, KINDS, MOST_STACKS, WORDS, kind_named

# --- codes, for the rules ---------------------------------------------------

MOST_SEATS: Final = 6

LAY: Final = 0  # + kind * 4 + (how many - 1)
TAKE: Final = 48
REMOVE: Final = 49  # + kind
TURN_UP: Final = 61  # + stack
DRAW: Final = 67
SKIP: Final = 68
KEEP: Final = 69
GO_ON: Final = 70
TURN_ROUND: Final = 71
NAME: Final = 72  # + seat
FETCH: Final = 78  # + kind
SWAP: Final = 90  # + kind given * 12 + kind taken
CODES: Final = 234


def lay_code(kind: i64, n: i64) -> i64:
    return (kind << 2) + n - 1


def swap_code(given: i64, taken: i64) -> i64:
    return SWAP + given * KINDS + taken


def is_lay(code: i64) -> bool:
    return code < TAKE


def laid_kind(code: i64) -> i64:
    return code >> 2


def laid_count(code: i64) -> i64:
    return (code & 3) + 1


def is_remove(code: i64) -> bool:
    return code >= REMOVE and code < TURN_UP


def is_turn_up(code: i64) -> bool:
    return code >= TURN_UP and code < DRAW


def is_name(code: i64) -> bool:
    return code >= NAME and code < FETCH


def is_fetch(code: i64) -> bool:
    return code >= FETCH and code < SWAP


def given_kind(code: i64) -> i64:
    """Of a swap: the hand card."""
    return (code - SWAP) // KINDS


def taken_kind(code: i64) -> i64:
    """Of a swap: the open card."""
    return (code - SWAP) % KINDS


# --- moves, for people ------------------------------------------------------


@final
@dataclass(frozen=True)
class Keep(Move):
    def __str__(self) -> str:
        return "keep"


@final
@dataclass(frozen=True)
class Swap(Move):
    given: str
    taken: str

    def __str__(self) -> str:
        return f"swap {self.given} {self.taken}"


@final
@dataclass(frozen=True)
class Lay(Move):
    card: str
    count: int

    def __str__(self) -> str:
        return f"lay {self.card} {self.count}"


@final
@dataclass(frozen=True)
class Take(Move):
    def __str__(self) -> str:
        return "take"


@final
@dataclass(frozen=True)
class Remove(Move):
    card: str

    def __str__(self) -> str:
        return f"remove {self.card}"


@final
@dataclass(frozen=True)
class TurnUp(Move):
    stack: int

    def __str__(self) -> str:
        return f"turn {self.stack}"


@final
@dataclass(frozen=True)
class Draw(Move):
    def __str__(self) -> str:
        return "draw"


@final
@dataclass(frozen=True)
class Skip(Move):
    def __str__(self) -> str:
        return "skip"


@final
@dataclass(frozen=True)
class Name(Move):
    seat: Seat

    def __str__(self) -> str:
        return f"name {seat_word(self.seat)}"


@final
@dataclass(frozen=True)
class TurnRound(Move):
    def __str__(self) -> str:
        return "turn-round"


@final
@dataclass(frozen=True)
class GoOn(Move):
    def __str__(self) -> str:
        return "go-on"


@final
@dataclass(frozen=True)
class Fetch(Move):
    card: str

    def __str__(self) -> str:
        return f"fetch {self.card}"


LarderMove: TypeAlias = (
    Keep | Swap | Lay | Take | Remove | TurnUp | Draw | Skip | Name | TurnRound | GoOn | Fetch
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
    if is_lay(code):
        return Lay(WORDS[laid_kind(code)], int(laid_count(code)))
    if code == TAKE:
        return Take()
    if is_remove(code):
        return Remove(WORDS[code - REMOVE])
    if is_turn_up(code):
        return TurnUp(code - TURN_UP + 1)
    if code == DRAW:
        return Draw()
    if code == SKIP:
        return Skip()
    if code == KEEP:
        return Keep()
    if code == GO_ON:
        return GoOn()
    if code == TURN_ROUND:
        return TurnRound()
    if is_name(code):
        return Name(Seat(code - NAME))
    if is_fetch(code):
        return Fetch(WORDS[code - FETCH])
    return Swap(WORDS[given_kind(code)], WORDS[taken_kind(code)])


def code_of(move: LarderMove) -> int:
    """The inverse of `move_of`; -1 for a move that no table could ever allow."""
    match move:
        case Lay():
            if 1 <= move.count <= FOURSOME:
                return int(lay_code(kind_named(move.card), move.count))
            return -1
        case Take():
            return TAKE
        case Remove():
            return REMOVE + kind_named(move.card)
        case TurnUp():
            return TURN_UP + move.stack - 1 if 1 <= move.stack <= MOST_STACKS else -1
        case Draw():
            return DRAW
        case Skip():
            return SKIP
        case Keep():
            return KEEP
        case GoOn():
            return GO_ON
        case TurnRound():
            return TURN_ROUND
        case Name():
            return NAME + move.seat if 0 <= move.seat < MOST_SEATS else -1
        case Fetch():
            return FETCH + kind_named(move.card)
        case Swap():
            return int(swap_code(kind_named(move.given), kind_named(move.taken)))
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
