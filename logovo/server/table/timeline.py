"""A table's log played into its state, with the versions each viewer has been given.

An entry has a version for an observer if they were told an event, if their view changed, or if
the move was their own. An entry of which they learn nothing has none: in some games the mere
number of decisions is a secret.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final, final

from logovo.core.chance import FAIR, Chance, fair_stream, replaying, secret
from logovo.core.errors import BadLog
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.log import CLAIM, CLOCK, HINT, MOVE, SETUP, Entry
from logovo.core.moves import Move
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.story import heard
from logovo.core.table import Table, set_up_again
from logovo.core.takeback import Played
from logovo.core.views import View, asked
from logovo.server.store.rows import UNDO, EntryRow

BACKLOG: Final = 256
PIECE: Final = 8
"""Entries of a log that are played again at one go: a millisecond or two."""
RETOLD: Final = 2
"""Entries of which is kept what everybody was told: the newest, and the one before it, which is
remembered when somebody asks what was known before the newest."""
GENERATIONS: Final = count(1)


@dataclass(frozen=True)
class StoredStep:
    """A row with what happened in it, told in full: never sent as it is."""

    row: EntryRow
    events: list[Event] = field(default_factory=list)
    told: dict[Seat, list[Event]] = field(default_factory=dict)  # to whom somebody has told it


def bit(observer: int) -> int:
    return 1 << (observer + 1)


@final
class Timeline:
    """Empty until `set_up`, or until the first stored row is taken."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        names: list[str],
        key: bytes = b"",
    ) -> None:
        self.game = game
        self.key = key  # of the stream its luck comes from; empty: from the machine's entropy
        self.players = players
        self.options = game.options(players, options)
        self.names = names
        self.begun: Table | None = None
        self.seq = 0
        self.versions = [0] * (players + 1)  # by observer + 1
        self.past: deque[StoredStep] = deque(maxlen=BACKLOG)
        self.last: Played | None = None  # the newest entry, if it is a move made here
        self.public_at = 0  # when everybody last saw something happen
        self.phase_at = 0  # since when the game's own clock runs
        self.phase = (0, "")
        self.hints: Counter[tuple[int, str]] = Counter()  # by seat, and how they came
        self.memory = False  # whether something has been shown that must be remembered
        self.generation = next(GENERATIONS)  # another number: what is cached of the log is void
        self.stand = (0, 0)  # of which `views` are: generation, and length of the log
        self.looked: State | None = None  # the state they show, in that stand
        self.views: dict[Seat, View] = {}
        self.views_before: dict[Seat, View] = {}  # one entry earlier

    @property
    def table(self) -> Table:
        if self.begun is None:
            raise BadLog(0, "no-setup")
        return self.begun

    @property
    def state(self) -> State:
        return self.table.state

    def version(self, observer: int) -> int:
        return self.versions[observer + 1]

    def view(self, observer: int) -> View:
        """Built once for each observer and entry of the log."""
        seat = Seat(observer)
        self.turn_page()
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = self.game.view(self.state, seat)
        return view

    def look(self, observers: list[int]) -> None:
        """Build the views of all of them at one go."""
        self.turn_page()
        blind = [Seat(one) for one in observers if Seat(one) not in self.views]
        if blind:
            self.views.update(zip(blind, self.game.views(self.state, blind), strict=True))

    def heard(self, kept: StoredStep, observer: int) -> list[Event]:
        """The entry as this observer hears of it at the moment itself: told once."""
        seat = Seat(observer)
        told = kept.told.get(seat)
        if told is None:
            told = kept.told[seat] = heard(self.game, kept.events, seat)
        return told

    def turn_page(self) -> None:
        """Forget views of an earlier stand, but for those of the entry just before."""
        table = self.table
        state, stand = table.state, (self.generation, len(table.log.entries))
        same = state is self.looked
        if stand != self.stand or not same:
            follows = same and stand == (self.stand[0], self.stand[1] + 1)
            self.views_before = self.views if follows else {}
            self.views = {}
            self.stand, self.looked = stand, state

    # --- new entries, not stored yet ----------------------------------------

    def set_up(self, at: int) -> StoredStep:
        self.begun = Table(self.game, self.options, self.names, self.luck(0))
        return self.keep(SETUP, TABLE, 0, self.table.opening, self.everybody(), at)

    def move(self, seat: int, move: Move, at: int, by: str = "") -> StoredStep:
        """Play a move; raises Refused and then has changed nothing. `by`: made by a bot or the
        clock in its player's name."""
        before = self.state.clone()
        place = len(self.table.log.entries)
        self.find_place()
        events = self.table.play(Seat(seat), move)
        self.turn_page()
        known = self.who_saw(before, seat) if by else 0
        seen = self.witnesses(before, seat, events)
        kept = self.keep(MOVE, seat, place, events, seen, at, by, known)
        luck = bool(kept.row.chance)
        self.last = Played(Seat(seat), move, before, self.state, events, luck)
        self.last.views_before, self.last.views_after = self.views_before, self.views
        self.last.told = kept.told
        return kept

    def claim(self, seat: int, text: str, at: int) -> StoredStep:
        place = len(self.table.log.entries)
        self.table.claim(Seat(seat), text)
        return self.keep(CLAIM, seat, place, [], self.everybody(), at)

    def hint(self, seat: int, how: str, at: int) -> StoredStep:
        """Nobody has a version for it: nothing has happened on the table."""
        place = len(self.table.log.entries)
        self.table.hint(Seat(seat), how)
        return self.keep(HINT, seat, place, [], 0, at)

    def clock_out(self, at: int) -> StoredStep:
        before = self.state.clone()
        place = len(self.table.log.entries)
        self.find_place()
        events = self.table.clock_out()
        self.turn_page()
        return self.keep(CLOCK, TABLE, place, events, self.witnesses(before, TABLE, events), at)

    def undo(self, seat: int, at: int) -> StoredStep:
        """Take back the last entry, which the caller knows to be a move of this seat."""
        undone = self.past[-1].row
        self.drop_last()
        return self.note(StoredStep(EntryRow(self.seq + 1, UNDO, seat, "", [], undone.seen, at)))

    # --- entries read from the store ----------------------------------------

    def take(self, row: EntryRow) -> StoredStep:
        """Play one stored row; raises BadLog where it breaks the rules."""
        if row.seq != self.seq + 1:
            raise BadLog(row.seq, "gap")
        if row.kind == UNDO:
            self.drop_last()
            return self.note(StoredStep(row))
        if row.kind == SETUP:
            return self.note(StoredStep(row, self.begin(row.entry())))
        return self.note(StoredStep(row, self.table.apply(row.entry())))

    def take_all(self, rows: list[EntryRow]) -> None:
        for _piece in self.taking(rows):
            pass

    def taking(self, rows: list[EntryRow]) -> Iterator[None]:
        """Play many rows, in pieces that hold nobody up; a move that is taken back at once is
        played on a copy only."""
        for i in range(len(rows)):
            if i % PIECE == PIECE - 1:
                yield
            row = rows[i]
            if i + 1 < len(rows) and rows[i + 1].kind == UNDO:
                self.note(StoredStep(row, self.imagined(row)))
            elif row.kind == UNDO:
                self.generation = next(GENERATIONS)
                self.note(StoredStep(row))
            else:
                self.take(row)

    def imagined(self, row: EntryRow) -> list[Event]:
        journal = Journal(True)
        move = self.game.parse_move(row.text)
        chance = replaying(list(row.chance))
        self.game.play(self.state.clone(), Seat(row.seat), move, chance, journal)
        return journal.take()

    # --- the parts ------------------------------------------------------------

    def begin(self, setup: Entry) -> list[Event]:
        self.begun = set_up_again(self.game, self.options, self.names, setup)
        self.begun.chance = self.luck(self.begun.drawn)
        return self.begun.opening

    def luck(self, drawn: int) -> Chance:
        return fair_stream(self.key, drawn) if self.key else secret()

    def find_place(self) -> None:
        """The stream goes on after what the log has drawn, whichever process drew it."""
        chance = self.table.chance
        if chance.mode == FAIR:
            chance.at = self.table.drawn

    def keep(
        self,
        kind: str,
        seat: int,
        place: int,
        events: list[Event],
        seen: int,
        at: int,
        by: str = "",
        by_seen: int = 0,
    ) -> StoredStep:
        entry = self.table.log.entries[place]
        row = EntryRow(self.seq + 1, kind, seat, entry.text, entry.chance, seen, at, by, by_seen)
        return self.note(StoredStep(row, events))

    def note(self, kept: StoredStep) -> StoredStep:
        row = kept.row
        self.seq = row.seq
        self.last = None
        for observer in range(-1, self.players):
            if row.seen & bit(observer):
                self.versions[observer + 1] += 1
        self.past.append(kept)
        if len(self.past) > RETOLD:
            self.past[-1 - RETOLD].told.clear()
        if row.kind == HINT:
            self.hints[row.seat, row.text] += 1
        for event in kept.events:
            self.memory = self.memory or self.game.fleeting(event)
        if row.seen & bit(TABLE):
            self.public_at = row.at
        seconds = self.game.clock(self.state)
        phase = (seconds, asked(self.view(TABLE))[0] if seconds else "")
        if phase != self.phase or row.kind == CLOCK:
            self.phase = phase
            self.phase_at = row.at
        return kept

    def not_after(self, now: int) -> None:
        """What another run or process has written ahead of our clock counts as just written."""
        self.public_at = min(self.public_at, now)
        self.phase_at = min(self.phase_at, now)

    def drop_last(self) -> None:
        """Go back by one entry: to what is at hand, or else by playing the log again."""
        self.generation = next(GENERATIONS)
        last, table = self.last, self.table
        if last is not None and not last.luck and table.claims is None and not self.is_closed():
            table.state = last.before
            table.log.entries.pop()
            return
        entries = self.table.log.entries[:-1]
        self.begin(entries[0])
        for entry in entries[1:]:
            self.table.apply(entry)

    def is_closed(self) -> bool:
        return self.table.log.is_finished()

    def version_at(self, observer: int, seq: int) -> int:
        """The observer's version after so many entries; 0 where that is no longer known."""
        later = sum(1 for kept in self.past if kept.row.seq > seq and kept.row.seen & bit(observer))
        return self.version(observer) - later

    def who_saw(self, before: State, seat: int) -> int:
        """Who knows that this seat has just moved: its player, and whoever saw the game wait for
        it alone or stop waiting for it. For the others that would tell who is asked in secret."""
        known = bit(seat)
        for observer in range(-1, self.players):
            asked_then = asked(self.view_before(before, observer))[1]
            asked_now = asked(self.view(observer))[1]
            if tuple(asked_then) == (seat,) or set(asked_then) - set(asked_now) == {seat}:
                known |= bit(observer)
        return known

    def everybody(self) -> int:
        return (1 << (self.players + 1)) - 1

    def witnesses(self, before: State, seat: int, events: list[Event]) -> int:
        """Who learns that something happened."""
        if events:
            return self.everybody()
        seen = bit(seat) if seat >= 0 else 0
        for observer in range(-1, self.players):
            if self.view_before(before, observer) != self.view(observer):
                seen |= bit(observer)
        return seen

    def view_before(self, before: State, observer: int) -> View:
        """What the observer saw of the state before the newest entry."""
        seat = Seat(observer)
        view = self.views_before.get(seat)
        if view is None:
            view = self.views_before[seat] = self.game.view(before, seat)
        return view
