"""Sorts of moves in Mad Lucky: what a card does to the path, and to whom it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.door import END
from logovo.games.lucky.cells import LEAD, MASK, REACHED, THROUGH, VARIANT_MASKS
from logovo.games.lucky.components import GOALS, KINDS, MOST, PATH_KINDS, THROUGH_KINDS
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky
from logovo.search.policies.lucky_distance import FAR, Distance

LAY: Final = 0
HOME: Final = LAY  # into a goal
NEARER: Final = LAY + 1  # by 1, 2, more
ASIDE: Final = LAY + 4  # on the path, off the path, a dead end
FARTHER: Final = LAY + 7  # by 1, 2, more
CLOSED: Final = LAY + 10  # no way is left
LAYS: Final = LAY + 11
FIRE: Final = LAYS
LOOSE: Final = FIRE  # what is cut off
STOPPER: Final = FIRE + 1  # a dead end: nearer to a goal than the path, as near, farther
BRIDGE: Final = FIRE + 4  # a path: so many sides of it in use, 0 to 4, the nearest end close by
OFF: Final = FIRE + 9  # the same, farther off
BREAK: Final = FIRE + 14  # + how many seats on; and again where a tool is broken already
MEND: Final = BREAK + 2 * MOST  # + how many seats on
DUST: Final = MEND + MOST  # + goal; and again where the seat has looked
PASS: Final = DUST + 2 * GOALS  # + kind
SORTS: Final = PASS + KINDS + 1  # of one role

KIND: Final = 2 * SORTS  # + kind of the card that is laid
NUMBERS: Final = KIND + PATH_KINDS


def number_at(table: Lucky, aims: Distance, code: i64, at: i64) -> i64:
    """First the sort, by the decider's role; of lays then the card."""
    operation = codes.operation_of(code)
    if operation >= codes.TURN:
        return END
    if at > 0:
        if at > 1 or operation != codes.LAY:
            return END
        return KIND + (codes.variant_of(code) >> 1)
    sort = sort_of(table, aims, operation, code)
    if table.is_mad(table.turn):
        sort += SORTS
    return sort


def sort_of(table: Lucky, aims: Distance, operation: i64, code: i64) -> i64:
    if operation == codes.LAY:
        return lay_sort(table.forest, aims, codes.place_of(code), codes.variant_of(code))
    if operation == codes.FIRE:
        return fire_sort(table.forest, aims, codes.argument_of(code))
    if operation == codes.PASS:
        kind = codes.argument_of(code)
        return PASS + (KINDS if kind == codes.NOTHING else kind)
    if operation == codes.DUST:
        goal = codes.argument_of(code)
        return DUST + goal + (GOALS if table.has_looked(table.turn, goal) else 0)
    target = codes.target_of(code)
    step = target - table.turn
    if step < 0:
        step += table.players
    if operation == codes.MEND:
        return MEND + step
    return BREAK + step + (MOST if table.broken_of(target) != 0 else 0)


def lay_sort(forest: Forest, aims: Distance, place: i64, variant: i64) -> i64:
    cell = forest.cell(place)
    after = aims.after_joining(forest, cell, variant)
    if after == 0:
        return HOME
    if after >= FAR:
        return CLOSED
    change = aims.near - after
    if change > 0:
        return NEARER + min(change, i64(3)) - 1
    if change < 0:
        return FARTHER + min(-change, i64(3)) - 1
    if variant >> 1 >= THROUGH_KINDS:
        return ASIDE + 2
    if VARIANT_MASKS[variant] & (forest.cells[cell] >> LEAD) & 15 != 0:
        return ASIDE
    return ASIDE + 1


def fire_sort(forest: Forest, aims: Distance, place: i64) -> i64:
    cell = forest.cell(place)
    word = forest.cells[cell]
    if word & REACHED == 0:
        return LOOSE
    off = aims.distance(place) - aims.near
    if word & THROUGH == 0:
        if off < 0:
            return STOPPER
        return STOPPER + (1 if off == 0 else 2)
    joined: i64 = 0
    for side in range(i64(4)):
        near = forest.cells[forest.beside(cell, side)]
        if word & MASK & (1 << side) != 0 and near & REACHED != 0:
            joined += 1
    return joined + (BRIDGE if off <= 2 else OFF)
