"""A table in the terminal: people at the keyboard, bots beside them, all told as it happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from rich.panel import Panel
from rich.table import Table as Grid

from logovo.bots.bot import Bot, Said, tell
from logovo.bots.talk.conversation import conversation
from logovo.cli.boards import board
from logovo.cli.voice import Voice, console
from logovo.core.journal import Event
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat, seat_word
from logovo.core.table import Table
from logovo.core.views import asked
from logovo.text.catalogue import named, texts

FORGET = "\033[H\033[2J\033[3J"
"""Clears the screen and what has scrolled out of it."""
TALK_SEED = 1
"""Decides only which of several bots with something to say speaks first."""


class Session:
    """Runs a table until it is over or a person leaves."""

    def __init__(self, table: Table, bots: dict[Seat, Bot], said: Voice) -> None:
        self.table = table
        self.game = table.game
        self.names = table.log.header.names
        self.bots = bots
        self.people = [Seat(i) for i in range(len(self.names)) if Seat(i) not in bots]
        self.said = said
        self.texts = texts(said.lang, self.game.key)
        self.draw = board(self.game.key)
        self.news: dict[Seat, list[Event]] = {seat: [] for seat in self.people}
        self.clock_began = monotonic()
        self.clocked = 0
        for seat, bot in bots.items():
            bot.sit(self.game, table.options, seat)
        self.talk = conversation(table, bots, TALK_SEED)
        self.tell(table.opening)

    def run(self, ask: Callable[[Session, Seat], bool]) -> bool:
        """Play on; `ask` takes a person's decision and says False if they leave."""
        state = self.table.state
        while not state.is_over():
            if self.clock_is_out():
                self.tell(self.table.clock_out())
                continue
            awaited = self.game.awaited(state)
            thinking = [seat for seat in awaited if seat in self.bots]
            if thinking:
                self.let_bot_play(thinking[0])
            elif not ask(self, awaited[0]):
                return False
        self.finish()
        return True

    def let_bot_play(self, seat: Seat) -> None:
        state = self.table.state
        with console.status(self.said.say("thinking", name=self.names[seat])):
            move = self.bots[seat].choose(self.game.view(state, seat), self.game.legal(state, seat))
        self.tell(self.table.play(seat, move))

    def clock_is_out(self) -> bool:
        """The table's own clock, where the game has one; it starts again with every phase."""
        seconds = self.game.clock(self.table.state)
        if seconds != self.clocked:
            self.clocked, self.clock_began = seconds, monotonic()
        return seconds > 0 and monotonic() - self.clock_began > seconds

    def claim(self, seat: Seat, text: str) -> None:
        """A person says something in public; raises what the table raises. Bots may answer."""
        self.table.claim(seat, text)
        said = Said(seat, text)
        self.talk.hear([said])
        self.hear(said)
        self.talk.go_on(self.hear)

    def hear(self, said: Said) -> None:
        """Everybody hears what was claimed."""
        for listening, bot in self.bots.items():
            tell(bot, self.game, listening, [said])
        if self.table.claims is not None and said.seat in self.bots:
            id, facts = self.table.claims.sentence(said.seat, said.text)
            console.print("  · " + self.texts.say(id, named(facts, self.names)), markup=False)

    def tell(self, events: list[Event]) -> None:
        for seat, bot in self.bots.items():
            tell(bot, self.game, seat, events)
        for event in events:
            told = {seat: self.game.told_to(event, seat) for seat in self.people}
            alike = len({canonical(item) for item in told.values()}) == 1
            if alike and self.game.fleeting(event):
                # Read by everybody before this screen: only a lone reader is "you".
                reader = self.people[0] if len(self.people) == 1 else TABLE
                self.show_briefly(told[self.people[0]], reader)
                continue
            for seat, item in told.items():
                self.news[seat].append(item)
            if not self.people:
                self.say_event(self.game.told_to(event, TABLE), TABLE)
        if len(self.people) == 1:
            self.read_news(self.people[0])
        self.talk.hear(events)
        self.talk.go_on(self.hear)

    def read_news(self, seat: Seat) -> None:
        """What happened since this person last looked."""
        news, self.news[seat] = self.news[seat], []
        for event in news:
            if self.game.fleeting(event):
                self.show_briefly(event, seat)
            else:
                self.say_event(event, seat)

    def say_event(self, event: Event, reader: Seat) -> None:
        console.print("  · " + self.texts.event(event, self.names, reader), markup=False)

    def show_briefly(self, event: Event, reader: Seat) -> None:
        """Seen once and then gone, also from the scrollback: it is to be remembered. The
        table is drawn with it, for the sentence alone tells nobody what to remember."""
        console.print(self.draw(self.game.view(self.table.state, reader), self.texts))
        console.print(Panel(self.texts.event(event, self.names, reader), style="bold yellow"))
        if console.is_terminal:
            sleep(max(1.0, self.game.linger(event)))
            console.file.write(FORGET)
            console.file.flush()

    def show_table(self, seat: Seat) -> None:
        view = self.game.view(self.table.state, seat)
        legend = "   ".join(f"{seat_word(i)} {name}" for i, name in enumerate(self.names))
        console.print()
        console.print(legend, style="dim", markup=False)
        console.print(self.draw(view, self.texts))
        word, seats = asked(view)
        if word:
            line = self.texts.ask(word, seats, self.names, seat)
            console.print(line, style="bold green", markup=False)

    def finish(self) -> None:
        outcome = self.table.outcome()
        if outcome is None:
            return
        for seat in self.people if len(self.people) > 1 else []:
            self.news[seat] = []
        console.print()
        console.print(self.draw(self.game.view(self.table.state, TABLE), self.texts))
        console.print(self.texts.outcome(outcome, self.names), style="bold", markup=False)
        grid = Grid(self.said.say("place"), self.said.say("player"), self.said.say("score"))
        for place, name, score in sorted(
            zip(outcome.places, self.names, outcome.scores, strict=True)
        ):
            grid.add_row(str(place), name, str(score))
        console.print(grid)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.table.log.write(), encoding="utf-8")
        console.print(self.said.say("log-saved", path=str(path)), style="dim", markup=False)
