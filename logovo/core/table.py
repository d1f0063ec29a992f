"""A game in progress with its log: the one place where a move is checked, played, kept."""

from __future__ import annotations

from typing import final

from logovo.core.chance import Chance, recording, replaying
from logovo.core.claims import ClaimBoard
from logovo.core.errors import BadLog, BadNotation, OtherRuleset, Refused
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.log import CLAIM, CLOCK, END, MOVE, SETUP, Entry, Header, Log
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import NOT_ASKED, Refusal
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State


@final
class Table:
    """Made by `open_table` or `replay`. `chance` must record (or replay) its results."""

    def __init__(self, game: Game, options: Options, names: list[str], chance: Chance) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.journal = Journal(True)
        self.state: State = game.setup(options, chance, self.journal)
        header = Header(game.key, game.ruleset, options.players, options.values, names)
        self.log = Log(header)
        self.claims: ClaimBoard | None = game.claim_board(options)
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

    def clock_out(self) -> list[Event]:
        """The table's own clock has run out; Refused where no clock runs."""
        if self.state.is_over() or self.game.clock(self.state) == 0:
            raise Refused(Refusal(NOT_ASKED))
        self.game.clock_out(self.state, self.chance, self.journal)
        events = self.keep(CLOCK, TABLE, "")
        self.close_if_over()
        return events

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def keep(self, kind: str, seat: Seat, text: str) -> list[Event]:
        self.log.add(Entry(kind, seat, text, self.chance.take_tape()))
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


class Replay:
    """A log folded step by step. `table.state` is the state after `at` entries."""

    def __init__(self, game: Game, log: Log) -> None:
        header = log.header
        if header.ruleset != game.ruleset:
            raise OtherRuleset(header.game, header.ruleset, game.ruleset)
        self.source = log
        self.at = 1
        options = game.options(header.players, header.options)
        self.table = Table(game, options, header.names, replaying(log.entries[0].chance))
        self.check(1)

    def step(self) -> list[Event]:
        """Play the next entry; raises BadLog where the log breaks the rules."""
        entry = self.source.entries[self.at]
        self.at += 1
        line = self.at + 1
        if self.table.log.is_finished():
            if entry.kind != END or entry.text != self.table.log.entries[-1].text:
                raise BadLog(line, "after-the-end")
            return []
        self.table.chance.feed(entry.chance)
        try:
            events = self.do(entry)
        except Refused as refused:
            raise BadLog(line, refused.refusal.rule.id) from None
        except BadNotation:
            raise BadLog(line, "bad-notation") from None
        self.check(line)
        return events

    def do(self, entry: Entry) -> list[Event]:
        if entry.kind == MOVE:
            return self.table.play_text(Seat(entry.seat), entry.text)
        if entry.kind == CLOCK:
            return self.table.clock_out()
        if entry.kind == CLAIM:
            self.table.claim(Seat(entry.seat), entry.text)
            return []
        raise BadLog(self.at + 1, "bad-entry")

    def has_more(self) -> bool:
        return self.at < len(self.source.entries)

    def check(self, line: int) -> None:
        if not self.table.chance.is_spent():
            raise BadLog(line, "chance-left-over")


def replay(game: Game, log: Log) -> Table:
    """Fold a whole log; the table it gives goes on replaying nothing."""
    fold = Replay(game, log)
    while fold.has_more():
        fold.step()
    return fold.table
