"""The end of a turn: a card is drawn, the next seat is asked, or nobody can play any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.lucky import hands, legality, rounds
from logovo.games.lucky.components import KIND_WORDS
from logovo.games.lucky.events import CardDrawn, PassedEmpty, TurnBegan

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky


def finish_turn(state: Lucky, chance: Chance, journal: Journal) -> None:
    seat = state.turn
    if state.deck_left > 0:
        # lucky.draw: after a play and after a pass alike.
        state.deck_left -= 1
        kind = i64(state.deck[state.deck_left])
        state.hands[seat] = hands.with_card(state.hands[seat], kind)
        if journal.loud:
            left = int(state.deck_left)
            journal.add(CardDrawn(Seat(int(seat)), KIND_WORDS[int(kind)], left))
    state.turn = state.after(seat)
    if state.deck_left == 0:
        # lucky.deck-empty: hands shrink; lucky.end-exhausted: until nobody can play.
        if legality.nobody_can_play(state):
            rounds.end(state, -1, chance, journal)
            return
        while state.hands[state.turn] == 0:
            # lucky.pass-empty: made for them.
            if journal.loud:
                journal.add(PassedEmpty(Seat(int(state.turn))))
            state.turn = state.after(state.turn)
    if journal.loud:
        journal.add(TurnBegan(Seat(int(state.turn))))
