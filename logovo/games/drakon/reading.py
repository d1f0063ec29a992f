"""A view read back: the table with everything that lies open, where sampled worlds start."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from logovo.core.options import Options
from logovo.games.drakon import scoring
from logovo.games.drakon.components import HERO_WORDS, NO_HERO
from logovo.games.drakon.events import UNKNOWN
from logovo.games.drakon.maze import square_at
from logovo.games.drakon.setup import table_for
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.views import DrakonView


def table_of(view: DrakonView) -> Drakon:
    """Other hands, the pile and the coins of others are empty."""
    state = table_for(Options(view.players, dict(view.options)))
    for lying in view.board:
        if lying.chamber == "0":
            state.maze.turn(0, lying.turning)
        else:
            state.maze.put(int(lying.chamber), lying.turning, square_at(lying.x, lying.y))
    if view.figure is not None:
        state.figure = state.maze.chamber_on(square_at(view.figure.x, view.figure.y))
    for player in view.seats:
        chamber = state.maze.chamber_on(square_at(player.at.x, player.at.y))
        state.stands[player.seat] = u8(chamber)
        hero = HERO_WORDS.index(player.hero) if player.hero else NO_HERO
        state.hero[player.seat] = u8(hero)
        if state.heroes and not player.ability:
            state.used |= 1 << player.seat
        if player.seat == view.observer:
            for tile in player.hand:
                state.gain_chamber(player.seat, int(tile.chamber))
    state.coins = vec[u8]([0] * len(state.coins))
    for number in range(len(view.pools)):
        for word in view.pools[number].coins:
            if word != UNKNOWN:
                state.add_coin(number, int(word[-1]))
    state.first = view.first_seat
    state.turn = view.turn_seat
    state.turns = view.turns
    state.stir = view.stir
    state.idle = view.idle
    state.forced = view.forced
    for pair in view.acted:
        state.note_acted(pair[0], pair[1])
    if view.over:
        state.ended = scoring.REASON_WORDS.index(view.ended)
    for seat in view.winner_seats:
        state.winners |= 1 << seat
    state.asks.load([list(row) for row in view.pending])
    return state
