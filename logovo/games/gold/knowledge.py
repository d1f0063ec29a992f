"""What one seat has learnt of the others' stashes: divisions are open, thefts are not. Of their
action cards evidence.py keeps account.

Tokens enter a stash before everybody's eyes and then travel, sometimes unseen. So all there
is to know is how the stashes came about: sure gains at first, and from the first unseen theft
on a list of happenings. What they make of the stashes (stash_odds.py) is worked out when somebody
asks, not at every event.
"""

from __future__ import annotations

from typing import Final, final

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.gold import events, heaps
from logovo.games.gold.components import MOST_PLAYERS, RED, TOKEN_COUNTS
from logovo.games.gold.evidence import CardEvidence
from logovo.games.gold.happenings import (
    BAG,
    DRAWN,
    EXACT,
    GAIN,
    HOLDS,
    LACKS,
    MOVE,
    SACK,
    THEFT,
    Happening,
)
from logovo.games.gold.stash_odds import StashOdds

FULL_BAG: Final = sum(
    [int(heaps.some(kind, TOKEN_COUNTS[kind])) for kind in range(len(TOKEN_COUNTS))]
)


@final
class GoldKnowledge(Knowledge):
    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.dragons = 0  # a bit for each dragon seen so far
        self.sure: list[int] = [0] * MOST_PLAYERS  # heaps before the first unseen theft
        self.happened: list[Happening] = []
        self.odds: StashOdds | None = None  # as far as somebody has asked
        self.shares: dict[int, int] = {}  # taken, not yet in the stashes
        self.awaited_shares = 0
        self.unseen = FULL_BAG  # bag and all stashes together
        self.is_bag_sure = True  # until somebody else uses the sack
        self.offers: dict[int, int] = {}  # what is given, by the number of the offer
        self.cards = CardEvidence(options.players, observer)
        self.advanced = options.is_on("advanced")

    def hear(self, event: Event) -> None:
        if self.advanced:
            self.cards.hear(event)
        match event:
            case events.DragonLaid():
                self.dragons |= 1 << (int(event.dragon[1:]) - 1)
                self.draw_from_bag(heaps.heap_of(event.tokens))
            case events.HoardLaid():
                self.draw_from_bag(heaps.heap_of(event.hidden))
            case events.HoardTaken():
                self.gain(event.seat, heaps.heap_of(event.tokens))
            case events.RedsTaken():
                self.gain(event.seat, int(heaps.some(RED, event.count)))
            case events.HoardCut():
                self.awaited_shares = event.shares
                self.shares = {}
            case events.ShareTaken():
                self.take_share(event.seat, heaps.heap_of(event.tokens))
            case events.ShareKept():
                self.gain(event.seat, heaps.heap_of(event.tokens))
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
                # gold.offer-stale: it was accepted, but the offerer no longer held their side.
                if event.why == "stale":
                    self.note(LACKS, event.seat, 0, self.offers[event.number])
            case events.Traded():
                self.note(MOVE, event.to_seat, event.seat, heaps.heap_of(event.give))
                self.note(MOVE, event.seat, event.to_seat, heaps.heap_of(event.get))
            case events.GlovesShown():
                if event.kept:
                    self.gain(event.seat, heaps.heap_of((event.token,)))
            case events.TokenExchanged():
                self.exchange(event)

    def take_share(self, seat: int, heap: int) -> None:
        """In the advanced game shares may still change hands, see `ShareKept`."""
        self.shares[seat] = heap
        if len(self.shares) == self.awaited_shares and not self.advanced:
            for taker, share in self.shares.items():
                self.gain(taker, share)

    def pass_on(self, to: int, giver: int, token: str) -> None:
        if token == events.UNKNOWN:
            self.note(THEFT, to, giver, 0)
        else:
            self.note(DRAWN, to, giver, heaps.heap_of((token,)))

    def exchange(self, event: events.TokenExchanged) -> None:
        if event.drawn == events.UNKNOWN:
            self.is_bag_sure = False
            self.note(SACK, event.seat, 0, self.unseen)
        else:
            self.see_in_bag(heaps.heap_of((event.drawn,)))
            self.note(GAIN, event.seat, 0, heaps.heap_of((event.drawn,)))
            self.note(GAIN, event.seat, 0, -heaps.heap_of((event.put,)))

    def gain(self, seat: int, heap: int) -> None:
        """From the open table into a stash."""
        self.unseen += heap
        self.note(GAIN, seat, 0, heap)

    def draw_from_bag(self, heap: int) -> None:
        """Out of the bag onto the table."""
        self.see_in_bag(heap)
        self.unseen -= heap

    def see_in_bag(self, heap: int) -> None:
        """What comes out of the bag tells what the sack may have changed there."""
        if not self.is_bag_sure:
            self.happened.append((BAG, 0, heap, self.unseen))

    def stashes(self) -> StashOdds:
        """What may lie in the stashes after all that has happened."""
        odds = self.odds
        if odds is None:
            odds = StashOdds(self.options.players, self.sure[:])
            if self.happened:
                self.odds = odds  # before that, gains still change what is sure
        for row in self.happened[len(odds.heard) :]:
            odds.hear(row)
        return odds

    def is_costly(self) -> bool:
        """From the first unseen theft on there are many divisions to be weighed."""
        return len(self.happened) > 0

    def note(self, kind: int, seat: int, other: int, heap: int) -> None:
        if self.happened or kind in (THEFT, SACK):
            self.happened.append((kind, seat, other, heap))
        elif kind in (GAIN, MOVE, DRAWN):
            self.sure[seat] += heap
            if kind != GAIN:
                self.sure[other] -= heap
