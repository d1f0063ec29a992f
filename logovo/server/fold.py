"""A table's log folded into its state, with the versions each viewer has been given.

An entry has a version for an observer if he was told an event, if his view changed, or if
the move was his own. An entry of which he learns nothing has none: in some games the mere
number of decisions is a secret.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Final, final

from logovo.core.chance import replaying, secret
from logovo.core.errors import BadLog, BadNotation, Refused
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.log import CLAIM, CLOCK, MOVE, SETUP
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.table import Table
from logovo.core.views import View, asked
from logovo.server.store.rows import UNDO, EntryRow

BACKLOG: Final = 256
TURNS: Final = count(1)


@dataclass(frozen=True)
class Kept:
    """A stored row with what happened in it, told in full: never sent as it is."""

    row: EntryRow
    events: list[Event] = field(default_factory=list)


def bit(observer: int) -> int:
    return 1 << (observer + 1)


@final
class Fold:
    def __init__(self, game: Game, players: int, options: dict[str, str], names: list[str]) -> None:
        self.game = game
        self.players = players
        self.options = game.options(players, options)
        self.names = names
        self.table: Table | None = None
        self.seq = 0
        self.versions = [0] * (players + 1)  # by observer + 1
        self.past: deque[Kept] = deque(maxlen=BACKLOG)
        self.public_at = 0  # when everybody last saw something happen
        self.phase_at = 0  # since when the game's own clock runs
        self.phase = (0, "")
        self.turns = next(TURNS)  # another number: what is cached of the log is void

    @property
    def live(self) -> Table:
        if self.table is None:
            raise BadLog(0, "no-setup")
        return self.table

    @property
    def state(self) -> State:
        return self.live.state

    def version(self, observer: int) -> int:
        return self.versions[observer + 1]

    def view(self, observer: int) -> View:
        return self.game.view(self.state, Seat(observer))

    # --- new entries, not stored yet ----------------------------------------

    def set_up(self, at: int) -> Kept:
        return self.begin(at, None)

    def move(self, seat: int, text: str, at: int) -> Kept:
        """Play a move; raises Refused or BadNotation and then has changed nothing."""
        before = self.state.clone()
        place = len(self.live.log.entries)
        events = self.live.play_text(Seat(seat), text)
        return self.keep(MOVE, seat, place, events, self.witnesses(before, seat, events), at)

    def claim(self, seat: int, text: str, at: int) -> Kept:
        place = len(self.live.log.entries)
        self.live.claim(Seat(seat), text)
        return self.keep(CLAIM, seat, place, [], self.everybody(), at)

    def clock_out(self, at: int) -> Kept:
        before = self.state.clone()
        place = len(self.live.log.entries)
        events = self.live.clock_out()
        return self.keep(CLOCK, TABLE, place, events, self.witnesses(before, TABLE, events), at)

    def undo(self, seat: int, at: int) -> Kept:
        """Take back the last entry, which the caller knows to be a move of this seat."""
        undone = self.past[-1].row
        self.drop_last()
        return self.note(Kept(EntryRow(self.seq + 1, UNDO, seat, "", [], undone.seen, at)))

    # --- entries read from the store ----------------------------------------

    def take(self, row: EntryRow) -> Kept:
        """Fold one stored row; raises BadLog where it breaks the rules."""
        if row.seq != self.seq + 1:
            raise BadLog(row.seq, "gap")
        if row.kind == SETUP:
            return self.begin(row.at, row.chance)
        if row.kind == UNDO:
            self.drop_last()
            return self.note(Kept(row))
        self.live.chance = replaying(list(row.chance))
        try:
            events = self.redo(row)
        except (Refused, BadNotation) as error:
            raise BadLog(row.seq, error.code) from None
        finally:
            self.live.chance = secret()
        return self.note(Kept(row, events))

    def redo(self, row: EntryRow) -> list[Event]:
        if row.kind == MOVE:
            return self.live.play_text(Seat(row.seat), row.text)
        if row.kind == CLOCK:
            return self.live.clock_out()
        self.live.claim(Seat(row.seat), row.text)
        return []

    def take_all(self, rows: list[EntryRow]) -> None:
        """Fold many rows; a move that is taken back at once is played on a copy only."""
        for i in range(len(rows)):
            row = rows[i]
            if i + 1 < len(rows) and rows[i + 1].kind == UNDO:
                self.note(Kept(row, self.imagined(row)))
            elif row.kind == UNDO:
                self.turns = next(TURNS)
                self.note(Kept(row))
            else:
                self.take(row)

    def imagined(self, row: EntryRow) -> list[Event]:
        journal = Journal(True)
        move = self.game.parse_move(row.text)
        chance = replaying(list(row.chance))
        self.game.play(self.state.clone(), Seat(row.seat), move, chance, journal)
        return journal.take()

    # --- the parts ------------------------------------------------------------

    def begin(self, at: int, tape: list[int] | None) -> Kept:
        chance = secret() if tape is None else replaying(list(tape))
        self.table = Table(self.game, self.options, self.names, chance)
        self.table.chance = secret()
        return self.keep(SETUP, TABLE, 0, self.table.opening, self.everybody(), at)

    def keep(
        self, kind: str, seat: int, place: int, events: list[Event], seen: int, at: int
    ) -> Kept:
        entry = self.live.log.entries[place]
        row = EntryRow(self.seq + 1, kind, seat, entry.text, entry.chance, seen, at)
        return self.note(Kept(row, events))

    def note(self, kept: Kept) -> Kept:
        row = kept.row
        self.seq = row.seq
        for observer in range(-1, self.players):
            if row.seen & bit(observer):
                self.versions[observer + 1] += 1
        self.past.append(kept)
        if row.seen & bit(TABLE):
            self.public_at = row.at
        seconds = self.game.clock(self.state)
        phase = (seconds, asked(self.view(TABLE))[0] if seconds else "")
        if phase != self.phase or row.kind == CLOCK:
            self.phase = phase
            self.phase_at = row.at
        return kept

    def drop_last(self) -> None:
        """Fold again without the last entry of the log."""
        entries = self.live.log.entries[:-1]
        table = Table(self.game, self.options, self.names, replaying(entries[0].chance))
        self.table = table
        for entry in entries[1:]:
            table.chance.feed(entry.chance)
            self.redo(EntryRow(0, entry.kind, entry.seat, entry.text, [], 0, 0))
        table.chance = secret()
        self.turns = next(TURNS)

    def everybody(self) -> int:
        return (1 << (self.players + 1)) - 1

    def witnesses(self, before: State, seat: int, events: list[Event]) -> int:
        """Who learns that something happened."""
        if events:
            return self.everybody()
        seen = bit(seat) if seat >= 0 else 0
        for observer in range(-1, self.players):
            if self.game.view(before, Seat(observer)) != self.view(observer):
                seen |= bit(observer)
        return seen
