"""A whole table as plain values, and the count of everything in the box."""

from __future__ import annotations

from logovo.games.drakon.components import (
    CHAMBERS,
    HERO_WORDS,
    HOARD_POOL,
    MOST_PLAYERS,
    PATTERN_WORDS,
)
from logovo.games.drakon.maze import coordinates
from logovo.games.drakon.options import GOALS
from logovo.games.drakon.state import PILE_MASK, VALUES, Drakon


def settings(state: Drakon) -> dict[str, str]:
    """The options the table was opened with."""
    return {
        "goal": GOALS[int(state.goal)],
        "escape-needs": "8-gold" if state.escape_by_gold else "8-coins",
        "heroes": "on" if state.heroes else "off",
        "teams": "on" if state.pools != state.players else "off",
        "barbarian-push": "any" if state.push_any else "arrow",
        "knight-shield": "always" if state.shield_always else "chamber",
        "start-pattern": PATTERN_WORDS[int(state.maze.start_pattern)],
    }


def dump(state: Drakon) -> dict[str, object]:
    maze = state.maze
    board: list[list[int]] = []
    for chamber in range(CHAMBERS):
        if maze.is_laid(chamber):
            x, y = coordinates(maze.square_of(chamber))
            board.append([chamber, int(maze.turning(chamber)), x, y])
    return {
        "players": int(state.players),
        "options": settings(state),
        "board": board,
        "figure": int(state.figure),
        "stands": [int(state.stands[seat]) for seat in range(state.players)],
        "heroes": [int(state.hero[seat]) for seat in range(state.players)],
        "used": int(state.used),
        "hands": [hand_list(state, seat) for seat in range(state.players)],
        "pile": pile_list(state),
        "coins": [coin_list(state, pool) for pool in range(state.pools)],
        "hoard": coin_list(state, HOARD_POOL),
        "first": int(state.first),
        "turn": int(state.turn),
        "turns": int(state.turns),
        "stir": int(state.stir),
        "idle": int(state.idle),
        "forced": int(state.forced),
        "acted": acted_pairs(state),
        "ended": int(state.ended),
        "winners": int(state.winners),
        "asks": state.asks.as_lists(),
    }


def hand_list(state: Drakon, seat: int) -> list[int]:
    return [int(state.hand(seat, i)) for i in range(state.held(seat))]


def pile_list(state: Drakon) -> list[int]:
    """The top first."""
    return [int(state.pile[(state.pile_top + i) & PILE_MASK]) for i in range(state.pile_size)]


def coin_list(state: Drakon, pool: int) -> list[int]:
    return [int(state.coins[pool * VALUES + value]) for value in range(VALUES)]


def acted_pairs(state: Drakon) -> list[list[int]]:
    """Seat and chamber, in the order in which the chambers acted."""
    return [[int(pair) // CHAMBERS, int(pair) % CHAMBERS] for pair in state.acted]


def census(state: Drakon) -> dict[str, int]:
    """Chambers, coins, figures and heroes wherever they are."""
    found = [0] * CHAMBERS
    for chamber in range(CHAMBERS):
        if state.maze.is_laid(chamber):
            found[chamber] += 1
    for seat in range(int(state.players)):
        for chamber in hand_list(state, seat):
            found[chamber] += 1
    for chamber in pile_list(state):
        found[chamber] += 1
    counted = {f"chamber {c}": found[c] for c in range(CHAMBERS)}
    for value in range(VALUES):
        counted[f"coin {value + 1}"] = sum(
            int(state.coins[pool * VALUES + value]) for pool in range(MOST_PLAYERS + 1)
        )
    counted["hero figures on chambers"] = sum(
        1 for seat in range(int(state.players)) if state.maze.is_laid(int(state.stands[seat]))
    )
    taken = [int(state.hero[seat]) for seat in range(int(state.players))]
    counted["heroes taken twice"] = sum(
        1 for hero in range(len(HERO_WORDS)) if taken.count(hero) > 1
    )
    return counted
