"""Our search against others at equal processor time, on any game, seats rotated.

python -m bench.equal_time larder --players 2 --games 20 --peer spiel --milliseconds 50
python -m bench.equal_time drakon --players 4 --games 8 --peer plain

`spiel` is OpenSpiel's ISMCTS with random rollouts and our resampler, through the OpenSpiel door;
`plain` samples a world for each of 500 random playouts, which it gives to the moves in turn, and
plays the best mean. Our seat has the search of `master` and as much processor time a decision as
the others have had on the average so far; what all used is printed.
"""

from __future__ import annotations

import argparse
import time
from typing import Final, Protocol

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from logovo.bots.bot import Bot
from logovo.bots.search import Budget, SearchBot
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.state import playout
from logovo.gym.positions import Told
from logovo.gym.spiel import SpielGame, SpielState, load_game
from logovo.lab.stats import Share
from logovo.search.policies import rollout

ROLLOUTS: Final = 500
LIMIT: Final = 5000
FIRST_PACE: Final = 5000  # iterations a second, before it is known
FIRST: Final = 20  # simulations, before it is known how long they take


class Peer(Protocol):
    def step(self, state: SpielState) -> int:
        """The number it plays."""


class SpielPeer:
    """As many simulations as fit into the time, by how long those before have taken."""

    def __init__(self, game: SpielGame, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        self.bot = ismcts.ISMCTSBot(game, evaluator, 1.0, FIRST, random_state=luck)
        self.seconds = seconds
        self.simulations = FIRST
        self.used = 0.0
        self.done = 0

    def step(self, state: SpielState) -> int:
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        if self.done:
            self.simulations = max(2, int(self.seconds * self.done / self.used))
        self.bot._max_simulations = self.simulations
        began = time.process_time()
        action = int(self.bot.step(state))
        self.used += time.process_time() - began
        self.done += self.simulations
        return action


class PlainPeer:
    """Determinised Monte Carlo: 500 playouts, all moves alike."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.moves = Moves()

    def step(self, state: SpielState) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return int(actions[0])
        seat = state.current_player()
        totals = [0.0] * len(actions)
        for n in range(ROLLOUTS):
            at = n % len(actions)
            position = state.position.resampled(Seat(seat), self.chance).after(actions[at])
            while position.outcomes or position.draft.size:
                choices = range(position.outcomes) if position.outcomes else position.numbers()
                position = position.after(choices[int(self.chance.below(len(choices)))])
            assert position.state is not None
            world = position.state.clone()
            playout(world, self.chance, self.moves, LIMIT)
            totals[at] += world.reward(seat)
        tries = [len(range(at, ROLLOUTS, len(actions))) for at in range(len(actions))]
        means = [total / max(1, n) for total, n in zip(totals, tries, strict=True)]
        return int(actions[means.index(max(means))])


class House:
    """One of our bots at a table that is played through OpenSpiel's door."""

    def __init__(self, bot: Bot, game: SpielGame, seat: Seat) -> None:
        self.house = game.start.house
        self.bot = bot
        self.seat = seat
        self.heard: Told | None = None
        bot.sit(self.house.game, self.house.options, seat)

    def hear(self, told: Told | None) -> None:
        """What has happened since it was last asked."""
        news: list[Told] = []
        node = told
        while node is not None and node is not self.heard:
            news.append(node)
            node = node.before
        self.heard = told
        for node in reversed(news):
            for event in node.events:
                self.bot.hear(self.house.game.told_to(event, self.seat))

    def step(self, state: SpielState) -> list[int]:
        position, game = state.position, self.house.game
        assert position.state is not None
        self.hear(position.told)
        legal = game.legal(position.state, self.seat)
        move = self.bot.choose(game.view(position.state, self.seat), legal)
        return self.house.door.spell(position.state, int(self.seat), move)


class Times:
    """Processor seconds and decisions of one side, and iterations that were allowed."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.iterations = 0

    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


def iterations_for(times: list[Times], seconds: float) -> int:
    """So many that our decisions come to take as long as theirs, by what iterations took so far. On
    a busy machine a clock would not give both sides the same."""
    ours, theirs = times
    mean = theirs.mean() or seconds
    due = mean * (ours.decisions + 1) - ours.seconds
    wanted = min(3 * mean, max(mean / 4, due))
    pace = ours.iterations / ours.seconds if ours.seconds else FIRST_PACE
    return max(10, int(wanted * pace))


def play(
    game: SpielGame, ours: Seat, peer: str, seconds: float, seed: int, times: list[Times]
) -> float:
    """Our share of the victory."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    start = game.start.house
    thinker = SearchBot(rollout(start.game.key), Budget(iterations=1), seed)
    house = House(thinker, game, ours)
    peers: dict[int, Peer] = {
        seat: SpielPeer(game, seconds, seed * 16 + seat)
        if peer == "spiel"
        else PlainPeer(seed * 16 + seat)
        for seat in range(start.players)
        if seat != ours
    }
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
            continue
        seat = state.current_player()
        choices = len(state.legal_actions())
        began = time.process_time()
        if seat == ours:
            thinker.budget = Budget(iterations=iterations_for(times, seconds))
            numbers = house.step(state)
        else:
            numbers = [peers[seat].step(state)]
        if choices > 1:
            side = times[0 if seat == ours else 1]
            side.seconds += time.process_time() - began
            side.decisions += 1
            side.iterations += thinker.budget.iterations if seat == ours else 0
        for number in numbers:
            state.apply_action(number)
    assert state.position.state is not None
    outcome = start.game.outcome(state.position.state)
    assert outcome is not None
    return 1 / len(outcome.winners) if ours in outcome.winners else 0.0


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--peer", choices=("spiel", "plain"), default="spiel")
    reader.add_argument("--milliseconds", type=int, default=50, help="for a decision of spiel's")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    game = load_game(asked.game, players=asked.players, luck="seeded")
    times = [Times(), Times()]
    won = 0.0
    for number in range(asked.games):
        ours = Seat(number % asked.players)
        won += play(game, ours, asked.peer, asked.milliseconds / 1000, asked.seed + number, times)
        share = Share(won, number + 1)
        print(
            f"| {asked.game} | {asked.players} | {asked.peer} | {number + 1} | {share} "
            f"| {100 / asked.players:.0f} % | {1000 * times[0].mean():.0f} "
            f"| {1000 * times[1].mean():.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
