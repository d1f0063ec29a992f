"""Everything on the table, seen by nobody in full."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from examples.hush import asks, effects, legality, scoring
from examples.hush.components import RANKS
from examples.hush.options import ROUNDS
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import NOBODY
from logovo.core.state import State


@final
class Hush(State):
    """One card for each seat; the deck is a heap, counted by rank."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.cards = [0] * players  # by seat, ranks from 1
        self.out = [False] * players  # whose card lies open
        self.deck = [0] * (RANKS + 1)  # how many of each rank
        self.turn = 0  # whose; NOBODY when over
        self.taken = 0  # turns so far
        self.rounds = 0

    def decider(self) -> i64:
        return self.turn

    def is_over(self) -> bool:
        return self.turn == NOBODY

    @property
    def ask(self) -> int:
        return asks.OVER if self.is_over() else asks.TURN

    def still_in(self) -> list[int]:
        return [seat for seat in range(int(self.players)) if not self.out[seat]]

    def legal_into(self, moves: Moves) -> None:
        legality.legal_into(self, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        effects.apply(self, int(move), chance, journal)

    def clone(self) -> Hush:
        twin = Hush(int(self.players))
        twin.cards = self.cards[:]
        twin.out = self.out[:]
        twin.deck = self.deck[:]
        twin.turn = self.turn
        twin.taken = self.taken
        twin.rounds = self.rounds
        return twin

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, int(seat))


def fresh_table(options: Options) -> Hush:
    """An empty table with the host's settings."""
    state = Hush(options.players)
    state.rounds = options.number(ROUNDS)
    return state
