"""A view read back into the open part of a state: where the worlds of a sampler start."""

from __future__ import annotations

from typing import Final

from logovo.core.options import Options
from logovo.games.larder import asks
from logovo.games.larder.components import bag_of, hindrance_named, kind_named, trick_named
from logovo.games.larder.discard import lay_discard
from logovo.games.larder.moves import code_of, parse_move
from logovo.games.larder.setup import blank
from logovo.games.larder.state import Larder, Player
from logovo.games.larder.views import LarderView, PlayerView

MARK: Final = 0
"""A closed card nobody knows is laid as the first kind until a world says what it is."""


def table_of(seen: LarderView, options: Options) -> Larder:
    """All that lies open for the observer. Hands of others have their size only, closed cards
    are marked, the deck and the piles are left out."""
    state = blank(options)
    state.ask = asks.WORDS.index(seen.ask)
    if len(seen.awaited_seats) > 0:
        state.turn = seen.awaited_seats[0]
    state.left = seen.left
    if not seen.clockwise:
        state.direction = -1
    lay_discard(state, seen.discard)
    state.debt = seen.debt
    state.skips = seen.skips
    state.touched = seen.touched
    state.trouble_size = seen.trouble
    state.aside_from = seen.trouble
    state.aside_to = seen.trouble + seen.aside
    state.round = seen.round
    state.starter = seen.starter_seat
    state.winner = seen.winner_seat
    state.plays = seen.plays
    state.closing = seen.closing
    state.chaos = seen.chaos
    for word in seen.tricks:
        state.tricks |= 1 << trick_named(word)
    for player in seen.seats:
        read_seat(state.seats[player.seat], player, player.seat == seen.observer)
    if seen.swap != "":
        state.seats[seen.observer].swap = code_of(parse_move(seen.swap))
    return state


def read_seat(me: Player, player: PlayerView, own: bool) -> None:
    me.hand_size = player.hand_size
    if own:
        me.hand = bag_of(player.hand)
    for i in range(len(player.stacks)):
        stack = player.stacks[i]
        me.lay_stack(i, MARK if stack.closed != "" else -1, kind_named(stack.open))
    me.hindrance = hindrance_named(player.hindrance)
    me.lost = player.lost
    me.last_loss = player.last_loss
