"""A search that compares: every move worth a look is tried in the same imagined worlds.

A tree knows moves only, not what they turned up. Where what is seen next matters more than a
plan, a policy that looks at it plays the rest better than a tree does, and what remains is to
compare the moves at hand fairly. Each world, with the same luck to follow, is played once
after every move still in question, so that nothing but the move makes the difference. Moves
that are clearly worse drop out, and the others get their time. A policy that plays well may
ask for proof: then its own move is kept until another is ahead by more than chance would put it.

How a game ends says little about one move, since much luck comes after it. A policy may guess the
end on the way: guesses lie much closer together, but err. Then a lead is what the guesses say and,
as far as it is surer than their error, by how much the ends differ from that.
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
LUCK: Final = 0.25  # of squares: a few guessed worlds that agree are no proof, so these are added
LUCK_OF_GUESSES: Final = 0.02
SEEDS: Final = 1 << 30


@final
class Contender:
    """A move at the root, and what it brought in every world so far."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.values: list[float] = []
        self.guesses: list[float] = []
        self.total: float = 0.0

    def take(self, value: float, guess: float) -> None:
        self.values.append(value)
        self.guesses.append(guess)
        self.total += value

    def mean(self) -> float:
        return self.total / float(max(1, len(self.values)))

    def lead(self, other: Contender, error: float) -> tuple[float, float]:
        """By how much it is ahead, and the standard error of that, by the differences world by
        world in the last worlds, which both have seen. `error` is that of the guesses."""
        n = min(len(self.values), len(other.values))
        mine = len(self.values) - n
        theirs = len(other.values) - n
        hoped = 0.0
        hoped_square = 0.0
        total = 0.0
        square = 0.0
        for i in range(n):
            hope = self.guesses[mine + i] - other.guesses[theirs + i]
            gap = self.values[mine + i] - other.values[theirs + i] - hope
            hoped += hope
            hoped_square += hope * hope
            total += gap
            square += gap * gap
        size = float(max(1, n))
        spread = max(0.0, square - total * total / size)
        if error == 0.0:
            return total / size, math.sqrt(spread) / size
        spread += LUCK
        hoped_spread = LUCK_OF_GUESSES + max(0.0, hoped_square - hoped * hoped / size)
        weight = error * error / (error * error + spread / (size * size))
        spread = hoped_spread + weight * spread
        return (hoped + weight * total) / size, math.sqrt(spread) / size

    def is_behind(self, other: Contender, errors: float, error: float) -> bool:
        """By so many standard errors; never ahead counts as behind."""
        ahead, spread = self.lead(other, error)
        return ahead <= -errors * spread


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
        self.error: float = policy.error()
        self.is_wide: bool = False  # whether the second look has been taken
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
        listed = self.ranked()
        own = self.own
        if own is not None and own in listed and not self.is_behind(own, listed[0], self.doubt):
            listed.remove(own)
            listed.insert(0, own)
        listed += self.dropped
        return [Tried(int(found.code), len(found.values), found.mean()) for found in listed]

    def ranked(self) -> list[Contender]:
        """Those in question that have been tried, the best first."""
        tried = {int(rival.code): rival for rival in self.rivals if rival.values}
        doubt = self.doubt if self.own is not None else 0.0
        order = sorted([(-self.worth(rival, doubt), code) for code, rival in tried.items()])
        return [tried[code] for _worth, code in order]

    def worth(self, rival: Contender, doubt: float) -> float:
        """With guesses the lead over the first in question, less the doubt about it: those that
        joined late have seen fewer worlds."""
        if self.error == 0.0:
            return rival.mean()
        first = self.rivals[0]
        if rival is first:
            return 0.0
        ahead, spread = rival.lead(first, self.error)
        return ahead - doubt * spread

    def is_behind(self, one: Contender, other: Contender, errors: float) -> bool:
        return one.is_behind(other, errors, self.error)

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
        soon: i64 = 0
        if self.error > 0.0:
            soon = self.policy.guess_at(state)
        state.apply(rival.code, self.luck, SILENT)
        rolled: i64 = 0
        guess = 0.0
        if self.error > 0.0:
            rolled = roll_out(state, self.policy, soon, self.luck, self.moves, self.rollout_limit)
            guess = self.policy.guess(state, self.seat)
        limit = self.rollout_limit - rolled
        rolled += roll_out(state, self.policy, horizon, self.luck, self.moves, limit)
        self.steps += rolled + 1
        rival.take(self.policy.value(state, self.seat), guess)
        self.at += 1
        if self.at == len(self.rivals):
            self.at = 0
            self.world = None
            self.worlds += 1
            if self.worlds >= FIRST_LOOK and self.worlds & (self.worlds - 1) == 0:
                self.drop()
                self.widen(world)

    def enlist(self, world: State) -> None:
        self.seat = world.decider()
        moves = self.moves
        world.legal_into(moves)
        if self.asked.size > 0:
            moves.copy_from(self.asked)
        if self.doubt > 0.0 and not self.alike:
            self.own = Contender(self.policy.choose(world, moves, self.chance))
            self.rivals.append(self.own)
        if self.asked.size == 0:
            self.policy.shortlist(world, moves)
        for i in range(moves.size):
            if self.own is None or self.own.code != moves.get(i):
                self.rivals.append(Contender(moves.get(i)))
        if len(self.rivals) == 1:
            self.widen(world)

    def widen(self, world: State) -> None:
        """The policy's second look: these join in from this world on."""
        if self.is_wide or self.asked.size > 0:
            return
        self.is_wide = True
        known = [int(rival.code) for rival in self.rivals + self.dropped]
        moves = self.moves
        world.legal_into(moves)
        self.policy.second_look(world, moves)
        for i in range(moves.size):
            if int(moves.get(i)) not in known:
                self.rivals.append(Contender(moves.get(i)))

    def drop(self) -> None:
        """Let go of what is clearly behind the best."""
        best = self.rivals[0]
        for rival in self.rivals:
            if self.worth(rival, 0.0) > self.worth(best, 0.0):
                best = rival
        kept: list[Contender] = []
        for rival in self.rivals:
            if rival is not best and self.is_behind(rival, best, CLEARLY):
                self.dropped.insert(0, rival)
            else:
                kept.append(rival)
        self.rivals = kept
