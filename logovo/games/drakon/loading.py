"""A table from plain values: the inverse of `positions.dump`, trusting nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from logovo.core.errors import BadPosition, LogovoError
from logovo.core.game import Game
from logovo.core.moves import Moves
from logovo.games.drakon import asks, scoring
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    COINS,
    HOARD_POOL,
    MOST_PLAYERS,
    NO_HERO,
    START,
)
from logovo.games.drakon.maze import Maze, square_at
from logovo.games.drakon.setup import table_for
from logovo.games.drakon.state import VALUES, Drakon

FARTHEST: Final = 2000
MOST_COUNT: Final = 100_000
KNOWN_KINDS: Final = (*range(len(asks.ASK_WORDS)), *range(asks.FIRST_JOB, asks.JOB_TAKE + 1))


def load(game: Game, position: dict[str, object]) -> Drakon:
    """Raises BadPosition for what cannot be on a table."""
    chosen = position.get("options")
    if not isinstance(chosen, dict):
        raise BadPosition("options")
    players = number(position, "players", 0, MOST_PLAYERS)
    try:
        options = game.options(players, {str(key): str(chosen[key]) for key in chosen})
    except LogovoError as wrong:
        raise BadPosition(wrong.code) from None
    state = table_for(options)
    lay_board(state.maze, rows(position, "board"))
    fill_hands(state, position)
    fill_coins(state, position)
    stand_heroes(state, position)
    state.first = number(position, "first", 0, players - 1)
    state.turn = number(position, "turn", 0, players - 1)
    state.turns = number(position, "turns", 0, MOST_COUNT)
    state.stir = number(position, "stir", -1, MOST_COUNT)
    state.idle = number(position, "idle", 0, MOST_PLAYERS)
    state.forced = number(position, "forced", 0, MOST_COUNT)
    state.ended = number(position, "ended", -1, scoring.ENDED_STALL)
    state.winners = number(position, "winners", 0, (1 << players) - 1)
    load_asks(state, rows(position, "asks"))
    return state


def lay_board(maze: Maze, board: list[list[int]]) -> None:
    laid = [START]
    for row in board:
        if len(row) != 4 or not 0 <= row[0] < CHAMBERS or not 0 <= row[1] < 4:
            raise BadPosition("board")
        chamber, turning, x, y = row
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            raise BadPosition("board-far")
        if turning >= int(BOX.turnings[maze.pattern(chamber)]):
            raise BadPosition("board-turning")
        if chamber == START:
            if (x, y) != (0, 0):
                raise BadPosition("board-start")
            maze.turn(START, turning)
            continue
        if chamber in laid or maze.chamber_on(square_at(x, y)) >= 0:
            raise BadPosition("board-twice")
        laid.append(chamber)
        maze.put(chamber, turning, square_at(x, y))
    for chamber in laid:
        if maze.arrows(chamber) & maze.pointed_at(chamber) != 0:
            raise BadPosition("board-facing-arrows")


def fill_hands(state: Drakon, position: dict[str, object]) -> None:
    """Every chamber is in play, in a hand or in the pile, once."""
    hands = rows(position, "hands")
    pile = numbers(position, "pile")
    if len(hands) != state.players:
        raise BadPosition("hands")
    hidden = [chamber for hand in hands for chamber in hand] + pile
    laid = [chamber for chamber in range(CHAMBERS) if state.maze.is_laid(chamber)]
    if sorted(hidden + laid) != list(range(CHAMBERS)):
        raise BadPosition("chambers")
    for seat in range(len(hands)):
        for chamber in hands[seat]:
            state.gain_chamber(seat, chamber)
    for chamber in pile:
        state.put_under(chamber)


def fill_coins(state: Drakon, position: dict[str, object]) -> None:
    coins = rows(position, "coins")
    if len(coins) != state.pools:
        raise BadPosition("coins")
    heaps = coins + [numbers(position, "hoard")]
    for value in range(VALUES):
        total = 0
        for heap in heaps:
            if len(heap) != VALUES or heap[value] < 0:
                raise BadPosition("coins")
            total += heap[value]
        if total != COINS[value]:
            raise BadPosition("coins")
        for pool in range(len(coins)):
            state.coins[pool * VALUES + value] = u8(coins[pool][value])
        state.coins[HOARD_POOL * VALUES + value] = u8(heaps[-1][value])


def stand_heroes(state: Drakon, position: dict[str, object]) -> None:
    stands = numbers(position, "stands")
    heroes = numbers(position, "heroes")
    if len(stands) != state.players or len(heroes) != state.players:
        raise BadPosition("heroes")
    for seat in range(len(stands)):
        if not is_laid(state, stands[seat]) or not 0 <= heroes[seat] <= NO_HERO:
            raise BadPosition("heroes")
        if heroes[seat] != NO_HERO and heroes.count(heroes[seat]) > 1:
            raise BadPosition("heroes-twice")
        state.stands[seat] = u8(stands[seat])
        state.hero[seat] = u8(heroes[seat])
    state.used = number(position, "used", 0, (1 << len(stands)) - 1)
    figure = number(position, "figure", -1, CHAMBERS - 1)
    if figure >= 0 and not is_laid(state, figure):
        raise BadPosition("figure")
    state.figure = figure


def is_laid(state: Drakon, chamber: int) -> bool:
    return 0 <= chamber < CHAMBERS and state.maze.is_laid(chamber)


def load_asks(state: Drakon, pending: list[list[int]]) -> None:
    """A table that goes on waits for somebody who has a move."""
    if (state.ended >= 0) != (not pending):
        raise BadPosition("asks")
    for row in pending:
        if len(row) != 6 or row[0] not in KNOWN_KINDS or not 0 <= row[1] < state.players:
            raise BadPosition("asks")
        if not -1 <= row[2] < CHAMBERS or row[3] not in (0, 1):
            raise BadPosition("asks")
        if row[0] in (asks.ASK_JUMP, asks.ASK_FLOAT) and not is_laid(state, row[2]):
            raise BadPosition("asks")
        if row[0] in (asks.ASK_KNIGHT, asks.JOB_LOSE, asks.JOB_TAKE) and row[2] >= state.players:
            raise BadPosition("asks")
        if row[0] == asks.JOB_TAKE and row[2] < 0:
            raise BadPosition("asks")
        if row[0] == asks.ASK_KNIGHT and state.coin_count(state.pool(row[1])) == 0:
            raise BadPosition("asks")
    state.asks.load(pending)
    if not pending:
        return
    kind = state.asks.kind()
    if kind >= asks.FIRST_JOB or (kind == asks.ASK_DRAKON and state.figure < 0):
        raise BadPosition("asks")
    if kind != asks.ASK_HERO and NO_HERO in [int(hero) for hero in state.hero]:
        raise BadPosition("heroes")
    moves = Moves()
    state.legal_into(moves)
    if moves.size == 0:
        raise BadPosition("asks-without-move")


def number(position: dict[str, object], key: str, low: int, high: int) -> int:
    value = position.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(key)
    return value


def numbers(position: dict[str, object], key: str) -> list[int]:
    return integers(position.get(key), key)


def rows(position: dict[str, object], key: str) -> list[list[int]]:
    value = position.get(key)
    if not isinstance(value, list):
        raise BadPosition(key)
    return [integers(row, key) for row in value]


def integers(value: object, key: str) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition(key)
    found: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise BadPosition(key)
        found.append(item)
    return found
