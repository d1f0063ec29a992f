"""What a path of lucky would become, told from what a seat sees: for each card and for each place
it could choose, whether the path from the entrance would come nearer to a goal.

A network sees numbers of cards on numbered cells. That a path goes on where two openings meet is a
rule which it would have to find out anew for each pair of neighbours.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from logovo.core.door import Door
from logovo.core.squares import SIDE
from logovo.games.lucky.cells import VARIANTS
from logovo.games.lucky.components import (
    DOWN,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOALS,
    LEFT,
    RIGHT,
    THROUGH_KINDS,
    UP,
    has_turned_form,
    mask_of,
)
from logovo.games.lucky.fields import CARD_WIDTH, ENTRANCE, GOAL
from logovo.games.lucky.moves.numbers import LAY, MIDDLE
from logovo.learn.features import Rows, span_of

Floats: TypeAlias = npt.NDArray[np.float32]
Cells: TypeAlias = npt.NDArray[np.int16]  # of every row: up, across

GOLD: Final = 1  # among the cards of goals; others are pits
FAR: Final = 99
AROUND: Final = 3  # cells beyond the entrance and the goals that are looked at, to each side
SIDES: Final = ((UP, DOWN, 1, 0), (RIGHT, LEFT, 0, 1), (DOWN, UP, -1, 0), (LEFT, RIGHT, 0, -1))
"""A side, the one that faces it, and where the neighbour is."""
THROUGH: Final = [v for v in range(2 * THROUGH_KINDS) if v % 2 == 0 or has_turned_form(v // 2)]
"""Cards that lead on, as they would lie; a dead end brings no path nearer."""

OPENINGS: Final = np.zeros(GOAL + GOALS, np.int16)
"""Of what a cell may hold: nothing, a card as it lies, the entrance. Goals depend on their card."""
OPENINGS[1 : VARIANTS + 1] = [mask_of(variant // 2, variant % 2) for variant in range(VARIANTS)]
OPENINGS[ENTRANCE] = UP | RIGHT | DOWN | LEFT
LEADS_ON: Final = np.zeros(GOAL + GOALS, np.int16)
LEADS_ON[1 : 2 * THROUGH_KINDS + 1] = LEADS_ON[ENTRANCE] = 1
PITS: Final = np.array([list(GOAL_MASKS), list(GOAL_MASKS_TURNED)], np.int16)


class Paths:
    """`numbers` are those it has something to tell of: cards first, then places. Some rows are
    needed to see where the goals lie, which is the same in all games with the same options."""

    def __init__(self, door: Door, rows: Rows) -> None:
        self.forest, self.cards = span_of(door, "forest"), span_of(door, "cards")
        self.known, self.seen = span_of(door, "goal-cards"), span_of(door, "seen-goals")
        self.open, self.turned = span_of(door, "goal-open"), span_of(door, "goal-turned")
        self.draft = span_of(door, "draft").start
        forest = rows[0, self.forest].reshape(SIDE, SIDE)
        entrance = np.argwhere(forest == ENTRANCE)[0]
        goals = np.array([np.argwhere(forest == GOAL + goal)[0] for goal in range(GOALS)])
        corners = np.vstack([entrance, goals])
        self.low, self.high = corners.min(axis=0) - AROUND, corners.max(axis=0) + AROUND + 1
        self.goals = goals - self.low
        self.whole = int(np.abs(goals - entrance).sum(axis=1).min())
        self.shape = tuple((self.high - self.low).tolist())
        up, across = np.indices(self.shape)
        ways = [np.abs(up - at_up) + np.abs(across - at_across) for at_up, at_across in self.goals]
        self.ways = np.array(ways, np.int16)
        places = (up + self.low[0]) * SIDE + across + self.low[1]
        self.numbers = np.concatenate([LAY + np.array(THROUGH), places.ravel()]).astype(np.int64)

    def __call__(self, rows: Rows) -> Floats:
        """For each row and number 1 if the path can come nearer by it: by that card somewhere,
        while no card is chosen; then by the chosen one there. And -1 for a place where the nearest
        end of the path is and the chosen card would not bring it on."""
        n, cards = len(rows), len(THROUGH)
        found = np.zeros((n, len(self.numbers)), np.float32)
        laid, ends, meets, known = self.look(rows)
        far = self.ways_left(rows)
        is_end = (laid == 0) & (ends > 0)
        near = np.where(is_end, far, FAR).min(axis=(1, 2))[:, None, None]
        nearer = [way < near for way in around(np.where(laid == 0, far, FAR), FAR)]
        drafts = rows[:, self.draft]
        for i, variant in enumerate(THROUGH):
            mask = mask_of(variant // 2, variant % 2)
            goes_on = np.any([nearer[k] for k in range(4) if mask & SIDES[k][0]], axis=0)
            goes_on &= is_end & (ends & mask > 0) & (known & mask == meets)
            found[:, i] = goes_on.any(axis=(1, 2)) & (drafts == 0)
            mine = drafts == variant + 1
            found[mine, cards:] = goes_on[mine].reshape(mine.sum(), self.ways[0].size)
        closed = (is_end & (far == near)).reshape(n, -1) & (drafts > 0)[:, None]
        places = found[:, cards:]
        places[closed & (places == 0)] = -1
        return found

    def near(self, rows: Rows, knowing: Rows) -> npt.NDArray[np.float64]:
        """Steps from the nearest end of the path to a goal that may hide the gold, by what is
        known in other rows."""
        laid, ends, _meets, _known = self.look(rows)
        ways = np.where((laid == 0) & (ends > 0), self.ways_left(knowing), FAR)
        nearest: npt.NDArray[np.float64] = ways.min(axis=(1, 2)).astype(np.float64)
        return nearest

    def look(self, rows: Rows) -> tuple[Cells, Cells, Cells, Cells]:
        """What lies face up; and for every cell the sides from which a path from the entrance
        leads in, those which are open towards it, and those that are known."""
        n = len(rows)
        window = (slice(None), slice(self.low[0], self.high[0]), slice(self.low[1], self.high[1]))
        laid = rows[:, self.forest].reshape(n, SIDE, SIDE)[window].copy()
        masks, leads = OPENINGS[laid], (laid == ENTRANCE).astype(np.int16)
        cards = rows[:, self.cards].reshape(n, -1, CARD_WIDTH)
        across = cards[:, :, 0] - int(MIDDLE.west) - self.low[1]
        up = cards[:, :, 1] - int(MIDDLE.south) - self.low[0]
        inside = (up >= 0) & (up < self.shape[0]) & (across >= 0) & (across < self.shape[1])
        row, at = np.nonzero((cards[:, :, 3] > 0) & inside)
        leads[row, up[row, at], across[row, at]] = LEADS_ON[cards[row, at, 2]]
        for goal, (goal_up, goal_across) in enumerate(self.goals):
            is_open = rows[:, self.open][:, goal]
            card, turned = rows[:, self.known][:, goal] - 1, rows[:, self.turned][:, goal]
            laid[:, goal_up, goal_across] *= is_open
            masks[:, goal_up, goal_across] = PITS[turned, card] * is_open
            leads[:, goal_up, goal_across] = is_open
        ends, meets, known = (np.zeros_like(laid) for _i in range(3))
        beside = (around(masks * leads, 0), around(masks, 0), around(laid, 0))
        for i, (side, facing, _up, _across) in enumerate(SIDES):
            ends |= np.where(beside[0][i] & facing, np.int16(side), np.int16(0))
            meets |= np.where(beside[1][i] & facing, np.int16(side), np.int16(0))
            known |= np.where(beside[2][i], np.int16(side), np.int16(0))
        return laid, ends, meets, known

    def ways_left(self, rows: Rows) -> Cells:
        """From every cell to the nearest goal that may hide the gold."""
        told = np.maximum(rows[:, self.known], rows[:, self.seen])
        is_found = (told == GOLD).any(axis=1)[:, None]
        is_out = (told > GOLD) | (is_found & (told != GOLD))
        ways = self.ways + (FAR * is_out).astype(np.int16)[:, :, None, None]
        nearest: Cells = ways.min(axis=1)
        return nearest


def around(cells: Cells, beyond: int) -> list[Cells]:
    """What the neighbours on each side are."""
    up_to, across_to = cells.shape[1:]
    wide = np.pad(cells, ((0, 0), (1, 1), (1, 1)), constant_values=beyond)
    return [
        wide[:, 1 + up : 1 + up + up_to, 1 + across : 1 + across + across_to]
        for _side, _facing, up, across in SIDES
    ]
