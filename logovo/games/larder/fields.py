"""What the numbers of an observation mean, and the observation made from a view."""

from __future__ import annotations

from typing import Final

from logovo.core.door import Field
from logovo.games.larder import asks
from logovo.games.larder.components import (
    DECK,
    KINDS,
    LAST_ROUND,
    MOST_STACKS,
    ROUND_CAP,
    STALL,
    TRICKS,
    WORDS,
    bag_of,
    hindrance_named,
    kind_named,
)
from logovo.games.larder.moves import Swap, parse_move
from logovo.games.larder.views import LarderView, PlayerView

TOP: Final = 4  # no rule looks deeper into the discard
MOST_LOST: Final = LAST_ROUND * ROUND_CAP


def fields(players: int) -> tuple[Field, ...]:
    """Seats are those of the table, cards are kinds in the order of the box, a kind is counted
    from 1, 0 for none."""
    found = [
        Field("ask", asks.OVER, 0, 1),  # one of swap, turn, debt, skip, name, carousel, fetch
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("hand", KINDS, 0, 8, True),  # how many of each kind
        Field("swap", 3, 0, KINDS, True),  # chosen; the kinds given and taken, 0 for keep
        Field("round", 1, 0, LAST_ROUND),
        Field("clockwise", 1, 0, 1),
        Field("discard", KINDS, 0, 8),
        Field("top", TOP, 0, KINDS),  # the top card first
        Field("fits", KINDS, 0, 1),
        Field("value", 1, 0, 9),
        Field("debt", 1, 0, DECK),
        Field("skips", 1, 0, DECK),
        Field("touched", 1, 0, DECK),
        Field("left", 1, 0, DECK),
        Field("trouble", 1, 0, DECK),
        Field("aside", 1, 0, DECK),
        Field("gone", 1, 0, DECK),
        Field("plays", 1, 0, 2 * STALL),
        Field("tricks", len(TRICKS), 0, 1),
        Field("chaos", 1, 0, 1),
        Field("closing", 1, 0, 1),
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "awaited", 1, 0, 1),
            Field(name + "starter", 1, 0, 1),
            Field(name + "winner", 1, 0, 1),  # of the round before
            Field(name + "hand", 1, 0, DECK),  # how many
            Field(name + "lost", 1, -MOST_LOST, MOST_LOST),
            Field(name + "last-loss", 1, -ROUND_CAP, ROUND_CAP),
            Field(name + "hindrance", 1, 0, 7),
            Field(name + "closed", MOST_STACKS, 0, 1),
            Field(name + "open", MOST_STACKS, 0, KINDS),  # the kind on each stack
        ]
    return tuple(found)


def encode(view: LarderView) -> list[int]:
    """The observation, field by field as they are named above."""
    row = [int(view.ask == word) for word in asks.WORDS[: asks.OVER]]
    row += [int(view.over)]
    row += [int(view.observer == seat) for seat in range(view.players)]
    row += own_hand(view)
    row += own_swap(view)
    row += [view.round, int(view.clockwise)]
    row += [view.discard.count(word) for word in WORDS]
    top = [kind_named(word) + 1 for word in reversed(view.discard[-TOP:])]
    row += top + [0] * (TOP - len(top))
    row += [int(word in view.fits) for word in WORDS]
    row += [view.value, view.debt, view.skips, view.touched, view.left]
    row += [view.trouble, view.aside, view.gone, view.plays]
    row += [int(trick in view.tricks) for trick in TRICKS]
    row += [int(view.chaos), int(view.closing)]
    for player in view.seats:
        row += seat_row(view, player)
    return row


def own_hand(view: LarderView) -> list[int]:
    if view.observer < 0:
        return [0] * KINDS
    bag = bag_of(view.seats[view.observer].hand)
    return [int((bag >> (4 * kind)) & 15) for kind in range(KINDS)]


def own_swap(view: LarderView) -> list[int]:
    if not view.swap:
        return [0, 0, 0]
    move = parse_move(view.swap)
    if isinstance(move, Swap):
        return [1, kind_named(move.given) + 1, kind_named(move.taken) + 1]
    return [1, 0, 0]


def seat_row(view: LarderView, player: PlayerView) -> list[int]:
    row = [int(player.seat in view.awaited_seats), int(player.seat == view.starter_seat)]
    row += [int(player.seat == view.winner_seat), player.hand_size, player.lost, player.last_loss]
    row += [hindrance_named(player.hindrance)]
    bare = [0] * (MOST_STACKS - len(player.stacks))
    row += [int(stack.closed != "") for stack in player.stacks] + bare
    row += [kind_named(stack.open) + 1 for stack in player.stacks] + bare
    return row
