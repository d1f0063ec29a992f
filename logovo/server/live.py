"""A table in memory: its record, its fold, its viewers. Everything that changes it holds
its lock until the change is stored, so nobody sees what could still be lost."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final, final

from logovo.core.views import Knowledge
from logovo.games import game
from logovo.server import looks
from logovo.server.clocks import clock_of
from logovo.server.errors import No
from logovo.server.fold import Fold, Kept, bit
from logovo.server.presence import Presence
from logovo.server.records import Record
from logovo.server.store.rows import EntryRow
from logovo.server.viewer import Viewer, encode
from logovo.server.wire.commands import Hello
from logovo.server.wire.messages import Snapshot, TableNews, Talk
from logovo.server.wire.nouns import OutcomeInfo, Room, Saying, TableInfo

REMEMBERED: Final = 256
"""Answers kept in memory; older ones are in the store."""


@final
class Live:
    def __init__(
        self, record: Record, rows: list[EntryRow], now: int, show_pace: float = 1.0
    ) -> None:
        self.record = record
        self.show_pace = show_pace  # stretches the time for which things must be shown
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = Presence(record.players)
        self.answers: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        self.undoable = -1  # the seat that may take its last move back
        self.minds: list[Knowledge] | None = None
        self.linger_until = 0.0  # by the monotonic clock
        self.changed = asyncio.Event()  # wakes the keeper
        self.touched = time.monotonic()
        self.asked_at: dict[int, tuple[int, list[str]]] = {}
        self.behind = False  # another process has written
        self.torn = False  # a change was worked out and not stored: the fold is not to be trusted
        self.due = -1  # as stored; -1 if unknown
        self.said: dict[Room, int] = {"players": 0, "onlookers": 0}  # last numbers
        self.shown_seq = 0  # the last entry viewers have been told of
        self.fold: Fold | None = None
        self.shadow: Fold | None = None  # what delayed onlookers see
        self.pending: list[EntryRow] = []  # what they do not see yet
        if rows:
            self.fold = self.fresh_fold()
            self.fold.take_all(rows)
            self.shown_seq = self.fold.seq
            if record.settings.delay:
                self.pending = rows
                self.catch_up(now)

    def begin(self, record: Record) -> None:
        """An empty fold for a game about to be set up."""
        names, players = record.names, record.players
        self.fold = Fold(game(record.game), players, record.options, names)

    def fresh_fold(self) -> Fold:
        record = self.record
        return Fold(game(record.game), record.players, record.options, record.names)

    # --- shown ----------------------------------------------------------------

    def info(self, shadowed: bool = False) -> TableInfo:
        outcome: OutcomeInfo | None = None
        if self.fold is not None:
            ended = self.fold.live.outcome()
            outcome = None if ended is None else looks.outcome_info(ended)
        here, kept = self.presence.shown(), self.presence.kept
        info = looks.table_info(self.record, here, kept, self.presence.watching(), outcome)
        if shadowed and self.shadow is not self.fold and info.status == "over":
            if self.shadow is None or not self.shadow.state.is_over():
                return looks.before_the_end(info)
        return info

    def fold_for(self, viewer: Viewer) -> Fold | None:
        return self.shadow if self.is_delayed(viewer) else self.fold

    def is_delayed(self, viewer: Viewer) -> bool:
        return viewer.seat < 0 and self.record.settings.delay > 0

    def snapshot(self, viewer: Viewer, hello: Hello, talk: list[Saying], now: int) -> Snapshot:
        fold = self.fold_for(viewer)
        clock = clock_of(self.record, fold, now)
        info = self.info(self.is_delayed(viewer))
        if fold is None:
            return Snapshot(
                0, looks.ENGINE, viewer.you(), info, None, None, False, [], clock, [], False, talk
            )
        missed, gap = looks.missed_by(fold, viewer.seat, hello.v)
        moves = looks.moves_of(fold, viewer.seat, viewer.blocked)
        self.note_choices(viewer.seat, fold, [] if moves is None else moves.legal)
        return Snapshot(
            v=fold.version(viewer.seat),
            engine=looks.ENGINE,
            you=viewer.you(),
            table=info,
            view=looks.plain_view(fold, viewer.seat),
            moves=moves,
            undo=viewer.seat >= 0 and self.undoable == viewer.seat,
            claims=looks.claims_of(fold),
            clock=clock,
            missed=missed,
            gap=gap,
            talk=talk,
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
                viewer.host = viewer.seat == record.host_seat

    def replace(self, rows: list[EntryRow], now: int) -> None:
        """Fold anew what the store holds; viewers are told what they do not know yet."""
        self.undoable = -1
        self.minds = None
        self.behind = self.torn = False
        self.due = -1
        known = [row for row in rows if row.seq <= self.shown_seq]
        self.fold = self.fresh_fold() if rows else None
        if self.fold is not None:
            self.fold.take_all(known)
            for row in rows[len(known) :]:
                self.fan_out(self.fold.take(row), now)

    # --- told to viewers ------------------------------------------------------

    def fan_out(self, kept: Kept, now: int) -> None:
        """Tell everybody who may know of the newest entry."""
        self.shown_seq = kept.row.seq
        linger = looks.linger_of(self.folded, kept) * self.show_pace
        if linger:
            self.linger_until = time.monotonic() + linger
        self.say_step(self.folded, kept, now, [v for v in self.viewers if not self.is_delayed(v)])
        if self.record.settings.delay:
            self.pending.append(kept.row)
        self.changed.set()

    def say_step(self, fold: Fold, kept: Kept, now: int, viewers: list[Viewer]) -> None:
        said: dict[tuple[int, bool], str] = {}
        linger = looks.linger_of(fold, kept) * self.show_pace
        for viewer in viewers:
            if not kept.row.seen & bit(viewer.seat):
                continue
            key = (viewer.seat, viewer.blocked)
            if key not in said:
                undo = viewer.seat >= 0 and self.undoable == viewer.seat
                step = looks.step_of(
                    self.record, fold, kept, viewer.seat, viewer.blocked, undo, linger, now
                )
                legal = [] if step.moves is None else step.moves.legal
                self.note_choices(viewer.seat, fold, legal)
                said[key] = encode(step)
            viewer.put(said[key])

    def say_table(self, now: int) -> None:
        """Tell everybody how the table stands now."""
        clock = clock_of(self.record, self.fold, now)
        text = encode(TableNews(self.info(), clock))
        late = encode(TableNews(self.info(True), clock_of(self.record, self.shadow, now)))
        for viewer in self.viewers:
            viewer.put(late if self.is_delayed(viewer) else text)
        self.changed.set()

    def say(self, saying: Saying) -> None:
        text = encode(Talk(saying))
        for viewer in self.viewers:
            if viewer.room == saying.room:
                viewer.put(text)

    def catch_up(self, now: int) -> float:
        """Show delayed onlookers what is old enough; seconds until there is more."""
        horizon = now - self.record.settings.delay * 1000
        while self.pending and self.pending[0].at <= horizon:
            row = self.pending.pop(0)
            if self.shadow is None:
                self.shadow = self.fresh_fold()
            kept = self.shadow.take(row)
            late = [viewer for viewer in self.viewers if self.is_delayed(viewer)]
            self.say_step(self.shadow, kept, now, late)
        return max(0.0, (self.pending[0].at - horizon) / 1000) if self.pending else 3600.0

    # --- asked ------------------------------------------------------------------

    @property
    def folded(self) -> Fold:
        if self.fold is None:
            raise No("not-playing")
        return self.fold

    def awaited(self) -> list[int]:
        """Whom the table really waits for: for the keeper only, never told to anybody."""
        if self.fold is None or self.record.status != "playing":
            return []
        return [int(seat) for seat in self.fold.game.awaited(self.fold.state)]

    def note_choices(self, seat: int, fold: Fold, legal: list[str]) -> None:
        """Remember since which version this seat has had these choices."""
        if fold is self.fold and self.asked_at.get(seat, (0, None))[1] != legal:
            self.asked_at[seat] = (fold.version(seat), legal)

    def check_fresh(self, seat: int, base: int) -> None:
        """Whether the seat's choices are still those its player was looking at."""
        since, choices = self.asked_at.get(seat, (0, []))
        if choices and base < since:
            raise No("stale", {"v": self.folded.version(seat)})

    def remember(self, command: str, asker: str, answer: bytes) -> None:
        self.answers[command] = (asker, answer)
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)
