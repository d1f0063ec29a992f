"""The law of policies: they decide by what their seat may know, and by nothing else."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.search.policy import Policy
from logovo.testkit.walks import some_options, walk

STEPS = 400


def decides_by_what_it_may_know(game: Game, policy: Policy, games: int, every: int = 3) -> int:
    """In the real world and in one its seat cannot tell from it, a policy chooses alike.
    Returns how often that was compared."""
    moves, luck, compared = Moves(), Chance(8), 0
    for seed in range(games):
        options = some_options(game, luck)
        for step, party in enumerate(walk(game, options, seed, STEPS)):
            state = party.table.state
            if step % every or state.is_over():
                continue
            seat = Seat(int(state.decider()))
            view = game.view(state, seat)
            world = game.sample_world(view, party.knowledge[seat], luck)
            if world.decider() != seat:
                continue
            chosen = []
            for twin in (state, world):
                twin.legal_into(moves)
                code = policy.choose(twin, moves, Chance(step))
                assert moves.has(code), f"{game.key}: the policy chooses what is not listed"
                chosen.append(code)
            assert chosen[0] == chosen[1], f"{game.key}: the policy knows too much at step {step}"
            compared += 1
    return compared
