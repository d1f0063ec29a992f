"""The played move against the others, tried in the same worlds with the same luck.

Some worlds find the best candidate, others judge the played move against it: the same ones for
both would call lucky candidates better than they are. Whoever plays the rest by the quick policy
sees what quick players make of a move; so before anything is held against a move, the search of
the strongest bot is asked about these two moves and no others, and where it sees no difference
worth the name, nothing is said. What is then said comes from a second look in worlds of its own:
moves are suspected where the first look happened to see much, so what it saw is too much.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.moves import Move, Moves
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler, View
from logovo.review import hidden
from logovo.review.certainties import sharp_in, unforeseen
from logovo.review.chances import Chances
from logovo.review.report import (
    AS_GOOD,
    BEST,
    BLUNDER,
    INACCURACY,
    MISTAKE,
    UNSAID,
    UNSOUND,
    Candidate,
    Certainty,
    Judged,
)
from logovo.review.story import Mind, PastMoment
from logovo.search.choosing import search_for
from logovo.search.ismcts import Tried
from logovo.search.policies import rollout

MOST_CANDIDATES: Final = 12
ENOUGH: Final = 32  # worlds before the judging may end early
FIRST_LOOK: Final = 8  # worlds before a hopeless candidate is dropped
CLEARLY: Final = 2.0  # standard errors
SUSPECT: Final = 1.5  # standard errors that are worth a second look
AGAIN: Final = 2  # times as many worlds for it
LONGER: Final = 4  # times the iterations for what a search is not sure of, in foresight
HOPELESS: Final = 3.0
SEEDS: Final = 1 << 30
BELIEVED: Final = 128  # worlds from which it is read what could have been known
WONDERED: Final = 768  # worlds that explain why it came otherwise
# Different luck for each question, so that one more question changes no other answer.
FORESIGHT: Final = 7919
KNOWN: Final = 104_729
BECAUSE: Final = 1_299_709


@dataclass(frozen=True)
class Thresholds:
    """How much expected result a move must give away to be called so."""

    inaccuracy: float = 0.03
    mistake: float = 0.07
    blunder: float = 0.15
    search: float = 0.005  # by how much the search must value the better move more


USUAL: Final = Thresholds()
THRESHOLDS: Final[dict[str, Thresholds]] = {
    # Quick players make two and a half times as much of a difference as the search does, and the
    # search of this game counts games won: both must see one that is worth a word.
    "drakon": Thresholds(inaccuracy=0.04, mistake=0.10, blunder=0.20, search=0.025),
}
"""Where they come from is told in docs/review.md."""


def limits_of(key: str) -> Thresholds:
    return THRESHOLDS.get(key, USUAL)


class Trials:
    """Values of candidate moves, world by world: the chance to win after each."""

    def __init__(self, chances: Chances, seat: Seat, candidates: list[Move]) -> None:
        self.chances = chances
        self.seat = seat
        self.values: dict[Move, list[float]] = {move: [] for move in candidates}

    def try_all(self, world: State, luck_seed: int, candidates: list[Move]) -> None:
        for move in candidates:
            self.values[move].append(self.chances.once(world, self.seat, move, luck_seed))

    def mean(self, move: Move) -> float:
        return sum(self.values[move]) / max(1, len(self.values[move]))

    def gap(self, one: Move, other: Move) -> tuple[float, float]:
        """Mean and standard error of `one - other`, world by world."""
        ours, theirs = self.values[one], self.values[other]
        gaps = [a - b for a, b in zip(ours, theirs, strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
        return mean, math.sqrt(spread / n)

    def tell_apart(
        self,
        one: Move,
        other: Move,
        worlds: int,
        imagine: Callable[[], State],
        luck: Chance,
        limits: Thresholds,
    ) -> tuple[float, float]:
        """The gap of two moves in so many worlds, or fewer where that settles it."""
        for number in range(1, worlds + 1):
            self.try_all(imagine(), int(luck.below(SEEDS)), [other, one])
            if number >= ENOUGH and number & (number - 1) == 0:
                gap = self.gap(one, other)
                if is_settled(*gap, limits):
                    return gap
        return self.gap(one, other)


def judge(
    trials: Trials,
    played: Move,
    worlds: int,
    imagine: Callable[[], State],
    luck: Chance,
    limits: Thresholds,
) -> Judged:
    """Raises NeverMyTurn where no world can be imagined."""
    candidates = list(trials.values)
    running = list(candidates)
    search = worlds // 4
    for number in range(search):
        trials.try_all(imagine(), int(luck.below(SEEDS)), running)
        if number + 1 >= FIRST_LOOK and (number + 1) & number == 0:
            running = hopeful(trials, running, played)
    best = max(running, key=lambda move: (trials.mean(move), move == played))
    rival = best if best != played else runner_up(trials, running, played)
    verdict, loss, error = BEST, 0.0, 0.0
    if rival is not None:
        judging = Trials(trials.chances, trials.seat, [played, rival])
        loss, error = judging.tell_apart(rival, played, worlds - search, imagine, luck, limits)
        verdict = verdict_of(loss, error, best == played, limits)
        if loss > 0:
            best = rival  # the judging may think better of it than the search for the best
    ranked = sorted(candidates, key=lambda move: (-trials.mean(move), str(move)))
    return Judged(
        verdict=verdict,
        best=str(best),
        loss=max(0.0, loss),
        error=error,
        tried=tuple(Candidate(str(move), trials.mean(move)) for move in ranked),
    )


def is_settled(loss: float, error: float, limits: Thresholds) -> bool:
    """Whether more worlds would hardly change what is said."""
    least, most = loss - HOPELESS * error, loss + HOPELESS * error
    return most < limits.inaccuracy or least > limits.blunder


def gap_of(tried: list[Tried], rival: int) -> tuple[float, float]:
    """How far the rival is ahead of the other of two moves, and the error this may have at most:
    values between 0 and 1 spread no more than games that are won or lost."""
    one, other = tried if tried[0].code == rival else reversed(tried)
    spread = sum(each.value * (1.0 - each.value) / each.visits for each in tried)
    return one.value - other.value, math.sqrt(max(0.0, spread))


def is_suspect(found: Judged, limits: Thresholds) -> bool:
    """Whether it may be worth holding something against the move; not yet whether it is clear."""
    return found.loss >= limits.inaccuracy and found.loss > SUSPECT * found.error


def hopeful(trials: Trials, running: list[Move], played: Move) -> list[Move]:
    """All but those clearly behind the best; the played move always stays."""
    best = max(running, key=trials.mean)
    kept: list[Move] = []
    for move in running:
        gap, error = trials.gap(best, move)
        if move in (best, played) or gap <= HOPELESS * error:
            kept.append(move)
    return kept


def runner_up(trials: Trials, running: list[Move], played: Move) -> Move | None:
    others = [move for move in running if move != played]
    return max(others, key=trials.mean) if others else None


def verdict_of(loss: float, error: float, is_best: bool, limits: Thresholds) -> str:
    """A word only where the difference is clear."""
    if is_best and -loss > CLEARLY * error and -loss > limits.inaccuracy:
        return BEST
    if loss > CLEARLY * error:
        if loss >= limits.blunder:
            return BLUNDER
        if loss >= limits.mistake:
            return MISTAKE
        if loss >= limits.inaccuracy:
            return INACCURACY
    if abs(loss) + CLEARLY * error < limits.mistake:
        return AS_GOOD
    return UNSAID


class Truth(Sampler):
    """For hindsight: the one world that really was."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, chance: Chance) -> State:
        return self.state.clone()


