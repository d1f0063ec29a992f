"""A bot that thinks: tree search over worlds it cannot tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from logovo.bots.glance import glance
from logovo.bots.memory import PERFECT, knowledge
from logovo.bots.parts import CAN_FORK, in_parts
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Sampler, View
from logovo.search.beliefs import belief
from logovo.search.believing import Believing
from logovo.search.choosing import search_for
from logovo.search.compare import Compare
from logovo.search.ismcts import ROLLOUT_LIMIT, Search, Tried
from logovo.search.policy import Policy

SLICE: Final = 10  # iterations between two looks at the clock
SEEDS: Final = 1 << 30
ENDLESS: Final = 1 << 40  # iterations, where nothing but the clock ends them


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, so many milliseconds, or whichever
    comes first. Only a budget of iterations alone gives the same game for the same seed. A tree
    may be thought out in several parts at once, which share the iterations."""

    iterations: int = 0
    milliseconds: int = 0
    parts: int = 1


@dataclass(frozen=True)
class Attention:
    """What a thinking bot does not see or keep in mind: how many moves it looks at besides the
    obvious one (none: all that deserve it), how many decisions it sees beyond those it searches,
    and the level of its memory."""

    glances: int = 0
    sight: int = ROLLOUT_LIMIT
    memory: str = PERFECT


FULL: Final = Attention()


@dataclass(frozen=True)
class Thought:
    """What the search thinks of one move: for those who want to look into a bot's head."""

    move: Move
    visits: int
    value: float


class SearchBot:
    def __init__(
        self, policy: Policy, budget: Budget, seed: int, attention: Attention = FULL
    ) -> None:
        self.policy = policy
        self.budget = budget
        self.attention = attention
        self.chance: Chance = Chance(seed)
        self.thoughts: list[Thought] = []  # about the last decision, the choice first
        self.to_the_end = False  # for those who read the thoughts: also when the choice is settled

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        memory = self.attention.memory
        seed = int(self.chance.below(SEEDS)) if memory else 0
        self.knowledge = knowledge(game, options, seat, memory, seed)
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
        try:
            found = self.tried(view)
            world = self.sampler(view).sample(self.chance)
        except NeverMyTurn:
            return legal[int(self.chance.below(len(legal)))]
        self.thoughts = [
            Thought(self.game.move_of(world, self.seat, tried.code), tried.visits, tried.value)
            for tried in found
        ]
        return self.thoughts[0].move

    def sampler(self, view: View) -> Sampler:
        found = self.game.sampler(view, self.knowledge)
        if self.belief is not None and self.belief.judges():
            found = Believing(found, self.belief)
        return own_turn(found, view, self.seat, self.policy)

    def tried(self, view: View) -> list[Tried]:
        """What the budget is good for, the move to play first."""
        budget = self.budget
        sight = self.attention.sight
        search = search_for(self.sampler(view), self.policy, int(self.chance.below(SEEDS)), sight)
        seen: list[int] = []
        if self.attention.glances:
            world = self.sampler(view).sample(self.chance)
            seen = glance(world, self.policy, self.attention.glances, self.chance)
            search.among(seen)
        if budget.parts == 1 or not isinstance(search, Search):
            think(search, budget, self.to_the_end)
            return search.report()
        share = Budget(-(-budget.iterations // budget.parts), budget.milliseconds)
        searches = [search]
        for _part in range(budget.parts - 1):
            # With a sampler of its own: the next world of one depends on the worlds before.
            seed = int(self.chance.below(SEEDS))
            searches.append(Search(self.sampler(view), self.policy, seed, rollout_limit=sight))
            searches[-1].among(seen)
        # What is settled in one part is not yet settled in the sum of all.
        return in_parts(searches, lambda one: think(one, share, to_the_end=True), CAN_FORK)


def think(search: Search | Compare, budget: Budget, to_the_end: bool = False) -> None:
    """Search in slices until the budget is used up or the matter is settled: then the rest of
    it would give the same move."""
    until = monotonic() + budget.milliseconds / 1000
    left = budget.iterations
    while True:
        n = SLICE if not budget.iterations else min(SLICE, left)
        search.more(n)
        left -= n
        if budget.iterations and left <= 0:
            return
        if not to_the_end and search.is_settled(left if budget.iterations else ENDLESS):
            return
        if budget.milliseconds and monotonic() >= until:
            return
