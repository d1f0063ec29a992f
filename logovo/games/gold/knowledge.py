"""What one seat has learnt of the others' stashes: divisions are open, thefts are not.

Tokens enter a stash before everybody's eyes and then travel, sometimes unseen. So all there
is to know is how the stashes came about: sure gains at first, and from the first unseen theft
on a list of happenings that histories.py plays through again with its own luck.
"""

from __future__ import annotations

from typing import Final, final

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.gold import events, heaps
from logovo.games.gold.components import MOST_PLAYERS, RED

# Happenings: (kind, seat, other seat, heap).
GAIN: Final = 0  # the heap joins the seat's stash
THEFT: Final = 1  # the seat takes an unseen token from the other
MOVE: Final = 2  # the heap goes from the other to the seat
HOLDS: Final = 3  # the seat has shown that it holds the heap
EXACT: Final = 4  # the seat's stash is this heap
SACK: Final = 5  # the seat exchanges an unseen token with the bag
DRAWN: Final = 6  # like MOVE, one token that came out by luck: the more alike, the likelier
LACKS: Final = 7  # the seat has shown that it does not hold the heap


@final
class GoldKnowledge(Knowledge):
    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.dragons = 0  # a bit for each dragon seen so far
        self.sure: list[int] = [0] * MOST_PLAYERS  # heaps before the first unseen theft
        self.happened: list[tuple[int, int, int, int]] = []
        self.shares: dict[int, int] = {}  # taken, not yet in the stashes
        self.awaited_shares = 0
        self.offers: dict[int, int] = {}  # what is given, by the number of the offer

    def hear(self, event: Event) -> None:
        match event:
            case events.DragonLaid():
                self.dragons |= 1 << (int(event.dragon[1:]) - 1)
            case events.HoardTaken():
                self.note(GAIN, event.seat, 0, heaps.heap_of(event.tokens))
            case events.RedsTaken():
                self.note(GAIN, event.seat, 0, int(heaps.some(RED, event.count)))
            case events.HoardCut():
                self.awaited_shares = event.shares
                self.shares = {}
            case events.ShareTaken():
                self.take_share(event.seat, heaps.heap_of(event.tokens))
            case events.ShareKept():
                self.note(GAIN, event.seat, 0, heaps.heap_of(event.tokens))
            case events.TokenStolen():
                self.pass_on(event.seat, event.victim_seat, event.token)
            case events.FinePaid():
                self.pass_on(event.to_seat, event.seat, event.token)
            case events.StashSeen():
                if events.UNKNOWN not in event.tokens:
                    self.note(EXACT, event.victim_seat, 0, heaps.heap_of(event.tokens))
            case events.OfferMade():
                self.offers[event.number] = heaps.heap_of(event.give)
                self.note(HOLDS, event.seat, 0, self.offers[event.number])
            case events.OfferStruck():
                # gold.offer-stale: it was accepted, but he no longer held his side.
                if event.why == "stale":
                    self.note(LACKS, event.seat, 0, self.offers[event.number])
            case events.Traded():
                self.note(MOVE, event.to_seat, event.seat, heaps.heap_of(event.give))
                self.note(MOVE, event.seat, event.to_seat, heaps.heap_of(event.get))
            case events.GlovesShown():
                if event.kept:
                    self.note(GAIN, event.seat, 0, heaps.heap_of((event.token,)))
            case events.TokenExchanged():
                self.exchange(event)

    def take_share(self, seat: int, heap: int) -> None:
        """In the advanced game shares may still change hands, see `ShareKept`."""
        self.shares[seat] = heap
        if len(self.shares) == self.awaited_shares and not self.options.is_on("advanced"):
            for taker, share in self.shares.items():
                self.note(GAIN, taker, 0, share)

    def pass_on(self, to: int, giver: int, token: str) -> None:
        if token == events.UNKNOWN:
            self.note(THEFT, to, giver, 0)
        else:
            self.note(DRAWN, to, giver, heaps.heap_of((token,)))

    def exchange(self, event: events.TokenExchanged) -> None:
        if event.drawn == events.UNKNOWN:
            self.note(SACK, event.seat, 0, 0)
        else:
            self.note(GAIN, event.seat, 0, heaps.heap_of((event.drawn,)))
            self.note(GAIN, event.seat, 0, -heaps.heap_of((event.put,)))

    def note(self, kind: int, seat: int, other: int, heap: int) -> None:
        if self.happened or kind in (THEFT, SACK):
            self.happened.append((kind, seat, other, heap))
        elif kind in (GAIN, MOVE, DRAWN):
            self.sure[seat] += heap
            if kind != GAIN:
                self.sure[other] -= heap
