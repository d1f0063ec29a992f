"""What may be done now. `legal_into` lists it, `forbids` explains it; they must agree.

The order of the list: knights from weak to strong, places, shares, seats and tokens rising;
cards in the order of the rules; `skip`, `trust`, `ready` before what they decline.
"""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.gold import codes, cuts, heaps
from logovo.games.gold.cards import list_cards
from logovo.games.gold.components import KNIGHTS, OPEN_OFFERS, PLACES
from logovo.games.gold.state import (
    ACCUSE,
    CUT,
    MARKET,
    OFFER_GET,
    OFFER_NUMBER,
    OFFER_TO,
    OFFER_WIDTH,
    PICK,
    ROB,
    TAKE,
    TURN,
    YIELD,
    GoldState,
)


def legal_into(state: GoldState, seat: i64, out: Moves) -> None:
    out.clear()
    kind = state.asks.kind()
    if kind == TURN:
        list_sends(state, seat, out)
        if state.advanced:
            list_cards(state, TURN, seat, out)
    elif kind == CUT:
        out.add_run(codes.CUT, cuts.proposals(state.asks.a()))
    elif kind == TAKE:
        free = state.free_shares()
        for share in range(state.fighters):
            if (free >> share) & 1:
                out.add(codes.TAKE + share)
    elif kind == ROB:
        for other in range(state.players):
            if state.is_prey(other):
                out.add(codes.ROB + other)
    elif kind == PICK or kind == YIELD:
        heap = state.stash[state.victim]
        for token in range(heaps.KINDS):
            if heaps.count(heap, token) != 0:
                out.add(codes.PICK + token)
    elif kind == MARKET:
        list_trades(state, seat, out)
    elif kind == ACCUSE:
        out.add(codes.TRUST)
        for other in range(state.players):
            if other != seat and state.is_fighter(other):
                out.add(codes.ACCUSE + other)
    else:
        out.add(codes.SKIP)
        list_cards(state, kind, seat, out)


def list_sends(state: GoldState, seat: i64, out: Moves) -> None:
    # gold.send: any face-up knight to any open dragon.
    up = state.up_of(seat)
    closed = state.empty_places()
    for knight in range(KNIGHTS):
        if (up >> knight) & 1:
            if closed == 0:
                out.add_run(codes.send_code(knight, 0), PLACES)
                continue
            for place in range(PLACES):
                if (closed >> place) & 1 == 0:
                    out.add(codes.send_code(knight, place))


def list_trades(state: GoldState, seat: i64, out: Moves) -> None:
    # gold.ready, answers to offers, own offers, then one-for-one offers of what he holds.
    out.add(codes.READY)
    mine = state.stash[seat]
    offers = state.offers
    for slot in range(state.players * OPEN_OFFERS):
        at = slot * OFFER_WIDTH
        number = offers[at + OFFER_NUMBER]
        if number == 0:
            continue
        if slot // OPEN_OFFERS == seat:
            out.add(codes.WITHDRAW + number)
        elif offers[at + OFFER_TO] == seat:
            # gold.accept-short: only with his side in hand.
            if heaps.holds(mine, offers[at + OFFER_GET]):
                out.add(codes.ACCEPT + number)
            out.add(codes.DECLINE + number)
    if state.may_offer(seat):
        list_offers(state, seat, mine, out)


def list_offers(state: GoldState, seat: i64, mine: i64, out: Moves) -> None:
    # gold.offer: to those not ready; the same to each of them.
    first: i64 = -1
    listed: i64 = 0
    for other in range(state.players):
        if other == seat or state.is_ready(other):
            continue
        if first >= 0:
            out.add_again(listed, codes.offer_code(other - first, 0, 0) - codes.OFFER)
            first = other
            continue
        first = other
        listed = -out.size
        for give in range(heaps.KINDS):
            if heaps.count(mine, give) != 0:
                out.add_run_but(codes.offer_code(other, give, 0), heaps.KINDS, give)
        listed += out.size
