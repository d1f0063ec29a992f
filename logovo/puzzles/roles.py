"""Role puzzles of Mad Lucky: by what everybody did, who is mad?

The bots' own suspicion (`search/beliefs/lucky.py`) must be nearly sure from what the asked seat has
seen and heard, and it must be right: that player is mad, and nobody else is.
"""

from __future__ import annotations

from typing import Final

from logovo.core.seats import seat_word
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.puzzles.positions import FoundPosition, kept
from logovo.puzzles.puzzle import ROLE, Proof, Puzzle, TriedMove
from logovo.search.beliefs.lucky import Suspicion

KEY: Final = GAME.key
SURE: Final = 0.88
UNSURE: Final = 0.5  # nobody else is as suspect as this
LEAST_ROWS: Final = 10
MOST_ROWS: Final = 48  # a record of moves that can still be looked through


def role_at(position: FoundPosition) -> Puzzle | None:
    state, seat, belief = position.table.state, position.mind.seat, position.mind.belief
    assert isinstance(state, Lucky) and isinstance(belief, Suspicion)
    if state.is_mad(seat) or not LEAST_ROWS <= len(position.table.log.entries) <= MOST_ROWS:
        return None
    chances = belief.chances()
    ranked = sorted(range(len(chances)), key=lambda other: -chances[other])
    suspect = [other for other in ranked if chances[other] >= SURE]
    mad = [other for other in range(len(chances)) if state.is_mad(other)]
    if len(suspect) != 1 or chances[ranked[1]] > UNSURE or mad != suspect:
        return None
    tried = tuple(
        TriedMove(seat_word(other), round(chances[other], 4), 0, 0.0)
        for other in ranked
        if other != seat
    )
    first, second = chances[ranked[0]], chances[ranked[1]]
    proof = Proof(0, round(first - second, 4), 0.0, "", tried)
    length = len(position.table.log.entries)
    grade = 1 + (length > 16) + (length > 28)
    return kept(position, ROLE, grade, (seat_word(suspect[0]),), proof)
