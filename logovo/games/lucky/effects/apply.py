"""What a move does. Callers have chosen it from the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.lucky import hands, rounds
from logovo.games.lucky.components import (
    BREAK_KIND,
    DUST_KIND,
    FIRE_KIND,
    GOAL_CARDS,
    GOAL_WORDS,
    KIND_WORDS,
    MEND_KIND,
    TOOLS,
)
from logovo.games.lucky.effects.goals import open_goals, turn_pit
from logovo.games.lucky.effects.turns import finish_turn
from logovo.games.lucky.events import (
    CardPassed,
    GoalLookedAt,
    PathBurnt,
    PathLaid,
    ToolBroken,
    ToolMended,
)
from logovo.games.lucky.moves import codes

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky


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
        turn_pit(state, codes.turned_of(move), journal)
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
    # lucky.pass: one card of their choice, closed; it does not count as played.
    seat = state.turn
    state.hands[seat] = hands.without(state.hands[seat], kind)
    state.throw(kind)
    if journal.loud:
        journal.add(CardPassed(Seat(int(seat)), KIND_WORDS[int(kind)]))


def break_tool(state: Lucky, move: i64, journal: Journal) -> None:
    # lucky.break: the card stays before its target, who may be the player of the card.
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
    # lucky.dust: they alone learn what the goal is.
    seat = state.turn
    play_out(state, DUST_KIND)
    state.dusted |= 1 << (3 * seat + goal)
    state.throw(DUST_KIND)
    if journal.loud:
        card = GOAL_CARDS[int(state.goal_card(goal))]
        journal.add(GoalLookedAt(Seat(int(seat)), GOAL_WORDS[int(goal)], card))
