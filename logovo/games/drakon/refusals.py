"""Why a move may not be played now. Must agree with `legality`."""

from __future__ import annotations

from typing import Final, assert_never

from mypy_extensions import i64

from logovo.core.rulebook import Fact, Refusal, Rule
from logovo.core.seats import Seat
from logovo.games.drakon import abilities, asks, moves, rulebook
from logovo.games.drakon.components import (
    AMAZON,
    BARBARIAN,
    BOX,
    DWARF,
    HERO_WORDS,
    HOARD_POOL,
    START,
    THIEF,
    WIZARD,
    turned_arrows,
)
from logovo.games.drakon.legality import is_hero_taken
from logovo.games.drakon.maze import FREE, VOID, square_at
from logovo.games.drakon.moves import DrakonMove
from logovo.games.drakon.state import VALUES, Drakon
from logovo.games.drakon.views import arrow_words
from logovo.games.drakon.walking import within_three
from logovo.games.drakon.wayfinding import leap_refusal, way_refusal

OF_ASK: Final[tuple[Rule, ...]] = (
    rulebook.HERO_FIGURE,
    rulebook.ONE_ACTION,
    rulebook.ABILITY_WHEN,
    rulebook.ABILITY_ONLY,
    rulebook.FIGURE_FIRST,
    rulebook.ESCAPE_JUMP,
    rulebook.DESTROY,
    rulebook.DRAKON_MOVES,
    rulebook.FLOATING,
    rulebook.SHIFT,
    rulebook.MAP,
    rulebook.MIND_CONTROL,
    rulebook.ROTATE,
    rulebook.KNIGHT,
    rulebook.DWARF,
)
"""What is being decided: the rule that refuses every move of another kind."""

# The word that tells such a refusal from one about the move itself, where a rule has both.
OTHER: Final = "other"
TWO_FACED: Final = (
    rulebook.HERO_FIGURE,
    rulebook.ONE_ACTION,
    rulebook.ABILITY_WHEN,
    rulebook.DRAKON_MOVES,
    rulebook.FLOATING,
    rulebook.DWARF,
)

MAY_STAY: Final = (asks.ASK_JUMP, asks.ASK_FLOAT, asks.ASK_SHIFT)
ORDERS: Final = (asks.ASK_DESTROY, asks.ASK_MAP, asks.ASK_CONTROL, asks.ASK_ROTATE)
ABILITY_ASKS: Final = (asks.ASK_ACTION, asks.ASK_AFTER, asks.ASK_ABILITY)


def forbids(state: Drakon, seat: Seat, move: DrakonMove) -> Refusal | None:
    ask = int(state.asks.kind())
    match move:
        case moves.TakeHero():
            if ask != asks.ASK_HERO:
                return refuse(state)
            if is_hero_taken(state, HERO_WORDS.index(move.hero)):
                return because(rulebook.HERO_FIGURE, "taken")
            return None
        case moves.Place() | moves.Walk() | moves.Leap():
            return forbids_action(state, seat, move)
        case (
            moves.WizardWalk()
            | moves.AmazonWalk()
            | moves.AmazonLeap()
            | moves.Push()
            | moves.PushLeap()
            | moves.Refill()
            | moves.ThiefSteal()
            | moves.ThiefSwap()
        ):
            return forbids_ability(state, seat, move)
        case moves.EndTurn():
            return None if ask == asks.ASK_AFTER else refuse_idleness(state)
        case moves.Pass():
            return None if ask == asks.ASK_ABILITY else refuse_idleness(state)
        case moves.Stay():
            return None if ask in MAY_STAY else refuse_idleness(state)
        case moves.FigureStays():
            return None if ask == asks.ASK_DRAKON else refuse(state)
        case moves.Jump():
            return None if ask == asks.ASK_JUMP else refuse(state)
        case moves.Shield() | moves.Allow():
            return None if ask == asks.ASK_KNIGHT else refuse(state)
        case moves.Draw() | moves.Enough():
            return None if ask == asks.ASK_DRAW else refuse(state)
        case moves.TakeChamber():
            return forbids_taking(state, seat, move)
        case moves.Control() | moves.ControlLeap():
            return forbids_control(state, seat, move)
        case (
            moves.SetFigure()
            | moves.Destroy()
            | moves.MoveFigure()
            | moves.Float()
            | moves.Shift()
            | moves.Rotate()
        ):
            return forbids_change(state, seat, move)
        case _:
            assert_never(move)


def refuse(state: Drakon) -> Refusal:
    """The table is deciding something else."""
    rule = OF_ASK[int(state.asks.kind())]
    return because(rule, OTHER) if rule in TWO_FACED else Refusal(rule)


def because(rule: Rule, why: str) -> Refusal:
    """For a rule with several sentences."""
    return Refusal(rule, {"why": why})


def refuse_idleness(state: Drakon) -> Refusal:
    if state.asks.kind() == asks.ASK_ACTION:
        return Refusal(rulebook.MUST_ACT)
    if int(state.asks.kind()) in ORDERS:
        return Refusal(rulebook.MUST_MAY)
    return refuse(state)


