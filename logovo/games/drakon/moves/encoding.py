"""Between the moves people write and the codes the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from mypy_extensions import i64

from logovo.core.seats import Seat
from logovo.games.drakon.components import BOX, DIRECTION_WORDS, HERO_WORDS, quarters_listed
from logovo.games.drakon.maze import coordinates, square_at
from logovo.games.drakon.moves import codes
from logovo.games.drakon.moves import typed as moves
from logovo.games.drakon.moves.typed import DrakonMove

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

NO_CODE: Final = -1


def code_of(state: Drakon, move: DrakonMove) -> int:
    """The code of a move that is legal in this state; NO_CODE where it has none. Turnings
    that look the same have one code."""
    match move:
        case moves.TakeHero():
            return int(codes.about(codes.HERO, HERO_WORDS.index(move.hero)))
        case moves.Place():
            chamber = int(move.chamber)
            turning = plain_turning(state, chamber, move.turning)
            return int(codes.lay(codes.PLACE, chamber, turning, square_at(move.x, move.y)))
        case moves.Walk():
            return int(codes.about(codes.MOVE, way_of(move.way)))
        case moves.WizardWalk():
            return int(codes.about(codes.WIZARD_MOVE, way_of(move.way)))
        case moves.AmazonWalk():
            return int(codes.about(codes.AMAZON_MOVE, way_of(move.way)))
        case moves.Push():
            return int(codes.with_seat(codes.PUSH, way_of(move.way), move.seat))
        case moves.Control():
            return int(codes.with_seat(codes.CONTROL_HERO, way_of(move.way), move.seat))
        case moves.Refill():
            return order_code(move)
        case moves.ThiefSteal():
            return int(codes.with_seat(codes.THIEF_STEAL, 0, move.seat))
        case moves.ThiefSwap():
            return int(codes.about(codes.THIEF_SWAP, move.value))
        case moves.TakeChamber():
            return int(codes.with_seat(codes.TAKE, 0, move.seat))
        case moves.Float():
            floating = state.asks.a()
            turning = plain_turning(state, floating, move.turning)
            return int(codes.lay(codes.FLOAT, 0, turning, square_at(move.x, move.y)))
        case moves.EndTurn():
            return codes.END
        case moves.Pass():
            return codes.PASS
        case moves.Jump():
            return codes.JUMP
        case moves.Stay():
            return codes.STAY
        case moves.FigureStays():
            return codes.FIGURE_STAYS
        case moves.Shield():
            return codes.SHIELD
        case moves.Allow():
            return codes.ALLOW
        case moves.Draw():
            return codes.DRAW_ON
        case moves.Enough():
            return codes.ENOUGH
        case (
            moves.Leap()
            | moves.AmazonLeap()
            | moves.PushLeap()
            | moves.ControlLeap()
            | moves.SetFigure()
            | moves.Destroy()
            | moves.MoveFigure()
            | moves.Shift()
            | moves.Rotate()
        ):
            chamber = int(state.maze.chamber_on(square_at(move.x, move.y)))
            return NO_CODE if chamber < 0 else code_about(state, move, chamber)
        case _:
            assert_never(move)


def code_about(
    state: Drakon,
    move: moves.Leap
    | moves.AmazonLeap
    | moves.PushLeap
    | moves.ControlLeap
    | moves.SetFigure
    | moves.Destroy
    | moves.MoveFigure
    | moves.Shift
    | moves.Rotate,
    chamber: int,
) -> int:
    """Moves that name a chamber in play by its square."""
    match move:
        case moves.Leap():
            return int(codes.about(codes.MOVE, codes.leap(chamber)))
        case moves.AmazonLeap():
            return int(codes.about(codes.AMAZON_MOVE, codes.leap(chamber)))
        case moves.PushLeap():
            return int(codes.with_seat(codes.PUSH, codes.leap(chamber), move.seat))
        case moves.ControlLeap():
            return int(codes.with_seat(codes.CONTROL_HERO, codes.leap(chamber), move.seat))
        case moves.SetFigure():
            return int(codes.about(codes.SET_FIGURE, chamber))
        case moves.Destroy():
            return int(codes.about(codes.DESTROY_CHAMBER, chamber))
        case moves.MoveFigure():
            return int(codes.about(codes.MOVE_FIGURE, chamber))
        case moves.Shift():
            laid = int(move.chamber)
            turning = plain_turning(state, laid, move.turning)
            return int(codes.lay(codes.EXCHANGE, laid, turning, chamber))
        case moves.Rotate():
            quarters = plain_quarters(state, chamber, move.quarters)
            return int(codes.lay(codes.TURN, chamber, quarters, 0))
        case _:
            assert_never(move)


def plain_turning(state: Drakon, chamber: i64, turning: int) -> int:
    """The first turning that looks like this one."""
    return turning % int(BOX.turnings[state.maze.pattern(chamber)])


def plain_quarters(state: Drakon, chamber: i64, quarters: int) -> int:
    """The fewest quarter turns, but at least one, that look like these."""
    return (quarters - 1) % int(quarters_listed(state.maze.pattern(chamber))) + 1


def way_of(words: tuple[str, ...]) -> int:
    first = DIRECTION_WORDS.index(words[0])
    if len(words) == 1:
        return first
    return int(codes.two_steps(first, DIRECTION_WORDS.index(words[1])))


def way_words(way: i64) -> tuple[str, ...]:
    first = DIRECTION_WORDS[int(codes.way_step(way, 0))]
    if codes.is_two_steps(way):
        return first, DIRECTION_WORDS[int(codes.way_step(way, 1))]
    return (first,)


def order_code(move: moves.Refill) -> int:
    if len(move.chambers) > codes.MOST_PACKED:
        return NO_CODE
    order: i64 = codes.REFILL
    for at in range(len(move.chambers)):
        order = codes.order_with(order, at, int(move.chambers[at]))
    return int(order)


def move_of(state: Drakon, code: i64) -> DrakonMove:
    """The move a code stands for in this state."""
    kind = codes.kind_of(code)
    first = codes.first_of(code)
    if kind == codes.MOVE or kind == codes.AMAZON_MOVE:
        return way_move(state, kind, first)
    if kind == codes.PUSH or kind == codes.CONTROL_HERO:
        return forced_move(state, kind, first, Seat(int(codes.second_of(code))))
    if kind == codes.WIZARD_MOVE:
        return moves.WizardWalk(way_words(first))
    if kind == codes.HERO:
        return moves.TakeHero(HERO_WORDS[int(first)])
    if kind == codes.REFILL:
        return order_of(code)
    if kind == codes.THIEF_STEAL:
        return moves.ThiefSteal(Seat(int(codes.second_of(code))))
    if kind == codes.THIEF_SWAP:
        return moves.ThiefSwap(int(first))
    if kind == codes.TAKE:
        return moves.TakeChamber(Seat(int(codes.second_of(code))))
    if kind == codes.END:
        return moves.EndTurn()
    if kind == codes.PASS:
        return moves.Pass()
    if kind == codes.JUMP:
        return moves.Jump()
    if kind == codes.STAY:
        return moves.Stay()
    if kind == codes.FIGURE_STAYS:
        return moves.FigureStays()
    if kind == codes.SHIELD:
        return moves.Shield()
    if kind == codes.ALLOW:
        return moves.Allow()
    if kind == codes.DRAW_ON:
        return moves.Draw()
    if kind == codes.ENOUGH:
        return moves.Enough()
    return square_move(state, code)


def square_move(state: Drakon, code: i64) -> DrakonMove:
    kind = codes.kind_of(code)
    first = codes.first_of(code)
    turning = int(codes.turning_of(code))
    if kind == codes.PLACE:
        x, y = coordinates(codes.second_of(code))
        return moves.Place(str(int(first)), turning, x, y)
    if kind == codes.FLOAT:
        x, y = coordinates(codes.second_of(code))
        return moves.Float(x, y, turning)
    if kind == codes.EXCHANGE:
        x, y = coordinates(state.maze.square_of(codes.second_of(code)))
        return moves.Shift(x, y, str(int(first)), turning)
    x, y = coordinates(state.maze.square_of(first))
    if kind == codes.SET_FIGURE:
        return moves.SetFigure(x, y)
    if kind == codes.DESTROY_CHAMBER:
        return moves.Destroy(x, y)
    if kind == codes.MOVE_FIGURE:
        return moves.MoveFigure(x, y)
    return moves.Rotate(x, y, turning)


def way_move(state: Drakon, kind: i64, way: i64) -> DrakonMove:
    if codes.is_leap(way):
        x, y = coordinates(state.maze.square_of(codes.leap_target(way)))
        return moves.Leap(x, y) if kind == codes.MOVE else moves.AmazonLeap(x, y)
    words = way_words(way)
    return moves.Walk(words) if kind == codes.MOVE else moves.AmazonWalk(words)


def forced_move(state: Drakon, kind: i64, way: i64, seat: Seat) -> DrakonMove:
    if codes.is_leap(way):
        x, y = coordinates(state.maze.square_of(codes.leap_target(way)))
        if kind == codes.PUSH:
            return moves.PushLeap(seat, x, y)
        return moves.ControlLeap(seat, x, y)
    words = way_words(way)
    return moves.Push(seat, words) if kind == codes.PUSH else moves.Control(seat, words)


def order_of(code: i64) -> moves.Refill:
    chambers: list[str] = []
    while codes.ordered(code, len(chambers)) != 0:
        chambers.append(str(int(codes.ordered(code, len(chambers)))))
    return moves.Refill(tuple(chambers))
