"""How long a bot thinks about a decision, at a table of quick players.

python -m bench.thinking drakon hard --players 6 --seconds 120
python -m bench.thinking larder hard master --players 2 4

Processor time of this process, so that what else runs beside it counts little; a bot's clock is
that of the wall, so on a busy machine it thinks less. Decisions with one legal move are left out.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress

from logovo.bots.bot import Bot
from logovo.bots.registry import make_bot
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.views import View
from logovo.games import game
from logovo.lab.match import play_bots


class OutOfTime(Exception):
    """A game is left where it stands."""


class Timed:
    """Somebody else's bot, with a watch beside it."""

    def __init__(self, bot: Bot, until: float) -> None:
        self.bot = bot
        self.until = until
        self.spent: list[float] = []
        self.sit = bot.sit
        self.hear = bot.hear

    def choose(self, view: View, legal: list[Move]) -> Move:
        if time.process_time() > self.until:
            raise OutOfTime
        began = time.process_time()
        move = self.bot.choose(view, legal)
        if len(legal) > 1:
            self.spent.append((time.process_time() - began) * 1000)
        return move


def thinking(key: str, level: str, players: int, seconds: float) -> list[float]:
    """Milliseconds of each decision, sorted; the seat that thinks goes round."""
    rules = game(key)
    options = rules.options(players, {})
    until = time.process_time() + seconds
    spent: list[float] = []
    seed = 0
    while time.process_time() < until:
        timed = Timed(make_bot(level, rules, seed, players), until)
        bots: list[Bot] = [make_bot("greedy", rules, seed * players + i) for i in range(players)]
        bots[Seat(seed % players)] = timed
        with suppress(OutOfTime):
            play_bots(rules, options, bots, seed)
        spent += timed.spent
        seed += 1
    return sorted(spent)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("levels", nargs="+")
    reader.add_argument("--players", type=int, nargs="+", default=[4])
    reader.add_argument("--seconds", type=float, default=60.0, help="processor time for a row")
    asked = reader.parse_args()
    print("| game | players | bot | decisions | median, ms | 95 of 100 | most |")
    print("|---|---|---|---|---|---|---|")
    for level in asked.levels:
        for players in asked.players:
            spent = thinking(asked.game, level, players, asked.seconds)
            median, late = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
            told = (asked.game, players, level, len(spent), *map(round, (median, late, spent[-1])))
            print("| " + " | ".join(map(str, told)) + " |", flush=True)


if __name__ == "__main__":
    main()
