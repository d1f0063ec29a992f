"""Why a hero cannot take a way, step by step. Must agree with `walking.add_ways`."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.rulebook import Fact, Refusal
from logovo.games.drakon import rulebook
from logovo.games.drakon.components import BOX, DIRECTION_WORDS, KEY, TELEPORT, WIND
from logovo.games.drakon.maze import square_at
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.views import arrow_words
from logovo.games.drakon.walking import harps, has_two_steps, passing_arrows


def leap_refusal(state: Drakon, here: i64, x: int, y: int) -> Refusal | None:
    """drakon.teleport: only out of one, to another chamber in play."""
    if i64(BOX.kind[here]) != TELEPORT:
        return Refusal(rulebook.TELEPORT, {"why": "elsewhere"})
    target = state.maze.chamber_on(square_at(x, y))
    if target < 0 or target == here:
        return Refusal(rulebook.TELEPORT, {"why": "square"})
    return None


def way_refusal(state: Drakon, here: i64, way: tuple[str, ...], *, wizard: bool) -> Refusal | None:
    """One step, or two out of a Strong Wind."""
    maze = state.maze
    kind = i64(BOX.kind[here])
    if kind == TELEPORT and not wizard:
        return Refusal(rulebook.TELEPORT, {"why": "square"})
    if kind == WIND and not has_two_steps(maze, here, wizard):
        return Refusal(rulebook.WIND_STUCK)
    if (len(way) == 2) != (kind == WIND):
        return Refusal(rulebook.WIND, {"steps": 2 if kind == WIND else 1})
    first = DIRECTION_WORDS.index(way[0])
    arrows = maze.arrows(here)
    if not wizard and kind != KEY and (arrows >> first) & 1 == 0:
        return Refusal(rulebook.MOVE_ARROW, {"direction": way[0]})
    between = maze.beside(here, first)
    if between < 0:
        return Refusal(rulebook.MOVE_NEEDS_CHAMBER, {"direction": way[0]})
    bound = harps(maze, here, arrows)
    if bound != 0 and (bound >> first) & 1 == 0:
        return Refusal(rulebook.HARP, {"sides": arrow_words(bound)})
    if kind != WIND:
        return None
    return second_step_refusal(state, between, way[1], wizard=wizard)


def second_step_refusal(
    state: Drakon, between: i64, direction: str, *, wizard: bool
) -> Refusal | None:
    maze = state.maze
    second = DIRECTION_WORDS.index(direction)
    kind = i64(BOX.kind[between])
    arrows = passing_arrows(maze, between)
    facts: dict[str, Fact] = {"direction": direction}
    if maze.beside(between, second) < 0:
        return Refusal(rulebook.MOVE_NEEDS_CHAMBER, facts)
    if (arrows >> second) & 1 == 0:
        if kind == KEY or kind == TELEPORT:
            return Refusal(rulebook.WIND_VIRTUAL, facts)
        return Refusal(rulebook.WIZARD_WIND if wizard else rulebook.MOVE_ARROW, facts)
    bound = harps(maze, between, arrows)
    if bound != 0 and (bound >> second) & 1 == 0:
        return Refusal(rulebook.WIND_HARP, {"sides": arrow_words(bound)})
    return None
