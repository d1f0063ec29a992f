"""What a review says: plain values that can be kept, sent and compared."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import lcm
from typing import Final

from logovo.core.seats import Seat

SHARE: Final = lcm(*range(1, 11))
"""A win counts this much, shared evenly by those who win together: at most ten do, so every
chance and every difference of chances is a whole number of `SHARE * rollouts`."""

BEST: Final = "best"
AS_GOOD: Final = "as-good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNSAID: Final = ""  # the difference is not clear: nothing is said
VERDICTS: Final = (BEST, AS_GOOD, INACCURACY, MISTAKE, BLUNDER)
UNSOUND: Final = (INACCURACY, MISTAKE, BLUNDER)

DEAL: Final = "deal"
MOVE: Final = "move"
CLOCK: Final = "clock"


@dataclass(frozen=True)
class ReviewBudget:
    """How much a review may try. The same budget and seed give the same review."""

    worlds: int = 512  # imagined for a decision at most: a quarter to find the best move
    rollouts: int = 256  # from every true position whose chances are needed
    seed: int = 1
    iterations: int = 2000  # of the search that is asked before anything is held against a move

    def __post_init__(self) -> None:
        if self.worlds < 4 or self.rollouts < 1 or self.iterations < 1:
            raise ValueError("a review needs at least 4 worlds, 1 rollout and 1 iteration")


def resized(usual: ReviewBudget, worlds: int, rollouts: int, seed: int) -> ReviewBudget:
    """Another number of worlds, and as many more or fewer iterations."""
    iterations = max(1, usual.iterations * worlds // usual.worlds)
    return ReviewBudget(worlds, rollouts, seed, iterations)


@dataclass(frozen=True)
class Thing:
    """At least so many of a thing; none of it where the count is 0."""

    word: str
    count: int


@dataclass(frozen=True)
class Certainty:
    """Things at a hidden place (`logovo/review/hidden`), in so large a share of the worlds that
    fit what a seat knew."""

    kind: str
    seat: Seat  # whose place it is; -1 for nobody's
    at: str
    things: tuple[Thing, ...]
    share: float


@dataclass(frozen=True)
class Candidate:
    """One candidate move and what it brought on average, 0 to 1."""

    move: str
    value: float


@dataclass(frozen=True)
class Judged:
    """The played move against the best one found, in the same worlds with the same luck."""

    verdict: str
    best: str  # the move it is compared with; the played one itself where none is better
    loss: float  # how much less the played move brings, on average; never below 0
    error: float  # the standard error of that difference
    tried: tuple[Candidate, ...]  # the candidates, the best first


def came_badly(seen: Judged | None, lay: Judged | None) -> bool:
    """Right by what was known, and costly as it really lay."""
    if seen is None or lay is None:
        return False
    return seen.verdict in (BEST, AS_GOOD) and lay.verdict in UNSOUND


def came_well(seen: Judged | None, lay: Judged | None) -> bool:
    """Wrong by what was known, and as it really lay it did no harm."""
    if seen is None or lay is None:
        return False
    return seen.verdict in UNSOUND and lay.verdict not in UNSOUND


@dataclass(frozen=True)
class Decision:
    """One decision of one seat. `entry` is its place in the log."""

    entry: int
    seat: Seat
    played: str
    forced: bool  # there was nothing to decide
    foresight: Judged | None  # by what the seat knew; None where forced or never reached
    hindsight: Judged | None  # by what really lay there
    known: tuple[Certainty, ...] = ()  # what the seat could have known, by its view and knowledge
    because: Certainty | None = None  # what lay there, where foresight and hindsight part


@dataclass(frozen=True)
class Shift:
    """What one entry of the log did to every seat's chance to win, in units of the scale:
    `choice` by the decision itself, `luck` by what was drawn after it."""

    entry: int
    kind: str  # deal, move or clock
    seat: Seat  # who decided; -1 for the deal and the clock
    choice: tuple[int, ...]
    luck: tuple[int, ...]


@dataclass(frozen=True)
class Account:
    """One seat's result taken apart: first + own + others + luck == result, exactly."""

    seat: Seat
    first: int
    own: int
    others: int
    luck: int
    result: int
    decisions: int  # that were not forced
    sound: int  # of these, not called an inaccuracy, mistake or blunder


@dataclass(frozen=True)
class Review:
    game: str
    ruleset: int
    names: tuple[str, ...]
    budget: ReviewBudget
    scale: int  # chances are whole numbers of 1/scale
    curve: tuple[tuple[int, ...], ...]  # before the deal, then after every step
    steps: tuple[Shift, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    moments: tuple[int, ...]  # the steps, by number, that moved the winner's chance most

    def chance(self, at: int, seat: int) -> float:
        """A seat's chance to win, 0 to 1, after that many steps."""
        return self.curve[at][seat] / self.scale

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)
