"""How long a hint takes: `python bench/hints.py [games]`, on a compiled house.

Every so many decisions of games played by the policy a hint is made as the server's process makes
it. Wall time is what a player waits for; processor time is what it costs on a busy machine.
"""

from __future__ import annotations

import sys
import time

import logovo
from logovo.coach.advice import advise
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.table import open_table
from logovo.games import GAMES, game
from logovo.review.story import fresh_minds, tell
from logovo.search.policies import rollout

PLAYERS = {"larder": 4, "drakon": 4, "gold": 4, "lucky": 5, "vampires": 4}
EVERY = 9
MOST = 24  # hints of one game


def hints(key: str, seed: int) -> list[tuple[float, float, int]]:
    """Wall seconds, processor seconds and worlds of each."""
    played = game(key)
    options = played.options(PLAYERS[key], {})
    table = open_table(played, options, [""] * options.players, seed)
    minds = fresh_minds(played, options)
    tell(played, minds, table.opening)
    policy, moves, luck, number = rollout(key), Moves(), Chance(seed), 0
    found: list[tuple[float, float, int]] = []
    while not table.state.is_over():
        seat = played.awaited(table.state)[0]
        legal = played.legal(table.state, seat)
        if len(legal) > 1 and number % EVERY == 0 and len(found) < MOST:
            view = played.view(table.state, seat)
            wall, own = time.perf_counter(), time.process_time()
            advice = advise(played, options, seat, view, minds[seat], number)
            found.append((time.perf_counter() - wall, time.process_time() - own, advice.worlds))
        number += 1
        move = legal[0]
        if table.state.decider() == seat:
            table.state.legal_into(moves)
            code = int(policy.choose(table.state, moves, luck))
            move = played.move_of(table.state, seat, code)
        tell(played, minds, table.play(seat, move))
    return found


def main() -> None:
    print(f"logovo {logovo.__version__}: hints, seconds of wall and of processor")
    for key in sys.argv[1:] or GAMES:
        found = hints(key, 3)
        walls = sorted(wall for wall, _own, _worlds in found)
        owns = sorted(own for _wall, own, _worlds in found)
        worlds = sorted(worlds for _wall, _own, worlds in found)
        middle, late = len(found) // 2, len(found) * 95 // 100
        print(
            f"{key:9} {len(found):3} hints  wall {walls[middle]:.2f}, 95% {walls[late]:.2f}, "
            f"most {walls[-1]:.2f}  processor {owns[middle]:.2f}, most {owns[-1]:.2f}  "
            f"worlds {worlds[middle]}, least {worlds[0]}"
        )


main()
