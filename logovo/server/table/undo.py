"""The last move of a table: whether its player may take it back (`core/takeback.py` says when).

It is looked at after the move was stored and shown. Knowledge is kept one entry behind, so
that what everybody knew before the move is at hand when the question comes. Of most moves a game
can say at once whether they showed anything new; for that what onlookers know is enough, and what
the seats know is remembered only where worlds must be imagined.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Final, TypeAlias, final
from zlib import crc32

import structlog

from logovo.core.seats import TABLE
from logovo.core.table import Replay
from logovo.core.takeback import (
    FEW,
    MANY,
    Memories,
    Played,
    foreseen,
    is_out_of_question,
    may_take_back,
)
from logovo.core.views import FORESEEN, NEWS, UNSAID
from logovo.server.table.timeline import PIECE, StoredStep, Timeline

LOG: Final = structlog.get_logger()
NOBODY: Final = -1
Look: TypeAlias = Callable[[str, Timeline, int, int], Awaitable[bool]]
"""In another process: at which table, by which seed, in how many worlds."""
LOOKS: Final = 4
"""In which the closer look is taken."""


@final
class Undo:
    def __init__(self, name: str) -> None:
        self.name = name  # of the table
        self.seat = NOBODY  # who may take the last move back
        self.looks = 0  # closer ones, at which nothing was found against it
        self.whole = False  # whether the seats' memories are kept too, or only that of onlookers
        self.memories: Memories | None = None
        self.generation = 0  # of the timeline when `memories` were last right
        self.heard = 0  # the last entry they have heard of
        self.recall: Remembering | None = None  # under way, where they must be made anew

    def withdraw(self) -> None:
        """Something else has happened."""
        self.seat = NOBODY
        self.looks = 0

    def offer(self, timeline: Timeline) -> bool:
        """Look whether the newest entry may be taken back by its player."""
        last = timeline.last
        self.withdraw()
        if last is None:
            return False
        try:
            said = self.said(timeline)
            if said == FORESEEN or (said == UNSAID and self.is_harmless(timeline, FEW, 0)):
                self.seat = int(last.seat)
        except Exception:
            # A flaw in a game's sampler costs this player an undo, not the table its move.
            LOG.exception("undo-check-failed", game=timeline.game.key)
        return self.seat != NOBODY

    def said(self, timeline: Timeline) -> int:
        """What the game itself can say of the newest entry, without imagining anything."""
        last = timeline.last
        if last is None:
            return NEWS
        return foreseen(timeline.game, last, self.known_before(timeline).knowledge[TABLE])

    def know_all(self) -> bool:
        """Worlds must be imagined: what the seats know is kept from now on. Whether it was."""
        known, self.whole = self.whole, True
        if not known:
            self.memories = self.recall = None
        return known

    def is_harmless(self, timeline: Timeline, worlds: int, look: int) -> bool:
        last = timeline.last
        if last is None:
            return False
        self.know_all()
        known, seed = self.known_before(timeline), self.seed(timeline, last, worlds, look)
        return may_take_back(timeline.game, last, known.knowledge, seed, worlds)

    def seed(self, timeline: Timeline, last: Played, worlds: int, look: int) -> int:
        """From what its player has seen, so that the answer is the same in worlds alike to them."""
        version = timeline.version(last.seat)
        return crc32(f"{self.name} {version} {worlds} {look}".encode()) >> 2

    def is_worth_a_look(self, timeline: Timeline) -> bool:
        """Most moves show something new, which is seen without remembering anything."""
        last = timeline.last
        return last is not None and not is_out_of_question(timeline.game, last)

    def is_costly(self, timeline: Timeline) -> bool:
        """Whether a look would keep others waiting: never where the game itself has said all.
        Otherwise what everybody knew is at hand by now."""
        last = timeline.last
        if last is None or self.said(timeline) != UNSAID:
            return False
        self.know_all()
        known = self.known_before(timeline).knowledge
        return any(known[observer].is_costly() for observer in (TABLE, last.seat))

    async def offer_elsewhere(
        self, timeline: Timeline, look: Look, is_due: Callable[[], bool]
    ) -> bool:
        """The same as `offer`, by another process. Meanwhile something else may have happened."""
        last = timeline.last
        if last is None:
            return False
        harmless = await look(self.name, timeline, self.seed(timeline, last, FEW, 0), FEW)
        if not harmless or timeline.last is not last or not is_due():
            return False
        self.seat = int(last.seat)
        return True

    async def look_closer_elsewhere(self, timeline: Timeline, look: Look) -> None:
        """The same as all closer looks. Nobody may change the table meanwhile."""
        last = timeline.last
        if last is None or self.seat == NOBODY:
            return
        if await look(self.name, timeline, self.seed(timeline, last, MANY, 1), MANY):
            self.looks = LOOKS
        else:
            self.withdraw()

    def look_closer(self, timeline: Timeline) -> bool:
        """Take the next closer look, now that the undo is asked for; whether there is none left to
        take: all were, or one found something."""
        if self.seat != NOBODY and self.looks < LOOKS:
            if self.is_harmless(timeline, MANY // LOOKS, 1 + self.looks):
                self.looks += 1
            else:
                self.withdraw()
        return self.seat == NOBODY or self.looks == LOOKS

    def confirm(self, timeline: Timeline) -> bool:
        """Whether the last move may really be taken back, after all closer looks."""
        while not self.look_closer(timeline):
            pass
        sure = self.looks == LOOKS
        self.withdraw()
        return sure

    def remember(self, timeline: Timeline) -> bool:
        """Do a piece of the work of knowing what everybody knew before the newest entry; whether
        it is done. A table that was just loaded has a whole game to remember."""
        until = timeline.seq - 1
        memories, missing = self.memories, self.missing(timeline, until)
        if memories is not None and missing is not None:
            for kept in missing[:PIECE]:
                memories.hear(kept.events, kept.told)
                self.heard = kept.row.seq
            return len(missing) <= PIECE
        entries = len(timeline.table.log.entries) - 1
        recall = self.recall
        if recall is None or (recall.generation, recall.entries) != (timeline.generation, entries):
            recall = self.recall = Remembering(timeline, entries, self.whole)
        if not recall.go_on(PIECE):
            return False
        self.memories, self.generation, self.heard = recall.memories, recall.generation, until
        self.recall = None
        return True

    def known_before(self, timeline: Timeline) -> Memories:
        """What everybody knew before the newest entry."""
        return self.known_at(timeline, timeline.seq - 1, len(timeline.table.log.entries) - 1)

    def known_now(self, timeline: Timeline) -> Memories:
        return self.known_at(timeline, timeline.seq, len(timeline.table.log.entries))

    def known_at(self, timeline: Timeline, until: int, entries: int) -> Memories:
        """What everybody knew after row `until`, the same as after so many entries of the log:
        what was taken back is a row and no entry."""
        memories, missing = self.memories, self.missing(timeline, until)
        if memories is None or missing is None:
            memories = recalled(timeline, entries, self.whole)
        else:
            for kept in missing:
                memories.hear(kept.events, kept.told)
        self.memories, self.generation, self.heard = memories, timeline.generation, until
        return memories

    def missing(self, timeline: Timeline, until: int) -> list[StoredStep] | None:
        """What the memories have not heard yet; None if they must be made anew."""
        if self.memories is None or self.generation != timeline.generation:
            return None
        behind = until - self.heard
        if behind == 0:
            return []
        if not 0 <= behind <= len(timeline.past):
            return None
        recent = islice(reversed(timeline.past), behind + timeline.seq - until)
        found = [kept for kept in recent if self.heard < kept.row.seq <= until]
        found.reverse()
        return found if len(found) == behind else None


@final
class Remembering:
    """A log played again, piece by piece, for what everybody learns from it."""

    def __init__(self, timeline: Timeline, entries: int, whole: bool) -> None:
        self.generation: Final = timeline.generation
        self.entries: Final = entries  # to be remembered
        self.memories: Final = Memories(timeline.game, timeline.options, not whole)
        self.replay: Final = Replay(timeline.game, timeline.table.log)
        self.memories.hear(self.replay.table.opening)

    def go_on(self, most: int) -> bool:
        """So many entries further; whether all is remembered."""
        until = min(self.entries, self.replay.at + most)
        while self.replay.at < until:
            self.memories.hear(self.replay.step())
        return self.replay.at >= self.entries


def recalled(timeline: Timeline, entries: int, whole: bool) -> Memories:
    """What everybody, or onlookers, knew after so many entries of the log."""
    recall = Remembering(timeline, entries, whole)
    recall.go_on(entries)
    return recall.memories
