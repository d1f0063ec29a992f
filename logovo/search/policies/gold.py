"""A quick, sensible player of gold: knows what a token is worth to its own stash, sends knights
where a share is near, cuts so that what is left over is good, and trades only to gain."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.gold import cuts, heaps, worths
from logovo.games.gold.asks import ACCUSE, CUT, MARKET, PICK, ROB, TAKE, TURN, YIELD
from logovo.games.gold.components import (
    MOST_PLAYERS,
    RED,
    THIEF,
)
from logovo.games.gold.game import ours
from logovo.games.gold.lines import wizards_in
from logovo.games.gold.moves import codes
from logovo.games.gold.table import OFFER_GET, OFFER_GIVE, GoldTable
from logovo.search.policies.gold_cards import best_accusation, best_card, card_score
from logovo.search.policies.gold_worth import (
    ACTION_CARD,
    FAR,
    POINT,
    gain,
    open_worth,
    promise,
    standing,
    worth,
)
from logovo.search.policy import Policy

ACCEPTED: Final = 400  # the least gain for which an offer is accepted
OFFERED: Final = 1200  # the least gain for which one is made
TRIES: Final = 3  # offers made in one market: nobody trades for ever
FADING: Final = 50.0  # tries after which a search trusts this policy half as much
SIGHT: Final = 3  # dragons that fall before a rollout is judged by how the table stands


@final
class Greedy(Policy):
    """Reads of the others only what lies open; its own stash and cards in full."""

    def __init__(self, sight: i64 = SIGHT) -> None:
        self.sight = sight

    def choose(self, state: State, listed: Moves, chance: Chance) -> i64:
        table = ours(state)
        if listed.size == 1:
            return listed.get(0)
        kind = table.asks.kind()
        if kind == TURN:
            return best_turn(table, listed, chance)
        if kind == CUT:
            return best_cut(table, listed)
        if kind == TAKE:
            return best_share(table, listed)
        if kind == ROB:
            return best_victim(table, listed, chance)
        if kind == PICK or kind == YIELD:
            return best_token(table, listed, kind == PICK)
        if kind == MARKET:
            return best_trade(table, listed, chance)
        if kind == ACCUSE:
            return best_accusation(table, listed, chance)
        return best_card(table, listed, chance)

    def shortlist(self, state: State, listed: Moves) -> None:
        """At the market only offers that suit both sides are worth a branch."""
        table = ours(state)
        if table.asks.kind() == MARKET:
            keep_sensible_trades(table, listed)

    def is_beyond(self, state: State, horizon: i64) -> bool:
        """The next dragon alone says too little: knights that are away at it miss the next, and
        what a stash is worth shows only when others have had their share, too."""
        return state.stage() >= horizon + self.sight

    def fading(self) -> float:
        return FADING

    def value(self, state: State, seat: i64) -> float:
        return standing(ours(state), seat)


# --- knights ----------------------------------------------------------------------------


def best_turn(state: GoldTable, listed: Moves, chance: Chance) -> i64:
    seat = state.active
    best = listed.get(0)
    most: i64 = -FAR
    for i in range(listed.size):
        code = listed.get(i)
        score: i64 = 0
        if codes.is_card(code):
            score = card_score(state, seat, code)
        else:
            score = send_score(state, seat, codes.sent_knight(code), codes.sent_place(code))
        score += chance.below(300)
        if score > most:
            most = score
            best = code
    return best


def send_score(state: GoldTable, seat: i64, knight: i64, place: i64) -> i64:
    """How much more the place promises with this knight there, less what it costs."""
    strength = knight + 1
    if state.sword_on:
        strength += 2
    before = promise(state, seat, place, 0, 0)
    after = promise(state, seat, place, strength, 1 << knight)
    score = after - before
    lack = state.lack(place)
    if strength > lack:
        score -= (strength - lack) * 250  # strength wasted
    # The last knights up may be the better ones to keep.
    score -= strength * 120
    if knight <= THIEF:
        score -= 150
    return score


# --- the battle ---------------------------------------------------------------------------


def best_cut(state: GoldTable, listed: Moves) -> i64:
    """The others take what looks best to all; the divider weighs what is left over."""
    seat = state.divider()
    shares = state.fighters
    laid = cuts.lay_all(state.hoard, shares, state.asks.a())
    best = listed.get(0)
    most: i64 = -FAR
    for i in range(listed.size):
        code = listed.get(i)
        row = (codes.cut_number(code)) * MOST_PLAYERS
        left = left_over(state, seat, laid, row, shares)
        if left > most:
            most = left
            best = code
    return best


def left_over(state: GoldTable, seat: i64, laid: vec[i64], row: i64, shares: i64) -> i64:
    """What the divider gets if the others leave the share of least open worth; where several
    are nearly as poor, the mean of them."""
    poorest: i64 = FAR
    for i in range(shares):
        value = open_worth(laid[row + i])
        if value < poorest:
            poorest = value
    total: i64 = 0
    n: i64 = 0
    for i in range(shares):
        if open_worth(laid[row + i]) <= poorest + POINT:
            total += share_gain(state, seat, laid[row + i])
            n += 1
    return total // n


def share_gain(state: GoldTable, seat: i64, share: i64) -> i64:
    value = gain(state, seat, share)
    if state.advanced:
        wizards = wizards_in(state.line(state.place))
        # gold.wizard-cards: with several wizards nobody draws, unless by option each does.
        if (wizards >> seat) & 1 and (state.each_wizard or wizards & (wizards - 1) == 0):
            value += heaps.count(share, RED) * ACTION_CARD
    return value


def best_share(state: GoldTable, listed: Moves) -> i64:
    seat = state.asks.seat()
    best = listed.get(0)
    most: i64 = -1
    for i in range(listed.size):
        code = listed.get(i)
        value = share_gain(state, seat, state.shares[codes.taken_share(code)])
        if value > most:
            most = value
            best = code
    return best


def best_victim(state: GoldTable, listed: Moves, chance: Chance) -> i64:
    """The fullest stash, with an eye on what its owner has just got."""
    best = listed.get(0)
    most: i64 = -1
    for i in range(listed.size):
        code = listed.get(i)
        victim = codes.robbed_seat(code)
        value = state.stash_size(victim) * 3 + worths.worth(state.spoils[victim])
        value = value * 4 + chance.below(4)
        if value > most:
            most = value
            best = code
    return best


def best_token(state: GoldTable, listed: Moves, stealing: bool) -> i64:
    """The thief takes what helps most, the victim yields what costs least."""
    victim = state.victim
    best = listed.get(0)
    most: i64 = -FAR
    for i in range(listed.size):
        code = listed.get(i)
        token = heaps.some(codes.picked_kind(code), 1)
        value = -gain(state, victim, -token) // 3
        if stealing:
            value += gain(state, state.thief, token)
        else:
            value = gain(state, victim, -token)
        if value > most:
            most = value
            best = code
    return best


# --- the market -----------------------------------------------------------------------------


def best_trade(state: GoldTable, listed: Moves, chance: Chance) -> i64:
    """Answers first, then an offer that suits both, then `ready`."""
    seat = trader(state)
    best: i64 = codes.READY
    most: i64 = 0
    trying = state.made_by(seat) < TRIES
    for i in range(listed.size):
        code = listed.get(i)
        score = trade_score(state, seat, code, trying)
        if score > 0:
            score += chance.below(200)
        if score > most:
            most = score
            best = code
    return best


def trader(state: GoldTable) -> i64:
    """Whose market move is asked for: the first not ready from `market_at` on."""
    seat = state.market_at
    while state.is_ready(seat):
        seat = (seat + 1) % state.players
    return seat


def trade_score(state: GoldTable, seat: i64, code: i64, trying: bool) -> i64:
    if codes.is_accept(code):
        slot = state.slot_of(codes.answered_offer(code))
        won = gain_of_trade(
            state, seat, state.offer(slot, OFFER_GET), state.offer(slot, OFFER_GIVE)
        )
        if won >= ACCEPTED:
            return won + 100 * POINT
        return 0
    if codes.is_offer(code) and trying:
        give = codes.offered_give(code)
        get = codes.offered_get(code)
        # Fair by open worth, or the other has no reason to look at it.
        if open_worth(give) < open_worth(get):
            return 0
        won = gain_of_trade(state, seat, give, get)
        if won >= OFFERED:
            return won
    return 0


def gain_of_trade(state: GoldTable, seat: i64, given: i64, got: i64) -> i64:
    mine = state.stash[seat]
    return worth(state, mine - given + got) - worth(state, mine)


def keep_sensible_trades(state: GoldTable, listed: Moves) -> None:
    seat = trader(state)
    trying = state.made_by(seat) < TRIES
    kept: i64 = 0
    offers: i64 = 0
    for i in range(listed.size):
        code = listed.get(i)
        if codes.is_offer(code):
            if offers == 6 or trade_score(state, seat, code, trying) <= 0:
                continue
            offers += 1
        listed.items[kept] = code
        kept += 1
    listed.size = kept
