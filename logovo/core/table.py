"""A game in progress with its log: the one place where a move is checked, played and kept, at a
live table, in a replay and in the process of a bot."""

from __future__ import annotations

import json
from typing import Final, final

from logovo.core.chance import Chance, recording, replaying
from logovo.core.claims import ClaimBoard
from logovo.core.errors import BadLog, BadNotation, BadPosition, OtherRuleset, Refused
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.log import CLAIM, CLOCK, END, HINT, HINTS, MOVE, SETUP, WORLD, Entry, Header, Log
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import NOT_ASKED, Refusal
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State

FIRST_LINE: Final = 2
"""Of a log file, that of its first entry: the header stands above."""


@final
class Table:
    """Made by `open_table` or `replay`. `chance` must record (or replay) its results."""

    def __init__(self, game: Game, options: Options, names: list[str], chance: Chance) -> None:
        self.game = game
        self.options = options
        self.chance: Chance = chance
        self.journal: Journal = Journal(True)
        self.state: State = game.setup(options, chance, self.journal)
        header = Header(game.key, game.ruleset, options.players, options.values, names)
        self.log: Log = Log(header)
        self.claims: ClaimBoard | None = game.claim_board(options)
        self.drawn = 0  # results handed out so far, by whatever source
        self.opening: list[Event] = self.keep(SETUP, TABLE, "")

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move or raise Refused; a refused move changes nothing."""
        refusal = self.game.refusal(self.state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.game.play(self.state, seat, move, self.chance, self.journal)
        events = self.keep(MOVE, seat, str(move))
        self.close_if_over()
        return events

    def play_text(self, seat: Seat, text: str) -> list[Event]:
        """The same from notation; raises BadNotation too."""
        return self.play(seat, self.game.parse_move(text))

    def claim(self, seat: Seat, text: str) -> None:
        """Say something in public beside the game."""
        if self.claims is None:
            raise BadNotation(text)
        refusal = self.claims.refusal(seat, text)
        if refusal is not None:
            raise Refused(refusal)
        self.claims.make(seat, text)
        self.log.add(Entry(CLAIM, seat, text, []))

    def hint(self, seat: Seat, how: str) -> None:
        """Note that the seat had help with the decision it owes. Nothing on the table moves."""
        if how not in HINTS:
            raise BadNotation(how)
        if not self.game.is_asked(self.state, seat):
            raise Refused(Refusal(NOT_ASKED))
        self.log.add(Entry(HINT, seat, how, []))

    def clock_out(self) -> list[Event]:
        """The table's own clock has run out; Refused where no clock runs."""
        if self.state.is_over() or self.game.clock(self.state) == 0:
            raise Refused(Refusal(NOT_ASKED))
        self.game.clock_out(self.state, self.chance, self.journal)
        events = self.keep(CLOCK, TABLE, "")
        self.close_if_over()
        return events

    def imagine(self, text: str) -> None:
        """Play on from another position, in JSON as `Game.dump` writes it: for practice, in a
        world that fits what was known. Raises BadPosition where it cannot lie on this table."""
        try:
            position: object = json.loads(text)
        except (ValueError, RecursionError):
            raise BadPosition("not-json") from None
        if not isinstance(position, dict):
            raise BadPosition("not-json")
        state = self.game.load(position)
        options = position.get("options", self.options.values)
        if state.players != self.options.players or options != self.options.values:
            raise BadPosition("options: another-table")
        if state.is_over():
            raise BadPosition("over")
        self.state = state
        self.log.add(Entry(WORLD, TABLE, text, []))

    def apply(self, entry: Entry) -> list[Event]:
        """Play an entry of a log again with the luck it met; raises BadLog, with its line, where
        it breaks the rules."""
        line = len(self.log.entries) + FIRST_LINE
        own = self.chance
        self.chance = replaying(list(entry.chance))
        try:
            events = self.perform(entry)
            spent = self.chance.is_spent()
        except Refused as refused:
            raise BadLog(line, refused.refusal.rule.id) from None
        except BadNotation:
            raise BadLog(line, "bad-notation") from None
        except BadPosition:
            raise BadLog(line, "bad-position") from None
        except BadLog as bad:
            raise at_line(line, bad) from None
        finally:
            self.chance = own
        if not spent:
            raise BadLog(line, "chance-left-over")
        check_ranges(entry, self.log.entries[line - FIRST_LINE], line)
        return events

    def perform(self, entry: Entry) -> list[Event]:
        if entry.kind == MOVE:
            return self.play_text(Seat(entry.seat), entry.text)
        if entry.kind == CLOCK:
            return self.clock_out()
        if entry.kind == CLAIM:
            self.claim(Seat(entry.seat), entry.text)
            return []
        if entry.kind == HINT:
            self.hint(Seat(entry.seat), entry.text)
            return []
        if entry.kind == WORLD:
            self.imagine(entry.text)
            return []
        raise BadLog(len(self.log.entries) + FIRST_LINE, "bad-entry")

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def keep(self, kind: str, seat: Seat, text: str) -> list[Event]:
        results = self.chance.take_tape()
        self.drawn += len(results)
        self.log.add(Entry(kind, seat, text, results, self.chance.take_ranges()))
        events = self.journal.take()
        if self.claims is not None:
            for event in events:
                self.claims.hear(self.game.told_to(event, TABLE))
        return events

    def close_if_over(self) -> None:
        outcome = self.outcome()
        if outcome is not None:
            self.log.add(Entry(END, TABLE, places_text(outcome), []))