class Judge:
    """Judges the decisions of one game, by what was known and by what really lay there."""

    def __init__(self, chances: Chances, worlds: int, iterations: int) -> None:
        self.game = chances.game
        self.chances = chances
        self.worlds = worlds
        self.iterations = iterations
        self.seed = chances.seed
        self.policy = rollout(self.game.key)
        self.limits = limits_of(self.game.key)
        self.moves = Moves()

    def candidates(self, world: State, seat: Seat, played: Move) -> list[Move]:
        """The policy's shortlist and the played move; at most a dozen and one."""
        world.legal_for(seat, self.moves)
        if world.decider() == seat:
            self.policy.shortlist(world, self.moves)
        codes = self.moves.as_list()
        if len(codes) > MOST_CANDIDATES:
            # Every so many, so that the choice does not depend on what lies hidden.
            stride = len(codes) / MOST_CANDIDATES
            codes = [codes[int(i * stride)] for i in range(MOST_CANDIDATES)]
        found = [self.game.move_of(world, seat, code) for code in codes]
        return found if played in found else [*found, played]

    def is_forced(self, moment: PastMoment) -> bool:
        moment.before.legal_for(moment.seat, self.moves)
        return int(self.moves.size) == 1

    def foresight(self, moment: PastMoment) -> Judged | None:
        """By what the seat knew; the true position is not looked at."""
        chance = self.chance_of(moment, FORESIGHT)
        sampler = own_turn(self.sampler(moment), self.view(moment), moment.seat, self.policy)
        try:
            found = self.judged(moment, lambda: sampler.sample(chance), chance)
            return self.looked_at_again(moment, found, sampler, sampler, chance, LONGER)
        except NeverMyTurn:
            return None

    def looked_at_again(
        self,
        moment: PastMoment,
        found: Judged,
        sampler: Sampler,
        worlds: Sampler,
        chance: Chance,
        patience: int,
    ) -> Judged:
        """What remains of a suspicion: the search must share it, then other worlds decide.
        `worlds` are those of the first look; the search needs some in which it is its turn."""
        if not is_suspect(found, self.limits):
            return found
        rival, played = self.game.parse_move(found.best), self.game.parse_move(moment.text)
        gap = self.search_gap(moment.seat, rival, played, sampler, chance, patience)
        if gap < self.limits.search:
            return replace(found, verdict=UNSAID) if found.verdict in UNSOUND else found
        if is_settled(found.loss, found.error, self.limits):
            return found
        again = Trials(self.chances, moment.seat, [rival, played])
        loss, error = again.tell_apart(
            rival, played, AGAIN * self.worlds, lambda: worlds.sample(chance), chance, self.limits
        )
        verdict = verdict_of(loss, error, False, self.limits)
        return replace(found, verdict=verdict, loss=max(0.0, loss), error=error)

    def search_gap(
        self,
        seat: Seat,
        rival: Move,
        played: Move,
        sampler: Sampler,
        chance: Chance,
        patience: int,
    ) -> float:
        """How much more the search of the strongest bot makes of the rival, when it thinks of
        these two alone: among many it looks at each too seldom to tell. Where that is not clear
        it may think on, so many times as long in all."""
        search = search_for(sampler, self.policy, int(chance.below(SEEDS)))
        world = sampler.sample(chance)
        codes = [self.game.code_of(world, seat, move) for move in (rival, played)]
        if min(codes) < 0:
            return math.inf  # a move the search cannot name: it has no say
        search.only(codes)
        search.more(max(len(codes), self.iterations))
        gap, error = gap_of(search.report(), codes[0])
        if abs(gap - self.limits.search) < HOPELESS * error:
            search.more((patience - 1) * self.iterations)
            gap, _error = gap_of(search.report(), codes[0])
        return gap

    def known(self, moment: PastMoment) -> tuple[Certainty, ...]:
        """What the seat could have known; the true position is not looked at."""
        if self.game.key not in hidden.BY_GAME:
            return ()
        chance = self.chance_of(moment, KNOWN)
        sampler, worlds = self.sampler(moment), min(BELIEVED, self.worlds)
        return sharp_in([self.lots(sampler.sample(chance), moment.seat) for _i in range(worlds)])

    def because(self, moment: PastMoment, rival: str, sign: float) -> Certainty | None:
        """What really lay there that makes the played move worse than its rival than it was to be
        expected, or better with a negative sign."""
        if self.game.key not in hidden.BY_GAME:
            return None
        seat, chance = moment.seat, self.chance_of(moment, BECAUSE)
        sampler = own_turn(self.sampler(moment), self.view(moment), seat, self.policy)
        pair = [self.game.parse_move(rival), self.game.parse_move(moment.text)]
        trials, worlds = Trials(self.chances, seat, pair), []
        try:
            for _world in range(min(WONDERED, 2 * self.worlds)):
                world = sampler.sample(chance)
                worlds.append(self.lots(world, seat))
                trials.try_all(world, int(chance.below(SEEDS)), pair)
        except NeverMyTurn:
            return None
        gaps = [a - b for a, b in zip(trials.values[pair[0]], trials.values[pair[1]], strict=True)]
        return unforeseen(self.lots(moment.before, seat), worlds, gaps, sign)

    def lots(self, state: State, seat: Seat) -> hidden.Lots:
        return hidden.lots_of(self.game.key, state, seat)

    def sampler(self, moment: PastMoment) -> Sampler:
        mind = self.mind(moment)
        if mind.belief is not None:
            mind.belief.weigh(mind.knowledge)
        return self.game.sampler(self.view(moment), mind.knowledge)

    def chance_of(self, moment: PastMoment, use: int) -> Chance:
        """Counted by the seat's own decisions: no trace of what others did in secret."""
        return Chance(self.seed * use + self.mind(moment).decisions * 16 + int(moment.seat))

    def mind(self, moment: PastMoment) -> Mind:
        assert moment.mind is not None, "nobody's decision"
        return moment.mind

    def view(self, moment: PastMoment) -> View:
        assert moment.view is not None, "nobody's decision"
        return moment.view

    def hindsight(self, moment: PastMoment) -> Judged:
        """By what really lay there."""
        chance = Chance(self.seed * FORESIGHT + moment.entry)
        found = self.judged(moment, lambda: moment.before, chance)
        plain = Truth(moment.before)
        sampler = own_turn(plain, self.view(moment), moment.seat, self.policy)
        try:
            return self.looked_at_again(moment, found, sampler, plain, chance, 1)
        except NeverMyTurn:
            return found

    def judged(self, moment: PastMoment, imagine: Callable[[], State], chance: Chance) -> Judged:
        played = self.game.parse_move(moment.text)
        # Of an imagined world: in the true one others may have decided in secret already.
        listed = self.candidates(imagine(), moment.seat, played)
        trials = Trials(self.chances, moment.seat, listed)
        return judge(trials, played, self.worlds, imagine, chance, self.limits)
