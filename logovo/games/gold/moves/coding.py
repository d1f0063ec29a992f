"""From codes to the moves people write, and back."""

from __future__ import annotations

from typing import Final, assert_never, final

from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.gold import asks, cuts
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    MOST_PLAYERS,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
    place_word,
)
from logovo.games.gold.heaps import LETTERS, heap_text
from logovo.games.gold.moves.codes import (
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
    cut_code,
    cut_number,
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
from logovo.games.gold.moves.kinds import (
    Accept,
    Accuse,
    Cut,
    Decline,
    Offer,
    Pick,
    PlayCard,
    Ready,
    Rob,
    Send,
    Skip,
    Take,
    Trust,
    Withdraw,
    known,
)
from logovo.games.gold.table import GoldTable


@final
class Proposals:
    """The cuts worked out last: people ask for them again and again."""

    def __init__(self) -> None:
        self.of: tuple[int, int] = (0, 0)  # the hoard and the number of shares
        self.cuts: list[Cut] = []


_LAST: Final = Proposals()


def proposed(table: GoldTable) -> list[Cut]:
    """The cuts the divider is shown, in the order of their codes."""
    key = (int(table.hoard), int(table.fighters))
    if _LAST.of != key:
        laid = cuts.lay_all(table.hoard, table.fighters, table.asks.a())
        found: list[Cut] = []
        for row in range(0, len(laid), MOST_PLAYERS):
            shares = [heap_text(laid[row + i]) for i in range(int(table.fighters))]
            found.append(Cut(tuple(shares)))
        _LAST.cuts = found
        _LAST.of = key
    return _LAST.cuts


def move_of(table: GoldTable, code: int) -> Move:
    if table.asks.kind() == asks.CUT:
        return proposed(table)[int(cut_number(code))]
    return plain_move(code)


def code_of(table: GoldTable, move: Move) -> int:
    """-1 for cuts and offers that were not proposed: they have no code."""
    if not isinstance(move, Cut):
        return plain_code(move)
    listed = proposed(table) if table.asks.kind() == asks.CUT else []
    return int(cut_code(listed.index(move))) if move in listed else -1


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
