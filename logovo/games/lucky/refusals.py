"""Why a move may not be played: for people. `legality` lists what may be; the two must agree."""

from __future__ import annotations

from logovo.core.moves import Move
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands, purses, rulebook
from logovo.games.lucky.cells import FACE_UP, KNOWN
from logovo.games.lucky.components import (
    BREAK_KIND,
    DUST_KIND,
    FIRE_KIND,
    GOAL_WORDS,
    KIND_WORDS,
    MEND_KIND,
    MENDS,
    PATH_KINDS,
    TOOLS,
    has_turned_form,
    mask_of,
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
    is_near,
    kind_of_mend,
    place_at,
    x_of,
    y_of,
)
from logovo.games.lucky.state import Lucky


def forbids(state: Lucky, seat: Seat, move: Move) -> Refusal | None:
    """The first rule, in printed order, that forbids the move to the seat that is asked."""
    match move:
        case TurnPit(goal, _turned):
            if state.ask != asks.PIT or GOAL_WORDS[int(state.tied_goal)] != goal:
                return Refusal(rulebook.GOAL_TURN, {"goal": goal})
            return None
        case TakeGold(value):
            if state.ask != asks.CHOICE or purses.count(state.offer, int(value)) == 0:
                return Refusal(rulebook.PAY_DIGGERS, {"value": value})
            return None
        case _:
            if state.ask == asks.PIT:
                return Refusal(rulebook.GOAL_TURN, {"goal": GOAL_WORDS[int(state.tied_goal)]})
            if state.ask == asks.CHOICE:
                return Refusal(rulebook.PAY_DIGGERS, {"value": "unknown"})
            return forbids_turn(state, seat, move)


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
            # lucky.pass-empty: made for him, so never asked of a hand with cards.
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
    facts: dict[str, int | str | tuple[int, ...] | tuple[str, ...]] = {
        "card": KIND_WORDS[kind],
        "x": x,
        "y": y,
    }
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
    if turned and not has_turned_form(kind):
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


def candidates(state: Lucky, seat: Seat) -> list[Move]:
    """Everything one might try with the cards he holds."""
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
    cells = {int(forest.goals[goal]) for goal in range(3)}
    ups = forest.face_up_cells()
    for i in range(len(ups)):
        for side in range(4):
            near = int(forest.beside(ups[i], side))
            if not int(forest.cells[near]) & FACE_UP:
                cells.add(near)
    return [spot(forest, cell) for cell in sorted(cells)]


def covered_spots(forest: Forest) -> list[tuple[int, int]]:
    """Where cards lie: the entrance, the goals and the paths."""
    cells = {int(forest.goals[goal]) for goal in range(3)} | {int(forest.home)}
    cells |= {int(forest.laid[i]) for i in range(forest.laid_n)}
    return [spot(forest, cell) for cell in sorted(cells)]


def spot(forest: Forest, cell: int) -> tuple[int, int]:
    place = forest.place(cell)
    return int(x_of(place)), int(y_of(place))


def default_move(state: Lucky, seat: Seat) -> Move:
    """What is played for a seat that does not answer."""
    # lucky.default-move: pass the card held longest; of gold take the best.
    if state.ask == asks.PIT:
        return TurnPit(GOAL_WORDS[int(state.tied_goal)], False)
    if state.ask == asks.CHOICE:
        return TakeGold(str(int(purses.highest(state.offer))))
    return PassCard(KIND_WORDS[int(hands.card(state.hands[seat], 0))])