def places_text(outcome: Outcome) -> str:
    return " ".join([str(place) for place in outcome.places])


def open_table(game: Game, options: Options, names: list[str], seed: int) -> Table:
    """A fresh table whose luck follows from the seed."""
    return Table(game, options, names, recording(seed))


def set_up_again(game: Game, options: Options, names: list[str], setup: Entry) -> Table:
    """The table a log begins with; raises BadLog if its luck is not that of a set-up."""
    try:
        table = Table(game, options, names, replaying(list(setup.chance)))
    except BadLog as bad:
        raise at_line(FIRST_LINE, bad) from None
    if not table.chance.is_spent():
        raise BadLog(FIRST_LINE, "chance-left-over")
    check_ranges(setup, table.log.entries[0], FIRST_LINE)
    return table


def at_line(line: int, bad: BadLog) -> BadLog:
    """Luck that is played again does not know where in the file it stands."""
    return BadLog(line, str(bad.facts["why"]))


def check_ranges(written: Entry, played: Entry, line: int) -> None:
    """A log that says of how many outcomes its results were must say what the rules asked for."""
    if written.ranges and written.ranges != played.ranges:
        raise BadLog(line, "chance-ranges")


class Replay:
    """A log played again step by step. `table.state` is the state after `at` entries."""

    def __init__(self, game: Game, log: Log) -> None:
        header = log.header
        if header.ruleset != game.ruleset:
            raise OtherRuleset(header.game, header.ruleset, game.ruleset)
        self.source = log
        self.at: int = 1
        options = game.options(header.players, header.options)
        self.table: Table = set_up_again(game, options, header.names, log.entries[0])

    def step(self) -> list[Event]:
        """Play the next entry; raises BadLog where the log breaks the rules."""
        entry = self.source.entries[self.at]
        self.at += 1
        if self.table.log.is_finished():
            if entry.kind != END or entry.text != self.table.log.entries[-1].text:
                raise BadLog(self.at + 1, "after-the-end")
            return []
        return self.table.apply(entry)

    def has_more(self) -> bool:
        return self.at < len(self.source.entries)


def replay(game: Game, log: Log) -> Table:
    """Play a whole log again; the table it gives has no luck left to go on with."""
    again = Replay(game, log)
    while again.has_more():
        again.step()
    return again.table
