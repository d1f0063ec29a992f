"""Goals that a path has reached: they are turned up, and a pit lies so that it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.lucky import asks, rounds
from logovo.games.lucky.cells import KNOWN, LEAD
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    GOLD,
)
from logovo.games.lucky.effects.turns import finish_turn
from logovo.games.lucky.events import GoalOpened, PitLaid, PitTied

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky

EITHER: i64 = 2
"""A pit that lies equally well both ways."""


def open_goals(state: Lucky, chance: Chance, journal: Journal) -> None:
    """Turn up what the path has reached, then go on with the turn or end the round."""
    forest = state.forest
    while True:
        # lucky.goal-reached: what counts is a path from the entrance into the goal.
        led = forest.goals_led_to()
        if led == 0:
            if state.fresh == 0:
                finish_turn(state, chance, journal)
                return
            # lucky.goal-chain: a pit may lead on to further cards and goals.
            state.ask = asks.TURN
            forest.carry_on(state.fresh)
            state.fresh = 0
        elif has_gold(state, led):
            # lucky.two-goals, lucky.goal-gold: all are turned up, then the round is over.
            for goal in range(i64(GOALS)):
                if led & (1 << goal) != 0:
                    open_goal(state, goal, position(state, goal) & 1, journal)
            forest.carry_on(state.fresh)
            state.fresh = 0
            rounds.end(state, state.turn, chance, journal)
            return
        elif not open_pits(state, led, journal):
            return


def has_gold(state: Lucky, goals: i64) -> bool:
    for goal in range(i64(GOALS)):
        if goals & (1 << goal) != 0 and state.goal_card(goal) == GOLD:
            return True
    return False


def open_pits(state: Lucky, led: i64, journal: Journal) -> bool:
    """The round goes on. False if the layer must first say how one of them lies."""
    # lucky.goal-pit. How one goal lies does not change how another must: no two touch.
    tied: i64 = 0
    for goal in range(i64(GOALS)):
        if led & (1 << goal) != 0:
            way = position(state, goal)
            if way == EITHER:
                tied |= 1 << goal
            else:
                open_goal(state, goal, way, journal)
    if tied == 0:
        return True
    # lucky.goal-turn: all see the card before the layer chooses. Until then `ask` is PIT.
    if journal.loud and state.ask != asks.PIT:
        tell_ties(state, int(tied), journal)
    state.ask = asks.PIT
    state.tied_goal = 0
    while tied & (1 << state.tied_goal) == 0:
        state.tied_goal += 1
    return False


def tell_ties(state: Lucky, tied: int, journal: Journal) -> None:
    seat = Seat(int(state.turn))
    for goal in range(GOALS):
        if tied & (1 << goal):
            card = GOAL_CARDS[int(state.goal_card(goal))]
            journal.add(PitTied(seat, GOAL_WORDS[goal], card))


def turn_pit(state: Lucky, turned: i64, journal: Journal) -> None:
    """The layer says how a tied pit lies."""
    goal = state.tied_goal
    cover_goal(state, goal, turned)
    if journal.loud:
        words = GOAL_WORDS[int(goal)], GOAL_CARDS[int(state.goal_card(goal))]
        journal.add(PitLaid(Seat(int(state.turn)), words[0], words[1], turned == 1))


def position(state: Lucky, goal: i64) -> i64:
    """0 upright, 1 turned, EITHER."""
    # lucky.goal-turn: it joins the path that reached it; of two such positions the one
    # where more touching edges fit. lucky.goal-misfit: the others stay as they are.
    card = state.goal_card(goal)
    upright = GOAL_MASKS[card]
    turned = GOAL_MASKS_TURNED[card]
    word = state.forest.cells[state.forest.goals[goal]]
    lead = (word >> LEAD) & 15
    if lead & turned == 0:
        return 0
    if lead & upright == 0:
        return 1
    known = (word >> KNOWN) & 15
    more = sides(known & ~(word ^ upright)) - sides(known & ~(word ^ turned))
    if more > 0:
        return 0
    if more < 0:
        return 1
    return EITHER


def sides(mask: i64) -> i64:
    """How many of four sides."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


def open_goal(state: Lucky, goal: i64, turned: i64, journal: Journal) -> None:
    """Turn up a goal so that it lies this way."""
    cover_goal(state, goal, turned)
    if journal.loud:
        card = state.goal_card(goal)
        words = GOAL_WORDS[int(goal)], GOAL_CARDS[int(card)]
        journal.add(GoalOpened(words[0], words[1], turned == 1 and card != GOLD))


def cover_goal(state: Lucky, goal: i64, turned: i64) -> None:
    card = state.goal_card(goal)
    if turned == 1:
        state.forest.open_goal(goal, GOAL_MASKS_TURNED[card])
    else:
        state.forest.open_goal(goal, GOAL_MASKS[card])
    state.fresh |= 1 << goal
