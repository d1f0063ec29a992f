"""A bot that follows a quick policy, as rollouts do, in a world it can imagine."""

from __future__ import annotations

from typing import Final

from logovo.bots.bot import Bot, RandomBot
from logovo.bots.glance import PER_MILLE, notice
from logovo.bots.memory import PERFECT, knowledge
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import View
from logovo.search.policy import Policy, Uniform

SEEDS: Final = 1 << 30


def quick_policy(bot: Bot) -> Policy | None:
    """The policy that plays just as this bot does, if there is one. Policies look only at what
    their seat may know, so simulations may ask them without making a view."""
    if isinstance(bot, RandomBot):
        return Uniform()
    if isinstance(bot, PolicyBot) and bot.memory == PERFECT:
        return Slipping(bot.policy, bot.slips) if bot.slips else bot.policy
    return None


class Slipping(Policy):
    """A policy that plays anything at all in so many of a thousand decisions."""

    def __init__(self, policy: Policy, slips: int) -> None:
        self.policy = policy
        self.slips = slips

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        if moves.size > 1 and chance.below(PER_MILLE) < self.slips:
            return int(moves.get(chance.below(moves.size)))
        return int(self.policy.choose(state, moves, chance))


class Overlooking(Policy):
    """A policy that sees only so many of a thousand moves, now these and now those: it plays the
    best it has noticed, as people do who do not look long."""

    def __init__(self, policy: Policy, sees: int) -> None:
        self.policy = policy
        self.sees = sees
        self.noticed: Moves = Moves()

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        self.noticed.copy_from(moves)
        notice(self.noticed, self.sees, chance)
        return int(self.policy.choose(state, self.noticed, chance))


class PolicyBot:
    """`slips` is how often, of a thousand decisions, it plays anything at all: an easy bot.
    `memory` is the level of its memory in games that are about remembering."""

    def __init__(self, policy: Policy, seed: int, slips: int = 0, memory: str = PERFECT) -> None:
        self.policy = policy
        self.chance: Chance = Chance(seed)
        self.slips = slips
        self.memory = memory
        self.moves: Moves = Moves()

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        seed = int(self.chance.below(SEEDS)) if self.memory else 0
        self.knowledge = knowledge(game, options, seat, self.memory, seed)

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.slips and self.chance.below(PER_MILLE) < self.slips:
            return self.any_of(legal)
        sampler = self.game.sampler(view, self.knowledge)
        try:
            world = own_turn(sampler, view, self.seat, self.policy).sample(self.chance)
        except NeverMyTurn:
            return self.any_of(legal)
        world.legal_into(self.moves)
        code = int(self.policy.choose(world, self.moves, self.chance))
        return self.game.move_of(world, self.seat, code)

    def any_of(self, legal: list[Move]) -> Move:
        return legal[int(self.chance.below(len(legal)))]
