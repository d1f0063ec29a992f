"""How fast a game runs on one core: the figures `logovo bench` shows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State, playout
from logovo.core.views import Sampler
from logovo.search.choosing import search_for
from logovo.search.policies import rollout
from logovo.search.policy import Policy, Uniform

REPEATS: Final = 5
INTO_THE_GAME: Final = 12


@dataclass(frozen=True)
class Figures:
    """All per second of one core's CPU time, the median of several runs."""

    decisions: float  # uniform random playouts, the full legal list each time
    games: float
    driven: float  # decisions, driven step by step from Python
    clones: float
    worlds: float  # of a sampler that is ready
    searched: float  # iterations, uniform rollouts to the end of the round
    guided: float  # iterations, rollouts by the game's own policy


def measure(game: Game, options: Options, seconds: float) -> Figures:
    """Each figure takes about so many seconds."""
    state, sampler = midgame(game, options)
    moves, chance = Moves(), Chance(1)
    decided = [0, 0]

    def play_one() -> None:
        played = game.setup(options, chance, SILENT)
        decided[0] += int(playout(played, chance, moves, 1 << 30))
        decided[1] += 1

    games = pace(play_one, seconds)
    length = decided[0] / decided[1]
    driven, dice = [0, 0], random.Random(1)

    def drive_one() -> None:
        driven[0] += drive(game.setup(options, chance, SILENT), chance, dice)
        driven[1] += 1

    by_hand = pace(drive_one, seconds)
    return Figures(
        decisions=games * length,
        games=games,
        driven=by_hand * driven[0] / driven[1],
        clones=pace(state.clone, seconds),
        worlds=pace(lambda: sampler.sample(chance), seconds),
        searched=searching(sampler, Uniform(), seconds),
        guided=searching(sampler, rollout(game.key), seconds),
    )


def played_per_second(game: Game, options: Options, seconds: float) -> float:
    """Decisions of uniform random games: one figure of `measure`, for who has only a second."""
    moves, chance, decided = Moves(), Chance(1), 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        decided += int(playout(game.setup(options, chance, SILENT), chance, moves, 1 << 30))
        spent = process_time() - began
    return decided / spent


def drive(state: State, chance: Chance, dice: random.Random) -> int:
    """A random game driven from plain Python, by Python's own dice, as `cli/bench.py` drives
    OpenSpiel's games. The list stays in its buffer: only the code that is played becomes an
    object of Python."""
    steps, moves = 0, Moves()
    while not state.is_over():
        state.legal_into(moves)
        state.apply(moves.get(int(dice.random() * int(moves.size))), chance, SILENT)
        steps += 1
    return steps


def searching(sampler: Sampler, policy: Policy, seconds: float) -> float:
    searches = [search_for(sampler, policy, 7)]

    def some() -> None:
        if searches[0].iterations >= 20000:
            searches[0] = search_for(sampler, policy, 7)
        searches[0].more(20)

    return 20 * pace(some, seconds)


def midgame(game: Game, options: Options) -> tuple[State, Sampler]:
    """A position some moves into a seeded game, and the sampler of the seat to decide."""
    for seed in range(100):
        chance, journal = Chance(seed), Journal(True)
        known = [game.knowledge(options, Seat(seat)) for seat in range(options.players)]
        state = game.setup(options, chance, journal)
        for _step in range(INTO_THE_GAME * options.players):
            for event in journal.take():
                for seat in range(options.players):
                    known[seat].hear(game.told_to(event, Seat(seat)))
            decider = Seat(int(state.decider()))
            if _step >= INTO_THE_GAME and not state.is_over() and len(state.legal_codes()) > 1:
                return state, game.sampler(game.view(state, decider), known[decider])
            if state.is_over():
                break
            codes = state.legal_codes()
            state.apply(codes[int(chance.below(len(codes)))], chance, journal)
    raise AssertionError(f"{game.key}: no seed leads into the middle of a game")


def pace(work: Callable[[], object], seconds: float) -> float:
    """How often a second the work can be done."""
    times, rates = 1, []
    while True:
        spent = timed(work, times)
        if spent * REPEATS >= seconds / 2:
            break
        times = max(times + 1, int(times * min(10.0, seconds / REPEATS / max(spent, 1e-9))))
    for _repeat in range(REPEATS):
        rates.append(times / max(timed(work, times), 1e-9))
    return median(rates)


def timed(work: Callable[[], object], times: int) -> float:
    began = process_time()
    for _time in range(times):
        work()
    return process_time() - began
