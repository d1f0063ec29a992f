"""What a seat has learnt by listening, beyond what it sees."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from logovo.core.bags import count, some
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.larder.components import CHAOS, FOURSOME, HINDRANCES, KINDS, bag_of, kind_named
from logovo.games.larder.events import (
    UNKNOWN,
    Burnt,
    Fetched,
    FourInARow,
    HindranceTaken,
    Laid,
    Pulled,
    Removed,
    RoundBegan,
    Swapped,
    Took,
)


@final
class LarderKnowledge(Knowledge):
    """Perfect recall of what happened in sight: what is certainly in each hand, what has
    left the round, and which hindrances lie beneath the pile in which order."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.held: list[i64] = [0 for _i in range(options.players)]  # bags within the hands
        self.gone: i64 = 0  # bag
        self.taken: list[str] = []  # hindrances followed in this round, in the order taken
        self.beneath: list[str] = []  # hindrances seen and put back, the uppermost first

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.new_round()
        elif isinstance(event, HindranceTaken):
            self.see_hindrance(event.hindrance)
        elif isinstance(event, Swapped):
            self.lose(event.seat, event.given, 1)
            self.gain(event.seat, bag_of((event.taken,)))
        elif isinstance(event, Laid):
            self.lose(event.seat, event.card, event.count - event.reserve)
        elif isinstance(event, Took):
            self.gain(event.seat, bag_of(event.cards))
        elif isinstance(event, Removed):
            self.lose(event.seat, event.card, FOURSOME)
            self.gone += some(kind_named(event.card), FOURSOME)
        elif isinstance(event, (FourInARow, Burnt)):
            self.gone += bag_of(event.cards)
        elif isinstance(event, Fetched):
            self.gain(event.seat, bag_of((event.card,)))
        elif isinstance(event, Pulled):
            self.see_pull(event)

    def new_round(self) -> None:
        self.gone = 0
        for seat in range(len(self.held)):
            self.held[seat] = 0
        chaos = HINDRANCES[CHAOS].word
        followed = [word for word in self.taken if word != chaos]
        if chaos in self.taken:  # larder.chaos: it goes back last
            followed.append(chaos)
        self.beneath.extend(followed)
        self.taken = []

    def see_hindrance(self, word: str) -> None:
        self.taken.append(word)
        if word in self.beneath:  # all the unseen ones above have been taken
            self.beneath.remove(word)

    def gain(self, seat: int, bag: i64) -> None:
        self.held[seat] += bag

    def lose(self, seat: int, card: str, n: int) -> None:
        kind = kind_named(card)
        known = int(count(self.held[seat], kind))
        self.held[seat] -= some(kind, min(n, known))

    def see_pull(self, event: Pulled) -> None:
        if event.card != UNKNOWN:
            self.lose(event.from_seat, event.card, 1)
            self.gain(event.seat, bag_of((event.card,)))
            return
        # Any card may have gone: one fewer of every kind is certain to be there still.
        held = self.held[event.from_seat]
        for kind in range(KINDS):
            if count(held, kind) > 0:
                self.held[event.from_seat] -= some(kind, 1)