def forbids_action(
    state: Drakon, seat: Seat, move: moves.Place | moves.Walk | moves.Leap
) -> Refusal | None:
    if state.asks.kind() == asks.ASK_AFTER:
        return because(rulebook.ONE_ACTION, "done")
    here = i64(state.stands[seat])
    if state.asks.kind() == asks.ASK_ABILITY:
        # Nothing fits and no way is open: the same questions say why.
        reason: Refusal | None = None
        if isinstance(move, moves.Place):
            reason = forbids_placing(state, seat, move)
        elif isinstance(move, moves.Walk):
            reason = way_refusal(state, here, move.way, wizard=False)
        return Refusal(rulebook.ABILITY_ONLY) if reason is None else reason
    if state.asks.kind() != asks.ASK_ACTION:
        return refuse(state)
    match move:
        case moves.Place():
            return forbids_placing(state, seat, move)
        case moves.Walk():
            return way_refusal(state, here, move.way, wizard=False)
        case moves.Leap():
            return leap_refusal(state, here, move.x, move.y)
        case _:
            assert_never(move)


def forbids_placing(state: Drakon, seat: Seat, move: moves.Place) -> Refusal | None:
    if state.held(seat) == 0:
        return Refusal(rulebook.HAND_EMPTY)
    chamber = int(move.chamber)
    if not state.holds(seat, chamber):
        return because(rulebook.ONE_ACTION, OTHER)
    place = state.maze.place(square_at(move.x, move.y))
    if place < 0 or not FREE <= int(state.maze.window[place]) <= FREE + 15:
        return Refusal(rulebook.PLACE_ADJACENT, {"x": move.x, "y": move.y})
    pointed = i64(state.maze.window[place]) - FREE
    return facing(state, chamber, move.turning, pointed, move.x, move.y)


def facing(
    state: Drakon, chamber: i64, turning: int, pointed: i64, x: int, y: int
) -> Refusal | None:
    """drakon.no-facing-arrows, with the sides of the square on which arrows would meet."""
    arrows = i64(BOX.arrows[state.maze.pattern(chamber) * 4 + turning])
    if arrows & pointed == 0:
        return None
    facts: dict[str, Fact] = {"x": x, "y": y, "sides": arrow_words(arrows & pointed)}
    return Refusal(rulebook.NO_FACING_ARROWS, facts)


def forbids_ability(
    state: Drakon,
    seat: Seat,
    move: moves.WizardWalk
    | moves.AmazonWalk
    | moves.AmazonLeap
    | moves.Push
    | moves.PushLeap
    | moves.Refill
    | moves.ThiefSteal
    | moves.ThiefSwap,
) -> Refusal | None:
    here = i64(state.stands[seat])
    match move:
        case moves.WizardWalk():
            refusal = forbids_hero(state, seat, WIZARD)
            if refusal is None and state.asks.kind() == asks.ASK_AFTER:
                return Refusal(rulebook.WIZARD)
            return refusal or way_refusal(state, here, move.way, wizard=True)
        case moves.AmazonWalk() | moves.AmazonLeap():
            refusal = forbids_hero(state, seat, AMAZON)
            if refusal is None and (state.asks.kind() != asks.ASK_AFTER or state.asks.a() == 0):
                return Refusal(rulebook.AMAZON)
            if refusal is not None:
                return refusal
            if isinstance(move, moves.AmazonLeap):
                return leap_refusal(state, here, move.x, move.y)
            return way_refusal(state, here, move.way, wizard=False)
        case moves.Push() | moves.PushLeap():
            refusal = forbids_hero(state, seat, BARBARIAN)
            return refusal or forbids_push(state, seat, move)
        case moves.Refill():
            refusal = forbids_hero(state, seat, DWARF)
            if refusal is None and not all(state.holds(seat, int(c)) for c in move.chambers):
                return because(rulebook.DWARF, "not-held")
            return refusal
        case moves.ThiefSteal():
            refusal = forbids_hero(state, seat, THIEF)
            if refusal is not None:
                return refusal
            if move.seat >= state.players or not abilities.can_steal_from(state, seat, move.seat):
                return Refusal(rulebook.THIEF_STEAL)
            return None
        case moves.ThiefSwap():
            refusal = forbids_hero(state, seat, THIEF)
            owned = int(state.coins[state.pool(seat) * VALUES + move.value - 1])
            if refusal is None and (owned == 0 or state.coin_count(HOARD_POOL) == 0):
                return Refusal(rulebook.THIEF_SWAP)
            return refusal
        case _:
            assert_never(move)


def forbids_hero(state: Drakon, seat: Seat, hero: int) -> Refusal | None:
    """Whether this ability is the seat's, unused, and due now."""
    if not state.heroes:
        return because(rulebook.HERO_FIGURE, "plain")
    if int(state.hero[seat]) != hero:
        return Refusal(rulebook.HEROES_DEALT, {"hero": HERO_WORDS[hero]})
    if (state.used >> seat) & 1 == 1:
        return Refusal(rulebook.ABILITY_ONCE)
    if int(state.asks.kind()) not in ABILITY_ASKS:
        return because(rulebook.ABILITY_WHEN, "inside")
    return None


