"""How far the path is from where the gold of Mad Lucky may be.

Counted in steps along rows and columns, from the free cells into which a path from the entrance
leads.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.cells import FACE_UP, LEAD, VARIANT_MASKS
from logovo.games.lucky.components import GOALS, GOLD, THROUGH_KINDS
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky

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
        """The distance once this card lies there."""
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
