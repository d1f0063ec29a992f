"""Many matches on all cores: who wins how often, how long games are, what they score."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from multiprocessing.pool import AsyncResult
from typing import Final

from logovo.bots.outside import any_bot
from logovo.core.chance import mix32
from logovo.core.errors import LogovoError
from logovo.games import game
from logovo.lab.match import MatchResult, play_match
from logovo.lab.stats import Share

LARGEST_PART: Final = 100
PARTS: Final = 200
AHEAD: Final = 8


class TooManyBots(LogovoError):
    def __init__(self, bots: int, players: int) -> None:
        super().__init__("too-many-bots", {"bots": bots, "players": players})


@dataclass(frozen=True)
class Plan:
    """A tournament: bots take the seats in turn, moving one seat on with every game."""

    key: str
    players: int
    bots: tuple[str, ...]
    seed: int
    chosen: dict[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """Raise the named error for whatever cannot be played."""
        played = game(self.key)
        played.options(self.players, self.chosen)
        if len(self.bots) > self.players:
            raise TooManyBots(len(self.bots), self.players)
        for name in self.bots:
            any_bot(name, played, 0, self.players)

    def seats(self, number: int) -> list[str]:
        """Who sits where in a game of this number."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> int:
        return int(mix32((self.seed ^ (self.seed >> 32)) & 0xFFFFFFFF)) ^ (number << 8)


@dataclass
class Tally:
    """What happened so far. Its size is bounded by how different games can be, not by how many."""

    games: int = 0
    decisions: int = 0
    seat_wins: Counter[int] = field(default_factory=Counter)  # in shares of SHARE
    bot_wins: Counter[str] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)  # seats taken
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    scores: dict[str, Counter[int]] = field(default_factory=dict)

    def note(self, seats: list[str], result: MatchResult) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.lengths[result.decisions] += 1
        self.reasons[result.outcome.reason.id] += 1
        winners = result.outcome.winners
        for winner in winners:
            self.seat_wins[winner] += SHARE // len(winners)
            self.bot_wins[seats[winner]] += SHARE // len(winners)
        for seat, name in enumerate(seats):
            self.bot_games[name] += 1
            self.scores.setdefault(name, Counter())[result.outcome.scores[seat]] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seat_wins += other.seat_wins
        self.bot_wins += other.bot_wins
        self.bot_games += other.bot_games
        self.reasons += other.reasons
        self.lengths += other.lengths
        for name, counts in other.scores.items():
            self.scores.setdefault(name, Counter()).update(counts)

    def seat_share(self, seat: int) -> Share:
        return Share(self.seat_wins[seat] / SHARE, self.games)

    def bot_share(self, name: str) -> Share:
        """Of all seats this bot took, how many won."""
        return Share(self.bot_wins[name] / SHARE, self.bot_games[name])


SHARE: Final = 2520
"""A whole win, divisible among up to ten winners: whole numbers add up the same in any order."""


def play_part(plan: Plan, first: int, after: int) -> Tally:
    """Games number `first` up to, not including, `after`."""
    played = game(plan.key)
    options = played.options(plan.players, plan.chosen)
    tally = Tally()
    for number in range(first, after):
        seats = plan.seats(number)
        tally.note(seats, play_match(played, options, seats, plan.seed_of(number)))
    return tally


def run(plan: Plan, games: int, processes: int = 0) -> Generator[Tally]:
    """Partial tallies as they come; their sum does not depend on how many cores there are.
    Leaving the loop early stops the rest."""
    plan.check()
    processes = processes or os.cpu_count() or 1
    size = max(1, min(LARGEST_PART, games // PARTS))
    parts = ((plan, first, min(first + size, games)) for first in range(0, games, size))
    if processes == 1 or games <= size:
        for part in parts:
            yield play_part(*part)
        return
    with multiprocessing.Pool(processes, initializer=_deaf) as pool:
        # Few parts are handed out at a time, so that a billion games need no more memory.
        waiting: deque[AsyncResult[Tally]] = deque()
        for part in parts:
            waiting.append(pool.apply_async(_play, (part,)))
            if len(waiting) >= AHEAD * processes:
                yield waiting.popleft().get()
        while waiting:
            yield waiting.popleft().get()


def _play(part: tuple[Plan, int, int]) -> Tally:
    try:
        return play_part(*part)
    except LogovoError as error:
        # A named error with its own arguments would not survive the way between processes.
        raise RuntimeError(str(error)) from None


def _deaf() -> None:
    """Ctrl-C is for the parent, which says what there is so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def total(parts: Iterable[Tally]) -> Tally:
    tally = Tally()
    for part in parts:
        tally.add(part)
    return tally
