"""A table of Mad Lucky before the first card: empty, or with the first round dealt."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.games.lucky import purses, rounds
from logovo.games.lucky.options import first_named
from logovo.games.lucky.state import Lucky


def blank(options: Options) -> Lucky:
    """A table with the forest empty and all gold in the bank."""
    state = Lucky(options.players, options)
    state.read_options()
    state.hands = vec[i64]([0] * options.players)
    state.gold = vec[i64]([0] * options.players)
    # lucky.gold-deck: shuffled closed once, so that a blind draw is any card left.
    state.bank = purses.full()
    state.forest.clear(state.gap, state.goal_step)
    return state


def setup(options: Options, chance: Chance, journal: Journal) -> Lucky:
    state = blank(options)
    # lucky.first-player: named by the host or drawn by lot.
    first: i64 = first_named(options)
    if first < 0:
        first = chance.below(state.players)
    rounds.begin(state, first, chance, journal)
    return state
