"""Coins found, lost, stolen, kept and swapped, and the victory they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.drakon import asks, scoring
from logovo.games.drakon.components import FIND, HOARD_POOL, KIND_WORDS, KNIGHT
from logovo.games.drakon.events import (
    AbilityUsed,
    CoinFound,
    CoinKept,
    CoinLost,
    CoinsSwapped,
    CoinStolen,
    NoEffect,
)

if TYPE_CHECKING:
    from logovo.games.drakon.state import Drakon


def find(state: Drakon, seat: i64, chance: Chance, journal: Journal) -> None:
    """drakon.find-coin."""
    hoard: i64 = HOARD_POOL
    if state.coin_count(hoard) == 0:
        if journal.loud:
            journal.add(NoEffect(Seat(int(seat)), KIND_WORDS[FIND]))
        return
    value = state.random_coin(hoard, chance)
    state.drop_coin(hoard, value)
    state.add_coin(state.pool(seat), value)
    state.stir = state.turns
    if journal.loud:
        wins = int(scoring.has_enough(state, seat))
        knowing = pool_seats(state, seat)
        journal.add(CoinFound(Seat(int(seat)), coin_word(value), wins, knowing))
    scoring.win_if_enough(state, seat, journal)


def stake(
    state: Drakon, seat: i64, taker: i64, shieldable: bool, chance: Chance, journal: Journal
) -> None:
    """A seat is about to lose a random coin; drakon.knight may be asked first."""
    if state.coin_count(state.pool(seat)) == 0:  # drakon.random-coin
        return
    if shieldable and state.has_ability(seat, KNIGHT):
        state.asks.push(asks.ASK_KNIGHT, seat, taker, 0, 0, 0)
        return
    lose(state, seat, taker, chance, journal)


def lose(state: Drakon, seat: i64, taker: i64, chance: Chance, journal: Journal) -> None:
    """drakon.random-coin: to the taker, or to the hoard."""
    pool = state.pool(seat)
    value = state.random_coin(pool, chance)
    state.drop_coin(pool, value)
    state.stir = state.turns
    if taker < 0:
        state.add_coin(HOARD_POOL, value)
        if journal.loud:
            journal.add(CoinLost(Seat(int(seat)), coin_word(value), pool_seats(state, seat)))
        return
    state.add_coin(state.pool(taker), value)
    if journal.loud:
        journal.add(
            CoinStolen(
                Seat(int(taker)),
                Seat(int(seat)),
                coin_word(value),
                int(scoring.has_enough(state, taker)),
                pool_seats(state, taker) + pool_seats(state, seat),
            )
        )
    scoring.win_if_enough(state, taker, journal)


def keep(state: Drakon, seat: i64, journal: Journal) -> None:
    """drakon.knight: the counter goes, the coin stays."""
    state.used |= 1 << seat
    if journal.loud:
        journal.add(AbilityUsed(Seat(int(seat)), "knight"))
        journal.add(CoinKept(Seat(int(seat))))


def swap(state: Drakon, seat: i64, value: i64, chance: Chance, journal: Journal) -> None:
    """drakon.thief-swap: draw first, then put the named one in."""
    hoard: i64 = HOARD_POOL
    pool = state.pool(seat)
    got = state.random_coin(hoard, chance)
    state.drop_coin(hoard, got)
    state.drop_coin(pool, value)
    state.add_coin(pool, got)
    state.add_coin(hoard, value)
    state.stir = state.turns
    if journal.loud:
        journal.add(
            CoinsSwapped(
                Seat(int(seat)),
                coin_word(value),
                coin_word(got),
                int(scoring.has_enough(state, seat)),
                pool_seats(state, seat),
            )
        )
    scoring.win_if_enough(state, seat, journal)


def coin_word(value: i64) -> str:
    return f"coin-{int(value)}"


def pool_seats(state: Drakon, seat: i64) -> tuple[Seat, ...]:
    """Who may look at the coins of a seat: drakon.coins-face-down, drakon.team-pool."""
    pool = state.pool(seat)
    return tuple([Seat(int(s)) for s in range(state.players) if state.pool(s) == pool])
