"""Whether imagined worlds are as likely as they should be.

Random players play, or bots; at random decisions a random observer samples worlds. Every hidden
fact that a share p of those worlds has should be true in a share p of such cases. What random
players do tells nothing about what they hold; what bots do may, and where it does, worlds that are
weighed by a belief are nearer to the truth than the sampler's own. A share counted in
a few worlds is itself uncertain, which would look like a fault of the sampler: so further worlds
are held out, the same question is asked of them, and their answer is what is expected of the
truth. Where the sampler is right, truth and held-out worlds cannot be told apart.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from logovo.bots.bot import Bot
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.plain import kind_of
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table
from logovo.core.views import Knowledge, Sampler
from logovo.lab.facts import ABSENT, facts_in
from logovo.search.beliefs import belief
from logovo.search.believing import Believing

BINS: Final = 20
HELD_OUT: Final = 8
"""Worlds that stand in for the truth: eight times less noise than the truth has."""
EVERY: Final = 12
"""Of so many decisions about one is looked at: neighbours tell nearly the same."""
NUMBER: Final = re.compile("[0-9]+")
RANDOM: Final = "random"
SEEDS: Final = 1 << 30


@dataclass
class Bin:
    """Facts that the sampler gave about the same probability."""

    n: int = 0
    said: float = 0.0  # sum of sampled probabilities
    expected: float = 0.0  # true in held-out worlds, on the average
    true: int = 0
    square: float = 0.0  # of what each game adds to true - expected, for the standard error

    @property
    def error(self) -> float:
        return (self.true - self.expected) / self.n if self.n else 0.0

    @property
    def standard_error(self) -> float:
        """Facts of one game hang together, so games are what is independent."""
        return math.sqrt(self.square) / self.n if self.n else 0.0

    def add(self, other: Bin) -> None:
        self.n += other.n
        self.said += other.said
        self.expected += other.expected
        self.true += other.true
        self.square += other.square


@dataclass
class Shares:
    """One table of bins."""

    bins: dict[int, Bin] = field(default_factory=dict)

    def at(self, number: int) -> Bin:
        return self.bins.setdefault(number, Bin())

    def add(self, other: Shares) -> None:
        for number, found in other.bins.items():
            self.at(number).add(found)

    @property
    def n(self) -> int:
        return sum(found.n for found in self.bins.values())

    @property
    def mean_error(self) -> float:
        """Of all facts, how far off their bin is."""
        return sum(abs(found.n * found.error) for found in self.bins.values()) / max(1, self.n)

    @property
    def noise(self) -> float:
        """The mean error that a right sampler would show, for so few games."""
        total = sum(found.n * found.standard_error for found in self.bins.values())
        return math.sqrt(2 / math.pi) * total / max(1, self.n)

    def close_game(self) -> None:
        for found in self.bins.values():
            found.square = (found.true - found.expected) ** 2


@dataclass(frozen=True)
class Company:
    """Who plays, and whether the observer makes anything of what they do."""

    bots: str = RANDOM
    believed: bool = False


STRANGERS: Final = Company()


@dataclass
class Calibration:
    games: int = 0
    moments: int = 0
    overall: Shares = field(default_factory=Shares)
    after: dict[str, Shares] = field(default_factory=dict)  # by what the last move told
    about: dict[str, Shares] = field(default_factory=dict)  # the same by kind of fact
    settled: int = 0  # facts on which all worlds agree
    surprises: int = 0  # of these, not so in truth
    expected_surprises: float = 0.0  # not so in a held-out world
    surprising: Counter[str] = field(default_factory=Counter)  # by kind of fact

    def add(self, other: Calibration) -> None:
        self.games += other.games
        self.moments += other.moments
        self.overall.add(other.overall)
        for kind, shares in other.after.items():
            self.after.setdefault(kind, Shares()).add(shares)
        for kind, shares in other.about.items():
            self.about.setdefault(kind, Shares()).add(shares)
        self.settled += other.settled
        self.surprises += other.surprises
        self.expected_surprises += other.expected_surprises
        self.surprising += other.surprising

    def close_game(self) -> None:
        self.games = 1
        self.overall.close_game()
        for shares in (*self.after.values(), *self.about.values()):
            shares.close_game()


class Watcher:
    """A table at which one seat, or an onlooker, remembers what it heard."""

    def __init__(
        self, game: Game, options: Options, observer: Seat, seed: int, company: Company = STRANGERS
    ) -> None:
        self.game = game
        self.observer = observer
        self.table: Table = open_table(game, options, [""] * options.players, seed)
        self.knowledge: Knowledge = game.knowledge(options, observer)
        self.belief = belief(game.key, options, observer) if company.believed else None
        self.bots: list[Bot] = []
        if company.bots != RANDOM:
            for seat in range(options.players):
                self.bots.append(make_bot(company.bots, game, seed + seat, options.players))
                self.bots[seat].sit(game, options, Seat(seat))
        self.heard: set[str] = set()  # kinds of events of the last move, as told
        self.hear(self.table.opening)

    def hear(self, events: list[Event]) -> None:
        self.heard.clear()
        for event in events:
            told = self.game.told_to(event, self.observer)
            self.knowledge.hear(told)
            if self.belief is not None:
                self.belief.hear(told)
            self.heard.add(kind_of(told))
            for seat, bot in enumerate(self.bots):
                bot.hear(self.game.told_to(event, Seat(seat)))

    def sampler(self) -> Sampler:
        view = self.game.view(self.table.state, self.observer)
        if self.belief is not None:
            self.belief.weigh(self.knowledge)
        found = self.game.sampler(view, self.knowledge)
        if self.belief is not None and self.belief.judges():
            found = Believing(found, self.belief)
        return found

    def play_on(self, chance: Chance) -> None:
        awaited = self.game.awaited(self.table.state)
        seat = awaited[int(chance.below(len(awaited)))]
        legal = self.game.legal(self.table.state, seat)
        move = legal[int(chance.below(len(legal)))]
        if self.bots:
            move = self.bots[seat].choose(self.game.view(self.table.state, seat), legal)
        self.hear(self.table.play(seat, move))


def calibrate_game(
    game: Game,
    options: Options,
    seed: int,
    worlds: int,
    every: int = EVERY,
    company: Company = STRANGERS,
) -> Calibration:
    """One game, seen by one observer, who looks about every so many decisions."""
    chance = Chance(seed)
    observer = Seat(int(chance.below(options.players)))
    watcher = Watcher(game, options, observer, int(chance.below(SEEDS)), company)
    found = Calibration()
    while not watcher.table.state.is_over():
        if chance.below(every) == 0:
            look(watcher, found, worlds, chance)
        watcher.play_on(chance)
    found.close_game()
    return found


def look(watcher: Watcher, found: Calibration, worlds: int, chance: Chance) -> None:
    """Compare what worlds say about each hidden fact with the truth and with worlds held out."""
    game, state = watcher.game, watcher.table.state
    sampler = watcher.sampler()
    imagined = [facts_in(game.dump(sampler.sample(chance))) for _i in range(worlds + HELD_OUT)]
    truth = facts_in(game.dump(state))
    said, held_out = imagined[:worlds], imagined[worlds:]
    found.moments += 1
    for name in set(truth).union(*imagined):
        counts = Counter(world.get(name, ABSENT) for world in said)
        real = truth.get(name, ABSENT)
        others = [world.get(name, ABSENT) for world in held_out]
        if len(counts) == 1:
            found.settled += 1
            found.expected_surprises += sum(value not in counts for value in others) / HELD_OUT
            if real not in counts:
                found.surprises += 1
                found.surprising[stem_of(name)] += 1
            continue
        stem = stem_of(name)
        tables = [found.overall]
        for kind in watcher.heard:
            tables.append(found.after.setdefault(kind, Shares()))
            tables.append(found.about.setdefault(f"{stem} after {kind}", Shares()))
        for value, count in counts.items():
            share = count / worlds
            for table in tables:
                bin = table.at(min(BINS - 1, int(share * BINS)))
                bin.n += 1
                bin.said += share
                bin.expected += others.count(value) / HELD_OUT
                bin.true += real == value


def stem_of(name: str) -> str:
    """The kind of a fact: `seats.1.hand#T4` is one about `seats.*.hand`."""
    return NUMBER.sub("*", name.partition("#")[0])


def calibrate(game: Game, options: Options, first: int, after: int, worlds: int) -> Calibration:
    """Games with seeds from `first` up to, not including, `after`."""
    found = Calibration()
    for seed in range(first, after):
        try:
            found.add(calibrate_game(game, options, seed, worlds))
        except Exception as broken:
            broken.add_note(f"{game.key} {options} calibration seed {seed}")
            raise
    return found
