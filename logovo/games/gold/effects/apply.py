"""From one decision to the next: what a move does, then step after step until somebody
is asked. Every step is a rule's part; see effects/steps.py for their names."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Move
from logovo.games.gold import cuts, heaps
from logovo.games.gold.asks import (
    ACCUSE,
    BETWEEN,
    CUT,
    CUT_LAID,
    HOARD,
    IDLE,
    MARKET,
    PICK,
    ROB,
    ROBBED,
    SHARES,
    TAKE,
    TURN,
    YIELD,
)
from logovo.games.gold.components import GLOVES
from logovo.games.gold.effects import battle, cards, gloves, market, thieves, turns
from logovo.games.gold.effects.steps import (
    ASK_ACTIVE,
    CARD_DONE,
    CHOOSE,
    DIVIDE,
    HOME,
    KEEP_SHARES,
    LAY,
    NEXT_TURN,
    REPLACE,
    SLAY,
    STEAL,
    THIEVES,
    TURN_OVER,
    WAIT,
)
from logovo.games.gold.moves import Cut, Offer, codes, plain_code
from logovo.games.gold.table import GoldTable


def apply(state: GoldTable, seat: i64, code: i64, chance: Chance, journal: Journal) -> None:
    go(state, play(state, seat, code, chance, journal), chance, journal)


def play(state: GoldTable, seat: i64, code: i64, chance: Chance, journal: Journal) -> i64:
    """What the move itself does; the step that follows."""
    kind = state.asks.kind()
    if kind == TURN:
        if codes.is_card(code):
            return cards.play_card(state, seat, code, chance, journal)
        return turns.send(state, code, journal)
    if kind == MARKET:
        return market.trade(state, seat, code, journal)
    if kind == TAKE:
        state.asks.pop()
        battle.give_share(state, seat, codes.taken_share(code), journal)
        return CHOOSE
    if kind == CUT:
        state.shares = cuts.blank()
        number = codes.cut_number(code)
        cuts.propose(state.hoard, state.fighters, state.asks.a(), number, state.shares, 0)
        return after_cut(state, journal)
    if kind == ROB:
        thieves.name_victim(state, codes.robbed_seat(code), journal)
        if state.advanced and cards.open_window(state, ROBBED, journal):
            return WAIT
        return STEAL
    if kind == PICK or kind == YIELD:
        state.asks.pop()
        return thieves.hand_over(state, codes.picked_kind(code), journal)
    if kind == ACCUSE:
        if code == codes.TRUST:
            return gloves.trust(state, chance, journal)
        return gloves.accuse(state, seat, codes.accused_seat(code), chance, journal)
    return play_in_window(state, seat, code, chance, journal)


def play_written(state: GoldTable, seat: i64, move: Move, chance: Chance, journal: Journal) -> None:
    """A move as people write it: cuts and offers are played even if nobody proposed them."""
    if isinstance(move, Cut):
        shares = cuts.blank()
        for i in range(len(move.shares)):
            shares[i] = heaps.parse_heap(move.shares[i])
        play_cut(state, shares, chance, journal)
    elif isinstance(move, Offer):
        give, get = heaps.parse_heap(move.give), heaps.parse_heap(move.get)
        play_offer(state, seat, move.to_seat, give, get, chance, journal)
    else:
        apply(state, seat, plain_code(move), chance, journal)


def play_cut(state: GoldTable, shares: vec[i64], chance: Chance, journal: Journal) -> None:
    """Any cut. The shares are the state's from now on."""
    state.shares = shares
    go(state, after_cut(state, journal), chance, journal)


def play_offer(
    state: GoldTable, seat: i64, to: i64, give: i64, get: i64, chance: Chance, journal: Journal
) -> None:
    """Any offer; what is given and wanted are heaps."""
    go(state, market.make_offer(state, seat, to, give, get, journal), chance, journal)


def clock_out(state: GoldTable, chance: Chance, journal: Journal) -> None:
    # gold.market-ends: `market-seconds` have passed.
    go(state, market.close_market(state, "clock", journal), chance, journal)


def play_in_window(state: GoldTable, seat: i64, code: i64, chance: Chance, journal: Journal) -> i64:
    if code != codes.SKIP:
        if codes.card_of(code) == GLOVES:
            return gloves.put_on(state, seat, code, journal)
        return cards.play_card(state, seat, code, chance, journal)
    if state.asks.kind() == IDLE:
        state.asks.pop()
        return turns.skip_turn(state, journal)
    return cards.skip(state, chance, journal)


def after_cut(state: GoldTable, journal: Journal) -> i64:
    """`state.shares` holds the cut the divider wants."""
    battle.lay_cut(state, journal)
    if state.advanced and cards.open_window(state, CUT_LAID, journal):
        return WAIT
    return CHOOSE


def go(state: GoldTable, step: i64, chance: Chance, journal: Journal) -> None:
    # gold.order: the steps in their order until somebody is asked.
    while step != WAIT:
        step = take_step(state, step, chance, journal)


def take_step(state: GoldTable, step: i64, chance: Chance, journal: Journal) -> i64:
    if step == TURN_OVER:
        if state.advanced and cards.open_window(state, BETWEEN, journal):
            return WAIT
        return turns.begin_turn(state, journal)
    if step == NEXT_TURN:
        return turns.begin_turn(state, journal)
    if step == ASK_ACTIVE:
        return turns.ask_active(state, journal)
    if step == SLAY:
        step = battle.slay(state, chance, journal)
        if step == DIVIDE and state.advanced and cards.open_window(state, HOARD, journal):
            return WAIT
        return step
    if step == DIVIDE:
        return battle.divide(state, journal)
    if step == CHOOSE:
        if not battle.choose(state, journal):
            return WAIT
        if state.advanced and cards.open_window(state, SHARES, journal):
            return WAIT
        return KEEP_SHARES
    if step == KEEP_SHARES:
        return battle.keep_shares(state, chance, journal)
    if step == THIEVES:
        return thieves.next_thief(state)
    if step == STEAL:
        return thieves.steal(state, chance, journal)
    if step == HOME:
        battle.go_home(state, journal)
        return REPLACE
    if step == REPLACE:
        if battle.is_market_next(state):
            return market.open_market(state, journal)
        return LAY
    if step == LAY:
        return battle.lay_next(state, chance, journal)
    assert step == CARD_DONE
    return cards.card_done(state, chance, journal)
