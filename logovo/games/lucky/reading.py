"""A view read back into the open part of a state, where imagined worlds start."""

from __future__ import annotations

from logovo.core.options import Options
from logovo.games.lucky import asks
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    KIND_WORDS,
    TOOLS,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.moves import place_at
from logovo.games.lucky.setup import blank
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView


def table_of(seen: LuckyView, options: Options) -> Lucky:
    """All that the observer sees or knows to be so; hands, gold and hidden goals are left out."""
    state = blank(options)
    state.round = seen.round
    state.first = seen.first_seat
    state.ask = asks.WORDS.index(seen.ask)
    state.turn = seen.turn_seat
    state.last_played = seen.last_played_seat
    state.is_shown = are_roles_shown(seen)
    state.deck_left = seen.deck
    state.aside = len(seen.aside)
    for seat in seen.taker_seats:
        state.takers |= 1 << seat
    for player in seen.seats:
        for tool in player.broken:
            state.broken |= 1 << (3 * player.seat + TOOLS.index(tool))
        if player.role == "mad":
            state.mad |= 1 << player.seat
    read_goals(state, seen)
    read_forest(state, seen)
    return state


def are_roles_shown(seen: LuckyView) -> bool:
    return seen.ask == asks.WORDS[asks.CHOICE] or seen.over


def read_goals(state: Lucky, seen: LuckyView) -> None:
    for goal in range(GOALS):
        look = seen.goals[goal]
        for seat in look.looked_seats:
            state.dusted |= 1 << (3 * seat + goal)
        if look.card != UNKNOWN:
            state.goals |= GOAL_CARDS.index(look.card) << (2 * goal)
        if look.goal in seen.fresh_goals:
            state.fresh |= 1 << goal
    if seen.tied_goal:
        state.tied_goal = GOAL_WORDS.index(seen.tied_goal)


def read_forest(state: Lucky, seen: LuckyView) -> None:
    paths = seen.forest[1:]
    places = [int(place_at(path.x, path.y)) for path in paths]
    variants = [KIND_WORDS.index(path.card) * 2 + int(path.turned) for path in paths]
    opened = 0
    masks = [15, 15, 15]
    for goal in range(GOALS):
        look = seen.goals[goal]
        if look.open:
            opened |= 1 << goal
            card = GOAL_CARDS.index(look.card)
            masks[goal] = int(GOAL_MASKS_TURNED[card] if look.turned else GOAL_MASKS[card])
    fresh = int(state.fresh)
    state.forest.restore(places, variants, opened & ~fresh, masks)
    for goal in range(GOALS):
        if fresh & (1 << goal):
            state.forest.open_goal(goal, masks[goal])
