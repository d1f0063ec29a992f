"""When a bot answers. Its pace must tell nothing about its hand, nor who is asked in secret."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final, final

from logovo.bots.haggling import is_market
from logovo.bots.registry import MASTER
from logovo.core.chance import Chance
from logovo.core.log import MOVE
from logovo.core.seats import TABLE, Seat
from logovo.core.views import asked
from logovo.server.table.clocks import is_ours
from logovo.server.table.live_table import LiveTable

PAUSE: Final = (0.7, 1.6)
"""Seconds a bot takes, drawn evenly whatever it has to choose from, so that its pace tells
nothing about its hand."""
LONG_PAUSE: Final = (2.1, 2.8)
"""The same for a master, who may think for two seconds, so that an answer never comes when the
thought is done but when its time is up."""
PATIENCE: Final = (6.0, 10.0)
"""The same for a bot that has just acted where several may act at once."""
LEAVING: Final = (20.0, 30.0)
"""The same for a bot that would leave a market where a person still trades: an offer takes a
person longer than a pause, and who has left gets none."""
LOOK: Final = 0.1


@final
class Pace:
    def __init__(self, live: LiveTable, stretch: float) -> None:
        self.live = live
        self.stretch = stretch  # 0 for no pauses
        self.acted: dict[int, tuple[str, int]] = {}  # what was asked when this bot last moved
        self.window = (0, 0.0)  # the last closed window: when it opened, when bots answer

    def note_move(self, seat: int) -> None:
        word, _seats = asked(self.live.timeline.view(TABLE))
        self.acted[seat] = (word, len(self.live.timeline.table.log.entries))

    def is_secret(self) -> bool:
        """Whether the others may not know who is asked."""
        _word, seats = asked(self.live.timeline.view(TABLE))
        return not seats

    def answer_time(self, seat: int, level: str = "") -> float:
        """When a bot may answer. Where several may act at once, a bot that has acted gives the
        others time to answer it: its offer at a market must not lapse unread. Behind a closed
        window there is one time for all who are asked, or the length of the wait would tell
        how many they are; and nobody thinks long there."""
        word, asked_seats = asked(self.live.timeline.view(TABLE))
        then, entries = self.acted.get(seat, ("", 0))
        again = len(asked_seats) > 1 and then == word and not self.has_person_moved(entries)
        usual = LONG_PAUSE if level == MASTER else PAUSE
        pause = random.uniform(*(PATIENCE if again else usual)) * self.stretch
        if not self.is_secret():
            return time.monotonic() + pause
        opened = self.live.timeline.public_at
        if self.window[0] != opened:
            self.window = (opened, time.monotonic() + pause)
        return self.window[1]

    # --- markets ------------------------------------------------------------------

    async def wait(self, seat: int, text: str, until: float, entries: int) -> bool:
        """Until the bot may play this, of which it began to think when the log had so many
        entries; False if it had better think again, because at a market a person has done
        something since."""
        if not self.is_at_market():
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            return True
        if self.would_leave(seat, text):
            until = max(until, time.monotonic() + random.uniform(*LEAVING) * self.stretch)
        while time.monotonic() < until:
            await asyncio.sleep(min(LOOK, max(0.0, until - time.monotonic())))
            if self.has_person_moved(entries):
                return False
        return not self.has_person_moved(entries)

    def is_outdated(self, entries: int) -> bool:
        """Whether at a market a person has done something since the log had so many entries: an
        offer that came while the bot was thinking, or in the moment in which it leaves, is looked
        at first."""
        return self.is_at_market() and self.has_person_moved(entries)

    def is_at_market(self) -> bool:
        timeline = self.live.timeline
        return is_market(timeline.game, timeline.view(TABLE))

    def would_leave(self, seat: int, text: str) -> bool:
        """Whether the move is what is played for whoever does nothing, while a person trades."""
        timeline, record = self.live.timeline, self.live.record
        people = [one for one in self.live.awaited() if not is_ours(record, one)]
        nothing = timeline.game.default_move(timeline.state, Seat(seat), Chance(0))
        return bool(people) and text == str(nothing)

    def has_person_moved(self, entries: int) -> bool:
        """Since the log had so many entries."""
        log = self.live.timeline.table.log.entries
        record = self.live.record
        return any(
            entry.kind == MOVE and entry.seat >= 0 and not is_ours(record, entry.seat)
            for entry in log[entries:]
        )
