"""Why a move may not be played: for people. `legality` lists what may be; the two must agree."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands, purses, rulebook
from logovo.games.lucky.cells import KNOWN
from logovo.games.lucky.components import (
    GOAL_WORDS,
    KIND_WORDS,
    MEND_KIND,
    MENDS,
    TOOLS,
    has_turned_form,
    mask_of,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.moves import (
    BreakTool,
    BurnPath,
    LayPath,
    LookAtGoal,
    MendTool,
    PassCard,
    TakeGold,
    TurnPit,
    is_near,
    kind_of_mend,
    place_at,
)
from logovo.games.lucky.state import Lucky


def forbids(state: Lucky, seat: Seat, move: Move) -> Refusal | None:
    """The first rule, in printed order, that forbids the move to the seat that is asked."""
    match move:
        case TurnPit(goal, _turned):
            if asked_pit(state) != goal:
                return Refusal(rulebook.GOAL_TURN, {"goal": goal, "asked": asked_pit(state)})
            return None
        case TakeGold(value):
            if state.ask != asks.CHOICE or purses.count(state.offer, int(value)) == 0:
                return Refusal(rulebook.PAY_DIGGERS, {"value": value})
            return None
        case _:
            if state.ask == asks.PIT:
                return Refusal(rulebook.GOAL_TURN, {"goal": UNKNOWN, "asked": asked_pit(state)})
            if state.ask == asks.CHOICE:
                return Refusal(rulebook.PAY_DIGGERS, {"value": "unknown"})
            return forbids_turn(state, seat, move)


def asked_pit(state: Lucky) -> str:
    """The pit whose position is asked for."""
    return GOAL_WORDS[int(state.tied_goal)] if state.ask == asks.PIT else UNKNOWN


def forbids_turn(state: Lucky, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case LayPath(card, turned, x, y):
            return lacks(state, seat, card) or forbids_lay(
                state, seat, KIND_WORDS.index(card), turned, x, y
            )
        case BreakTool(tool, target):
            return lacks(state, seat, "break-" + tool) or forbids_break(state, tool, target)
        case MendTool(tool, target, _by):
            kind = kind_of_mend(move)
            return lacks(state, seat, KIND_WORDS[kind]) or forbids_mend(state, kind, tool, target)
        case BurnPath(x, y):
            return lacks(state, seat, "fire") or forbids_fire(state, x, y)
        case LookAtGoal(goal):
            return lacks(state, seat, "dust") or forbids_dust(state, goal)
        case PassCard(""):
            # lucky.pass-empty: made for them, so never asked of a hand with cards.
            return Refusal(rulebook.PASS_EMPTY)
        case PassCard(card):
            if holds(state, seat, card):
                return None
            return Refusal(rulebook.PASS, {"card": card})
        case _:
            return Refusal(rulebook.TURN, {"card": "unknown"})


def holds(state: Lucky, seat: Seat, card: str) -> bool:
    return (int(hands.kinds(state.hands[seat])) >> KIND_WORDS.index(card)) & 1 == 1


def lacks(state: Lucky, seat: Seat, card: str) -> Refusal | None:
    """Only a card in the hand can be played."""
    return None if holds(state, seat, card) else Refusal(rulebook.TURN, {"card": card})


def forbids_lay(
    state: Lucky, seat: Seat, kind: int, turned: bool, x: int, y: int
) -> Refusal | None:
    forest = state.forest
    is_turned = turned and has_turned_form(kind)
    # The card as it would lie, so that the sentence can draw it so.
    path = KIND_WORDS[kind] + (" r" if is_turned else "")
    facts: dict[str, Fact] = {"path": path, "x": x, "y": y}
    broken = int(state.broken_of(seat))
    if broken:
        tools = tuple([TOOLS[tool] for tool in range(3) if broken & (1 << tool)])
        return Refusal(rulebook.LAY_BLOCKED, {"tools": tools})
    cell = int(forest.cell(place_at(x, y))) if is_near(x, y) else -1
    if cell >= 0 and forest.content(cell) != 0:
        return Refusal(rulebook.LAY_FREE_CELL, facts)
    word = int(forest.cells[cell]) if cell >= 0 else 0
    known = (word >> KNOWN) & 15
    if known == 0:
        return Refusal(rulebook.LAY_SIDE, facts)
    # lucky.lay-upright: a card has two positions at most, see `moves.parsed`.
    if turned and not is_turned:
        return Refusal(rulebook.LAY_UPRIGHT, facts)
    mask = mask_of(kind, int(turned))
    # lucky.lay-closed-goal: closed goals never make a side known, so any edge fits them.
    if mask & known != word & known:
        return Refusal(rulebook.LAY_FIT, facts)
    if not forest.has_edge(cell):
        return Refusal(rulebook.CUT_OFF, facts)
    if state.must_continue and mask & int(forest.lead(cell)) == 0:
        return Refusal(rulebook.MUST_CONTINUE, facts)
    return None


def forbids_break(state: Lucky, tool: str, target: Seat) -> Refusal | None:
    if not 0 <= target < state.players:
        return Refusal(rulebook.BREAK, {"number": target + 1})
    if int(state.broken_of(target)) & (1 << TOOLS.index(tool)):
        return Refusal(rulebook.BREAK_ONE_EACH, {"target_seat": target, "tool": tool})
    return None


def forbids_mend(state: Lucky, kind: int, tool: str, target: Seat) -> Refusal | None:
    if not 0 <= target < state.players:
        return Refusal(rulebook.MEND, {"number": target + 1})
    bit = 1 << TOOLS.index(tool)
    if int(state.broken_of(target)) & bit == 0:
        return Refusal(rulebook.MEND_MATCH, {"target_seat": target, "tool": tool})
    if int(MENDS[kind - MEND_KIND]) & bit == 0:
        return Refusal(rulebook.MEND_DOUBLE, {"card": KIND_WORDS[kind], "tool": tool})
    return None


def forbids_fire(state: Lucky, x: int, y: int) -> Refusal | None:
    forest = state.forest
    cell = int(forest.cell(place_at(x, y))) if is_near(x, y) else -1
    if cell < 0 or forest.content(cell) == 0:
        return Refusal(rulebook.FIRE, {"x": x, "y": y})
    if not forest.is_laid(cell):
        return Refusal(rulebook.FIRE_TARGET, {"x": x, "y": y})
    return None


def forbids_dust(state: Lucky, goal: str) -> Refusal | None:
    if int(state.forest.open_goals) & (1 << GOAL_WORDS.index(goal)):
        return Refusal(rulebook.DUST, {"goal": goal})
    return None
