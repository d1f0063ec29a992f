"""What is counted in a part of a study: whole numbers only, so that sums do not depend on the
order in which parts come back, nor on how many machines made them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

import msgspec

from logovo.lab.arena import SHARE, Plan
from logovo.lab.match import MatchResult

K = TypeVar("K", bound=Hashable)


class Sums(msgspec.Struct):
    """Whole numbers, one a game: how many, their sum, and the sum of their squares."""

    n: int = 0
    sum: int = 0
    squares: int = 0

    def note(self, value: int) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value

    def add(self, other: Sums) -> None:
        self.n += other.n
        self.sum += other.sum
        self.squares += other.squares


class Counts(msgspec.Struct):
    """`cross` holds, for every two bots, the sum over deals of the products of what they won in
    that deal: from it follow the variance of each bot's share and of every difference between
    two. `ranks` counts how tables finished ("1:greedy 2:random"), for ratings. `order_wins` is by
    seats from whoever decided first; `traits` are those of watched games (`watch.py`)."""

    games: int = 0
    deals: int = 0
    decisions: int = 0
    squares: int = 0  # of decisions
    seat_wins: dict[int, int] = {}
    order_wins: dict[int, int] = {}
    bot_wins: dict[str, int] = {}
    bot_seats: dict[str, int] = {}
    cross: dict[str, int] = {}
    reasons: dict[str, int] = {}
    lengths: dict[int, int] = {}
    scores: dict[str, dict[int, int]] = {}
    ranks: dict[str, int] = {}
    traits: dict[str, Sums] = {}
    logs: dict[str, str] = {}  # of recorded games; kept as files, never added up

    def note_game(self, seats: list[str], result: MatchResult) -> dict[str, int]:
        """What each bot won in it, in shares of SHARE."""
        self.games += 1
        self.decisions += result.decisions
        self.squares += result.decisions**2
        count(self.lengths, result.decisions)
        count(self.reasons, result.outcome.reason.id)
        won = dict.fromkeys(seats, 0)
        winners = result.outcome.winners
        for winner in winners:
            count(self.seat_wins, int(winner), SHARE // len(winners))
            count(self.order_wins, (winner - result.first) % len(seats), SHARE // len(winners))
            won[seats[winner]] += SHARE // len(winners)
        for seat, bot in enumerate(seats):
            count(self.bot_seats, bot)
            count(self.scores.setdefault(bot, {}), result.outcome.scores[seat])
        finished = sorted(zip(result.outcome.places, seats, strict=True))
        count(self.ranks, " ".join(f"{place}:{bot}" for place, bot in finished))
        return won

    def note_deal(self, won: dict[str, int]) -> None:
        """What each bot won in all games of one deal."""
        self.deals += 1
        for one, share in won.items():
            count(self.bot_wins, one, share)
            for other, theirs in won.items():
                if one <= other:
                    count(self.cross, f"{one}|{other}", share * theirs)

    def note_traits(self, traits: dict[str, int]) -> None:
        """Of a game that was watched."""
        for name, value in traits.items():
            self.traits.setdefault(name, Sums()).note(value)

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.deals += other.deals
        self.decisions += other.decisions
        self.squares += other.squares
        add_all(self.seat_wins, other.seat_wins)
        add_all(self.order_wins, other.order_wins)
        add_all(self.bot_wins, other.bot_wins)
        add_all(self.bot_seats, other.bot_seats)
        add_all(self.cross, other.cross)
        add_all(self.reasons, other.reasons)
        add_all(self.lengths, other.lengths)
        add_all(self.ranks, other.ranks)
        for bot, scores in other.scores.items():
            add_all(self.scores.setdefault(bot, {}), scores)
        for name, sums in other.traits.items():
            self.traits.setdefault(name, Sums()).add(sums)


def count(table: dict[K, int], key: K, times: int = 1) -> None:
    table[key] = table.get(key, 0) + times


def add_all(table: dict[K, int], other: dict[K, int]) -> None:
    for key, times in other.items():
        count(table, key, times)


def total(parts: Iterable[Counts]) -> Counts:
    whole = Counts()
    for part in parts:
        whole.add(part)
    return whole


def rotations(plan: Plan, paired: bool) -> int:
    """Games in a deal: one for every way the bots can sit, or a single one."""
    return len(plan.bots) if paired and len(set(plan.bots)) > 1 else 1
