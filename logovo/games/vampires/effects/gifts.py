"""Vampires change hands: the third stake and garlic in a grave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.vampires.asks import GIVE, PUT
from logovo.games.vampires.components import COLOURS, EMPTY, GARLIC, LEFT, NO_GIFT, STAKES_LIMIT
from logovo.games.vampires.effects.plague import after_opening
from logovo.games.vampires.effects.turns import left_of, win
from logovo.games.vampires.events import (
    GarlicFound,
    GarlicReturned,
    GiftPut,
    Given,
    StakesReturned,
    StakeTaken,
    TurnedUp,
)
from logovo.games.vampires.moves import ENDS

if TYPE_CHECKING:
    from logovo.games.vampires.state import VampiresState


def take_stake(state: VampiresState, journal: Journal) -> None:
    # vampires.occupied, vampires.two-barred-stake
    seat = state.opener
    state.stakes[seat] += 1
    state.path_stakes -= 1
    if journal.loud:
        journal.add(StakeTaken(Seat(seat), int(state.stakes[seat])))
    if state.stakes[seat] == STAKES_LIMIT:
        all_give(state, journal)  # vampires.third-stake
    else:
        after_opening(state, False, journal)


def garlic_found(state: VampiresState, owner: i64, journal: Journal) -> None:
    seat = state.opener
    if journal.loud:
        journal.add(GarlicFound(Seat(seat), Seat(owner)))
    if owner == seat:
        all_give(state, journal)  # vampires.garlic-own
        return
    state.receiver = seat
    state.giver = owner  # vampires.garlic-foreign
    state.gifts_left = 1
    if state.players == 2:
        state.gifts_left = 2  # vampires.two-garlic
    next_gift(state, journal)


def all_give(state: VampiresState, journal: Journal) -> None:
    # vampires.gift-order: one each, clockwise from the receiver's left.
    state.receiver = state.opener
    state.giver = left_of(state, state.opener)
    state.gifts_left = state.players - 1
    if state.players == 2:
        state.gifts_left = 4  # vampires.two-four
    next_gift(state, journal)


def next_gift(state: VampiresState, journal: Journal) -> None:
    giver = state.giver
    if state.gifts_left == 0 or state.sizes[giver] == 0:
        finish_gifts(state, journal)
    elif state.sizes[giver] == 1:
        give(state, LEFT, journal)  # a row of one leaves no choice
    else:
        state.ask = GIVE  # vampires.gift-choice
        state.asked = giver


def give(state: VampiresState, end: i64, journal: Journal) -> None:
    giver = state.giver
    state.gift = state.end_vampire(giver, end)
    state.gifts_left -= 1
    if journal.loud:
        journal.add(Given(Seat(giver), Seat(state.receiver), ENDS[end]))
    let_go(state, giver, end, journal)
    if state.sizes[giver] == 0 and not state.shared_win:
        # vampires.win: at once, also between the gifts of one event. The vampire is the
        # receiver's already; where they put it does not matter any more.
        state.add_end(state.receiver, LEFT, state.gift)
        state.gift = NO_GIFT
        win(state, journal)
        return
    state.ask = PUT  # vampires.put-choice
    state.asked = state.receiver


def put(state: VampiresState, end: i64, journal: Journal) -> None:
    state.add_end(state.receiver, end, state.gift)
    state.gift = NO_GIFT
    if journal.loud:
        journal.add(GiftPut(Seat(state.receiver), ENDS[end]))
    if state.players > 2:
        state.giver = left_of(state, state.giver)
    # vampires.two-one-by-one: with two players the same giver goes on, one by one.
    next_gift(state, journal)


def finish_gifts(state: VampiresState, journal: Journal) -> None:
    state.gifts_left = 0
    for seat in range(state.players):
        if state.sizes[seat] == 0:
            win(state, journal)  # vampires.opt-shared-win
            return
    if state.spot_inside >= GARLIC:
        take_garlic_back(state, journal)
    else:
        state.path_stakes += state.stakes[state.receiver]  # vampires.third-stake
        state.stakes[state.receiver] = 0
        if journal.loud:
            journal.add(StakesReturned(Seat(state.receiver)))
    after_opening(state, False, journal)


def take_garlic_back(state: VampiresState, journal: Journal) -> None:
    # vampires.garlic-back; vampires.garlic-grave: and nothing is put in its place.
    owner = state.spot_inside - GARLIC
    state.garlic[owner] += 1
    state.set_grave(state.spot, state.spot_lid, EMPTY)
    if journal.loud:
        journal.add(GarlicReturned(Seat(owner)))


def let_go(state: VampiresState, seat: i64, end: i64, journal: Journal) -> None:
    """An end vampire leaves a row."""
    # vampires.turn-up, vampires.order-fixed: the next one is turned up, nothing moves.
    turned = state.take_end(seat, end)
    state.stirred = state.turn
    if turned and journal.loud:
        colour = COLOURS[state.turned_up(seat, end)]
        journal.add(TurnedUp(Seat(seat), ENDS[end], colour))