def forbids_push(state: Drakon, seat: Seat, move: moves.Push | moves.PushLeap) -> Refusal | None:
    here = i64(state.stands[seat])
    other = move.seat
    if other >= state.players or i64(state.stands[other]) != here:
        return because(rulebook.BARBARIAN, "elsewhere")
    if not state.are_opponents(seat, other):
        return Refusal(rulebook.TEAM_OPPONENTS)
    if not abilities.can_push_from(state, here):
        return because(rulebook.BARBARIAN, "no-arrow")
    if isinstance(move, moves.PushLeap):
        return leap_refusal(state, here, move.x, move.y)
    return way_refusal(state, here, move.way, wizard=False)


def forbids_taking(state: Drakon, seat: Seat, move: moves.TakeChamber) -> Refusal | None:
    if state.asks.kind() != asks.ASK_MAP:
        return refuse(state)
    if move.seat >= state.players or move.seat == seat or state.held(move.seat) == 0:
        return Refusal(rulebook.MAP)
    if not state.are_opponents(seat, move.seat):
        return Refusal(rulebook.TEAM_OPPONENTS)
    return None


def forbids_control(
    state: Drakon, seat: Seat, move: moves.Control | moves.ControlLeap
) -> Refusal | None:
    if state.asks.kind() != asks.ASK_CONTROL:
        return refuse(state)
    if move.seat >= state.players or move.seat == seat:
        return Refusal(rulebook.MIND_CONTROL)
    if not state.are_opponents(seat, move.seat):
        return Refusal(rulebook.TEAM_OPPONENTS)
    here = i64(state.stands[move.seat])
    if isinstance(move, moves.ControlLeap):
        return leap_refusal(state, here, move.x, move.y)
    return way_refusal(state, here, move.way, wizard=False)


def forbids_change(
    state: Drakon,
    seat: Seat,
    move: moves.SetFigure
    | moves.Destroy
    | moves.MoveFigure
    | moves.Float
    | moves.Shift
    | moves.Rotate,
) -> Refusal | None:
    """Moves about a square of the maze."""
    ask = state.asks.kind()
    square = square_at(move.x, move.y)
    chamber = state.maze.chamber_on(square)
    match move:
        case moves.SetFigure():
            if ask != asks.ASK_FIGURE:
                return refuse(state)
            if chamber < 0 or state.is_stood_on(chamber):
                return Refusal(rulebook.FIGURE_FIRST)
            return None
        case moves.Destroy():
            if ask != asks.ASK_DESTROY:
                return refuse(state)
            if chamber == START:
                return Refusal(rulebook.START_CHAMBER)
            if chamber < 0 or not state.is_bare(chamber):
                return Refusal(rulebook.DESTROY)
            return None
        case moves.MoveFigure():
            if ask != asks.ASK_DRAKON:
                return refuse(state)
            if chamber >= 0 and chamber == state.figure:
                return Refusal(rulebook.FIGURE_STAY)
            if chamber < 0 or int(within_three(state.maze, state.figure)[chamber]) == 0:
                return because(rulebook.DRAKON_MOVES, "far")
            return None
        case moves.Float():
            if ask != asks.ASK_FLOAT:
                return refuse(state)
            return forbids_flight(state, move, chamber)
        case moves.Shift():
            if ask != asks.ASK_SHIFT:
                return refuse(state)
            return forbids_exchange(state, seat, move, chamber)
        case moves.Rotate():
            if ask != asks.ASK_ROTATE:
                return refuse(state)
            if chamber < 0:
                return Refusal(rulebook.ROTATE)
            arrows = turned_arrows(state.maze.arrows(chamber), move.quarters)
            met = arrows & state.maze.pointed_at(chamber)
            if met != 0:
                facts: dict[str, Fact] = {"x": move.x, "y": move.y, "sides": arrow_words(met)}
                return Refusal(rulebook.NO_FACING_ARROWS, facts)
            return None
        case _:
            assert_never(move)


def forbids_flight(state: Drakon, move: moves.Float, chamber: i64) -> Refusal | None:
    maze = state.maze
    floating = state.asks.a()
    place = maze.place(square_at(move.x, move.y))
    # Only the rim is free and adjoins something; its squares lie well inside the window.
    if chamber >= 0 or place < 0 or int(maze.window[place]) == VOID:
        return because(rulebook.FLOATING, "square")
    seen = maze.look(place, floating)
    if seen == VOID:
        return because(rulebook.FLOATING, "square")
    return facing(state, floating, move.turning, seen - FREE, move.x, move.y)


def forbids_exchange(state: Drakon, seat: Seat, move: moves.Shift, chamber: i64) -> Refusal | None:
    if chamber == START:
        return Refusal(rulebook.START_CHAMBER)
    if chamber < 0 or not state.is_bare(chamber):
        return Refusal(rulebook.SHIFT)
    laid = int(move.chamber)
    if not state.holds(seat, laid):
        return Refusal(rulebook.SHIFT)
    pointed = state.maze.pointed_at(chamber)
    return facing(state, laid, move.turning, pointed, move.x, move.y)
