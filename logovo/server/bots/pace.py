"""When a bot answers. Its pace must tell nothing about its hand, nor who is asked in secret."""

from __future__ import annotations

import random
import time
from typing import Final, final

from logovo.core.seats import TABLE
from logovo.core.views import asked
from logovo.server.table.live_table import LiveTable

PAUSE: Final = (0.7, 1.6)
"""Seconds a bot takes, drawn evenly whatever it has to choose from, so that its pace tells
nothing about its hand."""
PATIENCE: Final = (6.0, 10.0)
"""The same for a bot that has just acted where several may act at once."""


@final
class Pace:
    def __init__(self, live: LiveTable, stretch: float) -> None:
        self.live = live
        self.stretch = stretch  # 0 for no pauses
        self.acted: dict[int, str] = {}  # what was asked when this bot last moved
        self.window = (0, 0.0)  # the last closed window: when it opened, when bots answer

    def note_move(self, seat: int) -> None:
        self.acted[seat] = asked(self.live.timeline.view(TABLE))[0]

    def is_secret(self) -> bool:
        """Whether the others may not know who is asked."""
        _word, seats = asked(self.live.timeline.view(TABLE))
        return not seats

    def answer_time(self, seat: int) -> float:
        """When a bot may answer. Where several may act at once, a bot that has acted gives the
        others time to answer it: its offer at a market must not lapse unread. Behind a closed
        window there is one time for all who are asked, or the length of the wait would tell
        how many they are; and nobody thinks long there."""
        word, asked_seats = asked(self.live.timeline.view(TABLE))
        again = len(asked_seats) > 1 and self.acted.get(seat) == word
        pause = random.uniform(*(PATIENCE if again else PAUSE)) * self.stretch
        if not self.is_secret():
            return time.monotonic() + pause
        opened = self.live.timeline.public_at
        if self.window[0] != opened:
            self.window = (opened, time.monotonic() + pause)
        return self.window[1]
