"""What the others hold in larder, judged by what they did not lay.

Who skips although a Guardian would have saved them has none; who takes the discard has nothing
that fits, or nearly; who lays a card had hardly a better one, nor another of its kind. Each deed
makes some kinds less likely among the cards that stayed in the hand. How much less was counted in
games of the house's bots and is drawn towards 1, because people vary more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge
from logovo.games.larder.components import FIVE, FOUR, GUARDIAN, KINDS, kind_named
from logovo.games.larder.events import (
    Burnt,
    Dealt,
    Drew,
    FourInARow,
    Laid,
    Pulled,
    Removed,
    RoundBegan,
    Skipped,
    Took,
    TurnedUp,
)
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.legality import fitting
from logovo.games.larder.state import Larder
from logovo.search.belief import Belief, weight_of

LIKING: Final = (68, 44, 56, 70, 55, 40, 32, 26, -10, -8, -8, -8)
"""How gladly a card is laid, by kind."""
CLEARLY: Final = 8  # so much more gladly, and it would have been laid instead

SKIPPED: Final = 0.02  # a Guardian stayed in the hand
PAID: Final = 0.05  # a 4 or a Guardian did
TOOK: Final = 0.07  # a card that fits did
BETTER: Final = 0.3  # one that fits and is laid more gladly did
EQUAL: Final = 0.3  # another of the kind just laid did
LEAST: Final = 0.02


@final
class HandReading(Belief):
    """Follows the discard from the events alone, to see what would have fitted."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.observer: i64 = observer
        self.players: i64 = options.players
        self.table = Larder(options.players, options)
        self.weights: vec[float] = vec[float]([1.0] * (options.players * KINDS))
        self.unseen = vec[i64]([0] * options.players)  # cards of a hand that nobody has shown
        self.known = vec[i64]([0] * options.players)  # bags
        self.is_asked_to_answer = False  # a 4 or a 5 lies there
        self.has_turned_up = False
        self.says_something = False

    # --- answers -----------------------------------------------------------------

    def weigh(self, knowledge: Knowledge) -> None:
        assert isinstance(knowledge, LarderKnowledge)
        for seat in range(self.players):
            self.known[seat] = knowledge.certain(int(seat))

    def judges(self) -> bool:
        return self.says_something

    def likelihood(self, world: State) -> float:
        assert isinstance(world, Larder)
        found = 1.0
        for seat in range(self.players):
            if seat != self.observer:
                hand = world.seats[seat].hand - self.known[seat]
                found *= weight_of(hand, self.weights, seat * KINDS)
        return found

    # --- listening ---------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if isinstance(event, Laid):
            self.hear_laid(event)
        elif isinstance(event, TurnedUp):
            self.has_turned_up = True
        elif isinstance(event, Took):
            self.hear_took(event)
        elif isinstance(event, Skipped):
            self.lower(event.seat, GUARDIAN, SKIPPED)
            self.is_asked_to_answer = False
        elif isinstance(event, Drew):
            self.hear_drew(event)
        elif isinstance(event, Pulled):
            self.freshen(event.seat, 1)
        elif isinstance(event, (Burnt, FourInARow)):
            self.table.forget_discard()
            self.is_asked_to_answer = False
        elif isinstance(event, Removed):
            self.settle(event.seat, kind_named(event.card))
        elif isinstance(event, Dealt):
            self.unseen[event.seat] = len(event.hand)
        elif isinstance(event, RoundBegan):
            self.clear()

    def clear(self) -> None:
        for i in range(self.players * KINDS):
            self.weights[i] = 1.0
        self.table.forget_discard()
        self.is_asked_to_answer = False
        self.has_turned_up = False
        self.says_something = False

    def hear_laid(self, event: Laid) -> None:
        kind = i64(kind_named(event.card))
        if event.count > event.reserve and not self.is_asked_to_answer:
            fits = fitting(self.table)
            for other in range(i64(KINDS)):
                if other != kind and count(fits, other) > 0:
                    if LIKING[other] >= LIKING[kind] + CLEARLY:
                        self.lower(event.seat, other, BETTER)
        if event.count > event.reserve:
            self.settle(event.seat, kind)
            self.lower(event.seat, kind, EQUAL)
            # As if none of them had been known: the few that remain count for less then.
            self.unseen[event.seat] -= event.count - event.reserve
        self.table.put(kind, event.count)
        self.is_asked_to_answer = kind == FOUR or kind == FIVE
        self.has_turned_up = False

    def hear_took(self, event: Took) -> None:
        if not self.has_turned_up:
            fits = fitting(self.table)
            for kind in range(i64(KINDS)):
                if count(fits, kind) > 0:
                    self.lower(event.seat, kind, TOOK)
        self.table.forget_discard()
        self.is_asked_to_answer = False
        self.has_turned_up = False

    def hear_drew(self, event: Drew) -> None:
        if self.is_asked_to_answer and self.table.top == FOUR:
            self.lower(event.seat, FOUR, PAID)
            self.lower(event.seat, GUARDIAN, PAID)
        self.is_asked_to_answer = False
        self.freshen(event.seat, event.count)

    # --- weights -----------------------------------------------------------------

    def lower(self, seat: i64, kind: i64, weight: float) -> None:
        at = seat * KINDS + kind
        self.weights[at] = max(LEAST, self.weights[at] * weight)
        self.says_something = True

    def settle(self, seat: i64, kind: i64) -> None:
        """It had the kind after all: what spoke against it says no more."""
        self.weights[seat * KINDS + kind] = 1.0

    def freshen(self, seat: i64, n: int) -> None:
        """So many cards have come to the hand that nobody knows: nothing speaks against them."""
        held = float(max(1, self.unseen[seat]))
        self.unseen[seat] += n
        for kind in range(i64(KINDS)):
            at = seat * KINDS + kind
            self.weights[at] = (held * self.weights[at] + float(n)) / (held + float(n))
