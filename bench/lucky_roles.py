"""How strong search is in either role of lucky, and how well its belief is calibrated.

python bench/lucky_roles.py --rounds 400 --players 5 --bot search:2000

Plays first rounds only. Three line-ups on the same deals: greedy against greedy, the bot as all
diggers against greedy Mad Luckies, the bot as all Mad Luckies against greedy diggers. Then the
belief of an onlooker at the end of each greedy round, in ten bins: said against true.
"""

from __future__ import annotations

import argparse
import math

from logovo.bots.registry import make_bot
from logovo.core.seats import TABLE, Seat
from logovo.core.table import open_table
from logovo.games.lucky.events import RoundEnded
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.search.beliefs.lucky import Suspicion

BINS = 10


def play(players: int, seed: int, digger: str, mad: str) -> tuple[bool, Suspicion, list[bool]]:
    """One first round: whether the diggers won, what an onlooker believes, who was mad."""
    options = GAME.options(players, {})
    table = open_table(GAME, options, [f"p{seat + 1}" for seat in range(players)], seed)
    assert isinstance(table.state, Lucky)
    roles = [table.state.is_mad(seat) for seat in range(players)]
    suspicion = Suspicion(options, TABLE)
    bots = [make_bot(mad if roles[seat] else digger, GAME, seed + seat) for seat in range(players)]
    for seat in range(players):
        bots[seat].sit(GAME, options, Seat(seat))
    events = table.opening
    while True:
        for event in events:
            if isinstance(event, RoundEnded):
                return event.winners == "lucky", suspicion, roles
            suspicion.hear(GAME.told_to(event, TABLE))
            for seat in range(players):
                bots[seat].hear(GAME.told_to(event, Seat(seat)))
        asked = GAME.awaited(table.state)[0]
        legal = GAME.legal(table.state, asked)
        events = table.play(asked, bots[asked].choose(GAME.view(table.state, asked), legal))


def strength(players: int, rounds: int, digger: str, mad: str, seed: int) -> None:
    won = sum(play(players, seed + i, digger, mad)[0] for i in range(rounds))
    share = won / rounds
    margin = 1.96 * math.sqrt(share * (1 - share) / rounds)
    print(f"| {players} | {digger} | {mad} | {rounds} | {share:.3f} ± {margin:.3f} |", flush=True)


def calibration(players: int, rounds: int, seed: int) -> None:
    said, true, count = [0.0] * BINS, [0] * BINS, [0] * BINS
    for i in range(rounds):
        _won, suspicion, roles = play(players, seed + i, "greedy", "greedy")
        for chance, is_mad in zip(suspicion.chances(), roles, strict=True):
            at = min(BINS - 1, int(chance * BINS))
            said[at] += chance
            true[at] += is_mad
            count[at] += 1
    print("\n| believed | seats | mean belief | were mad |\n|---|---|---|---|")
    for at in range(BINS):
        if count[at]:
            mean, share = said[at] / count[at], true[at] / count[at]
            print(f"| {at / BINS:.1f}+ | {count[at]} | {mean:.3f} | {share:.3f} |")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=400)
    reader.add_argument("--players", type=int, default=5)
    reader.add_argument("--bot", default="search:2000")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    print(
        "| players | diggers | Mad Luckies | rounds | diggers win (95 %) |\n|---|---|---|---|---|"
    )
    for digger, mad in (("greedy", "greedy"), (asked.bot, "greedy"), ("greedy", asked.bot)):
        strength(asked.players, asked.rounds, digger, mad, asked.seed)
    calibration(asked.players, asked.rounds, asked.seed)


if __name__ == "__main__":
    main()
