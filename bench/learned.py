"""Does a network help a search at equal processor time? One seat searches with it, the others
without.

    LOGOVO_MODELS=folder python -m bench.learned larder --players 2 --iterations 200 --deals 40
    LOGOVO_MODELS=folder python -m bench.learned larder --players 2 --policy --deals 1000

With `--policy` the network plays by itself among greedy ones, and its adviser does for comparison.
Otherwise first both searches think about the same decisions, so that the iterations of the slower
one can be cut to the same time; then every deal is played from every seat. By iterations, so that
other work on the machine changes nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time
from typing import TypeAlias

import numpy as np

from logovo.bots.bot import Bot
from logovo.bots.learned import LearnedSearchBot
from logovo.bots.search import Budget, SearchBot
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games import game as game_of
from logovo.lab.match import play_bots
from logovo.learn.exam import examine
from logovo.models.shelf import learned
from logovo.roster import ROSTER
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Policy, Uniform

MakeBot: TypeAlias = Callable[[int], SearchBot]
GAMES = tuple(row.game.key for row in ROSTER)


def seconds(game: Game, options: Options, make: MakeBot, decisions: int) -> float:
    """Of one processor, for thinking about the first decisions of a game between quick players."""
    chance, journal, moves = Chance(5), Journal(True), Moves()
    state, quick = game.setup(options, chance, journal), rollout(game.key)
    bots = [make(seat) for seat in range(options.players)]
    for seat, bot in enumerate(bots):
        bot.sit(game, options, Seat(seat))
    spent, thought = 0.0, 0
    while thought < decisions and not state.is_over():
        events = journal.take()
        for seat, bot in enumerate(bots):
            for event in events:
                bot.hear(game.told_to(event, Seat(seat)))
        seat = Seat(int(state.decider()))
        legal = game.legal(state, seat)
        if len(legal) > 1:
            view = game.view(state, seat)
            began = process_time()
            bots[seat].choose(view, legal)
            spent += process_time() - began
            thought += 1
        state.legal_for(seat, moves)
        state.apply_by(seat, quick.choose(state, moves, chance), chance, journal)
    return spent


def play(
    game: Game, options: Options, pupil: MakeBot, other: MakeBot, deals: int, seed: int
) -> None:
    players, shares = options.players, []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            luck = seed + players * deal
            bots: list[Bot] = [other(luck + i) for i in range(players)]
            bots[seat] = pupil(luck + seat)
            places = play_bots(game, options, bots, seed + deal).outcome.places
            won += (places[seat] == 1) / places.count(1)
        shares.append(won / players)
        off = 1.96 * np.std(shares) / np.sqrt(len(shares))
        print(
            f"\r{len(shares)} deals: {np.mean(shares):.1%} ± {off:.1%} (fair: {1 / players:.1%})",
            end="",
            flush=True,
        )
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--far", type=int, default=0, help="decisions until the network judges")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", action="store_true", help="without any search")
    given = parser.parse_args()
    game = game_of(given.game)
    options = game.options(given.players, {})
    if given.policy:
        others = greedy(game.key) or Uniform()
        pupils: dict[str, Policy] = {"adviser": rollout(game.key)}
        pupils["learned"] = learned(game, given.players)
        for name, pupil in pupils.items():
            exam = examine(game, options, pupil, others, given.deals, given.seed)
            print(f"{name}: {exam.won:.1%} ± {exam.off:.1%} (fair: {exam.fair:.1%})", flush=True)
        return

    def without(luck: int) -> SearchBot:
        return SearchBot(rollout(game.key), Budget(given.iterations), luck)

    def slow(luck: int) -> SearchBot:
        return LearnedSearchBot(game, Budget(given.iterations), luck, given.far)

    times = [(seconds(game, options, without, 30), seconds(game, options, slow, 30)) for _ in "123"]
    ratio = min(time[0] for time in times) / min(time[1] for time in times)
    fewer = max(1, round(given.iterations * ratio))

    def guided(luck: int) -> SearchBot:
        return LearnedSearchBot(game, Budget(fewer), luck, given.far)

    print(f"{given.iterations} iterations without, {fewer} with, in the same time")
    play(game, options, guided, without, given.deals, given.seed)


if __name__ == "__main__":
    main()
