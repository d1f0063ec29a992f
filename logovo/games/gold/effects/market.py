"""The market: offers, trades, and when it is over."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.asks import MARKET
from logovo.games.gold.components import OPEN_OFFERS
from logovo.games.gold.effects.steps import LAY, WAIT
from logovo.games.gold.events import (
    MarketClosed,
    MarketOpened,
    OfferMade,
    OfferStruck,
    ReadySaid,
    Traded,
)
from logovo.games.gold.moves.codes import (
    answered_offer,
    is_accept,
    is_offer,
    is_struck,
    offered_get,
    offered_give,
    offered_to,
)
from logovo.games.gold.table import (
    MADE_BITS,
    NO_OFFERS,
    OFFER_GET,
    OFFER_GIVE,
    OFFER_NUMBER,
    OFFER_SLOTS,
    OFFER_TO,
    OFFER_WIDTH,
    GoldTable,
)


def open_market(state: GoldTable, journal: Journal) -> i64:
    # gold.market-all: everybody may trade, in no order.
    state.asks.push(MARKET, -1, 0, 0, 0, 0)
    state.ready = 0
    state.made = 0
    state.last_offer = 0
    state.market_at = state.active
    state.offers = vec[i64]([0] * (OFFER_SLOTS * OFFER_WIDTH))
    if journal.loud:
        journal.add(MarketOpened())
    return WAIT


def trade(state: GoldTable, seat: i64, code: i64, journal: Journal) -> i64:
    """One move of one trader."""
    if is_offer(code):
        return make_offer(
            state, seat, offered_to(code), offered_give(code), offered_get(code), journal
        )
    if is_accept(code):
        accept(state, state.slot_of(answered_offer(code)), journal)
    elif is_struck(code):
        slot = state.slot_of(answered_offer(code))
        # gold.decline: by the one addressed, or withdrawn by the offerer.
        if slot // OPEN_OFFERS == seat:
            strike(state, slot, "withdrawn", journal)
        else:
            strike(state, slot, "declined", journal)
    else:
        get_ready(state, seat, journal)
    return go_on(state, seat, journal)


def make_offer(state: GoldTable, seat: i64, to: i64, give: i64, get: i64, journal: Journal) -> i64:
    # gold.offer: numbered 1, 2, 3 …
    slot = seat * OPEN_OFFERS
    while state.offer(slot, OFFER_NUMBER) != 0:
        slot += 1
    state.last_offer += 1
    # gold.offer-limit: withdrawn offers count too.
    state.made += i64(1) << (seat * MADE_BITS)
    at = slot * OFFER_WIDTH
    state.offers[at + OFFER_NUMBER] = state.last_offer
    state.offers[at + OFFER_TO] = to
    state.offers[at + OFFER_GIVE] = give
    state.offers[at + OFFER_GET] = get
    if journal.loud:
        journal.add(
            OfferMade(
                int(state.last_offer),
                Seat(int(seat)),
                Seat(int(to)),
                heaps.heap_words(give),
                heaps.heap_words(get),
            )
        )
    return go_on(state, seat, journal)


def accept(state: GoldTable, slot: i64, journal: Journal) -> None:
    # gold.accept: both hold their side, so the tokens change hands at once.
    seat = slot // OPEN_OFFERS
    to = state.offer(slot, OFFER_TO)
    give = state.offer(slot, OFFER_GIVE)
    get = state.offer(slot, OFFER_GET)
    if not heaps.holds(state.stash[seat], give):
        # gold.offer-stale: struck off, nothing moves.
        strike(state, slot, "stale", journal)
        return
    state.stash[seat] += get - give
    state.stash[to] += give - get
    if journal.loud:
        journal.add(
            Traded(
                int(state.offer(slot, OFFER_NUMBER)),
                Seat(int(seat)),
                Seat(int(to)),
                heaps.heap_words(give),
                heaps.heap_words(get),
            )
        )
    clear_slot(state, slot)


def strike(state: GoldTable, slot: i64, why: str, journal: Journal) -> None:
    if journal.loud:
        journal.add(
            OfferStruck(
                int(state.offer(slot, OFFER_NUMBER)),
                Seat(int(slot // OPEN_OFFERS)),
                Seat(int(state.offer(slot, OFFER_TO))),
                why,
            )
        )
    clear_slot(state, slot)


def clear_slot(state: GoldTable, slot: i64) -> None:
    """A player's second offer moves up, so that the first slot is free only if both are."""
    offers = state.offers
    at = slot * OFFER_WIDTH
    if slot % OPEN_OFFERS == 0:
        for i in range(at, at + OFFER_WIDTH):
            offers[i] = offers[i + OFFER_WIDTH]
        at += OFFER_WIDTH
    for i in range(at, at + OFFER_WIDTH):
        offers[i] = 0


def get_ready(state: GoldTable, seat: i64, journal: Journal) -> None:
    # gold.ready: final; all offers from and to this player are struck off.
    state.ready |= i64(1) << seat
    if journal.loud:
        journal.add(ReadySaid(Seat(int(seat))))
    slot = state.players * OPEN_OFFERS - 1
    while slot >= 0:
        if state.offer(slot, OFFER_NUMBER) != 0:
            if slot // OPEN_OFFERS == seat or state.offer(slot, OFFER_TO) == seat:
                strike(state, slot, "lapsed", journal)
        slot -= 1


def go_on(state: GoldTable, seat: i64, journal: Journal) -> i64:
    # gold.market-ends: one trader left, or nothing more can come.
    state.market_at = (seat + 1) % state.players
    waiting: i64 = 0
    alive = False
    for other in range(state.players):
        if not state.is_ready(other):
            waiting += 1
            if not alive:
                alive = state.made_by(other) < state.market_offers or state.has_offer(other)
    if waiting <= 1:
        return close_market(state, "ready", journal)
    if not alive:
        return close_market(state, "spent", journal)
    return WAIT


def close_market(state: GoldTable, why: str, journal: Journal) -> i64:
    """Open offers lapse; the market leaves the game and the next dragon is laid."""
    slot = state.players * OPEN_OFFERS - 1
    while slot >= 0:
        if state.offer(slot, OFFER_NUMBER) != 0:
            strike(state, slot, "lapsed", journal)
        slot -= 1
    state.asks.pop()
    state.ready = 0
    state.made = 0
    state.last_offer = 0
    state.market_at = 0
    state.offers = NO_OFFERS
    if journal.loud:
        journal.add(MarketClosed(why))
    return LAY
