"""A search that compares: every move worth a look is tried in the same imagined worlds.

A tree knows moves only, not what they turned up. Where what is seen next matters more than a
plan, a policy that looks at it plays the rest better than a tree does, and what remains is to
compare the moves at hand fairly. Each world, with the same luck to follow, is played once
after every move still in question, so that nothing but the move makes the difference. Moves
that are clearly worse drop out, and the others get their time. A policy that plays well may
ask for proof: then its own move is kept until another is ahead by more than chance would put it.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.ismcts import ROLLOUT_LIMIT, Tried
from logovo.search.playouts import roll_out
from logovo.search.policy import Policy

FIRST_LOOK: Final = 32  # worlds before a move can drop out; then at every doubling
CLEARLY: Final = 3.0  # standard errors that a move must be behind
SEEDS: Final = 1 << 30


@final
class Contender:
    """A move at the root, and what it brought in every world so far."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.values: list[float] = []
        self.total: float = 0.0

    def take(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        return self.total / float(max(1, len(self.values)))

    def is_behind(self, other: Contender, errors: float) -> bool:
        """By so many standard errors of the differences world by world; never ahead counts as
        behind."""
        n = min(len(self.values), len(other.values))
        total = 0.0
        square = 0.0
        for i in range(n):
            gap = self.values[i] - other.values[i]
            total += gap
            square += gap * gap
        spread = square - total * total / float(n)
        return total <= -errors * math.sqrt(max(0.0, spread))


@final
class Compare:
    """Used like `Search`: `more`, then `report` or `best`."""

    def __init__(
        self, sampler: Sampler, policy: Policy, seed: i64, rollout_limit: i64 = ROLLOUT_LIMIT
    ) -> None:
        self.sampler = sampler
        self.policy = policy
        self.chance: Chance = Chance(seed)
        self.luck: Chance = Chance(0)  # of the rollouts: the same for all moves in a world
        self.luck_seed: i64 = 0
        self.rollout_limit: i64 = rollout_limit
        self.moves: Moves = Moves()
        self.asked: Moves = Moves()  # the moves in question; none: the shortlist
        self.alike: bool = False  # whether the policy has no say about them
        self.seat: i64 = -1
        self.world: State | None = None
        self.doubt: float = policy.doubt()
        self.own: Contender | None = None  # the policy's move, if another needs proof
        self.rivals: list[Contender] = []  # still in question
        self.dropped: list[Contender] = []  # the last one first
        self.at: i64 = 0  # whose turn it is in the present world
        self.worlds: i64 = 0
        self.iterations: i64 = 0
        self.steps: i64 = 0

    def only(self, codes: list[int]) -> None:
        """Before the first rollout: compare these legal moves and no others, and none needs proof
        against the policy's own."""
        self.among(codes)
        self.alike = True

    def among(self, codes: list[int]) -> None:
        """Before the first rollout: see these legal moves and no others."""
        for code in codes:
            self.asked.add(code)

    def more(self, iterations: i64) -> None:
        """That many rollouts more."""
        for _i in range(iterations):
            self.iterate()
        self.iterations += iterations

    def is_settled(self, _left: i64) -> bool:
        """Whether thinking on can change nothing, however long."""
        return len(self.rivals) == 1

    def best(self) -> i64:
        """The move to play for all that is known so far; -1 before the first iteration."""
        tried = self.report()
        if not tried:
            return -1
        return tried[0].code

    def report(self) -> list[Tried]:
        """All moves tried: the best, or the policy's own if that is not clearly behind; then the
        others by value, those that dropped out last."""
        ranked = sorted([(-rival.mean(), int(rival.code)) for rival in self.rivals if rival.values])
        by_code = {int(rival.code): rival for rival in self.rivals}
        listed = [by_code[code] for _mean, code in ranked]
        own = self.own
        if own is not None and own in listed and not own.is_behind(listed[0], self.doubt):
            listed.remove(own)
            listed.insert(0, own)
        listed += self.dropped
        return [Tried(int(found.code), len(found.values), found.mean()) for found in listed]

    def iterate(self) -> None:
        world = self.world
        if world is None:
            world = self.sampler.sample(self.chance)
            self.world = world
            self.luck_seed = self.chance.below(SEEDS)
            if self.worlds == 0:
                self.enlist(world)
        rival = self.rivals[self.at]
        self.luck.reseed(self.luck_seed)
        state = world.clone()
        horizon = self.policy.horizon(state)
        state.apply(rival.code, self.luck, SILENT)
        rolled = roll_out(state, self.policy, horizon, self.luck, self.moves, self.rollout_limit)
        self.steps += rolled + 1
        rival.take(self.policy.value(state, self.seat))
        self.at += 1
        if self.at == len(self.rivals):
            self.at = 0
            self.world = None
            self.worlds += 1
            if self.worlds >= FIRST_LOOK and self.worlds & (self.worlds - 1) == 0:
                self.drop()

    def enlist(self, world: State) -> None:
        self.seat = world.decider()
        moves = self.moves
        world.legal_into(moves)
        if self.doubt > 0.0 and not self.alike:
            self.own = Contender(self.policy.choose(world, moves, self.chance))
            self.rivals.append(self.own)
        if self.asked.size > 0:
            moves.copy_from(self.asked)
        else:
            self.policy.shortlist(world, moves)
        for i in range(moves.size):
            if self.own is None or self.own.code != moves.get(i):
                self.rivals.append(Contender(moves.get(i)))

    def drop(self) -> None:
        """Let go of what is clearly behind the best."""
        best = self.rivals[0]
        for rival in self.rivals:
            if rival.total > best.total:
                best = rival
        kept: list[Contender] = []
        for rival in self.rivals:
            if rival is not best and rival.is_behind(best, CLEARLY):
                self.dropped.insert(0, rival)
            else:
                kept.append(rival)
        self.rivals = kept
