"""The steps between two decisions. Each step does its part and names the next one."""

from __future__ import annotations

from typing import Final

WAIT: Final = 0  # somebody is asked, or the game is over
TURN_OVER: Final = 1
NEXT_TURN: Final = 2
ASK_ACTIVE: Final = 3  # the turn goes on: send, card, or skip
SLAY: Final = 4  # the dragon at `state.place` falls
DIVIDE: Final = 5
CHOOSE: Final = 6
KEEP_SHARES: Final = 7
THIEVES: Final = 8
STEAL: Final = 9  # `state.thief` takes from `state.victim`
HOME: Final = 10
REPLACE: Final = 11
LAY: Final = 12
CARD_DONE: Final = 13  # back to the window in which a card was played
