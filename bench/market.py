"""Whether trading pays at gold's market.

python -m bench.market --games 400 --players 4

One seat trades as bots at tables do (`greedy@plain`), as the quick policy does (one token for one,
by what tokens are worth to everybody), or not at all; the others are all traders, or all the quick
policy. All games are played on the same deals, and are the same up to the market; the seat moves on
with every game. Differences are paired: wins in hundredths, and points.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from statistics import mean, stdev

from logovo.bots.bot import Bot
from logovo.bots.registry import make_bot
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import MOVE
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.core.views import View
from logovo.games.gold.game import GAME
from logovo.lab.match import play_at
from logovo.lab.stats import Z95, Share

READY = "ready"


class NeverTrades:
    """Leaves every market at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.bot.sit(game, options, seat)

    def hear(self, event: Event) -> None:
        self.bot.hear(event)

    def choose(self, view: View, legal: list[Move]) -> Move:
        ready = [move for move in legal if str(move) == READY]
        return ready[0] if ready else self.bot.choose(view, legal)


def made(name: str, seed: int) -> Bot:
    if name == "never":
        return NeverTrades(make_bot("greedy", GAME, seed))
    return make_bot(name, GAME, seed)


def played(one: str, others: str, players: int, seed: int, done: Counter[str]) -> tuple[float, int]:
    """The share of the win and the points of the seat in question."""
    seat = seed % players
    options = GAME.options(players, {})
    table = open_table(GAME, options, [""] * players, seed)
    bots = [made(one if at == seat else others, seed * 8 + at) for at in range(players)]
    outcome = play_at(table, bots, seed).outcome
    for entry in table.log.entries:
        if entry.kind == MOVE and entry.seat == seat:
            done[entry.text.split(" ")[0]] += 1
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return won, outcome.scores[seat]


def gap(values: list[float]) -> str:
    return f"{mean(values):+.2f} ± {Z95 * stdev(values) / sqrt(len(values)):.2f}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    print(
        "| players | the seat | the others | games | wins (95 %) | points | wins, against never "
        "| points, against never | offers and deals taken a game |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for others in ("greedy", "greedy@plain"):
        plain: list[tuple[float, int]] = []
        for one in ("never", "greedy", "greedy@plain"):
            done: Counter[str] = Counter()
            games = [played(one, others, asked.players, seed, done) for seed in seeds]
            plain = plain or games
            pairs = list(zip(games, plain, strict=True))
            won = Share(sum(win for win, _points in games), len(games))
            wins = gap([100.0 * (mine[0] - other[0]) for mine, other in pairs])
            points = gap([float(mine[1] - other[1]) for mine, other in pairs])
            offers, taken = done["offer"] / len(games), done["accept"] / len(games)
            print(
                f"| {asked.players} | {one} | {others} | {len(games)} | {won} "
                f"| {mean(score for _win, score in games):.1f} | {wins} | {points} "
                f"| {offers:.1f}, {taken:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
