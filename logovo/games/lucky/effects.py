"""What a move does. Callers have chosen it from the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands, legality, rounds
from logovo.games.lucky import moves as codes
from logovo.games.lucky.cells import KNOWN, LEAD
from logovo.games.lucky.components import (
    BREAK_KIND,
    DUST_KIND,
    FIRE_KIND,
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    GOLD,
    KIND_WORDS,
    MEND_KIND,
    TOOLS,
)
from logovo.games.lucky.events import (
    CardDrawn,
    CardPassed,
    GoalLookedAt,
    GoalOpened,
    PassedEmpty,
    PathBurnt,
    PathLaid,
    ToolBroken,
    ToolMended,
    TurnBegan,
)

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky

EITHER: i64 = 2
"""A pit that lies equally well both ways."""


def apply(state: Lucky, move: i64, chance: Chance, journal: Journal) -> None:
    operation = codes.operation_of(move)
    # lucky.turn: exactly one card is played or passed.
    if operation == codes.LAY:
        lay(state, move, chance, journal)
        return
    if operation == codes.TAKE:
        rounds.take(state, codes.argument_of(move), chance, journal)
        return
    if operation == codes.TURN:
        state.ask = asks.TURN
        open_pit(state, state.tied_goal, move & 1, journal)
        open_goals(state, chance, journal)
        return
    if operation == codes.PASS:
        pass_card(state, codes.argument_of(move), journal)
    elif operation == codes.BREAK:
        break_tool(state, move, journal)
    elif operation == codes.MEND:
        mend_tool(state, move, journal)
    elif operation == codes.FIRE:
        burn(state, codes.argument_of(move), journal)
    else:
        look(state, codes.argument_of(move), journal)
    finish_turn(state, chance, journal)


def play_out(state: Lucky, kind: i64) -> None:
    """A card leaves the hand to be played face up."""
    # lucky.action-open
    seat = state.turn
    state.hands[seat] = hands.without(state.hands[seat], kind)
    state.last_played = seat


# --- the kinds of turn ---------------------------------------------------------------


def lay(state: Lucky, move: i64, chance: Chance, journal: Journal) -> None:
    variant = codes.variant_of(move)
    place = codes.place_of(move)
    play_out(state, variant >> 1)
    forest = state.forest
    forest.lay(forest.cell(place), variant)
    if journal.loud:
        journal.add(
            PathLaid(
                Seat(int(state.turn)),
                KIND_WORDS[int(variant >> 1)],
                variant & 1 == 1,
                int(codes.x_of(place)),
                int(codes.y_of(place)),
            )
        )
    open_goals(state, chance, journal)


def pass_card(state: Lucky, kind: i64, journal: Journal) -> None:
    # lucky.pass: one card of his choice, closed; it does not count as played.
    seat = state.turn
    state.hands[seat] = hands.without(state.hands[seat], kind)
    state.throw(kind)
    if journal.loud:
        journal.add(CardPassed(Seat(int(seat)), KIND_WORDS[int(kind)]))


def break_tool(state: Lucky, move: i64, journal: Journal) -> None:
    # lucky.break: the card stays before its target, who may be the player himself.
    tool = codes.tool_of(move)
    target = codes.target_of(move)
    play_out(state, BREAK_KIND + tool)
    state.broken |= 1 << (3 * target + tool)
    if journal.loud:
        seat = Seat(int(state.turn))
        journal.add(ToolBroken(seat, Seat(int(target)), TOOLS[int(tool)]))


def mend_tool(state: Lucky, move: i64, journal: Journal) -> None:
    # lucky.mend, lucky.mend-double: one break card goes, and the mend with it.
    tool = codes.tool_of(move)
    target = codes.target_of(move)
    kind = MEND_KIND + codes.mend_card_of(move)
    play_out(state, kind)
    state.broken &= ~(1 << (3 * target + tool))
    state.throw(kind)
    state.throw(BREAK_KIND + tool)
    if journal.loud:
        seat = Seat(int(state.turn))
        words = TOOLS[int(tool)], KIND_WORDS[int(kind)]
        journal.add(ToolMended(seat, Seat(int(target)), words[0], words[1]))


def burn(state: Lucky, place: i64, journal: Journal) -> None:
    # lucky.fire: the path card and the fire go. lucky.fire-gap: open pits stay open.
    forest = state.forest
    cell = forest.cell(place)
    kind = (forest.content(cell) - 1) >> 1
    play_out(state, FIRE_KIND)
    forest.burn(cell)
    state.throw(FIRE_KIND)
    state.throw(kind)
    if journal.loud:
        seat = Seat(int(state.turn))
        x, y = int(codes.x_of(place)), int(codes.y_of(place))
        journal.add(PathBurnt(seat, KIND_WORDS[int(kind)], x, y))


def look(state: Lucky, goal: i64, journal: Journal) -> None:
    # lucky.dust: he alone learns what the goal is.
    seat = state.turn
    play_out(state, DUST_KIND)
    state.dusted |= 1 << (3 * seat + goal)
    state.throw(DUST_KIND)
    if journal.loud:
        card = GOAL_CARDS[int(state.goal_card(goal))]
        journal.add(GoalLookedAt(Seat(int(seat)), GOAL_WORDS[int(goal)], card))


# --- goals ---------------------------------------------------------------------------


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
            forest.carry_on(state.fresh)
            state.fresh = 0
        elif has_gold(state, led):
            # lucky.two-goals, lucky.goal-gold: all are turned up, then the round is over.
            for goal in range(i64(GOALS)):
                if led & (1 << goal) != 0:
                    open_pit(state, goal, position(state, goal) & 1, journal)
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
    # lucky.goal-pit
    for goal in range(i64(GOALS)):
        if led & (1 << goal) != 0:
            way = position(state, goal)
            if way == EITHER:
                state.ask = asks.PIT
                state.tied_goal = goal
                return False
            open_pit(state, goal, way, journal)
    return True


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


def open_pit(state: Lucky, goal: i64, turned: i64, journal: Journal) -> None:
    """Turn up a goal so that it lies this way."""
    card = state.goal_card(goal)
    if turned == 1:
        state.forest.open_goal(goal, GOAL_MASKS_TURNED[card])
    else:
        state.forest.open_goal(goal, GOAL_MASKS[card])
    state.fresh |= 1 << goal
    if journal.loud:
        words = GOAL_WORDS[int(goal)], GOAL_CARDS[int(card)]
        journal.add(GoalOpened(words[0], words[1], turned == 1 and card != GOLD))


# --- the end of a turn ---------------------------------------------------------------


def finish_turn(state: Lucky, chance: Chance, journal: Journal) -> None:
    seat = state.turn
    if state.deck_left > 0:
        # lucky.draw: after a play and after a pass alike.
        state.deck_left -= 1
        kind = i64(state.deck[state.deck_left])
        state.hands[seat] = hands.with_card(state.hands[seat], kind)
        if journal.loud:
            left = int(state.deck_left)
            journal.add(CardDrawn(Seat(int(seat)), KIND_WORDS[int(kind)], left))
    state.turn = state.after(seat)
    if state.deck_left == 0:
        # lucky.deck-empty: hands shrink; lucky.end-exhausted: until nobody can play.
        if legality.nobody_can_play(state):
            rounds.end(state, -1, chance, journal)
            return
        while state.hands[state.turn] == 0:
            # lucky.pass-empty: made for him.
            if journal.loud:
                journal.add(PassedEmpty(Seat(int(state.turn))))
            state.turn = state.after(state.turn)
    if journal.loud:
        journal.add(TurnBegan(Seat(int(state.turn))))
