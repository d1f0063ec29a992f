"""Chances to win from a true position: it is played out many times by the game's policy."""

from __future__ import annotations

from typing import final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Move, Moves
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.review.report import SHARE
from logovo.search.playouts import play_by
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Policy


@final
class Chances:
    """Whole numbers of 1/`scale`, so that differences add up to the last digit."""

    def __init__(self, game: Game, players: int, longest: int, rollouts: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.longest = longest
        self.rollouts = rollouts
        self.seed = seed
        self.scale = SHARE * rollouts
        policy = greedy(game.key) or rollout(game.key)
        self.policy: Policy = policy
        self.everyone = [policy] * players
        self.luck = Chance(0)
        self.moves = Moves()

    def before_the_deal(self) -> tuple[int, ...]:
        """Nobody has more than a fair share before a card is dealt."""
        return (self.scale // self.players,) * self.players

    def result(self, state: State) -> tuple[int, ...]:
        return tuple(share * self.rollouts for share in self.shares(state))

    def shares(self, state: State) -> tuple[int, ...]:
        """One finished game: a whole share for the winner, parts of it for several."""
        outcome = self.game.outcome(state)
        assert outcome is not None, "not over"
        winners = outcome.winners
        part = SHARE // len(winners)
        return tuple(part if seat in winners else 0 for seat in range(self.players))

    def after_move(self, before: State, seat: Seat, move: Move) -> tuple[int, ...]:
        """Play this move, with all the luck it may meet, and then on by the policy."""
        totals = [0] * self.players
        for number in range(self.rollouts):
            # The same luck for every move tried from a position.
            self.luck.reseed(self.seed * 1_000_003 + number)
            world = before.clone()
            self.game.play(world, seat, move, self.luck, SILENT)
            self.finish(world, totals)
        return tuple(totals)

    def once(self, before: State, seat: Seat, move: Move, luck_seed: int) -> float:
        """How the seat fares after this move in one world with this luck, 0 to 1."""
        self.luck.reseed(luck_seed)
        world = before.clone()
        self.game.play(world, seat, move, self.luck, SILENT)
        play_by(world, self.everyone, self.luck, self.moves, self.longest)
        return float(world.reward(seat))

    def after_clock(self, before: State) -> tuple[int, ...]:
        totals = [0] * self.players
        for number in range(self.rollouts):
            self.luck.reseed(self.seed * 1_000_003 + number)
            world = before.clone()
            self.game.clock_out(world, self.luck, SILENT)
            self.finish(world, totals)
        return tuple(totals)

    def finish(self, world: State, totals: list[int]) -> None:
        play_by(world, self.everyone, self.luck, self.moves, self.longest)
        for seat, share in enumerate(self.shares(world)):
            totals[seat] += share

    def policy_move(self, state: State, seat: Seat) -> Move | None:
        """What the policy would do for this seat. Where several owe a decision at once, those
        before it are played first: what they choose is nothing this seat may see."""
        world = state.clone()
        self.luck.reseed(self.seed)
        while world.decider() != seat:
            world.legal_into(self.moves)
            code = self.policy.choose(world, self.moves, self.luck)
            world.apply(code, self.luck, SILENT)
            if not world.owes(seat):
                return None
        world.legal_into(self.moves)
        code = int(self.policy.choose(world, self.moves, self.luck))
        return self.game.move_of(world, seat, code)
