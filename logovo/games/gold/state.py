"""The fast door to the game: who decides, what they may do, what it does, a copy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.games.gold import legality, scoring
from logovo.games.gold.asks import MARKET
from logovo.games.gold.effects import apply as effects
from logovo.games.gold.table import GoldTable


@final
class GoldState(GoldTable):
    """A table that can be played on."""

    def decider(self) -> i64:
        if self.asks.kind() != MARKET:
            return self.asks.seat()
        # gold.market-all: in no order; here those not ready come in turn.
        seat = self.market_at
        while self.is_ready(seat):
            seat = (seat + 1) % self.players
        return seat

    def owes(self, seat: i64) -> bool:
        if self.asks.kind() == MARKET:
            return not self.is_ready(seat)
        return self.asks.seat() == seat and self.asks.depth > 0

    def is_over(self) -> bool:
        return self.ended != 0

    def stage(self) -> i64:
        return self.slain

    def legal_into(self, moves: Moves) -> None:
        legality.legal_into(self, self.decider(), moves)

    def legal_for(self, seat: i64, moves: Moves) -> None:
        legality.legal_into(self, seat, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        effects.apply(self, self.decider(), move, chance, journal)

    def apply_by(self, seat: i64, move: i64, chance: Chance, journal: Journal) -> None:
        effects.apply(self, seat, move, chance, journal)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def clone(self) -> GoldState:
        other = GoldState(self.players)
        other.copy_from(self)
        return other
