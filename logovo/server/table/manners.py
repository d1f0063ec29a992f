"""How often somebody at a table may do what the rules of the game do not count.

Moves and claims are counted by the rules. All else that is stored could be repeated without end:
talk, a bot's level, a pause, a seat left and taken back, a move made and taken back. It is counted
by seat, not by connection, for whoever is refused could come in by a new one; onlookers, who are
nobody in particular, by the address they come from.
"""

from __future__ import annotations

from typing import Final, final

from logovo.server.process.errors import RequestError
from logovo.server.process.limits import Buckets
from logovo.server.table.viewer import Viewer
from logovo.wire import commands as wire

MOST: Final = 512
"""Who is remembered at one table: its seats, and the addresses of onlookers who talk."""


@final
class Manners:
    def __init__(self) -> None:
        self.talk = Buckets(1, 6, MOST)
        self.undos = Buckets(0.2, 12, MOST)
        self.changes = Buckets(0.5, 24, MOST)  # of seats, names, settings, pauses

    def check(self, viewer: Viewer, do: wire.AnyDo) -> None:
        """Raises too-fast."""
        match do:
            case wire.DoMove() | wire.DoClaim() | wire.DoReveal():
                return
            case wire.DoSay() | wire.DoPhrase():
                counted = self.talk
            case wire.DoUndo():
                counted = self.undos
            case _:
                counted = self.changes
        bucket = counted.of(who(viewer))
        if not bucket.take():
            raise RequestError("too-fast", {"seconds": bucket.seconds()})


def who(viewer: Viewer) -> str:
    is_somebody = viewer.seat >= 0 or viewer.host
    return viewer.asker if is_somebody else f"onlooker {viewer.network}"
