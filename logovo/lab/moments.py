"""A moment of a kept game: what lay on the table, and what a bot would think there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from logovo.bots.bot import Bot, Listener
from logovo.bots.outside import any_bot
from logovo.bots.search import SearchBot
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import CLAIM, WORLD, Entry, Log
from logovo.core.moves import Move
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.table import Replay, Table
from logovo.core.views import Knowledge
from logovo.lab.facts import ABSENT, facts_in

NUMBERED: Final = re.compile(r"\.[0-9]")


class NoSuchStep(LogovoError):
    def __init__(self, at: int, last: int) -> None:
        super().__init__("no-such-step", {"at": at, "last": last})


class NotItsTurn(LogovoError):
    """A bot is asked about a decision that its seat does not have."""

    def __init__(self, seat: Seat, asked: tuple[Seat, ...]) -> None:
        super().__init__("not-its-turn", {"seat": seat, "seats": asked})


@dataclass(frozen=True)
class LogStep:
    """One entry of a log, and what happened in full."""

    entry: Entry
    events: list[Event]


@dataclass(frozen=True)
class Moment:
    """After entry number `at` of the log; entry 0 is the set-up."""

    table: Table
    at: int
    steps: list[LogStep]

    @property
    def state(self) -> State:
        return self.table.state


def moment(game: Game, log: Log, at: int = -1) -> Moment:
    """Fold a log up to an entry, the last one if none is named; raises NoSuchStep."""
    last = len(log.entries) - 1
    if not -1 <= at <= last:
        raise NoSuchStep(at, last)
    wanted = last if at < 0 else at
    fold = Replay(game, log)
    steps = [LogStep(log.entries[0], fold.table.opening)]
    while len(steps) <= wanted:
        entry = log.entries[len(steps)]
        steps.append(LogStep(entry, fold.step()))
    return Moment(fold.table, wanted, steps)


def inform(bot: Bot, game: Game, seat: Seat, steps: list[LogStep]) -> None:
    """Tell a bot everything its seat has heard, claims in their place among the events."""
    for step, hearer in zip(steps, hearers(steps, seat), strict=True):
        if step.entry.kind == CLAIM and isinstance(bot, Listener):
            bot.hear_claim(Seat(step.entry.seat), step.entry.text)
        for event in step.events:
            bot.hear(game.told_to(event, hearer))


def hearers(steps: list[LogStep], seat: Seat) -> list[Seat]:
    """As whom a seat heard each step. Where a world was put in the place of another, it knows of
    what came before what everybody does."""
    exchanged = [i for i, step in enumerate(steps) if step.entry.kind == WORLD]
    last = exchanged[-1] if exchanged else -1
    return [seat if i > last else TABLE for i in range(len(steps))]


@dataclass(frozen=True)
class Opinion:
    """A move a search has tried: how often, and what it brought on the average."""

    move: Move
    visits: int
    value: float


@dataclass(frozen=True)
class Thinking:
    chosen: Move
    opinions: list[Opinion]  # the choice first; empty for bots that do not search
    worlds: list[State]  # as the bot imagines them
    beliefs: dict[str, dict[str, float]]  # hidden facts, and how likely each value is


def think(game: Game, past: Moment, seat: Seat, name: str, seed: int, worlds: int) -> Thinking:
    """Let a bot of this name decide for a seat, and look into its head."""
    state = past.state
    awaited = game.awaited(state)
    if seat not in awaited:
        raise NotItsTurn(seat, awaited)
    bot = any_bot(name, game, seed, past.table.options.players)
    bot.sit(game, past.table.options, seat)
    inform(bot, game, seat, past.steps)
    if isinstance(bot, SearchBot):
        bot.to_the_end = True
    chosen = bot.choose(game.view(state, seat), game.legal(state, seat))
    opinions: list[Opinion] = []
    if isinstance(bot, SearchBot):
        opinions = [Opinion(found.move, found.visits, found.value) for found in bot.thoughts]
    known = getattr(bot, "knowledge", None)
    if not isinstance(known, Knowledge):  # a bot without a memory knows what its seat was told
        known = game.knowledge(past.table.options, seat)
        for step, hearer in zip(past.steps, hearers(past.steps, seat), strict=True):
            for event in step.events:
                known.hear(game.told_to(event, hearer))
    sampler, luck = game.sampler(game.view(state, seat), known), Chance(seed)
    imagined = [sampler.sample(luck) for _i in range(worlds)]
    return Thinking(chosen, opinions, imagined, beliefs_in(game, imagined))


def beliefs_in(game: Game, worlds: list[State]) -> dict[str, dict[str, float]]:
    """Facts on which the worlds differ, with the share of each value: first what belongs to
    somebody or some place, then common piles."""
    facts = [facts_in(game.dump(world)) for world in worlds]
    found: dict[str, dict[str, float]] = {}
    for name in sorted(set().union(*facts), key=lambda name: (NUMBERED.search(name) is None, name)):
        shares: dict[str, float] = {}
        for world in facts:
            value = world.get(name, ABSENT)
            shares[value] = shares.get(value, 0.0) + 1 / len(worlds)
        if len(shares) > 1:
            found[name] = dict(sorted(shares.items(), key=lambda item: -item[1]))
    return found
