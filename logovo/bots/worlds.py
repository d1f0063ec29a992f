"""Worlds a bot can imagine in which it is its own turn to decide."""

from __future__ import annotations

from typing import Final

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler, View, asked
from logovo.search.policy import Policy

ATTEMPTS: Final = 8
STEPS: Final = 64


class NeverMyTurn(Exception):
    """The others, as imagined, always end the phase before this seat gets to decide."""


class OwnTurn(Sampler):
    """Where several seats owe a decision at once, the fast door asks them one by one. This
    plays for those before the bot's own seat, so that a search starts with the bot's moves."""

    def __init__(self, inner: Sampler, seat: Seat, others: Policy) -> None:
        self.inner = inner
        self.seat = seat
        self.others = others
        self.moves: Moves = Moves()

    def sample(self, chance: Chance) -> State:
        for _attempt in range(ATTEMPTS):
            world = self.inner.sample(chance)
            for _step in range(STEPS):
                if world.decider() == self.seat:
                    return world
                if not world.owes(self.seat):
                    break
                world.legal_into(self.moves)
                world.apply(self.others.choose(world, self.moves, chance), chance, SILENT)
        raise NeverMyTurn


def own_turn(sampler: Sampler, view: View, seat: Seat, others: Policy) -> Sampler:
    """The sampler itself where nobody else is asked."""
    _word, seats = asked(view)
    if tuple(seats) == (seat,):
        return sampler
    return OwnTurn(sampler, seat, others)
