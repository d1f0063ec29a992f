"""What a player may ask for: the notation people write and the codes the rules use.

    send 3 @2                  send your knight of strength 3 to the second dragon
    cut GGS/RB/-               lay the hoard out in shares; `-` is an empty one
    take 2                     take the second share
    rob p2 · pick W            the thief's victim; the token taken
    offer p3 give GS get W     at the market; `accept 5`, `decline 5`, `withdraw 5`, `ready`
    card weak @2 · skip        an action card with its target; nothing now
    accuse p2 · trust          who had the Gloves on

`codes.py` knows their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

from logovo.core.moves import Move
from logovo.core.seats import Seat, seat_word
from logovo.games.gold.codes import (
    ACCEPT,
    ACCUSE,
    CARD,
    CUT,
    DECLINE,
    NOTHING,
    OFFER,
    PICK,
    READY,
    ROB,
    SKIP,
    TAKE,
    TRUST,
    WITHDRAW,
    answered_offer,
    card_code,
    card_of,
    first_target,
    offer_code,
    offered_get,
    offered_give,
    offered_to,
    second_target,
    send_code,
    sent_knight,
    sent_place,
    target_of,
    two_targets,
)
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
    place_word,
)
from logovo.games.gold.heaps import LETTERS, heap_text


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
