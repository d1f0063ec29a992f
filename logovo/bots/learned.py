"""A bot that searches with a network beside the quick policy."""

from __future__ import annotations

from logovo.bots.search import Budget, SearchBot
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import View
from logovo.models.shelf import check, learned
from logovo.search.learned.guided import Guided
from logovo.search.policies import rollout


class LearnedSearchBot(SearchBot):
    """Which network it uses is known once it sits at a table. Raises NoModel there."""

    def __init__(self, game: Game, budget: Budget, seed: int, far: int = 0) -> None:
        super().__init__(rollout(game.key), budget, seed)
        self.far = far
        check(game)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.learned = learned(game, options.players)
        super().sit(game, options, seat)

    def choose(self, view: View, legal: list[Move]) -> Move:
        # The opinion it keeps is of one decision.
        self.policy = Guided(self.learned, self.seat, self.far, self.far > 0)
        return super().choose(view, legal)

    def foresee(self, view: View, share: float = 1.0) -> None:
        """Its opinion is of the decision it is asked for."""
