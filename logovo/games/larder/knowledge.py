"""What a seat has learnt by listening, beyond what it sees."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from logovo.core.bags import size
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.larder.components import CHAOS, FOURSOME, HINDRANCES, bag_of, kind_named
from logovo.games.larder.events import (
    UNKNOWN,
    Burnt,
    Dealt,
    Drew,
    Fetched,
    FourInARow,
    HindranceTaken,
    Laid,
    Pulled,
    Removed,
    RoundBegan,
    Scored,
    Swapped,
    Took,
    TurnedUp,
)
from logovo.games.larder.guesses import Guess, certain, pulled_seen, pulled_unseen, shown
from logovo.games.larder.sieve import FINEST, MOST_NAMES, Sieve


@final
class LarderKnowledge(Knowledge):
    """Perfect recall of what happened in sight: what each hand holds, what has left the
    round, and which hindrances lie under the pile in which order. One who is told only what
    onlookers are told does not know their own cards from it: these are in view."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.sizes: list[i64] = [0 for _i in range(options.players)]  # of the hands
        self.guesses: list[Guess] = [Guess(options.players)]  # never empty
        self.has_pulled = False  # in this round: only then stories are told apart
        self.sieve = Sieve(MOST_NAMES)
        self.heard: list[Event] = []  # in this round, as long as it may have to be recalled
        self.is_lost = False  # too little of what was kept fits what has just been heard
        self.gone: i64 = 0  # bag
        self.taken: list[str] = []  # hindrances followed in this round, in the order taken
        self.under: list[str] = []  # hindrances seen and put back, the next to come first

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.take_in(event)
        if self.is_lost:
            self.is_lost = False
            self.recall()

    def take_in(self, event: Event) -> None:
        if isinstance(event, Laid):
            self.show(event.seat, event.card, event.count - event.reserve)
        elif isinstance(event, Took):
            self.gain(event.seat, bag_of(event.cards))
        elif isinstance(event, Drew):
            self.draw(event)
        elif isinstance(event, TurnedUp):
            self.see((event.card,))
        elif isinstance(event, (FourInARow, Burnt)):
            self.gone += bag_of(event.cards)
        elif isinstance(event, Removed):
            self.show(event.seat, event.card, FOURSOME)
            self.gone += bag_of((event.card,) * FOURSOME)
        elif isinstance(event, Pulled):
            self.pull(event)
        elif isinstance(event, Fetched):
            self.gain(event.seat, bag_of((event.card,)))
        elif isinstance(event, Swapped):
            self.show(event.seat, event.given, 1)
            self.gain(event.seat, bag_of((event.taken,)))
        elif isinstance(event, Dealt):
            self.deal(event)
        elif isinstance(event, Scored):
            self.lay_open(event.seat, bag_of(event.cards))
        elif isinstance(event, HindranceTaken):
            self.see_hindrance(event.hindrance)
        elif isinstance(event, RoundBegan):
            self.new_round()

    def certain(self, seat: int) -> i64:
        """A bag of the cards that are in this hand whatever was pulled."""
        return certain(self.guesses, seat)

    # --- cards in hands -----------------------------------------------------

    def deal(self, event: Dealt) -> None:
        self.see(event.open)
        if event.seat == self.observer and UNKNOWN not in event.hand:
            self.see(event.hand)
            self.gain(event.seat, bag_of(event.hand))
        else:
            self.gain_unknown(event.seat, len(event.hand))

    def draw(self, event: Drew) -> None:
        if event.seat == self.observer and UNKNOWN not in event.cards:
            self.see(event.cards)
            self.gain(event.seat, bag_of(event.cards))
        else:
            self.gain_unknown(event.seat, event.count)

    def gain_unknown(self, seat: int, n: int) -> None:
        """Cards nobody knows come to a hand."""
        self.sizes[seat] += n
        for guess in self.guesses:
            guess.add_unnamed(seat, n)

    def see(self, cards: tuple[str, ...]) -> None:
        """Cards nobody knew come to light by chance."""
        for guess in self.guesses:
            for card in cards:
                guess.see(kind_named(card))
        self.sift(self.guesses)

    def gain(self, seat: int, bag: i64) -> None:
        """Cards in sight come to a hand."""
        self.sizes[seat] += size(bag)
        for guess in self.guesses:
            guess.held[seat] += bag

    def show(self, seat: int, card: str, n: int) -> None:
        """Equal cards of a hand come to light because their owner chose them."""
        if n == 0:
            return
        found: list[Guess] = []
        for guess in self.guesses:
            found.extend(shown(guess, seat, kind_named(card), n, self.has_pulled))
        self.sizes[seat] -= n
        self.sift(found)

    def pull(self, event: Pulled) -> None:
        giver, taker = event.from_seat, event.seat
        hand = max(self.sizes[giver], 1)
        kind = kind_named(event.card)
        self.has_pulled = True
        found: list[Guess] = []
        for guess in self.guesses:
            if event.card == UNKNOWN:
                found.extend(pulled_unseen(guess, giver, taker, hand))
            else:
                found.extend(pulled_seen(guess, giver, taker, hand, kind))
        self.sizes[giver] -= 1
        self.sizes[taker] += 1
        self.sift(found)

    def lay_open(self, seat: int, bag: i64) -> None:
        """The end of a round shows a whole hand."""
        for guess in self.guesses:
            guess.held[seat] = bag
            guess.lots = [lot for lot in guess.lots if lot.seat != seat]
            guess.tidy()

    def sift(self, guesses: list[Guess]) -> None:
        """Go on with what is possible. One who has not heard the whole round may find nothing;
        they keep what they were told and let all else be open."""
        found = self.sieve.sift(guesses)
        self.is_lost = self.sieve.may_have_lost(len(found))
        if len(found) > 0:
            self.guesses = found
            return
        for guess in self.guesses:
            guess.weight = 1.0

    def recall(self) -> None:
        """Go through the round once more and tell more stories apart: of those kept nearly all
        have turned out not to be true."""
        again = LarderKnowledge(self.options, self.observer)
        again.sieve = Sieve(FINEST)
        for event in self.heard:
            again.hear(event)
        self.sizes = again.sizes
        self.sieve.has_dropped = False
        self.guesses = self.sieve.sift(again.guesses)

    # --- rounds and hindrances ----------------------------------------------

    def new_round(self) -> None:
        self.gone = 0
        self.sizes = [0 for _i in range(self.options.players)]
        self.guesses = [Guess(self.options.players)]
        self.has_pulled = False
        self.sieve = Sieve(MOST_NAMES)
        self.heard = []
        chaos = HINDRANCES[CHAOS].word
        followed = [word for word in self.taken if word != chaos]
        if chaos in self.taken:  # larder.chaos: it goes back last
            followed.append(chaos)
        self.under.extend(followed)
        self.taken = []

    def see_hindrance(self, word: str) -> None:
        self.taken.append(word)
        if word in self.under:  # all the unseen ones above have been taken
            self.under.remove(word)
