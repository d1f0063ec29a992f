"""Random games as one seat and an onlooker are told them, step by step, as JSON: the browser makes
moments of them.

`npm run wire:check` looks at those (`web/seam/moments.test.ts`).
"""

from __future__ import annotations

import json
import sys

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.plain import plain
from logovo.core.seats import TABLE, Seat
from logovo.games import GAMES
from logovo.testkit.walks import Party, some_options

SEEDS = 2
LONGEST = 200
EYES = (TABLE, Seat(1))


def film(game: Game, seed: int, eyes: Seat) -> dict[str, object]:
    """The first with the plain options, the others with any."""
    chance = Chance(seed)
    party = Party(game, some_options(game, chance, plain=seed == 0), seed)
    table = party.table

    def step(events: list[Event]) -> dict[str, object]:
        told = [plain(game.told_to(event, eyes)) for event in events]
        return {"events": told, "view": plain(game.view(table.state, eyes))}

    steps = [step(table.opening)]
    for _move in range(LONGEST):
        if table.state.is_over():
            break
        steps.append(step(party.play(*party.pick(chance))))
    return {"game": game.key, "seed": seed, "eyes": int(eyes), "steps": steps}


def films() -> list[dict[str, object]]:
    return [
        film(game, seed, eyes) for game in GAMES.values() for seed in range(SEEDS) for eyes in EYES
    ]


if __name__ == "__main__":
    json.dump(films(), sys.stdout, ensure_ascii=False)
