"""The Nimble Gloves: a token vanishes, participants accuse or trust, then the truth."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.asks import ACCUSE
from logovo.games.gold.components import GLOVES
from logovo.games.gold.effects.steps import CARD_DONE, WAIT
from logovo.games.gold.events import Accused, FinePaid, GlovesShown, TokenVanished
from logovo.games.gold.moves.codes import (
    target_of,
)
from logovo.games.gold.table import GoldTable


def put_on(state: GoldTable, seat: i64, code: i64, journal: Journal) -> i64:
    # gold.card-gloves: all see which token is gone, not who has it. The card stays among
    # the player's cards until it is shown, or their number would give the player away.
    kind = target_of(code)
    state.hoard -= heaps.some(kind, 1)
    state.gloved = kind + 1
    state.culprit = seat
    if journal.loud:
        journal.add(TokenVanished(heaps.LETTERS[kind]))
    ask_next(state, 0)
    return WAIT


def ask_next(state: GoldTable, rank: i64) -> bool:
    # gold.accuse: the other participants, in rank order.
    while rank < state.fighters:
        if state.seat_ranked(rank) != state.culprit:
            state.asks.push(ACCUSE, state.seat_ranked(rank), rank, 0, 0, 0)
            return True
        rank += 1
    return False


def trust(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    """No event: who is asked, and in what order, would tell who is not."""
    rank = state.asks.a() + 1
    state.asks.pop()
    if ask_next(state, rank):
        return WAIT
    return show(state, -1, chance, journal)


def accuse(state: GoldTable, seat: i64, accused: i64, chance: Chance, journal: Journal) -> i64:
    """The first accusation ends the asking."""
    state.asks.pop()
    right = accused == state.culprit
    if journal.loud:
        journal.add(Accused(Seat(int(seat)), Seat(int(accused)), right))
    if right:
        return show(state, seat, chance, journal)
    return show(state, -1, chance, journal)


def show(state: GoldTable, winner: i64, chance: Chance, journal: Journal) -> i64:
    """The card is shown and the token counted; `winner` accused rightly, or is -1."""
    culprit = state.culprit
    kind = state.gloved - 1
    token = heaps.some(kind, 1)
    state.hands[culprit] -= bags.some(GLOVES, 1)
    state.played += bags.some(GLOVES, 1)
    state.culprit = -1
    state.gloved = 0
    if journal.loud:
        journal.add(GlovesShown(Seat(int(culprit)), heaps.LETTERS[kind], winner < 0))
    if winner < 0:
        state.stash[culprit] += token
    else:
        state.hoard += token
        pay_fine(state, culprit, winner, chance, journal)
    return CARD_DONE


def pay_fine(state: GoldTable, culprit: i64, winner: i64, chance: Chance, journal: Journal) -> None:
    """One random token of the culprit's stash, if there is any."""
    if state.stash[culprit] == 0:
        return
    kind = heaps.pick_from(state.stash[culprit], chance)
    state.stash[culprit] -= heaps.some(kind, 1)
    state.stash[winner] += heaps.some(kind, 1)
    if journal.loud:
        letter = heaps.LETTERS[kind]
        journal.add(FinePaid(Seat(int(culprit)), Seat(int(winner)), letter))
