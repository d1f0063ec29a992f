"""Who has won, when, and how everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.outcome import Outcome, places_by
from logovo.core.rulebook import Rule
from logovo.core.seats import Seat
from logovo.games.drakon import rulebook
from logovo.games.drakon.events import Ended
from logovo.games.drakon.options import ESCAPE_LAIR, FIXED5, GOLD10

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon

GOLD_TO_WIN: Final = 10
COINS_TO_WIN: Final = 5
ESCAPE_NEEDS: Final = 8

# How a game ended; -1 while it goes on.
ENDED_GOLD: Final = 0
ENDED_TEAM: Final = 1
ENDED_FIXED: Final = 2
ENDED_ESCAPE: Final = 3
ENDED_NO_ACTION: Final = 4
ENDED_STALL: Final = 5
REASONS: Final[tuple[Rule, ...]] = (
    rulebook.WIN_GOLD,
    rulebook.TEAM_GOAL,
    rulebook.FIXED_GOLD,
    rulebook.VARIANT_ESCAPE,
    rulebook.NO_ACTION_END,
    rulebook.STALL,
)
REASON_WORDS: Final = ("gold", "team-gold", "fixed-gold", "escaped", "no-action", "stall")


def team_size(state: Drakon) -> i64:
    """With teams every number doubles."""
    # drakon.variants-mix
    if state.pools == state.players:
        return 1
    return 2


def has_enough(state: Drakon, seat: i64) -> bool:
    """drakon.win-gold, drakon.team-goal, drakon.fixed-gold; Escape is never won by owning."""
    pool = state.pool(seat)
    if state.goal == GOLD10:
        return state.gold(pool) >= GOLD_TO_WIN * team_size(state)
    if state.goal == FIXED5:
        return state.coin_count(pool) >= COINS_TO_WIN * team_size(state)
    return False


def can_escape(state: Drakon, seat: i64) -> bool:
    """drakon.variant-escape: rich enough to leave by Escape or Teleport."""
    if state.goal != ESCAPE_LAIR:
        return False
    pool = state.pool(seat)
    if state.escape_by_gold:
        return state.gold(pool) >= ESCAPE_NEEDS * team_size(state)
    return state.coin_count(pool) >= ESCAPE_NEEDS * team_size(state)


def win_if_enough(state: Drakon, seat: i64, journal: Journal) -> None:
    if has_enough(state, seat):
        win(state, seat, journal)


def win(state: Drakon, seat: i64, journal: Journal) -> None:
    """Victory at once; whatever was still to be resolved is dropped."""
    # drakon.win-anytime
    end(state, victory(state), seats_of(state, state.pool(seat)), journal)


def seats_of(state: Drakon, pool: i64) -> i64:
    """The owners of a pool, as a mask."""
    seats: i64 = 0
    for seat in range(state.players):
        if state.pool(seat) == pool:
            seats |= 1 << seat
    return seats


def victory(state: Drakon) -> i64:
    """How a game is won that has this goal."""
    if state.goal == ESCAPE_LAIR:
        return ENDED_ESCAPE
    if state.goal == FIXED5:
        return ENDED_FIXED
    if state.pools != state.players:
        return ENDED_TEAM
    return ENDED_GOLD


def end_by_wealth(state: Drakon, how: i64, journal: Journal) -> None:
    """The richest share the victory."""
    # drakon.no-action-end, drakon.stall
    end(state, how, richest(state), journal)


def richest(state: Drakon) -> i64:
    """Who owns most, as a mask."""
    # drakon.tie
    most: i64 = 0
    for seat in range(state.players):
        most = max(most, wealth(state, seat))
    winners: i64 = 0
    for seat in range(state.players):
        if wealth(state, seat) == most:
            winners |= 1 << seat
    return winners


def wealth(state: Drakon, seat: i64) -> i64:
    """What counts when nobody reached the goal; Fixed gold: coins first, then gold."""
    pool = state.pool(seat)
    if state.goal == FIXED5:
        return state.coin_count(pool) * 100 + state.gold(pool)
    return state.gold(pool)


def end(state: Drakon, how: i64, winners: i64, journal: Journal) -> None:
    state.ended = how
    state.winners = winners
    state.asks.clear()
    if journal.loud:
        journal.add(
            Ended(
                tuple([Seat(int(s)) for s in range(state.players) if (winners >> s) & 1 == 1]),
                REASON_WORDS[int(how)],
                tuple([int(state.gold(state.pool(s))) for s in range(state.players)]),
            )
        )


def outcome(state: Drakon) -> Outcome | None:
    if state.ended < 0:
        return None
    keys = [int(wealth(state, seat)) for seat in range(state.players)]
    for seat in range(state.players):
        if (state.winners >> seat) & 1 == 1:
            keys[seat] += 100_000
    winning = max(keys)
    for seat in range(state.players):
        if (state.winners >> seat) & 1 == 1:
            keys[seat] = winning  # winners share the first place whatever they own
    return Outcome(places_by(keys), tuple(scores(state)), REASONS[int(state.ended)])


def scores(state: Drakon) -> list[int]:
    return [int(state.gold(state.pool(seat))) for seat in range(state.players)]


def stage(state: Drakon) -> i64:
    """Rollouts go on to the end of the game."""
    return 0


def reward(state: Drakon, seat: i64) -> float:
    """1 for a victory, divided among rival winners; before the end a guess from the lead."""
    if state.ended >= 0:
        if (state.winners >> seat) & 1 == 0:
            return 0.0
        rivals: i64 = 0
        for pool in range(state.pools):
            rivals += (state.winners >> pool) & 1
        return 1.0 / float(rivals)
    mine = progress(state, state.pool(seat))
    best = 0.0
    for pool in range(state.pools):
        if pool != state.pool(seat):
            best = max(best, progress(state, pool))
    return 0.5 + 0.45 * (mine - best)


def progress(state: Drakon, pool: i64) -> float:
    """How much of the goal a pool has, 0 to 1."""
    if state.goal == GOLD10:
        part = float(state.gold(pool)) / float(GOLD_TO_WIN * team_size(state))
    elif state.goal == FIXED5:
        part = float(state.coin_count(pool)) / float(COINS_TO_WIN * team_size(state))
    elif state.escape_by_gold:
        part = float(state.gold(pool)) / float(ESCAPE_NEEDS * team_size(state))
    else:
        part = float(state.coin_count(pool)) / float(ESCAPE_NEEDS * team_size(state))
    return min(part, 1.0)
