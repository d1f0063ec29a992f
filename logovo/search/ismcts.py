"""Information-set Monte-Carlo tree search for any game and any number of players.

One tree for what the searching seat can see; every iteration imagines another world that
looks the same to that seat, walks down the moves legal there, adds one node and plays on
by a policy. Each mover is credited with their own reward.

On the way down the policy is asked too: what it would play in this world, with this hand, is
expected to be good until tries show otherwise (a prior, as in PUCT), and a move that was never
tried counts as much as those tried so far. So a few iterations give the policy's move, and the
opinion weighs less with every try.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.search.playouts import roll_out
from logovo.search.policy import Policy
from logovo.search.tree import Marks, Node, Scatter

EXPLORE: Final = 2.0  # in standard deviations of the results: games differ in how far they spread
ROLLOUT_LIMIT: Final = 5000
MOST_SEATS: Final = 16


@final
class Tried:
    """What the search thinks of one move at the root."""

    def __init__(self, code: int, visits: int, value: float) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = value  # mean reward of the searching seat

    def __repr__(self) -> str:
        return f"Tried({self.code}, visits={self.visits}, value={self.value:.3f})"


@final
class Search:
    """Run it in slices with `more`, so that a caller can watch the clock or stop; then ask
    `report` or `best`. The same seed and the same slices give the same answer."""

    def __init__(
        self,
        sampler: Sampler,
        policy: Policy,
        seed: i64,
        explore: float = EXPLORE,
        rollout_limit: i64 = ROLLOUT_LIMIT,
    ) -> None:
        self.sampler = sampler
        self.policy = policy
        self.chance: Chance = Chance(seed)
        self.explore = explore
        self.trust: float = policy.trust()
        self.fading: float = policy.fading()
        self.scatter: Scatter = Scatter()
        self.rollout_limit: i64 = rollout_limit
        self.root: Node = Node(-1, -1, None)
        self.moves: Moves = Moves()
        self.asked: Moves = Moves()  # the moves in question at the root; none: the shortlist
        self.alike: bool = False  # whether the policy has no say about them
        self.marks: Marks = Marks()
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.iterations: i64 = 0
        self.steps: i64 = 0  # decisions simulated, tree and rollouts together

    def only(self, codes: list[int]) -> None:
        """Before the first iteration: at the root, try these legal moves and no others, all alike
        whatever the policy thinks, so that all the time goes into telling them apart."""
        self.among(codes)
        self.alike = True

    def among(self, codes: list[int]) -> None:
        """Before the first iteration: at the root, see these legal moves and no others."""
        for code in codes:
            self.asked.add(code)

    def more(self, iterations: i64) -> None:
        """That many iterations more."""
        for _i in range(iterations):
            self.iterate(self.sampler.sample(self.chance))
        self.iterations += iterations

    def best(self) -> i64:
        """The move tried most often so far; -1 before the first iteration."""
        tried = self.report()
        if not tried:
            return -1
        return tried[0].code

    def is_settled(self, left: i64) -> bool:
        """Whether so many iterations more cannot change which move is tried most often."""
        most: i64 = 0
        second: i64 = 0
        node = self.root.child
        while node is not None:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
            node = node.sibling
        return most - second > left

    def report(self) -> list[Tried]:
        """All moves tried at the root, most visited first, of equals the better."""
        tried: list[Tried] = []
        node = self.root.child
        while node is not None:
            visits = int(node.visits)
            tried.append(Tried(int(node.code), visits, node.total / float(visits)))
            node = node.sibling
        tried.sort(key=most_visited_first)
        return tried

    def iterate(self, state: State) -> None:
        policy = self.policy
        horizon = policy.horizon(state)
        path = [self.root]
        node = self.root
        moves = self.moves
        while not state.is_over() and not policy.is_beyond(state, horizon):
            mover = state.decider()
            own: i64 = -1
            at_root = node is self.root
            state.legal_into(moves)
            if self.trust > 0.0 and moves.size > 1 and not (at_root and self.alike):
                own = policy.choose(state, moves, self.chance)
            if at_root and self.asked.size > 0:
                moves.copy_from(self.asked)
            else:
                policy.shortlist(state, moves)
            self.marks.put_all(moves)
            if own >= 0 and not self.marks.is_legal(own):
                own = -1
            chosen = self.select(node, own)
            if chosen is None:
                code = own
                if own < 0 or self.marks.is_tried(own):
                    code = self.untried()
                fresh = Node(code, mover, node.child)
                fresh.available = 1
                node.child = fresh
                path.append(fresh)
                state.apply(code, self.chance, SILENT)
                break
            node = chosen
            path.append(node)
            state.apply(node.code, self.chance, SILENT)
        rolled = roll_out(state, policy, horizon, self.chance, moves, self.rollout_limit)
        self.steps += len(path) - 1 + rolled
        self.credit(path, state)

    def credit(self, path: list[Node], state: State) -> None:
        values = self.values
        for seat in range(state.players):
            values[seat] = self.policy.value(state, seat)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += values[node.mover]
        if len(path) > 1:
            self.scatter.take(values[path[1].mover])

    def select(self, node: Node, own: i64) -> Node | None:
        """The most promising child among the legal; None if that is a move never tried. `own` is
        the policy's move, -1 without an opinion."""
        marks = self.marks
        size = self.moves.size
        found: i64 = 0
        tries: i64 = 0
        total = 0.0
        child = node.child
        while child is not None:
            if marks.try_it(child.code):
                found += 1
                child.available += 1
                tries += child.visits
                total += child.total
            child = child.sibling
        if tries == 0:
            return None
        explore = self.explore * self.scatter.deviation
        trust = self.trust if own >= 0 else 0.0
        if self.fading > 0.0:
            trust *= self.fading / (self.fading + float(tries))
        prior = (1.0 - trust) / float(size)
        best: Node | None = None
        best_score = -1.0
        if found < size:
            hope = prior
            if own >= 0 and not marks.is_tried(own):
                hope += trust
            best_score = total / float(tries) + explore * hope * math.sqrt(float(tries))
        child = node.child
        while child is not None:
            if marks.is_tried(child.code):
                hope = prior
                if child.code == own:
                    hope += trust
                visits = float(child.visits)
                # Worlds in which the move was not to be had say nothing about it.
                score = child.total / visits + explore * hope * math.sqrt(
                    float(child.available)
                ) / (1.0 + visits)
                if score > best_score:
                    best_score = score
                    best = child
            child = child.sibling
        return best

    def untried(self) -> i64:
        """A random legal move that has no node yet; `select` has just marked those that have."""
        moves = self.moves
        fresh: i64 = 0
        for i in range(moves.size):
            code = moves.get(i)
            if not self.marks.is_tried(code):
                moves.items[fresh] = code
                fresh += 1
        return moves.get(self.chance.below(fresh))


def most_visited_first(tried: Tried) -> tuple[int, float, int]:
    return (-tried.visits, -tried.value, tried.code)
