"""A table from plain values: the inverse of `positions.dump`, trusting nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from logovo.core.errors import BadPosition, LogovoError
from logovo.core.game import Game
from logovo.games.drakon import causes, scoring
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    COINS,
    HOARD_POOL,
    MOST_PLAYERS,
    NO_HERO,
    START,
)
from logovo.games.drakon.effects import turns
from logovo.games.drakon.effects.entering import MOST_FORCED
from logovo.games.drakon.maze import Maze, square_at
from logovo.games.drakon.options import ESCAPE_LAIR
from logovo.games.drakon.setup import table_for
from logovo.games.drakon.state import VALUES, Drakon

FARTHEST: Final = 1000  # more squares from Start than there are turns in a game
MOST_NUMBER: Final = 100_000  # compiled rules cannot even compare much larger ones
KEYS: Final = (
    "players",
    "options",
    "board",
    "figure",
    "stands",
    "heroes",
    "used",
    "hands",
    "pile",
    "coins",
    "hoard",
    "first",
    "turn",
    "turns",
    "stir",
    "idle",
    "forced",
    "acted",
    "ended",
    "winners",
    "asks",
)


def load(game: Game, position: dict[str, object]) -> Drakon:
    """Raises BadPosition for what cannot be on a table."""
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"{key}: unknown-key")
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
    set_the_clock(state, position)
    note_acted(state, rows(position, "acted"))
    asks = rows(position, "asks")
    if state.ended >= 0:
        check_end(state, asks)
    else:
        check_running(state)
        causes.check_asks(state, asks)
    return state


def lay_board(maze: Maze, board: list[list[int]]) -> None:
    laid = [START]
    seen_start = False
    for row in board:
        if len(row) != 4 or not 0 <= row[0] < CHAMBERS or not 0 <= row[1] < 4:
            raise BadPosition("board")
        chamber, turning, x, y = row
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            raise BadPosition("board-far")
        if turning >= int(BOX.turnings[maze.pattern(chamber)]):
            raise BadPosition("board-turning")
        if chamber == START:
            if (x, y) != (0, 0) or seen_start:
                raise BadPosition("board-start")
            seen_start = True
            maze.turn(START, turning)
            continue
        if chamber in laid or maze.chamber_on(square_at(x, y)) >= 0:
            raise BadPosition("board-twice")
        laid.append(chamber)
        maze.put(chamber, turning, square_at(x, y))
    if not seen_start:
        raise BadPosition("board-start")
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
    if state.used != 0 and not state.heroes:
        raise BadPosition("used")
    figure = number(position, "figure", -1, CHAMBERS - 1)
    if figure >= 0 and not is_laid(state, figure):
        raise BadPosition("figure")
    state.figure = figure


def is_laid(state: Drakon, chamber: int) -> bool:
    return 0 <= chamber < CHAMBERS and state.maze.is_laid(chamber)


def set_the_clock(state: Drakon, position: dict[str, object]) -> None:
    """Whose turn it is, and what is counted towards an end."""
    players = int(state.players)
    most = turns.MOST_ROUNDS * players
    state.first = number(position, "first", 0, players - 1)
    state.turn = number(position, "turn", 0, players - 1)
    state.turns = number(position, "turns", 0, most)
    state.stir = number(position, "stir", -1, int(state.turns))
    state.idle = number(position, "idle", 0, min(players, int(state.turns)))
    state.forced = number(position, "forced", 0, MOST_FORCED + int(state.heroes))
    state.ended = number(position, "ended", -1, scoring.ENDED_STALL)
    state.winners = number(position, "winners", 0, (1 << players) - 1)


def note_acted(state: Drakon, pairs: list[list[int]]) -> None:
    """drakon.no-repeat: no chamber twice on one hero, and no more than heroes were moved."""
    if len(pairs) > state.forced + 2:
        raise BadPosition("acted")
    for pair in pairs:
        if len(pair) != 2 or not 0 <= pair[0] < state.players or not 0 <= pair[1] < CHAMBERS:
            raise BadPosition("acted")
        if BOX.acts[int(BOX.kind[pair[1]])] == 0 or state.has_acted(pair[0], pair[1]):
            raise BadPosition("acted")
        state.note_acted(pair[0], pair[1])


def check_running(state: Drakon) -> None:
    """The rules have not ended the game yet."""
    players = state.players
    for pool in range(state.pools):
        if scoring.has_enough(state, pool):
            raise BadPosition("won")
    if state.winners != 0:
        raise BadPosition("winners")
    if state.idle >= players or turns.is_stalled(state):
        raise BadPosition("stalled")
    if state.turn != (state.first + state.turns) % players:
        raise BadPosition("turn")


def check_end(state: Drakon, pending: list[list[int]]) -> None:
    """The game ended as it says it did."""
    if pending:
        raise BadPosition("asks")
    if NO_HERO in [int(hero) for hero in state.hero]:
        raise BadPosition("heroes")
    enough = [pool for pool in range(state.pools) if scoring.has_enough(state, pool)]
    ended_turns = state.turns
    if state.ended == scoring.ENDED_NO_ACTION or state.ended == scoring.ENDED_STALL:
        idle = state.idle >= state.players
        if enough or idle != (state.ended == scoring.ENDED_NO_ACTION):
            raise BadPosition("ended")
        if not idle and not turns.is_stalled(state):
            raise BadPosition("ended")
        if state.winners != scoring.richest(state):
            raise BadPosition("winners")
        ended_turns -= 1
    else:
        if state.goal == ESCAPE_LAIR:
            enough = [
                pool
                for pool in range(state.pools)
                if scoring.can_escape(state, pool)
                and state.winners == scoring.seats_of(state, pool)
            ]
        if len(enough) != 1 or state.winners != scoring.seats_of(state, enough[0]):
            raise BadPosition("winners")
        if state.ended != scoring.victory(state) or state.idle > 0 or turns.is_stalled(state):
            raise BadPosition("ended")
    if ended_turns < 0 or state.turn != (state.first + ended_turns) % state.players:
        raise BadPosition("turn")


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
        if not isinstance(item, int) or isinstance(item, bool) or abs(item) > MOST_NUMBER:
            raise BadPosition(key)
        found.append(item)
    return found
