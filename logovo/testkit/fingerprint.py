"""One number for what a game does over seeded play: compiled and interpreted must agree on it.

`python -m logovo.testkit.fingerprint` prints one for every game.
"""

from __future__ import annotations

import hashlib
from typing import Final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games import GAMES
from logovo.search.choosing import search_for
from logovo.search.policies import greedy, rollout
from logovo.search.policy import Policy, Uniform
from logovo.testkit.walks import some_options, walk

FAST_GAMES: Final = 60
TOLD_GAMES: Final = 3
SEARCHES: Final = 3
ITERATIONS: Final = 24
LONGEST: Final = 400


def fingerprint(game: Game) -> str:
    """Move lists, choices, rewards, events, views, positions and what a search thinks."""
    digest = hashlib.sha256()
    for seed in range(FAST_GAMES):
        for line in fast_game(game, seed):
            digest.update(line.encode())
    for seed in range(TOLD_GAMES):
        for line in told_game(game, seed):
            digest.update(line.encode())
    return digest.hexdigest()[:32]


def fast_game(game: Game, seed: int) -> list[str]:
    """Played by the greedy policy in every other game, else at random."""
    chance = Chance(seed)
    options = some_options(game, chance)
    policy = (greedy(game.key) if seed % 2 else None) or Uniform()
    state = game.setup(options, chance, SILENT)
    lines = [repr(options)]
    moves_made = 0
    while not state.is_over() and moves_made < LONGEST:
        codes = state.legal_codes()
        lines.append(f"{state.decider()} {codes} {state.stage()}")
        code = chosen(codes, state, policy, chance)
        state.apply(code, chance, SILENT)
        moves_made += 1
    lines += [f"{state.reward(seat):.9f}" for seat in range(options.players)]
    return lines


def chosen(codes: list[int], state: State, policy: Policy, chance: Chance) -> int:
    moves = Moves()
    for code in codes:
        moves.add(code)
    return int(policy.choose(state, moves, chance))


def told_game(game: Game, seed: int) -> list[str]:
    chance = Chance(seed + 100)
    lines: list[str] = []
    searched = 0
    for step, party in enumerate(walk(game, some_options(game, chance), seed, LONGEST)):
        state = party.table.state
        lines.append(canonical(game.dump(state)))
        lines += [canonical(game.view(state, observer)) for observer in party.observers]
        if step % 17 == 5 and searched < SEARCHES and not state.is_over():
            searched += 1
            seat = Seat(int(state.decider()))
            sampler = game.sampler(game.view(state, seat), party.knowledge[seat])
            search = search_for(sampler, rollout(game.key), seed)
            search.more(ITERATIONS)
            lines.append(repr(search.report()))
    lines.append(party.table.log.write())
    return lines


if __name__ == "__main__":
    for found in GAMES.values():
        print(found.key, fingerprint(found), flush=True)
