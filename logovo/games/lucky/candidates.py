"""What a player might try: every card they hold, in every place they see."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands
from logovo.games.lucky.cells import FACE_UP
from logovo.games.lucky.components import (
    BREAK_KIND,
    DUST_KIND,
    FIRE_KIND,
    GOAL_WORDS,
    GOALS,
    KIND_WORDS,
    MEND_KIND,
    MENDS,
    PATH_KINDS,
    TOOLS,
    has_turned_form,
)
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import (
    BreakTool,
    BurnPath,
    LayPath,
    LookAtGoal,
    MendTool,
    PassCard,
    TakeGold,
    TurnPit,
    x_of,
    y_of,
)
from logovo.games.lucky.state import Lucky


def candidates(state: Lucky, seat: Seat) -> list[Move]:
    """Holds everything legal, and much that is refused."""
    if state.ask == asks.PIT:
        return [TurnPit(goal, turned) for goal in GOAL_WORDS for turned in (False, True)]
    if state.ask == asks.CHOICE:
        return [TakeGold(value) for value in ("1", "2", "3")]
    spots = spots_around(state.forest)
    found: list[Move] = []
    held = sorted(set(hands.listed(state.hands[seat])))
    targets = [Seat(target) for target in range(int(state.players))]
    for kind in held:
        word = KIND_WORDS[kind]
        if kind < PATH_KINDS:
            for turned in (False, True) if has_turned_form(kind) else (False,):
                found += [LayPath(word, turned, x, y) for x, y in spots]
        elif kind < MEND_KIND:
            found += [BreakTool(TOOLS[kind - BREAK_KIND], target) for target in targets]
        elif kind < FIRE_KIND:
            tools = int(MENDS[kind - MEND_KIND])
            by = word.removeprefix("mend-") if "+" in word else ""
            for tool in range(3):
                if tools & (1 << tool):
                    found += [MendTool(TOOLS[tool], target, by) for target in targets]
        elif kind == FIRE_KIND:
            found += [BurnPath(x, y) for x, y in covered_spots(state.forest)]
        elif kind == DUST_KIND:
            found += [LookAtGoal(goal) for goal in GOAL_WORDS]
    return found + [PassCard(KIND_WORDS[kind]) for kind in held]


def spots_around(forest: Forest) -> list[tuple[int, int]]:
    """Free places beside any card, and the goals."""
    cells = {int(forest.goals[goal]) for goal in range(GOALS)}
    ups = forest.face_up_cells()
    for i in range(len(ups)):
        for side in range(4):
            near = int(forest.beside(ups[i], side))
            if not int(forest.cells[near]) & FACE_UP:
                cells.add(near)
    return [spot(forest, cell) for cell in sorted(cells)]


def covered_spots(forest: Forest) -> list[tuple[int, int]]:
    """Where cards lie: the entrance, the goals and the paths."""
    cells = {int(forest.goals[goal]) for goal in range(GOALS)} | {int(forest.home)}
    cells |= {int(forest.laid[i]) for i in range(forest.laid_n)}
    return [spot(forest, cell) for cell in sorted(cells)]


def spot(forest: Forest, cell: int) -> tuple[int, int]:
    place = forest.place(cell)
    return int(x_of(place)), int(y_of(place))
