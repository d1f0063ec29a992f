"""Hints for a player among bots: thought of in a bot's process, noted in the log, told to one.

The answer depends on what the seat may know and on nothing else, its time too: the search plays a
number of decisions that follows from the same, and no answer comes before its time. A hint that
comes when others may sit there, or when the table has moved on, is not told.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final, final
from zlib import crc32

from logovo.coach.advice import Advice
from logovo.coach.imagining import GAMES_WON, measure_of
from logovo.core.game import Game
from logovo.core.log import ASKED, HINT, WARNED
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.server.bots.pool import BotPool
from logovo.server.bots.standing import standing_of
from logovo.server.bots.thinker import NoThought
from logovo.server.commands.moves import check_playing
from logovo.server.process.errors import RequestError
from logovo.server.process.now import now_ms
from logovo.server.store.record import Record
from logovo.server.table.change import Change
from logovo.server.table.commits import Commits
from logovo.server.table.judged import WORDS, move_text
from logovo.server.table.live_table import LiveTable
from logovo.server.table.viewer import Viewer
from logovo.wire.coach import Hint, Hinted, HintMove

NOT_BEFORE: Final = 0.8
"""Seconds: most hints take less, and then all take the same."""


def check_alone(record: Record, seat: int) -> None:
    """Whether all others are bots: nobody else sits there, may sit down or come back."""
    if any(one.kind != "bot" for i, one in enumerate(record.seats) if i != seat):
        raise RequestError("hint-company")


@final
class Coach:
    def __init__(self, commits: Commits, pool: BotPool) -> None:
        self.commits = commits
        self.pool = pool

    async def hint(self, live: LiveTable, viewer: Viewer, wish: Hint) -> Hinted:
        """Raises RequestError where none is given."""
        until = time.monotonic() + NOT_BEFORE
        async with self.commits.at(live):
            seat, choices = self.check(live, viewer)
            if not live.hinting.take():
                raise RequestError("too-fast", {"seconds": live.hinting.seconds()})
            timeline = live.timeline
            version = timeline.version(seat)
        # The same for the same decision, and from what its player has seen.
        seed = crc32(f"{live.record.id} {version} hint".encode()) >> 2
        try:
            stands = partial(standing_of, live)
            advice = await self.pool.advise(live.record.id, timeline, seat, seed, stands)
        except NoThought:
            raise RequestError("hint-failed") from None
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        async with self.commits.at(live):
            # Others may have moved meanwhile, where several decide at once: the choice is the same.
            if self.check(live, viewer) != (seat, choices) or viewer.closed:
                raise RequestError("stale", {"v": live.timeline.version(seat)})
            await self.note(live, seat, WARNED if wish.warn else ASKED)
            return told(timeline.game, wish.id, live.timeline.version(seat), advice)

    def check(self, live: LiveTable, viewer: Viewer) -> tuple[int, list[Move]]:
        """The seat that is asked, and what it may choose from."""
        seat = viewer.check_seated()
        check_alone(live.record, seat)
        check_playing(live)
        timeline = live.timeline
        if not timeline.game.is_asked(timeline.state, Seat(seat)):
            raise RequestError("hint-not-asked")
        return seat, timeline.game.legal(timeline.state, Seat(seat))

    async def note(self, live: LiveTable, seat: int, how: str) -> None:
        """Once for each decision and way; with the lock held."""
        timeline = live.timeline
        last = timeline.past[-1].row
        if (last.kind, last.seat, last.text) == (HINT, seat, how):
            return
        now = now_ms()
        change = Change(kept=timeline.hint(seat, how, now))
        live.undo.withdraw()
        if not await self.commits.commit(live, change, None):
            raise RequestError("stale", {"v": live.timeline.version(seat)})
        live.say_table(now)


def told(game: Game, id: str, version: int, advice: Advice) -> Hinted:
    moves = [
        HintMove(
            move_text(game, one.move), one.won, one.loss, one.error, WORDS[one.verdict], one.reason
        )
        for one in advice.moves
    ]
    measure = measure_of(game.key)
    return Hinted(id, version, "games" if measure == GAMES_WON else "round", moves, advice.worlds)
