"""A bot that searches with a network beside the quick policy."""

from __future__ import annotations

from typing import Final

from logovo.bots.search import Budget, SearchBot
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.models.shelf import check, learned
from logovo.search.learned.guided import Guided
from logovo.search.policies import rollout

NEAR: Final = 4
"""So many decisions of an iteration are the network's opinion."""


class LearnedSearchBot(SearchBot):
    """Which network it uses is known once it sits at a table. Raises NoModel there."""

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        super().__init__(rollout(game.key), budget, seed)
        check(game)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.policy = Guided(learned(game, options.players), NEAR, 0, True)
        super().sit(game, options, seat)
