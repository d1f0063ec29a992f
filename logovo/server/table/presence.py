"""Who is connected, since when somebody is not, and whose seat a bot keeps meanwhile.

Presence is about sockets only. It never looks at whom the game waits for.
"""

from __future__ import annotations

import time
from typing import Final, final

from logovo.server.table.viewer import Viewer

HOST: Final = -1
"""In the place of a seat: whoever keeps the table and has none."""


@final
class Presence:
    def __init__(self, players: int) -> None:
        self.local: dict[int, int] = {}  # seat -> sockets here; -1 for onlookers
        self.elsewhere: frozenset[int] = frozenset()
        self.watching_elsewhere = 0
        self.host_elsewhere = False  # one who only watches
        self.known = True  # whether we know who is connected to other processes
        self.left_at = dict.fromkeys(range(players), time.monotonic())
        self.kept: set[int] = set()
        self.grace_shown = 5.0
        self.last_shown: tuple[set[int], set[int], int] = (set(), set(), 0)

    def learn(self, seats: frozenset[int] | None, onlookers: int = 0) -> None:
        """What the other processes say; None if nobody answers. Who is not known to be there is
        not known to be away either: an absence counts from when it is known."""
        now = time.monotonic()
        if seats is None:
            self.known = False
            return
        back = set(self.left_at) if not self.known else set(self.elsewhere)
        self.known = True
        self.elsewhere, self.watching_elsewhere = seats - {HOST}, onlookers
        self.host_elsewhere = HOST in seats
        for seat in back - self.connected():
            self.left_at[seat] = now

    def resize(self, players: int) -> None:
        """The host has changed the number of players."""
        for seat in range(players):
            self.left_at.setdefault(seat, time.monotonic())

    def came(self, viewer: Viewer) -> None:
        self.local[viewer.seat] = self.local.get(viewer.seat, 0) + 1
        self.kept.discard(viewer.seat)

    def went(self, viewer: Viewer) -> None:
        self.local[viewer.seat] -= 1
        if self.local[viewer.seat] == 0 and viewer.seat >= 0:
            self.left_at[viewer.seat] = time.monotonic()

    def connected(self) -> set[int]:
        return {seat for seat, n in self.local.items() if seat >= 0 and n} | self.elsewhere

    def here(self) -> set[int]:
        """Seats connected to this process."""
        return {seat for seat, n in self.local.items() if seat >= 0 and n}

    def watching(self) -> int:
        return self.local.get(-1, 0) + self.watching_elsewhere

    def away(self, seat: int) -> float:
        """Seconds since the seat's player was connected."""
        if not self.known or seat in self.connected():
            return 0.0
        return time.monotonic() - self.left_at.get(seat, 0.0)

    def shown(self) -> set[int]:
        """Seats shown as here: a short absence is nobody's business."""
        short = {
            seat
            for seat, at in self.left_at.items()
            if 0 < time.monotonic() - at < self.grace_shown and seat in self.local
        }
        return self.connected() | short

    def has_changed(self) -> bool:
        """Whether what is shown differs from the last time somebody asked."""
        now = (self.shown(), set(self.kept), self.watching())
        changed = now != self.last_shown
        self.last_shown = now
        return changed

    def is_fading(self) -> bool:
        """Whether somebody has just gone and is still shown as here."""
        return self.shown() != self.connected()
