"""What a player looking at the table might try: all legal moves and likely mistakes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.moves import Move, Moves
from logovo.core.seats import Seat
from logovo.games.drakon import asks, moves
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    DIRECTION_WORDS,
    HERO_WORDS,
    TELEPORT,
    WIND,
    quarters_listed,
)
from logovo.games.drakon.maze import coordinates
from logovo.games.drakon.moves import DrakonMove, move_of
from logovo.games.drakon.positions import hand_list
from logovo.games.drakon.state import Drakon

ONE_STEP: Final = tuple((first,) for first in DIRECTION_WORDS)
TWO_STEPS: Final = tuple((first, second) for first in DIRECTION_WORDS for second in DIRECTION_WORDS)


def candidates(state: Drakon, seat: Seat) -> list[Move]:
    """Every hand chamber in every turning on every square of the rim, every direction,
    every chamber in play: as far as the question at hand goes."""
    listed = Moves()
    state.legal_into(listed)
    found: list[Move] = [move_of(state, listed.get(i)) for i in range(listed.size)]
    known = set(found)
    for move in tries(state, seat):
        if move not in known:
            found.append(move)
            known.add(move)
    return found


def tries(state: Drakon, seat: Seat) -> list[DrakonMove]:
    ask = state.asks.kind()
    spots = [coordinates(state.maze.square_of(c)) for c in range(CHAMBERS) if state.maze.is_laid(c)]
    found: list[DrakonMove] = []
    if ask == asks.ASK_ACTION or ask == asks.ASK_ABILITY or ask == asks.ASK_AFTER:
        found += action_tries(state, seat, spots)
    elif ask == asks.ASK_HERO:
        found += [moves.TakeHero(hero) for hero in HERO_WORDS]
    elif ask == asks.ASK_FIGURE:
        found += [moves.SetFigure(x, y) for x, y in spots]
    elif ask == asks.ASK_DESTROY:
        found += [moves.Destroy(x, y) for x, y in spots]
    elif ask == asks.ASK_DRAKON:
        found += [moves.MoveFigure(x, y) for x, y in spots]
    elif ask == asks.ASK_FLOAT:
        turnings = int(BOX.turnings[state.maze.pattern(state.asks.a())])
        found += [moves.Float(x, y, t) for x, y in rim_spots(state) for t in range(turnings)]
        found += [moves.Float(x, y, 0) for x, y in spots]
    elif ask == asks.ASK_SHIFT:
        for chamber in hand_list(state, seat):
            turnings = int(BOX.turnings[state.maze.pattern(chamber)])
            word = str(chamber)
            found += [moves.Shift(x, y, word, t) for x, y in spots for t in range(turnings)]
    elif ask == asks.ASK_MAP:
        found += [moves.TakeChamber(Seat(s)) for s in range(int(state.players))]
    elif ask == asks.ASK_CONTROL:
        for other in range(int(state.players)):
            found += [moves.Control(Seat(other), way) for way in ways(state, other)]
    elif ask == asks.ASK_ROTATE:
        for chamber in range(CHAMBERS):
            if state.maze.is_laid(chamber):
                x, y = coordinates(state.maze.square_of(chamber))
                most = int(quarters_listed(state.maze.pattern(chamber)))
                found += [moves.Rotate(x, y, quarters + 1) for quarters in range(most)]
    if ask > asks.ASK_JUMP and ask != asks.ASK_KNIGHT:
        found.append(moves.Stay())
    return found


def action_tries(state: Drakon, seat: Seat, spots: list[tuple[int, int]]) -> list[DrakonMove]:
    found: list[DrakonMove] = []
    rim = rim_spots(state)
    for chamber in hand_list(state, seat):
        turnings = int(BOX.turnings[state.maze.pattern(chamber)])
        word = str(chamber)
        found += [moves.Place(word, t, x, y) for x, y in rim for t in range(turnings)]
        found.append(moves.Place(word, 0, 0, 0))
    found += [moves.Walk(way) for way in ways(state, seat)]
    if i64(BOX.kind[i64(state.stands[seat])]) == TELEPORT:
        found += [moves.Leap(x, y) for x, y in spots]
    if state.heroes:
        hero = HERO_WORDS[int(state.hero[seat])]
        if hero == "wizard":
            found += [moves.WizardWalk(way) for way in ways(state, seat)]
        elif hero == "amazon":
            found += [moves.AmazonWalk(way) for way in ways(state, seat)]
        elif hero == "barbarian":
            for other in range(int(state.players)):
                found += [moves.Push(Seat(other), way) for way in ways(state, seat)]
        elif hero == "thief":
            found += [moves.ThiefSteal(Seat(s)) for s in range(int(state.players))]
            found += [moves.ThiefSwap(value) for value in (1, 2, 3)]
    found += [moves.EndTurn(), moves.Pass()]
    return found


def ways(state: Drakon, seat: int) -> tuple[tuple[str, ...], ...]:
    if i64(BOX.kind[i64(state.stands[seat])]) == WIND:
        return TWO_STEPS
    return ONE_STEP


def rim_spots(state: Drakon) -> list[tuple[int, int]]:
    maze = state.maze
    return [coordinates(maze.square(i64(maze.rim[r]))) for r in range(maze.rim_size)]
