"""Pairs of tables that differ only in what one viewer may not know.

Table A is played by the rules. At some moment table B is made of it: the same log, but a
state drawn from the worlds this viewer cannot tell from the real one. Then B follows A move
by move. As long as the game itself tells the viewer the same in both, everything the server
sends him must be the same byte for byte: steps, versions, clocks, answers, resumes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from logovo.core.chance import Chance, rigged, secret
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, asked
from logovo.server import acts, play
from logovo.server.errors import No, no_of
from logovo.server.fold import Kept
from logovo.server.live import Live
from logovo.server.records import Record, SeatRecord
from logovo.server.store.rows import EntryRow
from logovo.server.undo import listen, minds_of
from logovo.server.viewer import Viewer, encode
from logovo.server.wire.commands import Hello
from logovo.server.wire.nouns import Settings

TICK = 60_000
START = 1_790_000_000_000
FOLLOW = 12


@dataclass
class Count:
    pairs: int = 0  # states in which the viewer's whole stream was compared
    hidden: int = 0  # of these, after an entry that only one of the two has, or of another seat
    bytes: int = 0
    leaks: list[str] = field(default_factory=list)


class Watched:
    """A table, and what one observer and an onlooker are sent. Nobody reads the queues of
    these viewers, so all that was ever sent lies in them."""

    def __init__(self, record: Record, rows: list[EntryRow], observer: int) -> None:
        self.live = Live(record, rows, START)
        self.viewers = [self.viewer(observer), self.viewer(int(TABLE))]
        self.live.viewers = set(self.viewers)

    def viewer(self, seat: int) -> Viewer:
        viewer = Viewer(nothing, nobody, 1 << 30)
        viewer.seat = seat
        viewer.epoch = self.live.record.seats[seat].epoch if seat >= 0 else ""
        viewer.hold()
        return viewer

    def sent(self) -> list[list[str]]:
        return [list(viewer.waiting) for viewer in self.viewers]

    def asked(self, now: int, texts: list[str]) -> list[str]:
        """Everything the viewers could ask for now."""
        found: list[str] = []
        for viewer in self.viewers:
            for since in (None, max(0, self.live.folded.version(viewer.seat) - 5)):
                hello = Hello(self.live.record.id, v=since)
                found.append(encode(self.live.snapshot(viewer, hello, [], now)))
            found += [self.why(viewer.seat, text) for text in texts]
        return found

    def why(self, seat: int, text: str) -> str:
        try:
            play.why(self.live, seat, text)
        except LogovoError as error:
            no = no_of(error)
            return canonical([no.code, no.rule, no.facts])
        except No as no:
            return canonical([no.code, no.rule, no.facts])
        return "may be played"

    def looks(self, kept: Kept | None, observer: int) -> str:
        """What the game itself tells the observer: the measure, not the thing measured."""
        fold = self.live.folded
        events = [] if kept is None else kept.events
        return look(fold.game, fold.state, events, observer)

    def imagined(
        self, seat: int, text: str, tape: list[int], watchers: tuple[int, ...]
    ) -> list[str] | None:
        """What the watchers would be told of a move; None if it cannot be made here."""
        fold = self.live.folded
        if self.why(seat, text) != "may be played":
            return None
        state, journal = fold.state.clone(), Journal(True)
        try:
            move = fold.game.parse_move(text)
            fold.game.play(state, Seat(seat), move, rigged(list(tape)), journal)
        except LogovoError:
            return None
        events = journal.take()
        return [look(fold.game, state, events, one) for one in watchers]

    def move(self, seat: int, text: str, now: int) -> Kept:
        kept = play.move(self.live, seat, text, now, may_undo=False).kept
        assert kept is not None
        self.live.fan_out(kept, now)
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
            return new_record(game, players, chosen if dice.randrange(2) else {})
        except LogovoError:
            continue


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
    )


class Pairs:
    """One played game and the pairs found along it."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.game = game
        self.dice = dice
        self.record = some_record(game, dice)
        self.live = Live(self.record, [], START)
        change = acts.begin(self.live, self.record, START)
        assert change.kept is not None
        self.rows = [change.kept.row]
        self.minds: list[Knowledge] = minds_of(self.live.folded)

    def step(self) -> bool:
        """One more move in the real game; False when it is over."""
        fold = self.live.folded
        if fold.state.is_over():
            return False
        seat = self.dice.choice(self.live.awaited())
        move = self.dice.choice(self.game.legal(fold.state, Seat(seat)))
        kept = fold.move(seat, str(move), START + TICK * len(self.rows))
        self.rows.append(kept.row)
        listen(self.game, self.minds, kept.events)
        return True

    def waits_in_secret(self) -> bool:
        """Whether somebody is asked of whom the others may not know."""
        _word, seats = asked(self.live.folded.view(TABLE))
        return not seats and bool(self.live.awaited())

    def fork(self, count: Count) -> None:
        """Make a pair here and let both tables go on side by side."""
        fold = self.live.folded
        observer = self.dice.randrange(fold.players)
        view = fold.view(observer)
        world = self.game.sample_world(
            view, self.minds[observer], Chance(self.dice.getrandbits(30))
        )
        a = Watched(self.record, self.rows, observer)
        b = Watched(self.record, self.rows, observer)
        b.live.folded.live.state = world
        now = START + TICK * (len(self.rows) + 1)
        for _step in range(FOLLOW):
            if not self.follow(a, b, observer, now, count):
                return
            now += TICK

    def follow(self, a: Watched, b: Watched, observer: int, now: int, count: Count) -> bool:
        """One move at A; at B the same move, the same of another seat, or none, whichever
        looks alike to the viewer. False when the pair ends: nothing does, because the game
        itself has told him something that differs; or the game is over."""
        fold = a.live.folded
        self.compare(a, b, observer, now, count)
        if fold.state.is_over() or not a.live.awaited():
            return False
        seat = self.dice.choice(a.live.awaited())
        text = str(self.dice.choice(self.game.legal(fold.state, Seat(seat))))
        kept = a.move(seat, text, now)
        watchers = (observer, int(TABLE))
        wanted = [a.looks(kept, watcher) for watcher in watchers]
        if seat == observer and b.why(seat, text) != "may be played":
            count.leaks.append(f"{self.game.key}: {text} of the viewer himself differs")
            return False
        others = [one for one in b.live.awaited() if one not in (observer, seat)]
        for one in [seat] if seat == observer else [seat, *others]:
            if b.imagined(one, text, kept.row.chance, watchers) == wanted:
                b.live.folded.live.chance = rigged(list(kept.row.chance))
                b.move(one, text, now)
                b.live.folded.live.chance = secret()
                count.hidden += int(one != seat)
                return True
        if seat != observer and [b.looks(None, watcher) for watcher in watchers] == wanted:
            count.hidden += 1
            return True
        return False

    def compare(self, a: Watched, b: Watched, observer: int, now: int, count: Count) -> None:
        texts = [str(move) for move in self.game.candidates(a.live.folded.state, Seat(observer))]
        ask = self.dice.sample(texts, min(4, len(texts)))
        one, two = [a.sent(), a.asked(now, ask)], [b.sent(), b.asked(now, ask)]
        count.pairs += 1
        count.bytes += len(str(one))
        if one != two:
            count.leaks.append(f"{self.game.key}: seat {observer} is sent {differing(one, two)}")


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
        while played.step() and not played.live.folded.state.is_over():
            if dice.randrange(every) == 0 or played.waits_in_secret():
                played.fork(count)
                if count.pairs >= pairs or count.leaks:
                    break
    return count
