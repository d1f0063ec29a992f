"""How far the path is from where the gold of Mad Lucky may be.

Counted in steps along rows and columns, from the free cells into which a path from the entrance
leads. Cards that a fire or a dead end has cut off lead on once a card joins them again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.cells import FACE_UP, LEAD, MASK, REACHED, THROUGH, VARIANT_MASKS
from logovo.games.lucky.components import GOALS, GOLD, THROUGH_KINDS
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.surveying import MOST_FACE_UP

FAR: Final = 99


@final
class Distance:
    """Where the gold may be for all one seat knows, and how far the path is from there."""

    def __init__(self) -> None:
        self.x: i64 = 0  # column of the goals
        self.rows = vec[i64]([0] * GOALS)
        self.count: i64 = 0  # goals that may hold the gold
        self.is_certain = False
        self.near: i64 = FAR  # the distance of the nearest end of the path …
        self.near_cell: i64 = -1  # … and where it is
        self.next_near: i64 = FAR  # the distance of the nearest other end
        self.met = vec[i64]([0] * MOST_FACE_UP)  # cards that were cut off and would be joined

    def look_openly(self, forest: Forest) -> None:
        """As an onlooker: any closed goal may hold the gold."""
        self.count = 0
        for goal in range(i64(GOALS)):
            if forest.open_goals & (1 << goal) == 0:
                place = forest.place(forest.goals[goal])
                self.x = codes.x_of(place)
                self.rows[self.count] = codes.y_of(place)
                self.count += 1
        self.is_certain = self.count == 1
        self.measure(forest)

    def look(self, state: Lucky) -> None:
        """As the seat whose turn it is, with what it has looked at."""
        seat = state.turn
        forest = state.forest
        self.count = 0
        self.is_certain = False
        for goal in range(i64(GOALS)):
            if forest.open_goals & (1 << goal) != 0:
                continue
            place = forest.place(forest.goals[goal])
            self.x = codes.x_of(place)
            if state.has_looked(seat, goal):
                if state.goal_card(goal) != GOLD:
                    continue
                self.rows[0] = codes.y_of(place)
                self.count = 1
                self.is_certain = True
                break
            self.rows[self.count] = codes.y_of(place)
            self.count += 1
        if self.count == 1:
            self.is_certain = True
        self.measure(state.forest)

    def measure(self, forest: Forest) -> None:
        """Find the nearest ends of the path."""
        self.near = FAR
        self.near_cell = -1
        self.next_near = FAR
        for i in range(forest.edge_n):
            cell = forest.edge[i]
            if (forest.cells[cell] >> LEAD) & 15 != 0:
                far = self.distance(forest.place(cell))
                if far < self.near:
                    self.next_near = self.near
                    self.near = far
                    self.near_cell = cell
                elif far < self.next_near:
                    self.next_near = far

    def distance(self, place: i64) -> i64:
        """Steps from a place to the nearest goal that may hold the gold."""
        dx = codes.x_of(place) - self.x
        if dx < 0:
            dx = -dx
        best: i64 = FAR
        for i in range(self.count):
            dy = codes.y_of(place) - self.rows[i]
            if dy < 0:
                dy = -dy
            if dx + dy < best:
                best = dx + dy
        return best

    def after(self, forest: Forest, cell: i64, variant: i64) -> i64:
        """The distance once this card lies there, by the free cells into which it leads."""
        best = self.near
        if cell == self.near_cell:
            best = self.next_near
        mask = VARIANT_MASKS[variant]
        if variant >> 1 >= THROUGH_KINDS or mask & (forest.cells[cell] >> LEAD) & 15 == 0:
            return best
        for side in range(i64(4)):
            if mask & (1 << side) != 0:
                next_cell = forest.beside(cell, side)
                if forest.cells[next_cell] & FACE_UP == 0:
                    far = self.distance(forest.place(next_cell))
                    if far < best:
                        best = far
        return best

    def after_joining(self, forest: Forest, cell: i64, variant: i64) -> i64:
        """The same, but with what it joins again counted, too."""
        best = self.after(forest, cell, variant)
        mask = VARIANT_MASKS[variant]
        if variant >> 1 >= THROUGH_KINDS or mask & (forest.cells[cell] >> LEAD) & 15 == 0:
            return best
        for side in range(i64(4)):
            if mask & (1 << side) != 0:
                next_cell = forest.beside(cell, side)
                word = forest.cells[next_cell]
                if word & FACE_UP != 0 and word & REACHED == 0 and word & THROUGH != 0:
                    far = self.beyond(forest, next_cell)
                    if far < best:
                        best = far
        return best

    def beyond(self, forest: Forest, start: i64) -> i64:
        """The distance from the ends of a part that is cut off."""
        cells = forest.cells
        met = self.met
        met[0] = start
        count: i64 = 1
        best: i64 = FAR
        at: i64 = 0
        while at < count:
            cell = met[at]
            at += 1
            for side in range(i64(4)):
                if cells[cell] & MASK & (1 << side) == 0:
                    continue
                near = forest.beside(cell, side)
                word = cells[near]
                if word & FACE_UP == 0:
                    far = self.distance(forest.place(near))
                    if far < best:
                        best = far
                elif word & REACHED == 0 and word & THROUGH != 0 and word & (1 << (side ^ 2)) != 0:
                    known: i64 = 0
                    while known < count and met[known] != near:
                        known += 1
                    if known == count:
                        met[count] = near
                        count += 1
        return best
