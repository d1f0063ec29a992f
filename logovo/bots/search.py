"""A bot that thinks: tree search over worlds it cannot tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from logovo.bots.glance import ALL, PER_MILLE, glance
from logovo.bots.memory import PERFECT, knowledge
from logovo.bots.parts import CAN_FORK, in_parts
from logovo.bots.pondering import Foresight, Learnt
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Sampler, View
from logovo.search.beliefs import belief
from logovo.search.choosing import search_for
from logovo.search.compare import Compare
from logovo.search.ismcts import ROLLOUT_LIMIT, Search, Tried
from logovo.search.policy import Policy

SLICE: Final = 10  # iterations between two looks at the clock
SEEDS: Final = 1 << 30
ENDLESS: Final = 1 << 40  # iterations, where nothing but the clock ends them
NOT_PONDERED: Final = -1


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
    the level of its memory, and how many of a thousand moves it notices at all."""

    glances: int = 0
    sight: int = ROLLOUT_LIMIT
    memory: str = PERFECT
    sees: int = PER_MILLE

    @property
    def is_narrow(self) -> bool:
        """Whether there are moves it does not see."""
        return self.glances > 0 or self.sees < PER_MILLE


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
        self.pondering: Foresight | None = None
        self.pondered = NOT_PONDERED  # tries that the last decision had before it was asked

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        memory = self.attention.memory
        seed = int(self.chance.below(SEEDS)) if memory else 0
        self.knowledge = knowledge(game, options, seat, memory, seed)
        self.belief = belief(game.key, options, seat)
        self.pondering = None

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)
        if self.belief is not None:
            self.belief.hear(event)
        if self.pondering is not None:
            self.pondering.hear(event)

    def hear_claim(self, seat: Seat, text: str) -> None:
        if self.belief is not None:
            self.belief.hear_claim(seat, text)
            self.forget()  # what was foreseen was thought by somebody who had not heard this

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        self.learnt().weigh()
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

    def learnt(self) -> Learnt:
        return Learnt(self.knowledge, self.belief)

    def sampler(self, view: View, learnt: Learnt | None = None) -> Sampler:
        found = (learnt or self.learnt()).sampler(self.game, view)
        return own_turn(found, view, self.seat, self.policy)

    def tried(self, view: View) -> list[Tried]:
        """What the budget is good for, the move to play first."""
        budget = self.budget
        search = self.foreseen(view)
        seen: list[int] = []
        if search is None:
            search, seen = self.begin(self.learnt(), view, self.chance)
        if budget.parts == 1 or not isinstance(search, Search):
            think(search, budget, self.to_the_end)
            return search.report()
        share = Budget(-(-budget.iterations // budget.parts), budget.milliseconds)
        searches = [search]
        for _part in range(budget.parts - 1):
            # With a sampler of its own: the next world of one depends on the worlds before.
            seed, sight = int(self.chance.below(SEEDS)), self.attention.sight
            searches.append(Search(self.sampler(view), self.policy, seed, rollout_limit=sight))
            searches[-1].among(seen)
        # What is settled in one part is not yet settled in the sum of all.
        return in_parts(searches, lambda one: think(one, share, to_the_end=True), CAN_FORK)

    def begin(
        self, learnt: Learnt, view: View, chance: Chance
    ) -> tuple[Search | Compare, list[int]]:
        """The search of a decision, and the moves it sees, if not all."""
        sight = self.attention.sight
        seed = int(chance.below(SEEDS))
        search = search_for(self.sampler(view, learnt), self.policy, seed, sight)
        seen: list[int] = []
        if self.attention.is_narrow:
            world = self.sampler(view, learnt).sample(chance)
            glances, sees = self.attention.glances or ALL, self.attention.sees
            seen = glance(world, self.policy, glances, chance, sees)
            search.among(seen)
        return search, seen

    # --- while others decide ----------------------------------------------------------

    def foresee(self, view: View, share: float = 1.0) -> None:
        budget = self.budget
        if budget.parts > 1:
            return
        if self.pondering is None:
            self.pondering = Foresight(
                self.game,
                self.seat,
                self.policy,
                lambda learnt, view, chance: self.begin(learnt, view, chance)[0],
                round(budget.iterations * share),
                budget.milliseconds * share / 1000,
                int(self.chance.below(SEEDS)),
            )
        self.pondering.look(view, self.learnt())

    def ponder(self) -> bool:
        return self.pondering is not None and self.pondering.more()

    def held(self) -> int:
        return 0 if self.pondering is None else self.pondering.held()

    def forget(self) -> None:
        if self.pondering is not None:
            self.pondering.forget()

    def foreseen(self, view: View) -> Search | Compare | None:
        """The search of this decision, if it was begun; from here on in worlds of what the seat
        sees and knows now."""
        pondering, self.pondering = self.pondering, None
        self.pondered = NOT_PONDERED
        if pondering is None:
            return None
        search = pondering.found(view)
        self.pondered = 0 if search is None else int(search.iterations)
        if search is not None:
            search.sampler = self.sampler(view)
        return search


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
