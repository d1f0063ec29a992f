"""What a player may ask for: the notation people write and the codes the rules use.

    send 3 @2                  send your knight of strength 3 to the second dragon
    cut GGS/RB/-               lay the hoard out in shares; `-` is an empty one
    take 2                     take the second share
    rob p2 · pick W            the thief's victim; the token taken
    offer p3 give GS get W     at the market; `accept 5`, `decline 5`, `withdraw 5`, `ready`
    card weak @2 · skip        an action card with its target; nothing now
    accuse p2 · trust          who had the Gloves on

This is the only file that knows the numbers of codes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

from mypy_extensions import i64

from logovo.core.moves import Move
from logovo.core.seats import Seat, seat_word
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    PLACES,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
    place_word,
)
from logovo.games.gold.heaps import KINDS, LETTERS, heap_text, some

# --- codes, for the rules ---------------------------------------------------

SEND: Final = 0  # + (strength - 1) * 4 + place
CUT: Final = 100  # + number of the proposal, see cuts.py
TAKE: Final = 200  # + share
ROB: Final = 210  # + seat
PICK: Final = 220  # + kind
READY: Final = 240
SKIP: Final = 241
TRUST: Final = 242
ACCUSE: Final = 250  # + seat
ACCEPT: Final = 300  # + number of the offer
DECLINE: Final = 400
WITHDRAW: Final = 500
CARD: Final = 600  # + card * 64 + target
OFFER: Final = 2000  # + seat * 100 + given kind * 10 + wanted kind

CARD_STEP: Final = 64
TARGET_STEP: Final = 8  # of cards with two targets
NOTHING: Final = KINDS  # a side of an offer that is `-`


def send_code(knight: i64, place: i64) -> i64:
    return SEND + knight * PLACES + place


def sent_knight(code: i64) -> i64:
    """His number among the owner's four: strength less one."""
    return (code - SEND) // PLACES


def sent_place(code: i64) -> i64:
    return (code - SEND) % PLACES


def card_code(card: i64, target: i64) -> i64:
    return CARD + card * CARD_STEP + target


def two_targets(first: i64, second: i64) -> i64:
    return first * TARGET_STEP + second


def is_card(code: i64) -> bool:
    return code >= CARD and code < OFFER


def card_of(code: i64) -> i64:
    return (code - CARD) // CARD_STEP


def target_of(code: i64) -> i64:
    return (code - CARD) % CARD_STEP


def first_target(code: i64) -> i64:
    return target_of(code) // TARGET_STEP


def second_target(code: i64) -> i64:
    return target_of(code) % TARGET_STEP


def offer_code(to: i64, give: i64, get: i64) -> i64:
    return OFFER + to * 100 + give * 10 + get


def is_offer(code: i64) -> bool:
    return code >= OFFER


def offered_to(code: i64) -> i64:
    return (code - OFFER) // 100


