"""Who is likely to win, guessed from a table at the start of a turn.

Vampires left say little by themselves. What counts is how many of them have a place that all
recall, whose turn it is, and how likely an unseen grave fits what comes next. The weights were
fitted to the ends of ninety thousand games in which all seats played as `keen` does; each has a
part that grows with the share of lids nobody has seen.
"""

from __future__ import annotations

import math
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.chain import BURIED, EMPTIED, SURE, Chain, is_open
from logovo.search.policies.vampires.worth import KINDS, Recall

LIDS: Final = 60.0
MARKS: Final = 11  # what is looked at, a seat

Weights: TypeAlias = tuple[tuple[float, float], ...]

# Per mark its weight once all lids are known, and what is added while none is.
DUEL: Final[Weights] = (
    (-1.48, 0.45),
    (0.11, -2.57),
    (1.74, 0.0),
    (-0.15, 0.12),
    (0.43, -0.06),
    (-0.83, -0.53),
    (1.13, 6.56),
    (-0.16, 6.26),
    (0.59, 4.42),
    (0.31, 1.36),
    (0.06, 0.17),
)
CROWD: Final[Weights] = (
    (-1.2, -0.65),
    (-0.2, -0.87),
    (5.87, 0.53),
    (0.64, -0.7),
    (-0.39, 1.76),
    (-1.13, -0.07),
    (1.91, 15.74),
    (1.1, 11.59),
    (1.27, 0.53),
    (1.75, -1.43),
    (0.05, 0.1),
)


def flat(weights: Weights) -> vec[float]:
    return vec[float]([one for pair in weights for one in pair])


@final
class Outlook:
    def __init__(self) -> None:
        self.recall = Recall()
        self.chain = Chain()
        self.duel: vec[float] = flat(DUEL)
        self.crowd: vec[float] = flat(CROWD)
        self.marks: vec[float] = vec[float]([0.0] * MARKS)

    def chance_of(self, table: VampiresState, seat: i64) -> float:
        """The seat's share of the win, by what all recall."""
        self.recall.look(table)
        self.chain.prepare(table, self.recall)
        hidden: i64 = 0
        for colour in range(KINDS):
            hidden += self.recall.hidden_lids[colour]
        mine = self.standing(table, seat, hidden)
        total = 0.0
        for other in range(table.players):
            total += math.exp(min(30.0, self.standing(table, other, hidden) - mine))
        return 1.0 / total

    def standing(self, table: VampiresState, seat: i64, hidden: i64) -> float:
        self.mark(table, seat, hidden)
        weights = self.duel if table.players == 2 else self.crowd
        unknown = float(hidden) / LIDS
        worth = 0.0
        for i in range(MARKS):
            worth += self.marks[i] * (weights[2 * i] + unknown * weights[2 * i + 1])
        return worth

    def mark(self, table: VampiresState, seat: i64, hidden: i64) -> None:
        """What is looked at; most of it weighs the more, the fewer vampires are left."""
        size = table.sizes[seat]
        points = self.chain.best(table, seat, 0, size - 1)
        finishes = points >= EMPTIED
        if finishes:
            points -= EMPTIED
        buried = points // BURIED
        rest = 0.0 if finishes else float(points - buried * BURIED) / float(SURE)
        waits = seat - table.turn_seat
        if waits < 0:
            waits += table.players
        fits = 0.0
        if hidden > 0:
            fits = float(self.recall.fitting(table, seat)) / float(hidden)
        per = 1.0 / float(size + 1)
        marks = self.marks
        marks[0] = math.log(float(size + 1))
        marks[1] = math.log(float(size - buried + 1))
        marks[2] = 1.0 if finishes and waits == 0 else 0.0
        marks[3] = 1.0 if finishes and waits > 0 else 0.0
        marks[4] = per if waits == 0 else 0.0
        marks[5] = per * float(waits) / float(table.players)
        marks[6] = per * rest
        marks[7] = per * fits
        marks[8] = per * float(self.placed(table, seat))
        marks[9] = per * float(table.closeds[seat])
        marks[10] = float(table.garlic[seat])

    def placed(self, table: VampiresState, seat: i64) -> i64:
        """Open vampires of the row that have a place somewhere."""
        n: i64 = 0
        for at in range(table.sizes[seat]):
            if is_open(table, seat, at) and self.recall.free[table.vampire(seat, at)] > 0:
                n += 1
        return n
