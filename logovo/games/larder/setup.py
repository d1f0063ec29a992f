"""A table before the first decision: empty, or with the first round dealt."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.games.larder import options as settings
from logovo.games.larder import rounds
from logovo.games.larder.state import Larder


def blank(options: Options) -> Larder:
    """An empty table with the host's settings."""
    state = Larder(options.players, options)
    state.hindrances = options.is_on(settings.HINDRANCES)
    state.has_tricks = options.is_on(settings.TRICKS)
    state.tricks_from = options.number(settings.TRICKS_FROM_ROUND)
    state.must_lay = options.is_on(settings.MUST_LAY_FOURSOME)
    state.multiples = options.is_on(settings.RESERVE_MULTIPLES)
    return state


def setup(options: Options, chance: Chance, journal: Journal) -> Larder:
    """Shuffle what is shuffled once, find the first player, begin round 1."""
    state = blank(options)
    if state.has_tricks:
        state.trick_pile = shuffled_seven(chance)
    if state.hindrances:
        state.hindrance_pile = shuffled_seven(chance)
    # larder.first-player: named by the host or drawn by lot.
    first: i64 = settings.first_named(options)
    if first < 0:
        first = chance.below(state.players)
    state.starter = first
    rounds.begin(state, chance, journal)
    return state


def shuffled_seven(chance: Chance) -> i64:
    return rounds.shuffled(vec[u8]([1, 2, 3, 4, 5, 6, 7]), 7, chance)