def offered_give(code: i64) -> i64:
    """As a heap."""
    return one_of((code - OFFER) // 10 % 10)


def offered_get(code: i64) -> i64:
    return one_of((code - OFFER) % 10)


def one_of(kind: i64) -> i64:
    if kind == NOTHING:
        return 0
    return some(kind, 1)


def answered_offer(code: i64) -> i64:
    """The number in accept, decline and withdraw."""
    return (code - ACCEPT) % 100


def is_accept(code: i64) -> bool:
    return code >= ACCEPT and code < DECLINE


def is_struck(code: i64) -> bool:
    """Decline or withdraw: the offer is struck off."""
    return code >= DECLINE and code < CARD


# --- moves, for people ------------------------------------------------------


@final
@dataclass(frozen=True)
class Send(Move):
    knight: str
    place: str

    def __str__(self) -> str:
        return f"send {self.knight} {self.place}"


@final
@dataclass(frozen=True)
class Cut(Move):
    """Every share as a heap in notation, its letters in the order of the box."""

    shares: tuple[str, ...]

    def __str__(self) -> str:
        return "cut " + "/".join(self.shares)


@final
@dataclass(frozen=True)
class Take(Move):
    share: int

    def __str__(self) -> str:
        return f"take {self.share}"


@final
@dataclass(frozen=True)
class Rob(Move):
    victim_seat: Seat

    def __str__(self) -> str:
        return f"rob {seat_word(self.victim_seat)}"


@final
@dataclass(frozen=True)
class Pick(Move):
    token: str

    def __str__(self) -> str:
        return f"pick {self.token}"


@final
@dataclass(frozen=True)
class Offer(Move):
    to_seat: Seat
    give: str
    get: str

    def __str__(self) -> str:
        return f"offer {seat_word(self.to_seat)} give {self.give} get {self.get}"


@final
@dataclass(frozen=True)
class Accept(Move):
    number: int

    def __str__(self) -> str:
        return f"accept {self.number}"


@final
@dataclass(frozen=True)
class Decline(Move):
    number: int

    def __str__(self) -> str:
        return f"decline {self.number}"


@final
@dataclass(frozen=True)
class Withdraw(Move):
    number: int

    def __str__(self) -> str:
        return f"withdraw {self.number}"


@final
@dataclass(frozen=True)
class Ready(Move):
    def __str__(self) -> str:
        return "ready"


@final
@dataclass(frozen=True)
class PlayCard(Move):
    """An action card. Of the targets those are filled that the card wants; two seats or
    two places stand in rising order, whichever way they were written."""

    card: str
    seats: tuple[Seat, ...] = ()
    places: tuple[str, ...] = ()
    knight: str = ""
    token: str = ""

    def __str__(self) -> str:
        words = ["card", self.card]
        words.extend([seat_word(seat) for seat in self.seats])
        words.extend(self.places)
        if self.knight:
            words.append(self.knight)
        if self.token:
            words.append(self.token)
        return " ".join(words)


@final
@dataclass(frozen=True)
class Skip(Move):
    def __str__(self) -> str:
        return "skip"


@final
@dataclass(frozen=True)
class Accuse(Move):
    accused_seat: Seat

    def __str__(self) -> str:
        return f"accuse {seat_word(self.accused_seat)}"


@final
@dataclass(frozen=True)
class Trust(Move):
    def __str__(self) -> str:
        return "trust"


GoldMove: TypeAlias = (
    Send
    | Cut
    | Take
    | Rob
    | Pick
    | Offer
    | Accept
    | Decline
    | Withdraw
    | Ready
    | PlayCard
    | Skip
    | Accuse
    | Trust
)

# --- from codes and back ------------------------------------------------------


def plain_move(code: int) -> Move:
    """The move of every code but those of cuts, which stand for proposals."""
    if code < CUT:
        return Send(str(int(sent_knight(code)) + 1), place_word(sent_place(code)))
    assert code >= TAKE
    if code < ROB:
        return Take(code - TAKE + 1)
    if code < PICK:
        return Rob(Seat(code - ROB))
    if code < READY:
        return Pick(LETTERS[code - PICK])
    if code < ACCUSE:
        if code == READY:
            return Ready()
        return Skip() if code == SKIP else Trust()
    if code < ACCEPT:
        return Accuse(Seat(code - ACCUSE))
    if code < CARD:
        number = int(answered_offer(code))
        if code < DECLINE:
            return Accept(number)
        return Decline(number) if code < WITHDRAW else Withdraw(number)
    if code < OFFER:
        return card_move(int(card_of(code)), code)
    give = heap_text(offered_give(code))
    return Offer(Seat(int(offered_to(code))), give, heap_text(offered_get(code)))


def card_move(card: int, code: int) -> PlayCard:
    word = CARD_WORDS[card]
    target = int(target_of(code))
    first = int(first_target(code))
    second = int(second_target(code))
    if card == RING:
        return PlayCard(word, seats=(Seat(first), Seat(second)))
    if card == POWDER:
        return PlayCard(word, places=(place_word(first), place_word(second)))
    if card == WEAK:
        return PlayCard(word, places=(place_word(target),))
    if card == BALL:
        return PlayCard(word, seats=(Seat(target),))
    if card == RECALL:
        return PlayCard(word, knight=str(target + 1))
    if card == GLOVES or card == SACK:
        return PlayCard(word, token=LETTERS[target])
    return PlayCard(word)


def known(move: Move) -> GoldMove:
    """A move of this game's family."""
    assert isinstance(move, _MOVES)
    return move


def plain_code(any_move: Move) -> int:
    """The inverse of `plain_move`; -1 for a move without a code."""
    move = known(any_move)
    match move:
        case Send():
            return int(send_code(int(move.knight) - 1, place_number(move.place)))
        case Cut():
            return -1
        case Take():
            return TAKE + move.share - 1
        case Rob():
            return ROB + move.victim_seat
        case Pick():
            return PICK + LETTERS.index(move.token)
        case Offer():
            return one_for_one(move)
        case Accept():
            return ACCEPT + move.number
        case Decline():
            return DECLINE + move.number
        case Withdraw():
            return WITHDRAW + move.number
        case Ready():
            return READY
        case PlayCard():
            return code_of_card(move)
        case Skip():
            return SKIP
        case Accuse():
            return ACCUSE + move.accused_seat
        case Trust():
            return TRUST
        case _:
            assert_never(move)


def one_for_one(offer: Offer) -> int:
    """Offers of at most one token a side have a code."""
    if len(offer.give) > 1 or len(offer.get) > 1:
        return -1
    give = NOTHING if offer.give == "-" else LETTERS.index(offer.give)
    get = NOTHING if offer.get == "-" else LETTERS.index(offer.get)
    return int(offer_code(offer.to_seat, give, get))


def code_of_card(move: PlayCard) -> int:
    card = CARD_WORDS.index(move.card)
    target = 0
    if len(move.seats) == 2:
        target = int(two_targets(move.seats[0], move.seats[1]))
    elif len(move.places) == 2:
        target = int(two_targets(place_number(move.places[0]), place_number(move.places[1])))
    elif move.seats:
        target = move.seats[0]
    elif move.places:
        target = place_number(move.places[0])
    elif move.knight:
        target = int(move.knight) - 1
    elif move.token:
        target = LETTERS.index(move.token)
    return int(card_code(card, target))


def place_number(word: str) -> int:
    return int(word[1:]) - 1


_MOVES: Final = (
    Send,
    Cut,
    Take,
    Rob,
    Pick,
    Offer,
    Accept,
    Decline,
    Withdraw,
    Ready,
    PlayCard,
    Skip,
    Accuse,
    Trust,
)
