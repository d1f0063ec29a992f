"""A trader at gold's market: takes what helps, asks for what would help both, and answers an offer
that does not suit with one that might."""

from __future__ import annotations

from typing import Final, final

from logovo.bots.haggling import MARKET
from logovo.bots.haggling.gold_prices import Price, Prices, Trade, shares_kind
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.views import Knowledge, View, asked
from logovo.games.gold import heaps
from logovo.games.gold.components import OPEN_OFFERS
from logovo.games.gold.game import ours
from logovo.games.gold.moves import Accept, Decline, Offer, Ready
from logovo.games.gold.table import OFFER_GET, OFFER_GIVE, OFFER_NUMBER, OFFER_TO

WORLDS: Final = 16
ACCEPTED: Final = 400.0  # the least net gain for which an offer is taken
HOPED: Final = 350.0  # the least expected gain for which one is made
PROBABLE: Final = 0.4  # in so many worlds the other side would agree, or it is not asked
TRIES: Final = 3  # offers of one's own in a market
LOOKED_AT: Final = 80  # swaps, best for oneself first, that are weighed for the other side, too
COUNTERS: Final = 2  # and answers to others' offers: nobody trades for ever


@final
class GoldTrader:
    """Remembers what it asked for in this market: nothing is asked twice."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.asked_for: set[Trade] = set()
        self.countered: set[int] = set()  # numbers of others' offers
        self.tried = 0

    def choose(self, view: View, knowledge: Knowledge, chance: Chance) -> Move | None:
        if asked(view)[0] != MARKET:
            return None
        sampler = self.game.sampler(view, knowledge)
        worlds = [ours(sampler.sample(chance)) for _i in range(WORLDS)]
        return self.trade(Prices(worlds, self.seat))

    def trade(self, prices: Prices) -> Move:
        """Answers first: what suits is taken, what does not is countered or declined. Then an
        offer of one's own; and nothing more to do is to leave."""
        incoming = self.incoming(prices)
        priced = [(prices.price(trade), number, trade) for number, trade in incoming]
        takeable = [
            (price.net, number)
            for price, number, trade in priced
            if price.net >= ACCEPTED and holds(prices.mine, trade.give)
        ]
        if takeable:
            return Accept(max(takeable)[1])
        for _price, number, trade in priced:
            counter = self.counter(prices, number, trade)
            return counter if counter is not None else Decline(number)
        return self.ask_for(prices) or Ready()

    def incoming(self, prices: Prices) -> list[tuple[int, Trade]]:
        """Open offers to this seat, oldest first, as trades of this seat."""
        state = prices.state
        found = []
        for slot in range(int(state.players) * OPEN_OFFERS):
            number = int(state.offer(slot, OFFER_NUMBER))
            if number and int(state.offer(slot, OFFER_TO)) == self.seat:
                give, get = state.offer(slot, OFFER_GET), state.offer(slot, OFFER_GIVE)
                found.append((number, Trade(slot // OPEN_OFFERS, int(give), int(get))))
        return sorted(found, key=lambda one: one[0])

    def counter(self, prices: Prices, number: int, refused: Trade) -> Offer | None:
        """Once for each offer: another trade with the same player about some of the same tokens."""
        if number in self.countered or len(self.countered) >= COUNTERS:
            return None
        alike = [
            (give, get)
            for give, get in prices.good_swaps()
            if shares_kind(give, refused.give) or shares_kind(get, refused.get)
        ]
        found = self.best(prices, [refused.other], alike)
        if found is None:
            return None
        self.countered.add(number)
        return self.offer(found)

    def ask_for(self, prices: Prices) -> Offer | None:
        if self.tried >= TRIES:
            return None
        state = prices.state
        others = [
            seat
            for seat in range(int(state.players))
            if seat != self.seat and not state.is_ready(seat)
        ]
        found = self.best(prices, others, prices.good_swaps())
        if found is None:
            return None
        self.tried += 1
        return self.offer(found)

    def best(self, prices: Prices, others: list[int], swaps: list[tuple[int, int]]) -> Trade | None:
        """The trade with the largest expected gain; None if none is probable and worth it."""
        if not prices.state.may_offer(self.seat):
            return None
        best, most = None, HOPED
        for give, get in swaps[:LOOKED_AT]:
            for other in others:
                trade = Trade(other, give, get)
                if trade in self.asked_for:
                    continue
                price = prices.price(trade)
                hope = expected(price)
                if price.agreed >= PROBABLE and hope > most:
                    best, most = trade, hope
        return best

    def offer(self, trade: Trade) -> Offer:
        self.asked_for.add(trade)
        give, get = heaps.heap_text(trade.give), heaps.heap_text(trade.get)
        return Offer(Seat(trade.other), give, get)


def expected(price: Price) -> float:
    return price.agreed * price.net


def holds(heap: int, part: int) -> bool:
    return bool(heaps.holds(heap, part))
