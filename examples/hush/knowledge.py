"""What a seat has learnt by listening, beyond what it sees."""

from __future__ import annotations

from typing import final

from examples.hush.components import UNKNOWN
from examples.hush.events import Accused, Peeked, Swapped
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge


@final
class HushKnowledge(Knowledge):
    """Cards the observer has peeked at, and ranks an accusation has ruled out; both hold until
    their owner swaps."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.peeked: list[int] = [0] * options.players  # ranks; 0 for unknown
        self.not_held: list[set[int]] = [set() for _seat in range(options.players)]

    def hear(self, event: Event) -> None:
        if isinstance(event, Swapped):
            self.peeked[event.seat] = 0
            self.not_held[event.seat] = set()
        elif isinstance(event, Peeked) and event.card != UNKNOWN:
            self.peeked[event.target_seat] = int(event.card)
        elif isinstance(event, Accused) and not event.right:
            self.not_held[event.target_seat].add(event.rank)
