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

from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.core.seats import Seat, parse_seat, seat_word
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    KNIGHTS,
    MOST_PLAYERS,
    PLACES,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
    place_word,
)
from logovo.games.gold.heaps import KINDS, LETTERS, heap_text, parse_heap, some

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

# --- notation -------------------------------------------------------------------

_BARE: Final[dict[str, Move]] = {"ready": Ready(), "skip": Skip(), "trust": Trust()}


def parse_move(text: str) -> Move:
    """The inverse of `str(move)`; raises BadNotation."""
    words = text.split(" ")
    move = _parse(words)
    if move is None:
        raise BadNotation(text)
    return move


def _parse(words: list[str]) -> Move | None:
    head = words[0]
    if len(words) == 1:
        return _BARE.get(head)
    if head == "card":
        return _parse_card(words[1], words[2:])
    if head == "offer":
        return _parse_offer(words)
    if len(words) == 3 and head == "send":
        if _is_knight(words[1]) and _is_place(words[2]):
            return Send(words[1], words[2])
        return None
    if len(words) != 2:
        return None
    if head == "cut":
        return _parse_cut(words[1])
    if head == "pick":
        return Pick(words[1]) if words[1] in LETTERS else None
    if head == "rob" or head == "accuse":
        seat = _seat(words[1])
        if seat is None:
            return None
        return Rob(seat) if head == "rob" else Accuse(seat)
    return _parse_numbered(head, words[1])


def _parse_numbered(head: str, word: str) -> Move | None:
    if not word.isascii() or not word.isdigit() or word[0] == "0" or len(word) > 2:
        return None
    number = int(word)
    if head == "take":
        return Take(number) if number <= MOST_PLAYERS else None
    if head == "accept":
        return Accept(number)
    if head == "decline":
        return Decline(number)
    return Withdraw(number) if head == "withdraw" else None


def _parse_cut(word: str) -> Cut | None:
    shares: list[str] = []
    for part in word.split("/"):
        heap = parse_heap(part)
        if heap < 0:
            return None
        shares.append(heap_text(heap))
    return Cut(tuple(shares))


def _parse_offer(words: list[str]) -> Offer | None:
    if len(words) != 6 or words[2] != "give" or words[4] != "get":
        return None
    seat = _seat(words[1])
    give = parse_heap(words[3])
    get = parse_heap(words[5])
    if seat is None or give < 0 or get < 0:
        return None
    return Offer(seat, heap_text(give), heap_text(get))


def _parse_card(word: str, targets: list[str]) -> PlayCard | None:
    if word not in CARD_WORDS:
        return None
    card = CARD_WORDS.index(word)
    if card == RING or card == BALL:
        seats: list[Seat] = []
        for target in targets:
            seat = _seat(target)
            if seat is None:
                return None
            seats.append(seat)
        wanted = 2 if card == RING else 1
        return PlayCard(word, seats=tuple(sorted(seats))) if len(seats) == wanted else None
    if card == POWDER or card == WEAK:
        if len(targets) != (2 if card == POWDER else 1) or not all(map(_is_place, targets)):
            return None
        return PlayCard(word, places=tuple(sorted(targets)))
    if card == RECALL:
        if len(targets) != 1 or not _is_knight(targets[0]):
            return None
        return PlayCard(word, knight=targets[0])
    if card == GLOVES or card == SACK:
        if len(targets) != 1 or targets[0] not in LETTERS:
            return None
        return PlayCard(word, token=targets[0])
    return None if targets else PlayCard(word)


def _seat(word: str) -> Seat | None:
    seat = parse_seat(word)
    return seat if seat is not None and seat < MOST_PLAYERS else None


def _is_place(word: str) -> bool:
    return len(word) == 2 and word[0] == "@" and word[1] in "1234"


def _is_knight(word: str) -> bool:
    return len(word) == 1 and word in "1234" and int(word) <= KNIGHTS
