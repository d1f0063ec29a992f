"""Pairs of tables that differ only in what one viewer may not know.

Table A is played by the rules. At some moment table B is made of it: the same log, but a
state drawn from the worlds this viewer cannot tell from the real one. Then B follows A move
by move. As long as the game itself tells the viewer the same in both, everything the server
sends them must be the same byte for byte: steps, versions, clocks, answers, resumes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import count as numbers

from logovo.core.chance import Chance, rigged
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.log import ASKED
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.takeback import Memories
from logovo.core.views import asked
from logovo.server.commands import moves
from logovo.server.process.errors import RequestError, request_error
from logovo.server.store.record import Note, Record, SeatRecord
from logovo.server.store.rows import EntryRow
from logovo.server.table.clocks import clock_of
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import StoredStep
from logovo.server.table.viewer import Viewer, encode
from logovo.wire.commands import Hello
from logovo.wire.messages import TableNews
from logovo.wire.nouns import Settings
from tests.verify.games import some_fair

TICK = 60_000
START = 1_790_000_000_000
FOLLOW = 12
HINT_EVERY = 4
DEALS = numbers(1)
"""Every record has a deal of its own."""


@dataclass
class Count:
    pairs: int = 0  # states in which the viewer's whole stream was compared
    hidden: int = 0  # of these, after an entry that only one of the two has, or of another seat
    bytes: int = 0
    stand_ins: int = 0  # steps after which the viewer knows that somebody was played for
    hints: int = 0  # hints given to the viewer, at both tables
    offers: int = 0  # moves the viewer may take back, at both tables
    leaks: list[str] = field(default_factory=list)


class Watched:
    """A table, and what one observer and an onlooker are sent. Nobody reads the queues of
    these viewers, so all that was ever sent lies in them."""

    def __init__(self, record: Record, rows: list[EntryRow], observer: int) -> None:
        self.live = LiveTable(record, rows, START)
        self.viewers = [self.viewer(observer), self.viewer(int(TABLE))]
        self.live.viewers = set(self.viewers)

    def viewer(self, seat: int) -> Viewer:
        viewer = Viewer(nothing, nobody, 1 << 30)
        viewer.seat = seat
        viewer.epoch = self.live.record.seats[seat].epoch if seat >= 0 else ""
        viewer.hold()
        return viewer

    def sent(self) -> list[list[str]]:
        return [[text.decode() for text in viewer.waiting] for viewer in self.viewers]

    def asked(self, now: int, texts: list[str]) -> list[str]:
        """Everything the viewers could ask for now."""
        found: list[str] = []
        for viewer in self.viewers:
            for since in (None, max(0, self.live.timeline.version(viewer.seat) - 5)):
                hello = Hello(self.live.record.id, v=since)
                found.append(encode(self.live.snapshot(viewer, hello, [], now)).decode())
            found += [self.why(viewer.seat, text) for text in texts]
            mine = self.live.undo.seat == viewer.seat
            found.append(f"may take back: {mine}")
        news = TableNews(self.live.info(), clock_of(self.live.record, None, now))
        found.append(encode(news).decode())
        return found

    def hint(self, seat: int, now: int) -> None:
        """A hint was given to this seat, as the coach notes it."""
        self.live.timeline.hint(seat, ASKED, now)
        self.live.undo.withdraw()

    def why(self, seat: int, text: str) -> str:
        try:
            moves.why(self.live, seat, text)
        except (RequestError, LogovoError) as error:
            no = request_error(error)
            return canonical([no.code, no.rule, no.facts])
        return "may be played"

    def looks(self, kept: StoredStep | None, observer: int) -> str:
        """What the game itself tells the observer: the measure, not the thing measured."""
        timeline = self.live.timeline
        events = [] if kept is None else kept.events
        return look(timeline.game, timeline.state, events, observer)

    def imagined(
        self, seat: int, text: str, tape: list[int], watchers: tuple[int, ...]
    ) -> list[str] | None:
        """What the watchers would be told of a move; None if it cannot be made here."""
        timeline = self.live.timeline
        if self.why(seat, text) != "may be played":
            return None
        state, journal = timeline.state.clone(), Journal(True)
        try:
            move = timeline.game.parse_move(text)
            timeline.game.play(state, Seat(seat), move, rigged(list(tape)), journal)
        except LogovoError:
            return None
        events = journal.take()
        return [look(timeline.game, state, events, one) for one in watchers]

    def move(self, seat: int, text: str, now: int, by: str) -> StoredStep:
        kept = moves.move_text(self.live, seat, text, now, by).kept
        assert kept is not None
        self.live.fan_out(kept, now)
        if seat == self.viewers[0].seat:
            self.live.offer_undo()
        return kept


def look(game: Game, state: State, events: list[Event], observer: int) -> str:
    """What the game itself tells an observer; of a finished game also its result."""
    told = [game.told_to(event, Seat(observer)) for event in events]
    outcome = game.outcome(state)
    scores = [] if outcome is None else [list(outcome.places), list(outcome.scores)]
    return canonical([told, game.view(state, Seat(observer)), scores])


async def nothing(_text: str) -> None: ...


async def nobody() -> None: ...


def some_record(game: Game, dice: random.Random) -> Record:
    """A table with so many players and such options; combinations that clash are drawn again."""
    while True:
        players = dice.randint(game.least, game.most)
        chosen = {choice.key: dice.choice(choice.values) for choice in game.choices}
        try:
            record = new_record(game, players, chosen if dice.randrange(2) else {})
        except LogovoError:
            continue
        # Another deal each time.
        record.fair = some_fair(f"leaks{dice.getrandbits(60)}", tuple(range(players)), (1,))
        return record


def new_record(game: Game, players: int, options: dict[str, str]) -> Record:
    return Record(
        id="leaks",
        game=game.key,
        ruleset=game.ruleset,
        options=game.options(players, options).values,
        settings=Settings(seconds=90),
        seats=[SeatRecord("human", f"p{i}", epoch=str(i)) for i in range(players)],
        created=START,
        names=[f"p{i}" for i in range(players)],
        status="playing",
        resumed=START,
        notes=[Note(1, 1, START, "left", 0, "p0"), Note(2, 5, START, "back", 0, "p0")],
        noted=2,
        fair=some_fair(f"deal{next(DEALS)}", tuple(range(players)), (1,)),
    )


class Pairs:
    """One played game and the pairs found along it."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.game = game
        self.dice = dice
        self.record = some_record(game, dice)
        self.live = LiveTable(self.record, [], START)
        kept = self.live.begin(self.record, START)
        self.rows = [kept.row]
        self.memories = Memories(game, self.live.timeline.options)
        self.memories.hear(kept.events)

    def step(self) -> bool:
        """One more move in the real game; False when it is over."""
        timeline = self.live.timeline
        if timeline.state.is_over():
            return False
        seat = self.dice.choice(self.live.awaited())
        move = self.dice.choice(self.game.legal(timeline.state, Seat(seat)))
        kept = timeline.move(seat, move, START + TICK * len(self.rows))
        self.rows.append(kept.row)
        self.memories.hear(kept.events)
        return True

    def waits_in_secret(self) -> bool:
        """Whether somebody is asked of whom the others may not know."""
        _word, seats = asked(self.live.timeline.view(TABLE))
        return not seats and bool(self.live.awaited())

    def fork(self, count: Count) -> None:
        """Make a pair here and let both tables go on side by side."""
        timeline = self.live.timeline
        observer = self.dice.randrange(timeline.players)
        view = timeline.view(observer)
        known = self.memories.knowledge[Seat(observer)]
        world = self.game.sample_world(view, known, Chance(self.dice.getrandbits(30)))
        a = Watched(self.record, self.rows, observer)
        b = Watched(self.record, self.rows, observer)
        for one in (a, b):
            # Before the worlds differ: the log alone would bring the real one back.
            one.live.undo.know_all()
            one.live.undo.known_now(one.live.timeline)
        b.live.timeline.table.state = world
        now = START + TICK * (len(self.rows) + 1)
        for _step in range(FOLLOW):
            if not self.follow(a, b, observer, now, count):
                return
            now += TICK

    def follow(self, a: Watched, b: Watched, observer: int, now: int, count: Count) -> bool:
        """One move at A; at B the same move, the same of another seat, or none, whichever
        looks alike to the viewer. False when the pair ends: nothing does, because the game
        itself has told them something that differs; or the game is over."""
        timeline = a.live.timeline
        self.compare(a, b, observer, now, count)
        is_asked = self.game.is_asked(timeline.state, Seat(observer))
        if is_asked and count.pairs % HINT_EVERY == 0:
            for watched in (a, b):
                watched.hint(observer, now)
            count.hints += 1
            self.compare(a, b, observer, now, count)
        if timeline.state.is_over() or not a.live.awaited():
            return False
        seat = self.dice.choice(a.live.awaited())
        text = str(self.dice.choice(self.game.legal(timeline.state, Seat(seat))))
        by = self.dice.choice(("", "bot", "clock"))  # in the player's name, as a keeper would
        kept = a.move(seat, text, now, by)
        count.stand_ins += int("stand_in" in str(a.sent()))
        watchers = (observer, int(TABLE))
        wanted = [a.looks(kept, watcher) for watcher in watchers]
        if seat == observer and b.why(seat, text) != "may be played":
            count.leaks.append(f"{self.game.key}: {text} of the viewer themselves differs")
            return False
        others = [one for one in b.live.awaited() if one not in (observer, seat)]
        for one in [seat] if seat == observer else [seat, *others]:
            if b.imagined(one, text, kept.row.chance, watchers) == wanted:
                stream = b.live.timeline.table.chance
                b.live.timeline.table.chance = rigged(list(kept.row.chance))
                b.move(one, text, now, by)
                b.live.timeline.table.chance = stream
                count.hidden += int(one != seat)
                return True
        if seat != observer and [b.looks(None, watcher) for watcher in watchers] == wanted:
            count.hidden += 1
            return True
        return False

    def compare(self, a: Watched, b: Watched, observer: int, now: int, count: Count) -> None:
        texts = [str(move) for move in self.game.candidates(a.live.timeline.state, Seat(observer))]
        ask = self.dice.sample(texts, min(4, len(texts)))
        one, two = [a.sent(), a.asked(now, ask)], [b.sent(), b.asked(now, ask)]
        count.pairs += 1
        count.bytes += len(str(one))
        count.offers += int(a.live.undo.seat == observer == b.live.undo.seat)
        if any(secret in str(one) for secret in self.secrets()):
            count.leaks.append(f"{self.game.key}: a secret of the luck is told")
        if one != two:
            count.leaks.append(f"{self.game.key}: seat {observer} is sent {differing(one, two)}")

    def secrets(self) -> list[str]:
        """What the luck of the table is made of."""
        fair = self.record.fair
        assert fair is not None
        return [fair.secret, *(one.secret for one in fair.pledges if one.secret)]


def differing(one: object, two: object) -> str:
    first, second = str(one), str(two)
    at = next((i for i, (x, y) in enumerate(zip(first, second, strict=False)) if x != y), 0)
    return f"…{first[max(0, at - 80) : at + 120]}… or …{second[max(0, at - 80) : at + 120]}…"


def hunt(game: Game, seed: int, pairs: int) -> Count:
    """Play games until so many pairs were compared."""
    dice = random.Random(seed)
    count = Count()
    while count.pairs < pairs and len(count.leaks) < 3:
        played = Pairs(game, dice)
        every = dice.randint(2, 12)
        # The result of a finished game is told to all: there is nothing left to imagine.
        while played.step() and not played.live.timeline.state.is_over():
            if dice.randrange(every) == 0 or played.waits_in_secret():
                played.fork(count)
                if count.pairs >= pairs or count.leaks:
                    break
    return count
