"""What may be done now, as codes for the fast door. Must agree with `refusals.forbids`.

The order of the list: knights from weak to strong, places, shares, seats and tokens rising;
cards in the order of the rules; `skip`, `trust`, `ready` before what they decline.
"""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.moves import Moves
from logovo.games.gold import cuts, heaps
from logovo.games.gold.asks import ACCUSE, CUT, MARKET, PICK, ROB, TAKE, TURN, YIELD
from logovo.games.gold.cards import list_cards
from logovo.games.gold.components import KNIGHTS, OPEN_OFFERS, PLACES
from logovo.games.gold.moves import codes
from logovo.games.gold.table import OFFER_GET, OFFER_NUMBER, OFFER_TO, OFFER_WIDTH, GoldTable


def legal_into(state: GoldTable, seat: i64, out: Moves) -> None:
    out.clear()
    kind = state.asks.kind()
    if kind == TURN:
        list_sends(state, seat, out)
        if state.advanced:
            list_cards(state, TURN, seat, out)
    elif kind == CUT:
        out.add_run(codes.cut_code(0), cuts.proposals(state.asks.a()))
    elif kind == TAKE:
        free = state.free_shares()
        for share in range(state.fighters):
            if (free >> share) & 1:
                out.add(codes.take_code(share))
    elif kind == ROB:
        for other in range(state.players):
            if state.is_prey(other):
                out.add(codes.rob_code(other))
    elif kind == PICK or kind == YIELD:
        heap = state.stash[state.victim]
        for token in range(heaps.KINDS):
            if heaps.count(heap, token) != 0:
                out.add(codes.pick_code(token))
    elif kind == MARKET:
        list_trades(state, seat, out)
    elif kind == ACCUSE:
        out.add(codes.TRUST)
        for other in range(state.players):
            if other != seat and state.is_fighter(other):
                out.add(codes.accuse_code(other))
    else:
        out.add(codes.SKIP)
        list_cards(state, kind, seat, out)


def list_sends(state: GoldTable, seat: i64, out: Moves) -> None:
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


def list_trades(state: GoldTable, seat: i64, out: Moves) -> None:
    # gold.ready, answers to offers, own offers, then one-for-one offers of tokens in hand.
    list_answers(state, seat, out)
    if state.may_offer(seat):
        list_offers(state, seat, state.stash[seat], out)


def list_answers(state: GoldTable, seat: i64, out: Moves) -> None:
    """Everything a trader may do but make an offer."""
    out.add(codes.READY)
    mine = state.stash[seat]
    offers = state.offers
    for slot in range(state.players * OPEN_OFFERS):
        at = slot * OFFER_WIDTH
        number = offers[at + OFFER_NUMBER]
        if number == 0:
            continue
        if slot // OPEN_OFFERS == seat:
            out.add(codes.withdraw_code(number))
        elif offers[at + OFFER_TO] == seat:
            # gold.accept-short: only with the wanted tokens in hand.
            if heaps.holds(mine, offers[at + OFFER_GET]):
                out.add(codes.accept_code(number))
            out.add(codes.decline_code(number))


def list_offers(state: GoldTable, seat: i64, mine: i64, out: Moves) -> None:
    # gold.offer: to those not ready; the same to each of them.
    first: i64 = -1
    listed: i64 = 0
    for other in range(state.players):
        if other == seat or state.is_ready(other):
            continue
        if first >= 0:
            out.add_again(listed, codes.offer_shift(other - first))
            first = other
            continue
        first = other
        listed = -out.size
        for give in range(heaps.KINDS):
            if heaps.count(mine, give) != 0:
                out.add_run_but(codes.offer_code(other, give, 0), heaps.KINDS, give)
        listed += out.size
