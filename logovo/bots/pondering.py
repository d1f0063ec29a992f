"""Thinking while others decide: what a seat may be asked next, as far as it can tell now.

In worlds of the seat's own view and knowledge the others' decisions are played by the policy until
it is the seat's turn. What it would then see, and would have been told on the way, is counted; for
what came up most often the search of that decision is begun. It is the search that the bot itself
would begin there, by knowledge and belief that have heard the same, so all of its tries count.
What happens in truth is known only from what the seat is told: a search goes on if it was just
that, and is dropped otherwise. No world here is the true one and no state comes in, so that
nothing secret can steer it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from time import process_time
from typing import Final, TypeAlias, final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Moves
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, Sampler, View, asked
from logovo.search.belief import Belief
from logovo.search.believing import Believing
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policy import Policy

WORLDS: Final = 128  # imagined whenever the table has moved on
BATCH: Final = 8  # of them at once: a piece of pondering takes a few milliseconds at most
TRIES: Final = 5
BRANCHES: Final = 4  # decisions thought about
LEAST: Final = 4  # worlds that lead to one of these
STEPS: Final = 64
NO_END: Final = 1 << 40


@dataclass
class Learnt:
    """What a seat has learnt by listening, and what it makes of that."""

    knowledge: Knowledge
    belief: Belief | None

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)
        if self.belief is not None:
            self.belief.hear(event)

    def clone(self) -> Learnt:
        return Learnt(self.knowledge.clone(), deepcopy(self.belief))

    def sampler(self, game: Game, view: View) -> Sampler:
        """Worlds in the measure of what is believed, after `weigh`."""
        found = game.sampler(view, self.knowledge)
        if self.belief is not None and self.belief.judges():
            return Believing(found, self.belief)
        return found

    def weigh(self) -> None:
        """Before a decision is thought about."""
        if self.belief is not None:
            self.belief.weigh(self.knowledge)


Begin: TypeAlias = Callable[[Learnt, View, Chance], Search | Compare]
"""The search of a decision, as the bot begins it."""
Story: TypeAlias = "tuple[View, tuple[Event, ...]]"
"""What the seat would see, and be told until then."""


@dataclass
class Branch:
    """A decision that may come. `worlds` of those imagined last led to it."""

    view: View
    told: tuple[Event, ...]
    worlds: int = 0
    search: Search | Compare | None = None

    def tries(self) -> int:
        return 0 if self.search is None else int(self.search.iterations)


@final
class Foresight:
    """From one decision of a seat to the next. Bounded by tries, by seconds of the processor, or
    both (0: by the other alone)."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        policy: Policy,
        begin: Begin,
        tries: int,
        seconds: float,
        seed: int,
    ) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        self.begin = begin
        self.most = tries or NO_END
        self.seconds = seconds
        self.chance: Chance = Chance(seed)
        self.moves: Moves = Moves()
        self.spent = 0.0
        self.tries = 0
        self.branches: dict[Story, Branch] = {}
        self.left = 0  # worlds still to be imagined
        self.ways = 0  # of those imagined, how many led to a decision of the seat …
        self.steps = 0  # … and in how many steps, together
        self.until = 0  # so many tries while the table stands as it does …
        self.until_spent = 0.0  # … and so much time
        self.learnt: Learnt | None = None  # now
        self.sampler: Sampler | None = None

    def look(self, view: View, learnt: Learnt) -> None:
        """The table waits for others, and looks so to the seat."""
        for branch in self.branches.values():
            branch.worlds = 0
        self.view = view
        self.learnt = learnt
        self.sampler = None
        self.left = 0 if self.is_spent() else WORLDS
        self.ways = self.steps = 0

    def hear(self, event: Event) -> None:
        """Told to the seat. What was expected otherwise is of no use any more."""
        self.left = 0
        going: dict[Story, Branch] = {}
        for branch in self.branches.values():
            if branch.told and branch.told[0] == event:
                branch.told = branch.told[1:]
                going[(branch.view, branch.told)] = branch
        self.branches = going

    def forget(self) -> None:
        self.left = 0
        self.branches = {}

    def found(self, view: View) -> Search | Compare | None:
        """The search of this very decision, if it was begun."""
        branch = self.branches.get((view, ()))
        return None if branch is None else branch.search

    def held(self) -> int:
        """Tries kept in memory."""
        return sum(branch.tries() for branch in self.branches.values())

    def is_spent(self) -> bool:
        return self.tries >= self.most or 0 < self.seconds <= self.spent

    def more(self) -> bool:
        """A piece of pondering; False if there is nothing left to think about."""
        began = process_time()
        if self.left > 0:
            self.imagine()
            if self.left == 0:
                self.settle_for()
        elif self.tries >= self.until or 0 < self.until_spent <= self.spent or not self.think():
            return False
        self.spent += process_time() - began
        return True

    # --- what may come ------------------------------------------------------------

    def imagine(self) -> None:
        assert self.learnt is not None
        if self.sampler is None:
            self.learnt.weigh()
            self.sampler = self.learnt.sampler(self.game, self.view)
        for _world in range(min(BATCH, self.left)):
            self.left -= 1
            world = self.sampler.sample(self.chance)
            journal = Journal(True)
            steps = self.play_on(world, journal)
            if steps > 0:
                self.ways += 1
                self.steps += steps
                view = self.game.view(world, self.seat)
                told = tuple([self.game.told_to(event, self.seat) for event in journal.take()])
                branch = self.branches.setdefault((view, told), Branch(view, told))
                branch.worlds += 1

    def settle_for(self) -> None:
        """The likeliest decisions, and a part of what may still be spent: as much again is due at
        every step until then, and what is thought last is thought about what comes."""
        likely = sorted(self.branches.items(), key=lambda one: -one[1].worlds)[:BRANCHES]
        self.branches = {story: branch for story, branch in likely if branch.worlds >= LEAST}
        part = self.ways / max(1, self.steps)
        self.until = self.tries + math.ceil((self.most - self.tries) * part)
        if self.seconds > 0:
            self.until_spent = self.spent + max(0.0, self.seconds - self.spent) * part

    def play_on(self, world: State, journal: Journal) -> int:
        """Play by the policy until the seat has a choice, in so many steps. 0 if that never comes,
        or comes where several are asked at once: there nobody thinks long."""
        for step in range(STEPS):
            if world.is_over():
                return 0
            if world.owes(self.seat):
                _word, seats = asked(self.game.view(world, TABLE))
                if len(seats) > 1:
                    return 0
                world.legal_into(self.moves)
                # Behind a closed window nobody thinks long either, and the game goes on.
                if seats and self.moves.size > 1:
                    return step
            world.legal_into(self.moves)
            world.apply(self.policy.choose(world, self.moves, self.chance), self.chance, journal)
        return 0

    # --- and what to do then --------------------------------------------------------

    def think(self) -> bool:
        """About the decision that has been thought about least for how likely it is."""
        open_yet = [branch for branch in self.branches.values() if not self.is_settled(branch)]
        if not open_yet:
            return False
        branch = min(open_yet, key=lambda one: one.tries() / one.worlds)
        if branch.search is None:
            assert self.learnt is not None
            learnt = self.learnt.clone()
            for event in branch.told:
                learnt.hear(event)
            learnt.weigh()
            branch.search = self.begin(learnt, branch.view, self.chance)
        tries = min(TRIES, self.until - self.tries)
        branch.search.more(tries)
        self.tries += tries
        return True

    def is_settled(self, branch: Branch) -> bool:
        """Whether as many tries as the bot has for the decision itself would change nothing."""
        return branch.worlds == 0 or (
            branch.search is not None and branch.search.is_settled(self.most)
        )
