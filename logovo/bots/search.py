"""A bot that thinks: tree search over worlds it cannot tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import View
from logovo.search.beliefs import belief
from logovo.search.believing import Believing
from logovo.search.choosing import search_for
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policy import Policy

SLICE: Final = 10  # iterations between two looks at the clock
SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, so many milliseconds, or whichever
    comes first. Only a budget of iterations alone gives the same game for the same seed."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class Thought:
    """What the search thinks of one move: for those who want to look into a bot's head."""

    move: Move
    visits: int
    value: float


class SearchBot:
    def __init__(self, policy: Policy, budget: Budget, seed: int) -> None:
        self.policy = policy
        self.budget = budget
        self.chance: Chance = Chance(seed)
        self.thoughts: list[Thought] = []  # about the last decision, the choice first

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.knowledge = game.knowledge(options, seat)
        self.belief = belief(game.key, options, seat)

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)
        if self.belief is not None:
            self.belief.hear(event)

    def hear_claim(self, seat: Seat, text: str) -> None:
        if self.belief is not None:
            self.belief.hear_claim(seat, text)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.belief is not None:
            self.belief.weigh(self.knowledge)
        sampler = self.game.sampler(view, self.knowledge)
        if self.belief is not None and self.belief.judges():
            sampler = Believing(sampler, self.belief)
        sampler = own_turn(sampler, view, self.seat, self.policy)
        search = search_for(sampler, self.policy, int(self.chance.below(SEEDS)))
        try:
            think(search, self.budget)
            world = sampler.sample(self.chance)
        except NeverMyTurn:
            return legal[int(self.chance.below(len(legal)))]
        self.thoughts = [
            Thought(self.game.move_of(world, self.seat, tried.code), tried.visits, tried.value)
            for tried in search.report()
        ]
        return self.thoughts[0].move


def think(search: Search | Compare, budget: Budget) -> None:
    """Search in slices until the budget is used up or the matter is settled."""
    until = monotonic() + budget.milliseconds / 1000
    left = budget.iterations
    while True:
        n = SLICE if not budget.iterations else min(SLICE, left)
        search.more(n)
        left -= n
        if (budget.iterations and left <= 0) or search.is_settled():
            return
        if budget.milliseconds and monotonic() >= until:
            return
