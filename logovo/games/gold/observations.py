"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.asks import WIDTH
from logovo.core.bags import count as cards_in
from logovo.core.bags import size as cards_size
from logovo.core.moves import Moves
from logovo.games.gold import drafts, heaps
from logovo.games.gold.asks import ASK_WORDS, BETWEEN, CARD, MARKET, PICK, WINDOWS
from logovo.games.gold.components import (
    CARD_KINDS,
    DECK_AT_MARKET,
    HIDDEN,
    KNIGHTS,
    NO_DRAGON,
    OPEN_OFFERS,
    PLACES,
)
from logovo.games.gold.drafts import OfferDraft
from logovo.games.gold.effects.steps import CARD_DONE
from logovo.games.gold.fields import AT, DOWN, UP
from logovo.games.gold.heaps import KINDS
from logovo.games.gold.lines import power
from logovo.games.gold.moves import codes, numbers
from logovo.games.gold.scoring import points
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import OFFER_GET, OFFER_GIVE, OFFER_NUMBER, OFFER_TO


def write(state: GoldState, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
    players = state.players
    over = state.is_over()
    kind = state.asks.kind()
    for i in range(i64(len(ASK_WORDS))):
        out[at + i] = i16(not over and i == kind)
    at += len(ASK_WORDS)
    out[at] = i16(over)
    at += 1
    for seat in range(players):
        out[at + seat] = i16(seat == observer)
    at = write_own(state, observer, out, at + players)
    at = write_course(state, out, at)
    at = write_pending(state, observer, out, at)
    at = write_battle(state, observer, out, at)
    out[at] = 0
    out[at + 1] = 0
    if kind == MARKET:
        out[at] = i16(state.last_offer)
        out[at + 1] = i16(state.market_offers)
    at += 2
    for place in range(PLACES):
        at = write_place(state, place, out, at)
    at = write_seats(state, out, at)
    write_draft(state, draft, out, at)


def blank(out: vec[i16], at: i64, n: i64) -> i64:
    for i in range(at, at + n):
        out[i] = 0
    return at + n


def write_heap(heap: i64, out: vec[i16], at: i64) -> i64:
    for kind in range(KINDS):
        out[at + kind] = i16((heap >> (7 * kind)) & 127)
    return at + KINDS


def write_bag(bag: i64, out: vec[i16], at: i64) -> i64:
    for card in range(CARD_KINDS):
        out[at + card] = i16(cards_in(bag, card))
    return at + CARD_KINDS


def write_own(state: GoldState, observer: i64, out: vec[i16], at: i64) -> i64:
    """What only the observer knows: gold.stash-hidden, gold.action-window."""
    if observer < 0:
        return blank(out, at, 2 + KINDS + CARD_KINDS)
    out[at] = i16(not state.is_over() and state.owes(observer))
    at = write_heap(state.stash[observer], out, at + 1)
    at = write_bag(state.hands[observer], out, at)
    out[at] = i16(state.culprit == observer)
    return at + 1


def write_course(state: GoldState, out: vec[i16], at: i64) -> i64:
    deck = state.deck_size()
    out[at] = i16(state.turns)
    out[at + 1] = i16(state.skips)
    out[at + 2] = i16(state.slain)
    out[at + 3] = i16(deck)
    out[at + 4] = i16(deck >= DECK_AT_MARKET and state.asks.kind() != MARKET)
    out[at + 5] = i16(heaps.size(state.bag))
    out[at + 6] = 0
    out[at + 7] = 0
    if state.place >= 0 and state.after == CARD_DONE and not state.is_over():
        out[at + 6] = 1
        if state.asks.items[0] == BETWEEN:
            out[at + 6] = 2
        out[at + 7] = i16(state.asks.items[1] + 1)
    at = write_bag(state.played, out, at + 8)
    out[at] = i16(cards_size(state.action_deck))
    out[at + 1] = i16(state.sword_on)
    return at + 2


def write_pending(state: GoldState, observer: i64, out: vec[i16], at: i64) -> i64:
    """The action card shown last and not yet settled, and how many there are."""
    blank(out, at, 9)
    if state.advanced:
        asks = state.asks
        n: i64 = 0
        for row in range(asks.depth):
            if asks.items[row * WIDTH] == CARD:
                n += 1
                write_card(asks.items[row * WIDTH + 3], asks.items[row * WIDTH + 4], out, at)
                out[at + 7] = 0
                if asks.items[row * WIDTH + 4] == observer:
                    out[at + 7] = i16(codes.card_token(asks.items[row * WIDTH + 3]))
        out[at + 8] = i16(n)
    return at + 9


def write_card(code: i64, player: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(player + 1)
    out[at + 1] = i16(codes.card_of(code) + 1)
    out[at + 2] = i16(codes.card_seat(code, 0))
    out[at + 3] = i16(codes.card_seat(code, 1))
    out[at + 4] = i16(codes.card_place(code, 0))
    out[at + 5] = i16(codes.card_place(code, 1))
    out[at + 6] = i16(codes.card_knight(code))


def write_battle(state: GoldState, observer: i64, out: vec[i16], at: i64) -> i64:
    players = state.players
    kind = state.asks.kind()
    if state.place < 0 or kind == MARKET:
        return blank(out, at, 5 + 2 * KINDS + players * KINDS + players)
    out[at] = i16(state.place + 1)
    out[at + 1] = i16(state.rob_at)
    out[at + 2] = i16(state.thief + 1)
    out[at + 3] = i16(state.victim + 1)
    out[at + 4] = i16(state.gloved)
    at += 5
    # gold.thief-wizard: the stash lies open to the thief while they pick.
    if kind == PICK and observer == state.thief:
        at = write_heap(state.stash[state.victim], out, at)
    else:
        at = blank(out, at, KINDS)
    at = write_heap(state.hoard, out, at)
    laid = False
    if state.hoard == 0:
        for share in range(state.fighters):
            if state.shares[share] != 0:
                laid = True
    if not laid:
        return blank(out, at, players * KINDS + players)
    for share in range(players):
        if share < state.fighters:
            at = write_heap(state.shares[share], out, at)
        else:
            at = blank(out, at, KINDS)
    blank(out, at, players)
    for seat in range(players):
        taken = state.share_of(seat)
        if taken > 0 and taken <= state.fighters:
            out[at + taken - 1] = i16(seat + 1)
    return at + players


def write_place(state: GoldState, place: i64, out: vec[i16], at: i64) -> i64:
    dragon = state.dragon(place)
    if dragon == NO_DRAGON:
        return blank(out, at, 5 + KINDS)
    out[at] = i16(dragon + 1)
    out[at + 1] = i16(state.strength(place))
    out[at + 2] = i16(state.potions(place))
    out[at + 3] = i16(HIDDEN[dragon])
    out[at + 4] = i16(power(state.line(place), state.swords))
    return write_heap(state.tokens(place), out, at + 5)


def seat_width() -> i64:
    return 10 + 3 * KNIGHTS + KINDS + OPEN_OFFERS * (2 + 2 * KINDS)


def write_seats(state: GoldState, out: vec[i16], first: i64) -> i64:
    players = state.players
    over = state.is_over()
    kind = state.asks.kind()
    fought = state.place >= 0 and kind != MARKET
    width = seat_width()
    for seat in range(players):
        at = first + seat * width
        out[at] = i16(not over and kind < WINDOWS and state.owes(seat))
        out[at + 1] = i16(state.active == seat)
        out[at + 2] = i16(heaps.size(state.stash[seat]))
        out[at + 3] = i16(cards_size(state.hands[seat]))
        out[at + 4] = 0
        if over:
            out[at + 4] = i16(points(state, seat))
        at = write_at_home(state, seat, out, at + 5)
        at = write_heap(state.spoils[seat], out, at)
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = i16(fought and (state.cloaked >> seat) & 1 == 1)
        at += 3
        if kind == MARKET:
            out[at] = i16(state.is_ready(seat))
            out[at + 1] = i16(state.made_by(seat))
            write_offers(state, seat, out, at + 2)
        else:
            blank(out, at, 2 + OPEN_OFFERS * (2 + 2 * KINDS))
    for place in range(PLACES):
        write_line(state, place, out, first)
    if fought:
        ranks = first + 5 + 3 * KNIGHTS + KINDS
        for rank in range(state.fighters):
            out[ranks + state.seat_ranked(rank) * width] = i16(rank + 1)
            out[ranks + ((state.choosing >> (4 * rank)) & 15) * width + 1] = i16(rank + 1)
    return first + players * width


def write_at_home(state: GoldState, seat: i64, out: vec[i16], at: i64) -> i64:
    """Knights before their owner; `write_line` adds those at dragons."""
    up = state.up_of(seat)
    down = state.down_of(seat)
    for knight in range(KNIGHTS):
        where: i64 = 0
        if (up >> knight) & 1 != 0:
            where = UP
        elif (down >> knight) & 1 != 0:
            where = DOWN
        out[at + knight] = i16(where)
        out[at + KNIGHTS + knight] = 0
        out[at + 2 * KNIGHTS + knight] = 0
    return at + 3 * KNIGHTS


def write_line(state: GoldState, place: i64, out: vec[i16], first: i64) -> None:
    if state.is_empty(place):
        return
    line = state.line(place)
    width = seat_width()
    order: i64 = 1
    while line != 0:
        knight = (line & 31) - 1
        at = first + (knight // KNIGHTS) * width + 5 + knight % KNIGHTS
        out[at] = i16(AT + place)
        out[at + KNIGHTS] = i16(order)
        out[at + 2 * KNIGHTS] = i16((state.swords >> knight) & 1)
        order += 1
        line >>= 5


def write_offers(state: GoldState, seat: i64, out: vec[i16], at: i64) -> None:
    for slot in range(seat * OPEN_OFFERS, seat * OPEN_OFFERS + OPEN_OFFERS):
        number = state.offer(slot, OFFER_NUMBER)
        if number == 0:
            at = blank(out, at, 2 + 2 * KINDS)
        else:
            out[at] = i16(number)
            out[at + 1] = i16(state.offer(slot, OFFER_TO) + 1)
            at = write_heap(state.offer(slot, OFFER_GIVE), out, at + 2)
            at = write_heap(state.offer(slot, OFFER_GET), out, at)


def write_draft(state: GoldState, draft: Moves, out: vec[i16], at: i64) -> None:
    """A cut or an offer that the observer has begun to spell."""
    blank(out, at, 2 + 2 * KINDS + state.players * KINDS)
    if draft.size == 0:
        return
    if numbers.is_share(draft.get(0)):
        out[at] = 1
        if draft.size < heaps.size(state.hoard):
            out[at + 2 + heaps.kind_at(state.hoard, draft.size)] = 1
        shares = drafts.shares_of(state, draft)
        at += 2 + 2 * KINDS
        for share in range(state.players):
            at = write_heap(shares[share], out, at)
        return
    if not numbers.is_offer(draft.get(0)):
        return
    offer = OfferDraft(draft)
    out[at] = 2
    if offer.is_wanting:
        out[at] = 3
    out[at + 1] = i16(offer.to + 1)
    at = write_heap(offer.give, out, at + 2)
    write_heap(offer.get, out, at)
