"""Turns: sending, turning knights up, skipping, the deadlock."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold.asks import IDLE, TURN
from logovo.games.gold.cards import has_turn_card
from logovo.games.gold.components import (
    KNIGHTS,
    MOST_TURNS,
    PLACES,
    dragon_word,
    knight_word,
    place_word,
)
from logovo.games.gold.effects.ending import finish
from logovo.games.gold.effects.steps import (
    SLAY,
    TURN_OVER,
    WAIT,
)
from logovo.games.gold.events import (
    Deadlocked,
    GameWaits,
    KnightSent,
    KnightsFlipped,
    TurnBegan,
    TurnSkipped,
)
from logovo.games.gold.lines import joined
from logovo.games.gold.moves.codes import (
    sent_knight,
    sent_place,
)
from logovo.games.gold.table import ENDED_STALL, LINE_AT, GoldTable


def begin_turn(state: GoldTable, journal: Journal) -> i64:
    # gold.stall: a guard that no real game meets.
    if state.turns == MOST_TURNS:
        finish(state, ENDED_STALL, journal)
        return WAIT
    # gold.clockwise
    state.turns += 1
    state.active = (state.active + 1) % state.players
    state.sword_on = False
    if journal.loud:
        journal.add(TurnBegan(Seat(int(state.active)), int(state.turns)))
    flip(state, state.active, journal)
    return ask_active(state, journal)


def ask_active(state: GoldTable, journal: Journal) -> i64:
    """The active player sends or plays cards as long as they can."""
    seat = state.active
    if state.up_of(seat) != 0:
        state.asks.push(TURN, seat, 0, 0, 0, 0)
        return WAIT
    if state.advanced and has_turn_card(state, seat):
        # gold.action-window: the others see only that the game waits.
        state.asks.push(IDLE, seat, 0, 0, 0, 0)
        if journal.loud:
            journal.add(GameWaits())
        return WAIT
    return skip_turn(state, journal)


def skip_turn(state: GoldTable, journal: Journal) -> i64:
    # gold.no-knight
    state.skips += 1
    if journal.loud:
        journal.add(TurnSkipped(Seat(int(state.active))))
    if state.skips < state.players:
        return TURN_OVER
    # gold.stuck: all skipped in succession; the dragon that lacks least falls.
    state.place = least_lacking(state)
    state.after = TURN_OVER
    if journal.loud:
        dragon = dragon_word(state.dragon(state.place))
        journal.add(Deadlocked(place_word(state.place), dragon))
    return SLAY


def least_lacking(state: GoldTable) -> i64:
    """Of the open dragons with knights; the lowest place of equals."""
    best: i64 = -1
    for place in range(PLACES):
        if state.line(place) != 0 and (best < 0 or state.lack(place) < state.lack(best)):
            best = place
    return best


def send(state: GoldTable, code: i64, journal: Journal) -> i64:
    # gold.send: the knight joins the line of a dragon.
    place = sent_place(code)
    knight = state.active * KNIGHTS + sent_knight(code)
    state.asks.pop()
    state.skips = 0
    state.up &= ~(i64(1) << knight)
    if state.sword_on:
        # gold.card-sword: in that battle.
        state.swords |= i64(1) << knight
    # gold.stay, gold.several: nothing else moves.
    state.set_place(place, LINE_AT, joined(state.line(place), knight))
    if journal.loud:
        seat = Seat(int(state.active))
        at, dragon = place_word(place), dragon_word(state.dragon(place))
        journal.add(KnightSent(seat, knight_word(knight), at, dragon, state.sword_on))
    state.sword_on = False
    # gold.one-send: whatever follows, the turn is over afterwards.
    return slay_or(state, place, TURN_OVER)


def slay_or(state: GoldTable, place: i64, after: i64) -> i64:
    # gold.slain: equal or more. gold.overshoot: surplus changes nothing.
    if state.lack(place) > 0:
        return after
    state.place = place
    state.after = after
    return SLAY


def flip(state: GoldTable, seat: i64, journal: Journal) -> None:
    # gold.flip: no knight at home face up, some face down: these turn up. Knights at
    # dragons do not count.
    down = state.down_of(seat)
    if down == 0 or state.up_of(seat) != 0:
        return
    turn_up(state, seat, down, journal)


def turn_up(state: GoldTable, seat: i64, down: i64, journal: Journal) -> None:
    state.up |= down << (seat * KNIGHTS)
    state.down &= ~(down << (seat * KNIGHTS))
    if journal.loud:
        words = [knight_word(k) for k in range(KNIGHTS - 1, -1, -1) if (down >> k) & 1]
        journal.add(KnightsFlipped(Seat(int(seat)), tuple(words)))
