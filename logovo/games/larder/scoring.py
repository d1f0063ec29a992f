"""Coins: what a round costs, when the game is over, and who has won it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.bags import count, size
from logovo.core.outcome import Outcome, places_by
from logovo.games.larder import asks, rulebook
from logovo.games.larder.components import (
    ANY,
    BACK_COINS,
    DRAGON_COINS,
    DRAGONS,
    EIGHT,
    GOBLIN_COINS,
    LAST_ROUND,
    LAST_TOTAL,
    ROUND_CAP,
    TRICK_EIGHT,
)

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.larder.state import Larder, Player


def loss_of(state: Larder, me: Player) -> i64:
    """What the cards before a seat cost it if the round ended now."""
    # larder.score-coins: hand, open cards, and the backs of closed cards with nothing on
    # them. Every open card covers one closed card.
    faces = me.hand + me.open  # at most 8 of a kind, so two bags fit into one
    coins = size(faces & (ANY & ~DRAGONS)) * GOBLIN_COINS
    coins += size(faces & DRAGONS) * DRAGON_COINS
    coins += (me.closed_size - me.open_size) * BACK_COINS
    if state.has_trick(TRICK_EIGHT):
        # larder.trick-eight: an 8 gains its coin instead of costing it.
        coins -= 2 * GOBLIN_COINS * count(faces, EIGHT)
    if coins > ROUND_CAP:  # larder.score-cap
        return ROUND_CAP
    return coins


def score_round(state: Larder, winner: i64) -> None:
    """Write down the losses; -1 if nobody won."""
    for seat in range(state.players):
        me = state.seats[seat]
        loss: i64 = 0
        if seat != winner:
            loss = loss_of(state, me)
        me.last_loss = loss
        me.lost += loss
        if me.lost >= LAST_TOTAL:
            state.closing = True


def is_decided(state: Larder) -> bool:
    """Whether a round that has been scored was the last of the game."""
    return is_ended(state) or state.round >= LAST_ROUND  # larder.last-round


def is_ended(state: Larder) -> bool:
    # larder.game-ends, larder.tie-round: somebody has reached 21 and one is lowest alone.
    return state.closing and leaders(state) == 1


def leaders(state: Larder) -> i64:
    """How many share the lowest total."""
    lowest = lowest_total(state)
    n: i64 = 0
    for seat in range(state.players):
        if state.seats[seat].lost == lowest:
            n += 1
    return n


def lowest_total(state: Larder) -> i64:
    lowest = state.seats[0].lost
    for seat in range(state.players):
        if state.seats[seat].lost < lowest:
            lowest = state.seats[seat].lost
    return lowest


def outcome(state: Larder) -> Outcome | None:
    if state.ask != asks.OVER:
        return None
    lost = [int(me.lost) for me in state.seats]
    reason = rulebook.LAST_ROUND  # unless the lead was decided anyway
    if is_ended(state):
        reason = rulebook.GAME_ENDS
    return Outcome(places_by([-coins for coins in lost]), tuple(lost), reason)


def reward(state: Larder, seat: i64) -> float:
    """At the end: 1 for the first place down to 0 for the last. At the end of a round: half
    for what it cost, half for how the totals stand."""
    mine = state.seats[seat]
    better: i64 = 0
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += state.seats[other].lost
            if state.seats[other].lost < mine.lost:
                better += 1
    rivals = state.players - 1
    if state.ask == asks.OVER:
        return float(rivals - better) / float(rivals)
    cost = clamped(float(ROUND_CAP - mine.last_loss) / float(ROUND_CAP))
    ahead = float(others - mine.lost * rivals) / float(rivals)
    standing = clamped(0.5 + ahead / float(2 * LAST_TOTAL))
    return 0.5 * cost + 0.5 * standing


def clamped(share: float) -> float:
    if share < 0.0:
        return 0.0
    if share > 1.0:
        return 1.0
    return share
