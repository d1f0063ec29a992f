"""How much better a policy is than the game's quick one: paired deals, every seat in turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.search.playouts import play_by
from logovo.search.policy import Policy


@dataclass(frozen=True)
class Exam:
    """The share of victories of one seat among greedy ones, half of its 95 % interval, and how
    many deals: each was played once from every seat. A shared victory counts in parts."""

    won: float
    off: float
    deals: int
    fair: float

    @property
    def is_above(self) -> bool:
        return self.won - self.off > self.fair


def examine(
    game: Game,
    options: Options,
    pupil: Policy,
    others: Policy,
    deals: int,
    seed: int,
    show: Callable[[int], None] | None = None,
) -> Exam:
    """From each seat with the same deal. As many copies of `others` would win the fair share, so
    that the seats and the deals cancel out."""
    players, moves, shares = options.players, Moves(), []
    limit = game.longest(options)
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            chance = Chance(seed + (deal << 20))
            seats = [others] * players
            seats[seat] = pupil
            state = game.setup(options, chance, SILENT)
            play_by(state, seats, chance, moves, limit)
            outcome = game.outcome(state)
            if outcome is not None and outcome.places[seat] == 1:
                won += 1 / outcome.places.count(1)
        shares.append(won / players)
        if show is not None:
            show(deal + 1)
    off = 1.96 * float(np.std(shares)) / np.sqrt(max(1, len(shares)))
    return Exam(float(np.mean(shares)), float(off), deals, 1 / players)
