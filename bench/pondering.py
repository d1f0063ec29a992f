"""Whether thinking while others decide pays: a search that ponders among others that do not.

python -m bench.pondering KEEP larder --players 2 --iterations 1000 --seconds 300
python -m bench.pondering KEEP drakon gold --share 2
python -m bench.pondering KEEP larder --among medium    # only how often others are foreseen

All have as many iterations when they are asked; the one has up to --share times as many between
its decisions. Beside who wins: how many of its decisions were foreseen, and which share of all its
tries was made before it was asked. `bench.pairs` says how long a pair is played; KEEP holds the
games.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from bench.pairs import SEEDS, Pair, Played, questions
from logovo.bots.bot import Bot, tell
from logovo.bots.registry import make_bot
from logovo.bots.search import SearchBot
from logovo.core.chance import Chance
from logovo.core.seats import NOBODY, Seat
from logovo.core.table import Table, open_table
from logovo.games import game
from logovo.lab.match import result_of

SIZES: Final = {"larder": 2, "drakon": 2, "gold": 3}


class Pondered(Pair):
    """One that ponders up to `share` times its iterations between its decisions."""

    def __init__(
        self, key: str, players: int, one: str, others: str, share: float, kept: Path
    ) -> None:
        self.share = share
        self.decisions = self.foreseen = self.before = self.tries = 0
        super().__init__(key, players, one, others, kept)

    def play(self) -> None:
        """One game more."""
        rules = game(self.key)
        luck = Chance(self.games + 1)
        seat, seed = int(luck.below(self.players)), int(luck.below(SEEDS))
        table = open_table(rules, rules.options(self.players, {}), [""] * self.players, seed)
        names = [self.other] * self.players
        names[seat] = self.one
        bots = [make_bot(name, rules, int(luck.below(SEEDS)), self.players) for name in names]
        began = time.process_time()
        pondered = self.play_at(table, bots, Seat(seat), Chance(seed + 1))
        seconds = round(time.process_time() - began, 3)
        winners = result_of(rules, table.state, 0, 0, seed).outcome.winners
        share = 1 / len(winners) if seat in winners else 0.0
        played = Played(share, seconds, pondered)
        self.kept.add(played)
        self.note(played)

    def note(self, played: Played) -> None:
        super().note(played)
        decisions, foreseen, before, tries = played.counted
        self.decisions += decisions
        self.foreseen += foreseen
        self.before += before
        self.tries += tries

    def play_at(self, table: Table, bots: list[Bot], me: Seat, order: Chance) -> tuple[int, ...]:
        """To the end. How many decisions of the one there were, how many of them foreseen, tries
        made before it was asked, and all tries."""
        rules, state, thinker = table.game, table.state, bots[me]
        assert isinstance(thinker, SearchBot)
        for seat, bot in enumerate(bots):
            bot.sit(rules, table.options, Seat(seat))
            tell(bot, rules, Seat(seat), table.opening)
        decisions = foreseen = before = tries = 0
        last = Seat(NOBODY)
        while not state.is_over():
            awaited = rules.awaited(state)
            if me not in awaited:
                thinker.foresee(rules.view(state, me), self.share)
                while thinker.ponder():
                    pass
            # Where several are asked at once, whoever has just acted lets the others answer.
            others = [one for one in awaited if one != last] or awaited
            last = others[int(order.below(len(others)))]
            legal = rules.legal(state, last)
            move = bots[last].choose(rules.view(state, last), legal)
            if last == me and len(legal) > 1:
                decisions += 1
                foreseen += thinker.pondered > 0
                before += max(0, thinker.pondered)
                tries += sum(thought.visits for thought in thinker.thoughts)
            events = table.play(last, move)
            for seat, bot in enumerate(bots):
                tell(bot, rules, Seat(seat), events)
        return decisions, foreseen, before, tries

    def __str__(self) -> str:
        foreseen = 100 * self.foreseen / max(1, self.decisions)
        before = 100 * self.before / max(1, self.tries)
        return f"{foreseen:.0f} % of {self.decisions} | {before:.0f} % | {super().__str__()}"


def main() -> None:
    reader = questions(__doc__ or "")
    reader.add_argument("--players", type=int)
    reader.add_argument("--iterations", type=int, default=1000)
    reader.add_argument("--glances", type=int, default=0)
    reader.add_argument("--share", type=float, default=1.0)
    reader.add_argument("--among", default="", help="the others; usually as the one")
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print(
        "| game | players | one | among | times | foreseen | tries before | games | won (95 %) "
        "| fair | told | seconds |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for key in asked.games or SIZES:
        players = asked.players or SIZES[key]
        name = f"search:{asked.iterations}" + (f":{asked.glances}glances" * (asked.glances > 0))
        others = asked.among or name
        words = f"{key} {players} {name} {asked.share:g} {asked.among}".strip()
        kept = asked.keep / f"{words.replace(' ', '-').replace(':', '-')}.jsonl"
        pair = Pondered(key, players, name, others, asked.share, kept)
        pair.play_on(asked.seconds, asked.least)
        print(f"| {key} | {players} | {name} | {others} | {asked.share:g} | {pair}", flush=True)


if __name__ == "__main__":
    main()
