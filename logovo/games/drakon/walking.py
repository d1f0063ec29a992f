"""Where a hero can go from a chamber: arrows, Key, Teleport, Wind and Harp."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.moves import Moves
from logovo.games.drakon.components import BOX, CHAMBERS, HARP, KEY, TELEPORT, WIND
from logovo.games.drakon.maze import Maze
from logovo.games.drakon.moves import codes

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

FIGURE_STEPS: Final = 3


def sides(maze: Maze, chamber: i64) -> i64:
    """The sides of a chamber behind which another lies."""
    found: i64 = 0
    for d in range(i64(4)):
        if maze.beside(chamber, d) >= 0:
            found |= 1 << d
    return found


def harps(maze: Maze, chamber: i64, arrows: i64) -> i64:
    """Those of the arrows that point at a Harp."""
    found: i64 = 0
    for d in range(i64(4)):
        if (arrows >> d) & 1 != 0:
            other = maze.beside(chamber, d)
            if other >= 0 and i64(BOX.kind[other]) == HARP:
                found |= 1 << d
    return found


def exits(maze: Maze, chamber: i64, wizard: bool) -> i64:
    """The sides a hero may leave by: along arrows, or by any side from a Key or as Wizard."""
    # drakon.move-arrow, drakon.move-needs-chamber; drakon.master-key, drakon.wizard.
    arrows = maze.arrows(chamber)
    open_sides = sides(maze, chamber)
    # drakon.harp, drakon.harp-choice; a Key has no arrows, so none binds (drakon.harp-no-arrow),
    # and the Wizard is bound like anybody (drakon.wizard-wind).
    bound = harps(maze, chamber, arrows)
    if bound != 0:
        return bound
    if wizard or i64(BOX.kind[chamber]) == KEY:
        return open_sides
    return arrows & open_sides


def exits_between(maze: Maze, chamber: i64) -> i64:
    """The sides for the second step out of a Strong Wind."""
    arrows = passing_arrows(maze, chamber)
    bound = harps(maze, chamber, arrows)  # drakon.wind-harp
    if bound != 0:
        return bound
    return arrows & sides(maze, chamber)


def passing_arrows(maze: Maze, chamber: i64) -> i64:
    """drakon.wind-virtual: Key and Teleport in between have an arrow to every neighbour that
    has none towards them."""
    kind = i64(BOX.kind[chamber])
    if kind != KEY and kind != TELEPORT:
        return maze.arrows(chamber)
    arrows: i64 = 0
    for d in range(i64(4)):
        other = maze.beside(chamber, d)
        if other >= 0 and (maze.arrows(other) >> (d ^ 2)) & 1 == 0:
            arrows |= 1 << d
    return arrows


def can_move(state: Drakon, chamber: i64) -> bool:
    """Whether a hero in this chamber has any way, without abilities."""
    maze = state.maze
    kind = i64(BOX.kind[chamber])
    if kind == TELEPORT:
        for other in range(i64(CHAMBERS)):
            if other != chamber and maze.is_laid(other):
                return True
        return False
    if kind != WIND:
        return exits(maze, chamber, False) != 0
    return has_two_steps(maze, chamber, False)


def has_two_steps(maze: Maze, chamber: i64, wizard: bool) -> bool:
    """drakon.wind-stuck: whether any two-step way leads out of a Strong Wind."""
    first = exits(maze, chamber, wizard)
    for d in range(i64(4)):
        if (first >> d) & 1 != 0 and exits_between(maze, maze.beside(chamber, d)) != 0:
            return True
    return False


def add_ways(state: Drakon, chamber: i64, template: i64, moves: Moves) -> None:
    """All ways out of a chamber, each as the template's code with the way filled in."""
    # drakon.forced-way: the same whoever moves the hero.
    if i64(BOX.kind[chamber]) != TELEPORT:
        add_steps(state.maze, chamber, template, False, moves)
        return
    for other in range(i64(CHAMBERS)):
        if other != chamber and state.maze.is_laid(other):  # drakon.teleport
            moves.add(codes.with_way(template, codes.leap(other)))


def add_steps(maze: Maze, chamber: i64, template: i64, wizard: bool, moves: Moves) -> None:
    """Ways on foot: one step, or two out of a Strong Wind."""
    # drakon.wind; drakon.wind-through: nothing is entered or met in between.
    first = exits(maze, chamber, wizard)
    windy = i64(BOX.kind[chamber]) == WIND
    for d in range(i64(4)):
        if (first >> d) & 1 == 0:
            continue
        if not windy:
            moves.add(codes.with_way(template, d))
            continue
        second = exits_between(maze, maze.beside(chamber, d))
        for e in range(i64(4)):
            if (second >> e) & 1 != 0:
                moves.add(codes.with_way(template, codes.two_steps(d, e)))


def goal_of(maze: Maze, chamber: i64, way: i64) -> i64:
    """The chamber in which a legal way ends."""
    if codes.is_leap(way):
        return codes.leap_target(way)
    target = maze.beside(chamber, codes.way_step(way, 0))
    if codes.is_two_steps(way):
        return maze.beside(target, codes.way_step(way, 1))
    return target


def within_three(maze: Maze, chamber: i64) -> vec[u8]:
    """drakon.drakon-moves: per chamber 1 more than the steps to it over adjacent chambers,
    arrows ignored; 0 for those farther than three steps."""
    steps = vec[u8]([0] * CHAMBERS)
    reached = vec[u8]([0] * CHAMBERS)
    reached[0] = u8(chamber)
    steps[chamber] = 1
    known: i64 = 1
    at: i64 = 0
    while at < known:
        here = i64(reached[at])
        at += 1
        distance = i64(steps[here])
        if distance > FIGURE_STEPS:
            break
        for d in range(i64(4)):
            other = maze.beside(here, d)
            if other >= 0 and i64(steps[other]) == 0:
                steps[other] = u8(distance + 1)
                reached[known] = u8(other)
                known += 1
    return steps
