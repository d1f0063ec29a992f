"""Whoever looks writes down every version they were shown; what cannot be is noticed, and in the
end every view is compared with what the rules show those eyes of the game that is stored."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from logovo.client import SeatAt
from logovo.core.plain import canonical, plain
from logovo.core.seats import Seat
from logovo.server.table.live_table import empty_timeline
from logovo.server.table.timeline import bit
from logovo.wire import messages as hear
from logovo.wire.nouns import View
from tests.server.stored import Kept

ONLOOKER = -1


class Shown:
    """What was shown of every table, by observer and version: the same to all who share the
    observer's seat, for ever."""

    def __init__(self) -> None:
        self.views: dict[str, dict[tuple[int, int], str]] = defaultdict(dict)
        self.newest: dict[tuple[str, int], int] = {}
        self.wrong: list[str] = []
        self.looks = 0

    def see(self, table: str, observer: int, version: int, view: View) -> None:
        text = canonical(view)
        self.looks += 1
        if self.views[table].setdefault((observer, version), text) != text:
            self.wrong.append(f"{table}: version {version} was shown to {observer} in two ways")

    def look(self, table: str, seat: int, version: int, view: View) -> None:
        """The same for a player, who has one connection at a time: it never goes back."""
        if version < self.newest.get((table, seat), 0):
            self.wrong.append(f"{table}: seat {seat} was shown version {version} again")
        self.newest[table, seat] = version
        self.see(table, seat, version, view)

    def compare(self, stored: dict[str, Kept]) -> None:
        """A view that is not what these eyes may see of the stored game is a leak, or a lie."""
        for table, views in self.views.items():
            kept = stored[table]
            right = views_of(kept, set(views))
            for (observer, version), text in views.items():
                if right.get((observer, version)) != text:
                    self.wrong.append(f"{table}: version {version} of {observer} is not the game's")


def views_of(kept: Kept, wanted: set[tuple[int, int]]) -> dict[tuple[int, int], str]:
    timeline = empty_timeline(kept.record)
    found: dict[tuple[int, int], str] = {}
    for row in kept.rows:
        timeline.take(row)
        for observer in range(ONLOOKER, kept.record.players):
            which = (observer, timeline.version(observer))
            if row.seen & bit(observer) and which in wanted:
                view = timeline.game.view(timeline.state, Seat(observer))
                found[which] = canonical(plain(view))
    return found


async def watch(base: str, table: str, shown: Shown, stop: asyncio.Event) -> None:
    """Look on until told to stop; lost connections are resumed by the client."""
    async with SeatAt(base, table) as eyes:
        last = eyes.v or 0
        while not stop.is_set():
            try:
                message = await asyncio.wait_for(eyes.news.get(), 0.5)
            except TimeoutError:
                continue
            match message:
                case hear.Snapshot() | hear.Step():
                    late = isinstance(message, hear.Step) and message.v != last + 1
                    if message.v < last or late:
                        shown.wrong.append(f"{table}: after {last} came {message.v}")
                    last = message.v
                    if message.view is not None:
                        shown.see(table, ONLOOKER, message.v, message.view)
                case None:
                    return
                case _:
                    pass
