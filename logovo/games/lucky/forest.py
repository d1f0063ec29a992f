"""The forest: every card that lies in it, what is joined to what, and where it may go on.

Cells are numbers in a window that grows when the forest does. Each holds one word of bits
(`cells.py`), kept up to date as cards come and go, so that no rule has to walk the forest.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.games.lucky.cells import (
    CONTENT,
    FACE_UP,
    FIT,
    FITS,
    GOAL,
    HOME,
    KNOWN,
    LEAD,
    MASK,
    OPENS,
    REACHED,
    STANDING,
    THROUGH,
    VARIANT_MASKS,
)
from logovo.games.lucky.components import GOALS, PATH_CARDS
from logovo.games.lucky.moves.codes import place_at, x_of, y_of
from logovo.games.lucky.surveying import MOST_FACE_UP, UNSURE, burn, survey, touches_adrift
from logovo.games.lucky.window import grow

START_SHIFT: Final = 5  # a window of 32 columns …
START_HEIGHT: Final = 16  # … and 16 rows
START_WEST: Final = -10
START_SOUTH: Final = -8
EDGE_ROOM: Final = 96  # 43 cards in one piece have at most 88 free neighbours


@final
class Forest:
    def __init__(self) -> None:
        self.shift: i64 = START_SHIFT
        self.rows: i64 = 0
        self.west: i64 = START_WEST
        self.south: i64 = START_SOUTH
        self.cells = vec[i64]()
        self.laid = vec[i64]()  # cells of laid path cards, ascending
        self.laid_n: i64 = 0
        self.edge = vec[i64]()  # free cells beside a standing card, ascending
        self.edge_n: i64 = 0
        self.home: i64 = 0
        self.goals = vec[i64]()  # cells of the goals; shared by clones
        self.open_goals: i64 = 0  # bits
        self.has_adrift: bool = False  # a part was cut off by fire
        self.fitting: i64 = UNSURE  # the variants that fit somewhere

    def clone(self) -> Forest:
        new = Forest()
        new.shift = self.shift
        new.rows = self.rows
        new.west = self.west
        new.south = self.south
        new.cells = self.cells[:]
        new.laid = self.laid[:]
        new.laid_n = self.laid_n
        new.edge = self.edge[:]
        new.edge_n = self.edge_n
        new.home = self.home
        new.goals = self.goals
        new.open_goals = self.open_goals
        new.has_adrift = self.has_adrift
        new.fitting = self.fitting
        return new

    # --- places ------------------------------------------------------------------

    def place(self, cell: i64) -> i64:
        """The place of a cell, whatever the window."""
        x = (cell & ((1 << self.shift) - 1)) + self.west
        y = (cell >> self.shift) + self.south
        return place_at(x, y)

    def cell(self, place: i64) -> i64:
        """The inverse; -1 outside of the window, where no card can touch anything."""
        x = x_of(place) - self.west
        y = y_of(place) - self.south
        if x < 0 or y < 0 or x >> self.shift != 0 or y >= self.rows:
            return -1
        return (y << self.shift) | x

    def beside(self, cell: i64, side: i64) -> i64:
        """The neighbour on side 0 (up), 1 (right), 2 (down) or 3 (left)."""
        if side == 0:
            return cell + (1 << self.shift)
        if side == 1:
            return cell + 1
        if side == 2:
            return cell - (1 << self.shift)
        return cell - 1

    # --- questions ---------------------------------------------------------------

    def is_face_up(self, cell: i64) -> bool:
        return self.cells[cell] & FACE_UP != 0

    def content(self, cell: i64) -> i64:
        return self.cells[cell] >> CONTENT

    def lead(self, cell: i64) -> i64:
        """Sides of an uncovered cell from which a path from the entrance leads in."""
        return (self.cells[cell] >> LEAD) & 15

    def is_laid(self, cell: i64) -> bool:
        """Whether a path card of the deck lies there."""
        content = self.cells[cell] >> CONTENT
        return 0 < content < HOME

    def playable(self, must_continue: bool) -> i64:
        """The set of variants that fit somewhere; worked out once between two changes."""
        if self.fitting != UNSURE:
            return self.fitting
        found: i64 = 0
        cells = self.cells
        edge = self.edge
        fits = FITS
        opens = OPENS
        for i in range(self.edge_n):
            word = cells[edge[i]]
            if must_continue:
                found |= fits[word & FIT] & opens[(word >> LEAD) & 15]
            else:
                found |= fits[word & FIT]
        self.fitting = found
        return found

    def goals_led_to(self) -> i64:
        """Closed goals into which a path from the entrance leads, as bits."""
        found: i64 = 0
        for goal in range(GOALS):
            word = self.cells[self.goals[goal]]
            if word & FACE_UP == 0 and (word >> LEAD) & 15 != 0:
                found |= 1 << goal
        return found

    # --- changes -----------------------------------------------------------------

    def clear(self, gap: i64, step: i64) -> None:
        """An empty forest: the entrance and three closed goals."""
        self.shift = START_SHIFT
        self.rows = START_HEIGHT
        self.west = START_WEST
        self.south = START_SOUTH
        self.cells = vec[i64]([0] * (START_HEIGHT << START_SHIFT))
        self.laid = vec[i64]([0] * PATH_CARDS)
        self.laid_n = 0
        self.edge = vec[i64]([0] * EDGE_ROOM)
        self.edge_n = 0
        self.open_goals = 0
        self.has_adrift = False
        self.fitting = UNSURE
        # lucky.goals: g1 above, g2 in the row of the entrance, g3 below. lucky.opt-gap and
        # lucky.opt-goal-step move them. lucky.path-length: no path is shorter than the gap.
        self.goals = vec[i64]([0] * GOALS)
        for goal in range(i64(GOALS)):
            cell = self.cell(place_at(gap + 1, (1 - goal) * step))
            self.goals[goal] = cell
            self.cells[cell] = (GOAL + goal) << CONTENT
        # lucky.entrance: open at 0,0, through to all four sides.
        self.home = self.cell(place_at(0, 0))
        self.cover(self.home, HOME, 15, True)
        self.cells[self.home] |= REACHED
        self.spread(self.home)

    def lay(self, cell: i64, variant: i64) -> i64:
        """A path card comes to a free cell; gives the cell, which growing may renumber."""
        width: i64 = 1 << self.shift
        x = cell & (width - 1)
        y = cell >> self.shift
        # Cards keep two cells off the border, so that free cells beside them have neighbours.
        if x < 2 or x >= width - 2 or y < 2 or y >= self.rows - 2:
            cell = grow(self, cell)
        at = self.laid_n
        laid = self.laid
        while at > 0 and laid[at - 1] > cell:
            laid[at] = laid[at - 1]
            at -= 1
        laid[at] = cell
        self.laid_n += 1
        self.fitting = UNSURE
        self.drop_edge(cell)
        # lucky.dead-end-passes-nothing: only T1 to T7 join their openings.
        self.cover(cell, variant + 1, VARIANT_MASKS[variant], variant < 14)
        if self.has_adrift and touches_adrift(self, cell):
            survey(self)
        elif self.cells[cell] & REACHED != 0 and variant < 14:
            self.spread(cell)
        return cell

    def open_goal(self, goal: i64, mask: i64) -> None:
        """A closed goal is turned up; `spread` carries the path on later."""
        self.open_goals |= 1 << goal
        self.fitting = UNSURE
        self.cover(self.goals[goal], GOAL + goal, mask, True)

    def cover(self, cell: i64, content: i64, mask: i64, through: bool) -> None:
        """Put a card face up and tell its neighbours."""
        cells = self.cells
        word = (content << CONTENT) | mask | FACE_UP | STANDING
        if through:
            word |= THROUGH
        if (cells[cell] >> LEAD) & mask != 0:
            word |= REACHED
        cells[cell] = word
        for side in range(i64(4)):
            near = self.beside(cell, side)
            other = cells[near]
            if other & FACE_UP == 0:
                if other & STANDING == 0 and other >> CONTENT == 0:
                    self.add_edge(near)
                    other |= STANDING
                back: i64 = side ^ 2
                other |= 1 << (KNOWN + back)
                if mask & (1 << side) != 0:
                    other |= 1 << back
                cells[near] = other

    def spread(self, start: i64) -> None:
        """Carry the path on from a reached through card."""
        cells = self.cells
        waiting = vec[i64]()  # seldom needed, so made only then
        depth: i64 = 0
        cell = start
        while True:
            mask = cells[cell] & MASK
            for side in range(i64(4)):
                if mask & (1 << side) == 0:
                    continue
                near = self.beside(cell, side)
                other = cells[near]
                back: i64 = side ^ 2
                if other & FACE_UP == 0:
                    cells[near] = other | (1 << (LEAD + back))
                elif other & (1 << back) != 0 and other & REACHED == 0:
                    cells[near] = other | REACHED
                    if other & THROUGH != 0:
                        if len(waiting) == 0:
                            waiting = vec[i64]([0] * MOST_FACE_UP)
                        waiting[depth] = near
                        depth += 1
            if depth == 0:
                return
            depth -= 1
            cell = waiting[depth]

    def carry_on(self, goals: i64) -> None:
        """Carry the path on through pits that were turned up."""
        self.fitting = UNSURE
        if self.has_adrift:
            survey(self)
            return
        for goal in range(i64(GOALS)):
            if goals & (1 << goal) != 0:
                self.spread(self.goals[goal])

    def burn(self, cell: i64) -> None:
        """A laid card goes; what it held together may fall apart."""
        burn(self, cell)

    def face_up_cells(self) -> vec[i64]:
        """The entrance, the laid cards, the open goals."""
        ups = vec[i64]([0] * (self.laid_n + 1 + GOALS))
        ups[0] = self.home
        n: i64 = 1
        for i in range(self.laid_n):
            ups[n] = self.laid[i]
            n += 1
        for goal in range(i64(GOALS)):
            if self.open_goals & (1 << goal) != 0:
                ups[n] = self.goals[goal]
                n += 1
        return ups[:n]

    def restore(self, places: list[int], variants: list[int], goals: int, masks: list[int]) -> None:
        """Lay all these cards into an empty forest, in whatever order they once came, and
        turn up these goals so that they open to these sides."""
        # Until the survey every card counts as standing, with free cells all around it.
        room = vec[i64]([0] * (4 * MOST_FACE_UP))
        for i in range(self.edge_n):
            room[i] = self.edge[i]
        self.edge = room
        for i in range(len(places)):
            while self.cell(places[i]) < 0:
                grow(self, 0)
            self.lay(self.cell(places[i]), variants[i])
        for goal in range(GOALS):
            if goals & (1 << goal):
                self.open_goal(goal, masks[goal])
        survey(self)
        self.edge = self.edge[:EDGE_ROOM]

    # --- the edge ----------------------------------------------------------------

    def add_edge(self, cell: i64) -> None:
        edge = self.edge
        at = self.edge_n
        while at > 0 and edge[at - 1] > cell:
            edge[at] = edge[at - 1]
            at -= 1
        edge[at] = cell
        self.edge_n += 1

    def has_edge(self, cell: i64) -> bool:
        """Whether a free cell is beside a standing card."""
        return self.cells[cell] & STANDING != 0

    def drop_edge(self, cell: i64) -> None:
        edge = self.edge
        kept: i64 = 0
        for i in range(self.edge_n):
            if edge[i] != cell:
                edge[kept] = edge[i]
                kept += 1
        self.edge_n = kept
