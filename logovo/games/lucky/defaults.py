"""What is played for a seat that does not answer."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.components import GOAL_WORDS, KIND_WORDS
from logovo.games.lucky.moves import PassCard, TakeGold, TurnPit
from logovo.games.lucky.state import Lucky


def default_move(state: Lucky, seat: Seat, chance: Chance) -> Move:
    # lucky.default-move: pass the card held longest; of gold take the best.
    if state.ask == asks.PIT:
        return TurnPit(GOAL_WORDS[int(state.tied_goal)], False)
    if state.ask == asks.CHOICE:
        return TakeGold(str(int(purses.highest(state.offer))))
    return PassCard(KIND_WORDS[int(hands.card(state.hands[seat], 0))])
