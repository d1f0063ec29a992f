"""What a thinking process does while nobody asks it for anything: bots at whose tables others
decide ponder. In slices so short that no request waits for one, and only as long as nobody else
wants the machine: whoever is slowed down by others on it makes way.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections import OrderedDict, deque
from typing import Final, final

from logovo.bots.search import SearchBot

CAN_LOOK_UP: Final = sys.platform != "win32"
"""Whether a process can see that a request has come without waiting for one."""
SLICE: Final = 0.01  # seconds
SLICES: Final = 8
CROWDED: Final = 1.2  # so much longer by the clock than by the processor: others work here
REST: Final = 0.5  # seconds, then
TABLES: Final = 64  # whose bots keep what they have pondered
TRIES: Final = 500_000  # of all of them; each is a node of a tree, about 100 bytes


@final
class Idle:
    def __init__(self) -> None:
        self.bots: OrderedDict[str, list[SearchBot]] = OrderedDict()  # the newest last
        self.waiting: deque[str] = deque()  # tables at which something is left to think about
        self.seconds = 0.0  # of the processor, not told yet
        self.rest_until = 0.0
        self.slices = 0
        self.spent = [0.0, 0.0]  # in these: by the clock, and of the processor

    def begin(self, table: str, bots: list[SearchBot]) -> None:
        """Others decide at this table; these bots have just looked at it."""
        self.leave(table)
        self.bots.pop(table, None)
        if bots and CAN_LOOK_UP:
            self.bots[table] = bots
            self.waiting.append(table)

    def leave(self, table: str) -> None:
        """It has moved on: what was found is kept, more is not looked for."""
        if table in self.waiting:
            self.waiting.remove(table)

    def forget(self, table: str) -> None:
        self.leave(table)
        for bot in self.bots.pop(table, ()):
            bot.forget()

    def pause(self) -> float | None:
        """Seconds until the next slice; None if there is nothing to do."""
        return max(0.0, self.rest_until - time.monotonic()) if self.waiting else None

    def take_seconds(self) -> float:
        """Of the processor, since this was asked last."""
        seconds, self.seconds = self.seconds, 0.0
        return seconds

    def slice(self) -> None:
        """Some milliseconds for the table whose turn it is."""
        table = self.waiting.popleft()
        began, spent = time.monotonic(), time.process_time()
        try:
            if ponder(self.bots[table], began + SLICE):
                self.waiting.append(table)
        except Exception:
            # The bot will think when it is asked.
            traceback.print_exc(limit=-4)
            self.forget(table)
        spent = time.process_time() - spent
        self.seconds += spent
        self.make_way(time.monotonic() - began, spent)
        self.make_room()

    def make_way(self, clock: float, processor: float) -> None:
        """Rest if others on this machine have work to do."""
        self.slices += 1
        self.spent = [self.spent[0] + clock, self.spent[1] + processor]
        if self.slices == SLICES:
            if self.spent[0] > CROWDED * self.spent[1]:
                self.rest_until = time.monotonic() + REST
            self.slices, self.spent = 0, [0.0, 0.0]

    def make_room(self) -> None:
        """Forget the oldest thoughts where there are too many; one table alone has enough."""
        while len(self.bots) > TABLES or self.held() > TRIES:
            if len(self.bots) == 1:
                self.waiting.clear()
                return
            self.forget(next(iter(self.bots)))

    def held(self) -> int:
        return sum(bot.held() for bots in self.bots.values() for bot in bots)


def ponder(bots: list[SearchBot], until: float) -> bool:
    """The bots one after the other; False if all of them are through."""
    for bot in bots:
        while bot.ponder():
            if time.monotonic() >= until:
                return True
    return False
