"""Finished games that reviews are tried on: by the quick policy, with a slip now and then."""

from __future__ import annotations

from functools import cache

import pytest

from logovo.core import chance as a_compiled_module
from logovo.core.chance import Chance
from logovo.core.log import Log
from logovo.core.moves import Moves
from logovo.core.table import open_table
from logovo.games import game
from logovo.search.policies import rollout

SLIPS = 6
COMPILED = not str(a_compiled_module.__file__).endswith(".py")
PLAYERS = {"larder": 2, "drakon": 2, "gold": 3, "lucky": 3, "vampires": 2}


def needs_speed() -> None:
    """A whole game tried over and over takes minutes where the rules are interpreted."""
    if not COMPILED:
        pytest.skip("a whole review is for compiled rules")


@cache
def recorded(
    key: str, seed: int = 7, players: int = 0, wishes: tuple[tuple[str, str], ...] = ()
) -> Log:
    """One decision in six is made at random, so that there is something to find."""
    played = game(key)
    options = played.options(players or PLAYERS[key], dict(wishes))
    names = ["Anna", "Boris", "Clara"][: options.players]
    table = open_table(played, options, names, seed)
    chance, listed, policy = Chance(seed), Moves(), rollout(key)
    while not table.state.is_over():
        awaited = played.awaited(table.state)
        seat = awaited[int(chance.below(len(awaited)))]
        listed.clear()
        table.state.legal_for(seat, listed)
        code = listed.get(chance.below(listed.size))
        if seat == table.state.decider() and chance.below(SLIPS):
            code = policy.choose(table.state, listed, chance)
        table.play(seat, played.move_of(table.state, seat, int(code)))
    return table.log
