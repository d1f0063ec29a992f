"""What a player looking at their view might try: every card, knight, place and offer they see."""

from __future__ import annotations

from typing import Final

from logovo.core.moves import Move, Moves
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.asks import ACCUSE, CUT, MARKET, PICK, ROB, TAKE, TURN, WINDOWS, YIELD
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    KNIGHTS,
    PLACES,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
    place_word,
)
from logovo.games.gold.moves import (
    Accept,
    Accuse,
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
    move_of,
)
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import OFFER_NUMBER, OFFER_SLOTS, GoldTable
from logovo.games.gold.views import card_words

SOME_OFFERS: Final = 4
"""Offers cannot all be listed anyway; a client lets players put their own together."""


def candidates(state: GoldState, seat: Seat) -> list[Move]:
    """Of cuts and offers those that are listed: the others are too many to try."""
    kind = state.asks.kind()
    codes = Moves()
    state.legal_for(seat, codes)
    listed = [move_of(state, codes.get(i)) for i in range(codes.size)]
    found: list[Move] = []
    everybody = [Seat(s) for s in range(int(state.players))]
    if kind == TURN:
        for knight in range(KNIGHTS):
            for place in range(PLACES):
                found.append(Send(str(knight + 1), place_word(place)))
        found.append(Skip())
    elif kind == CUT:
        found = list(listed)
    elif kind == TAKE:
        found = [Take(share + 1) for share in range(int(state.fighters))]
    elif kind == ROB:
        found = [Rob(other) for other in everybody]
    elif kind == PICK or kind == YIELD:
        found = [Pick(letter) for letter in heaps.LETTERS]
    elif kind == MARKET:
        return market_candidates(state, seat, everybody, listed)
    elif kind == ACCUSE:
        found = [Trust()]
        found.extend([Accuse(other) for other in everybody])
    if kind >= WINDOWS and kind != ACCUSE:
        found.append(Skip())
    for word in sorted(set(card_words(state.hands[seat]))):
        found.extend(card_candidates(word, everybody))
    return found


def market_candidates(
    state: GoldTable, seat: Seat, everybody: list[Seat], listed: list[Move]
) -> list[Move]:
    found: list[Move] = [Ready()]
    for slot in range(OFFER_SLOTS):
        number = int(state.offer(slot, OFFER_NUMBER))
        if number:
            found.extend([Accept(number), Decline(number), Withdraw(number)])
    offers = [move for move in listed if isinstance(move, Offer)]
    if not offers:
        heap = heaps.heap_words(state.stash[seat])
        give = heap[0] if heap else "-"
        for other in everybody:
            get = heaps.LETTERS[1 if give != heaps.LETTERS[1] else 2]
            found.append(Offer(other, give, get))
    found.extend(offers[:SOME_OFFERS])
    return found


def card_candidates(word: str, everybody: list[Seat]) -> list[Move]:
    """The card with every target one could point at."""
    card = CARD_WORDS.index(word)
    places = [place_word(place) for place in range(PLACES)]
    if card == RING:
        return [
            PlayCard(word, seats=(first, second))
            for first in everybody
            for second in everybody
            if first < second
        ]
    if card == POWDER:
        return [
            PlayCard(word, places=(first, second))
            for first in places
            for second in places
            if first < second
        ]
    if card == WEAK:
        return [PlayCard(word, places=(place,)) for place in places]
    if card == BALL:
        return [PlayCard(word, seats=(other,)) for other in everybody]
    if card == RECALL:
        return [PlayCard(word, knight=str(knight + 1)) for knight in range(KNIGHTS)]
    if card == GLOVES or card == SACK:
        return [PlayCard(word, token=letter) for letter in heaps.LETTERS]
    return [PlayCard(word)]
