"""A table in memory: its record, its timeline, its viewers. Everything that changes it holds
its lock until the change is stored, so nobody sees what could still be lost."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, final

from msgspec.structs import replace

from logovo.games import game
from logovo.server.process.config import Config
from logovo.server.process.errors import RequestError
from logovo.server.process.limits import Bucket
from logovo.server.store.record import Note, Record
from logovo.server.store.rows import EntryRow
from logovo.server.table import projection
from logovo.server.table.choices import Choices
from logovo.server.table.clocks import clock_of
from logovo.server.table.manners import Manners
from logovo.server.table.presence import Presence
from logovo.server.table.timeline import BACKLOG, PIECE, StoredStep, Timeline, bit
from logovo.server.table.undo import Undo
from logovo.server.table.viewer import Viewer, encode
from logovo.wire.commands import Hello
from logovo.wire.messages import Noted, Snapshot, TableNews, Talk, UndoOffer
from logovo.wire.nouns import Clock, MovesInfo, Room, Saying, TableInfo

HINT_RATE: Final = 0.5
HINT_BURST: Final = 8
"""Hints of one table: a search each."""
REMEMBERED: Final = 256
"""Answers kept in memory; older ones are in the store."""


@final
class LiveTable:
    def __init__(
        self, record: Record, rows: list[EntryRow], now: int, show_pace: float = 1.0
    ) -> None:
        # A clock that was set back between two runs gives nobody more time.
        record.resumed = min(record.resumed, now)
        record.phase_resumed = min(record.phase_resumed, now)
        self.record = record
        self.number_seconds = Config.number_seconds  # for players' numbers to arrive
        self.show_pace = show_pace  # stretches the time for which things must be shown
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.unaware: set[Viewer] = set()  # of a rematch, until they have seen the end
        self.presence = Presence(record.players)
        self.answers: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        self.undo = Undo(record.id)
        self.choices = Choices()
        self.manners = Manners()
        self.hinting = Bucket(rate=HINT_RATE, burst=HINT_BURST)
        self.linger_until = 0.0  # by the monotonic clock
        self.changed = asyncio.Event()  # wakes the keeper
        self.touched = time.monotonic()
        self.opener = ""  # who opened it, as limits count them; in memory only
        self.asked_at: dict[int, tuple[int, list[str]]] = {}
        self.behind = False  # another process has written
        self.torn = False  # a change was worked out and not stored: the timeline may be wrong
        self.due = -1  # as stored; -1 if unknown
        self.said: dict[Room, int] = {"players": 0, "onlookers": 0}  # last numbers
        self.shown_seq = 0  # the last entry viewers have been told of
        self.noted = record.noted  # the last line about the people they have been told of
        self.noted_late = record.noted - len(record.notes)  # the same of delayed onlookers
        self.begun: Timeline | None = None  # None in the lobby
        self.shadow: Timeline | None = None  # what delayed onlookers see
        self.pending: list[EntryRow] = []  # what they do not see yet
        self.hiding = False  # from them that the game is over
        for _piece in self.filling(rows, now):
            pass

    def filling(self, rows: list[EntryRow], now: int) -> Iterator[None]:
        """Take in what is stored of a table that nobody has seen yet, in pieces."""
        if not rows:
            return
        begun = empty_timeline(self.record)
        yield from begun.taking(rows)
        begun.not_after(now)
        self.begun = begun
        self.shown_seq = begun.seq
        if self.lags():
            self.pending = rows
            for _piece in range(len(rows) // PIECE):
                self.show_delayed(now, PIECE)
                yield
            self.show_delayed(now)
            self.hiding = self.hides_end()

    def begin(self, record: Record, now: int) -> StoredStep:
        """The first entry: the set-up with its luck."""
        self.begun = empty_timeline(record)
        return self.begun.set_up(now)

    # --- shown ----------------------------------------------------------------

    def info(self, shadowed: bool = False) -> TableInfo:
        ended = None if self.begun is None else self.begun.table.outcome()
        outcome = None if ended is None else projection.outcome_info(ended)
        seen = self.shadow if shadowed and self.lags() else self.begun
        hints = [] if seen is None else projection.hints_of(seen)
        here, kept = self.presence.shown(), self.presence.kept
        info = projection.table_info(
            self.record, here, kept, self.presence.watching(), outcome, hints
        )
        return projection.before_the_end(info) if shadowed and self.hides_end() else info

    def hides_end(self) -> bool:
        """Whether the game is over and onlookers who see it later must not notice yet."""
        if self.record.status != "over" or not self.lags():
            return False
        seen = self.shadow is not None and self.shadow.state.is_over()
        return not seen and not (self.record.ended and not self.pending)

    def clock(self, timeline: Timeline | None, now: int) -> Clock:
        """Before an end that is hidden the clocks seem to run, too."""
        record = self.record
        if timeline is self.shadow and self.hides_end():
            record = replace(record, status="playing")
        return clock_of(record, timeline, now)

    def timeline_for(self, viewer: Viewer) -> Timeline | None:
        return self.shadow if self.is_delayed(viewer) else self.begun

    def is_delayed(self, viewer: Viewer) -> bool:
        return viewer.seat < 0 and self.lags()

    def lags(self) -> bool:
        """Whether onlookers see the table some time later. Not where something must be
        remembered: a picture of the past would be a second look at it, for players too."""
        memory = self.begun is not None and self.begun.memory
        return self.record.settings.delay > 0 and not memory

    def snapshot(self, viewer: Viewer, hello: Hello, talk: list[Saying], now: int) -> Snapshot:
        timeline = self.timeline_for(viewer)
        clock = self.clock(timeline, now)
        info = self.info(self.is_delayed(viewer))
        engine, you = projection.ENGINE, viewer.you()
        if timeline is None:
            return Snapshot(0, engine, you, info, None, None, False, [], clock, [], False, talk)
        missed, gap = projection.missed_by(timeline, viewer.seat, hello.v)
        moves = self.moves_of(timeline, viewer)
        self.note_choices(viewer.seat, timeline, [] if moves is None else moves.legal)
        return Snapshot(
            v=timeline.version(viewer.seat),
            engine=engine,
            you=you,
            table=info,
            view=projection.plain_view(timeline, viewer.seat),
            moves=moves,
            undo=viewer.seat >= 0 and self.undo.seat == viewer.seat,
            claims=projection.claims_of(timeline),
            clock=clock,
            missed=missed,
            gap=gap,
            talk=talk,
            notes=[projection.note_info(one, timeline, viewer) for one in self.notes_for(viewer)],
        )

    # --- changed ----------------------------------------------------------------

    def set_record(self, record: Record) -> None:
        """A new record. Connections whose token it makes void are ended."""
        self.record = record
        self.presence.resize(record.players)
        for viewer in list(self.viewers):
            if viewer.seat >= 0:
                seat = record.seats[viewer.seat] if viewer.seat < record.players else None
                if seat is None or seat.kind != "human" or seat.epoch != viewer.epoch:
                    viewer.end("kicked", resume=False)
                elif seat.out:
                    viewer.end("unseated", resume=False)
                viewer.host = viewer.seat == record.host_seat
            elif viewer.host and viewer.epoch != record.host_epoch:
                viewer.host = False
        self.say_notes()

    def say_notes(self) -> None:
        """Tell everybody what is new in the chronicle about the people; delayed onlookers hear of
        it later, for it may say that the game has ended."""
        new = [note for note in self.record.notes if note.n > self.noted]
        self.noted = self.record.noted
        self.tell_notes(new, [viewer for viewer in self.viewers if not self.is_delayed(viewer)])
        if not self.lags():
            self.noted_late = self.noted

    def tell_notes(self, notes: list[Note], viewers: list[Viewer]) -> None:
        for note in notes:
            for viewer in viewers:
                viewer.tell(Noted(projection.note_info(note, self.timeline_for(viewer), viewer)))

    def notes_for(self, viewer: Viewer) -> list[Note]:
        if not self.is_delayed(viewer):
            return self.record.notes
        return [note for note in self.record.notes if note.n <= self.noted_late]

    def is_late(self) -> bool:
        """Whether there is something that delayed onlookers have not seen yet."""
        return bool(self.pending) or (self.lags() and self.noted_late < self.noted)

    async def replace(self, rows: list[EntryRow], now: int) -> None:
        """Play again what the store holds; viewers are told what they do not know yet."""
        known = [row for row in rows if row.seq <= self.shown_seq]
        begun = empty_timeline(self.record) if rows else None
        if begun is not None:
            for _piece in begun.taking(known):
                await asyncio.sleep(0)
        self.undo.withdraw()
        self.behind = self.torn = False
        self.due = -1
        self.begun = begun
        if begun is not None:
            for row in rows[len(known) :]:
                kept = begun.take(row)
                await self.prepare()
                self.fan_out(kept, now)

    # --- told to viewers ------------------------------------------------------

    def fan_out(self, kept: StoredStep, now: int) -> None:
        """Tell everybody who may know of the newest entry."""
        self.shown_seq = kept.row.seq
        linger = projection.linger_of(self.timeline, kept) * self.show_pace
        if linger:
            self.linger_until = time.monotonic() + linger
        if self.pending and not self.lags():
            self.catch_up(now)
        prompt = [viewer for viewer in self.viewers if not self.is_delayed(viewer)]
        self.say_step(self.timeline, kept, linger, now, prompt)
        if self.lags():
            self.pending.append(kept.row)
        if self.due or self.pending or self.presence.kept:
            self.changed.set()  # otherwise nothing is due: no clock, no bot, no late onlooker

    def say_step(
        self, timeline: Timeline, kept: StoredStep, linger: float, now: int, viewers: list[Viewer]
    ) -> None:
        said: dict[tuple[int, bool], bytes] = {}
        known: projection.Told = {}
        clock = self.clock(timeline, now)
        viewers = [viewer for viewer in viewers if kept.row.seen & bit(viewer.seat)]
        timeline.look([viewer.seat for viewer in viewers])
        for viewer in viewers:
            key = (viewer.seat, viewer.blocked)
            if key not in said:
                late = timeline is not self.begun
                moves = self.moves_of(timeline, viewer)
                step = projection.step_of(
                    timeline, kept, viewer.seat, moves, linger, clock, late, known
                )
                legal = [] if step.moves is None else step.moves.legal
                self.note_choices(viewer.seat, timeline, legal)
                said[key] = encode(step)
            viewer.put(said[key])

    def moves_of(self, timeline: Timeline, viewer: Viewer) -> MovesInfo | None:
        """Of onlookers, who may be shown the past, nothing is asked."""
        if viewer.seat < 0:
            return None
        return self.choices.of(timeline, viewer.seat, viewer.blocked)

    async def prepare(self, *coming: Viewer) -> None:
        """Work out beforehand what is asked of those who sit here. Call it with the lock held.
        What fails here fails again when it is shown."""
        if self.begun is not None:
            everybody = (*self.viewers, *coming)
            eyes = {(one.seat, one.blocked) for one in everybody if one.seat >= 0}
            with contextlib.suppress(Exception):
                await self.choices.prepare(self.begun, eyes)

    def offer_undo(self) -> None:
        """Tell the player of the last move, once it is stored and shown, if they may have it
        back."""
        if self.undo.offer(self.timeline):
            self.tell_undo()

    def tell_undo(self) -> None:
        seat = self.undo.seat
        text = encode(UndoOffer(self.timeline.version(seat)))
        for viewer in self.viewers:
            if viewer.seat == seat and viewer.blocked:
                viewer.put(text)

    def say_table(self, now: int) -> None:
        """Tell everybody how the table stands now; of an end that is hidden not even that there is
        news."""
        text = encode(TableNews(self.info(), self.clock(self.begun, now)))
        ends, self.hiding = not self.hiding, self.hides_end()
        for viewer in self.viewers:
            if not self.is_delayed(viewer):
                viewer.put(text)
        if not (ends and self.hiding):
            self.say_table_late(now)
        self.changed.set()

    def say_table_late(self, now: int) -> None:
        late = [viewer for viewer in self.viewers if self.is_delayed(viewer)]
        text = encode(TableNews(self.info(True), self.clock(self.shadow, now))) if late else b""
        for viewer in late:
            viewer.put(text)

    def say(self, saying: Saying) -> None:
        text = encode(Talk(saying))
        for viewer in self.viewers:
            if viewer.room == saying.room:
                viewer.put(text)

    def show_delayed(self, now: int, most: int = BACKLOG) -> float:
        """Show delayed onlookers what is old enough, so much of it at most; seconds until there is
        more."""
        horizon = now - self.record.settings.delay * 1000
        while most > 0 and self.pending and self.pending[0].at <= horizon:
            self.show_next(now)
            most -= 1
        waiting = self.show_notes(horizon) if self.lags() else []
        if self.hiding and not self.hides_end():
            self.hiding = False
            self.say_table_late(now)
        times = [row.at for row in self.pending[:1]] + [note.at for note in waiting]
        return max(0.0, (min(times) - horizon) / 1000) if times else 3600.0

    def show_notes(self, horizon: int) -> list[Note]:
        """The lines about the people that delayed onlookers may hear by now; those left."""
        new = [note for note in self.record.notes if note.n > self.noted_late]
        due = [note for note in new if note.at <= horizon]
        if due:
            self.noted_late = due[-1].n
            self.tell_notes(due, [viewer for viewer in self.viewers if self.is_delayed(viewer)])
        return new[len(due) :]

    def catch_up(self, now: int) -> None:
        """The first thing to be remembered has come: onlookers see the present from now on."""
        while self.pending:
            self.show_next(now)
        self.shadow = None
        self.noted_late = self.noted

    def show_next(self, now: int) -> None:
        """The oldest entry that onlookers have not seen yet."""
        if self.shadow is None:
            self.shadow = empty_timeline(self.record)
        kept = self.shadow.take(self.pending.pop(0))
        linger = projection.linger_of(self.shadow, kept) * self.show_pace
        onlookers = [viewer for viewer in self.viewers if viewer.seat < 0]
        self.say_step(self.shadow, kept, linger, now, onlookers)

    # --- asked ------------------------------------------------------------------

    @property
    def timeline(self) -> Timeline:
        if self.begun is None:
            raise RequestError("not-playing")
        return self.begun

    def awaited(self) -> list[int]:
        """Whom the table really waits for: for the keeper only, never told to anybody."""
        if self.begun is None or self.record.status != "playing":
            return []
        return [int(seat) for seat in self.begun.game.awaited(self.begun.state)]

    def note_choices(self, seat: int, timeline: Timeline, legal: list[str]) -> None:
        """Remember since which version this seat has had these choices."""
        if timeline is self.begun and self.asked_at.get(seat, (0, None))[1] != legal:
            self.asked_at[seat] = (timeline.version(seat), legal)

    def check_fresh(self, seat: int, base: int) -> None:
        """Whether the seat's choices are still those its player was looking at."""
        since, choices = self.asked_at.get(seat, (0, []))
        if choices and base < since:
            raise RequestError("stale", {"v": self.timeline.version(seat)})

    def remember(self, command: str, asker: str, answer: bytes) -> None:
        self.answers[command] = (asker, answer)
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)


def empty_timeline(record: Record) -> Timeline:
    key = b"" if record.fair is None else record.fair.key()
    return Timeline(game(record.game), record.players, record.options, record.names, key)
