"""Which action cards the others of gold hold, judged by those they did not play.

Some cards are played in the first turn that allows it: who had a whole turn and played none holds
them hardly ever. How much less likely was counted in games of the house's bots and is drawn
towards 1, because people vary more. Cards drawn since that turn may be anything.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge
from logovo.games.gold.components import BALL, CARD_KINDS, CARD_WORDS, HORN, SACK, SWORD
from logovo.games.gold.events import CardPlayed, CardsDrawn, TurnBegan
from logovo.games.gold.game import ours
from logovo.search.belief import Belief, weight_of

KEPT: Final = ((SWORD, 0.1), (SACK, 0.15), (BALL, 0.15), (HORN, 0.75))
"""Cards kept through a turn, and how much less likely they are then."""
LEAST: Final = 0.03


@final
class HandReading(Belief):
    def __init__(self, options: Options, observer: Seat) -> None:
        self.observer: i64 = observer
        self.players: i64 = options.players
        self.weights: vec[float] = vec[float]([1.0] * (options.players * int(CARD_KINDS)))
        self.held = vec[i64]([0] * options.players)  # cards in hand
        self.fresh = vec[i64]([0] * options.players)  # of them, drawn since the turn began
        self.active: i64 = -1
        self.has_played = False  # in this turn
        self.says_something = False

    def weigh(self, knowledge: Knowledge) -> None:
        """Nothing goes into the knowledge: worlds are judged."""

    def judges(self) -> bool:
        return self.says_something

    def likelihood(self, world: State) -> float:
        table = ours(world)
        found = 1.0
        for seat in range(self.players):
            if seat != self.observer:
                found *= weight_of(table.hands[seat], self.weights, seat * CARD_KINDS)
        return found

    # --- listening ---------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if isinstance(event, CardsDrawn):
            self.held[event.seat] += event.count
            self.fresh[event.seat] += event.count
            if event.seat != self.active:  # in its own turn it is looked at when that ends
                self.freshen(event.seat)
        elif isinstance(event, CardPlayed):
            self.held[event.seat] -= 1
            self.weights[event.seat * CARD_KINDS + CARD_WORDS.index(event.card)] = 1.0
            if event.seat == self.active:
                self.has_played = True
        elif isinstance(event, TurnBegan):
            self.end_turn()
            self.active = event.seat
            self.has_played = False
            self.fresh[event.seat] = 0

    def end_turn(self) -> None:
        seat = self.active
        if seat < 0:
            return
        if not self.has_played and self.held[seat] > self.fresh[seat]:
            for card, weight in KEPT:
                at = seat * CARD_KINDS + card
                self.weights[at] = max(LEAST, self.weights[at] * weight)
            self.says_something = True
        self.freshen(seat)

    def freshen(self, seat: i64) -> None:
        """Of the cards held, those that are fresh may be anything."""
        n = self.fresh[seat]
        self.fresh[seat] = 0
        if n <= 0 or self.held[seat] <= 0:
            return
        share = min(1.0, float(n) / float(self.held[seat]))
        for kind in range(CARD_KINDS):
            at = seat * CARD_KINDS + kind
            self.weights[at] += (1.0 - self.weights[at]) * share
