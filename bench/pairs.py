"""One bot among others of another kind, game after game, until it is told whether they are alike.

Each game has a deal of its own, and the seat of the one is drawn: were both alike, it would win its
fair share on the average. A pair is played until the odds against that are twenty to one, by a bet
that may be looked at after every game (so stopping there keeps the error at 5 %), or until its
processor time is up. What was played is kept, a line a game; the same command goes on.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

import msgspec

from bench.kept import Kept
from logovo.core.chance import Chance
from logovo.games import game
from logovo.lab.match import play_match
from logovo.lab.stats import Share

ODDS: Final = 20.0
STAKES: Final = (0.03, 0.08, 0.2, 0.5, 0.9)  # of what may be lost
MOST: Final = 1000
SEEDS: Final = 1 << 30


def questions(told: str) -> argparse.ArgumentParser:
    """What every command that plays pairs is asked."""
    reader = argparse.ArgumentParser(description=told)
    reader.add_argument("keep", type=Path)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--seconds", type=float, default=120, help="of the processor, for each")
    reader.add_argument("--least", type=int, default=20, help="games, even when it is told before")
    return reader


class Bet:
    """Money put on "not its fair share", in equal parts on more and on less: in a fair game it
    does not grow on the average, so twenty times the money is met with a chance of 5 % at most."""

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.rates = [part / fair for part in STAKES] + [-part / (1 - fair) for part in STAKES]
        self.money = [1.0] * len(self.rates)

    def take(self, share: float) -> None:
        gain = share - self.fair
        self.money = [
            money * (1 + rate * gain) for money, rate in zip(self.money, self.rates, strict=True)
        ]

    @property
    def odds(self) -> float:
        return sum(self.money) / len(self.money)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    share: float  # of the win
    seconds: float
    counted: tuple[int, ...] = ()  # whatever else a command counts


class Pair:
    """A bot `one` among players of the `other` kind, at one size of table."""

    def __init__(self, key: str, players: int, one: str, other: str, kept: Path) -> None:
        self.key, self.players = key, players
        self.one, self.other = one, other
        self.kept = Kept(kept, Played)
        self.bet = Bet(1 / players)
        self.won = 0.0
        self.games = 0
        self.seconds = 0.0
        for played in self.kept.lines:
            self.note(played)

    def note(self, played: Played) -> None:
        self.bet.take(played.share)
        self.won += played.share
        self.games += 1
        self.seconds += played.seconds

    @property
    def is_told(self) -> bool:
        return self.bet.odds >= ODDS

    def play(self) -> None:
        """One game more."""
        rules = game(self.key)
        luck = Chance(self.games + 1)
        seat, seed = int(luck.below(self.players)), int(luck.below(SEEDS))
        bots = [self.other] * self.players
        bots[seat] = self.one
        began = time.process_time()
        winners = play_match(rules, rules.options(self.players, {}), bots, seed).outcome.winners
        share = 1 / len(winners) if seat in winners else 0.0
        played = Played(share, round(time.process_time() - began, 3))
        self.kept.add(played)
        self.note(played)

    def play_on(self, seconds: float, least: int) -> None:
        """Until it is told, after so many games at least, or so many seconds of the processor."""
        until = time.process_time() + seconds
        while time.process_time() < until and self.games < MOST:
            if self.is_told and self.games >= least:
                return
            self.play()

    def __str__(self) -> str:
        told = "told" if self.is_told else "not told"
        return (
            f"{self.games} | {Share(self.won, self.games)} | {100 / self.players:.1f} % "
            f"| {told} (odds {self.bet.odds:.1f}) | {self.seconds:.0f} |"
        )
