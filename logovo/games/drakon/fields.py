"""What the numbers of an observation mean, and the observation made from a view."""

from __future__ import annotations

from typing import Final

from logovo.core.door import Field
from logovo.core.squares import CELLS
from logovo.games.drakon.asks import ASK_WORDS
from logovo.games.drakon.components import (
    CHAMBERS,
    COINS_IN_ALL,
    DIRECTION_WORDS,
    HERO_WORDS,
)
from logovo.games.drakon.effects.coins import coin_word
from logovo.games.drakon.moves.numbers import MIDDLE, NUMBERS
from logovo.games.drakon.scoring import REASON_WORDS
from logovo.games.drakon.views import DrakonView, Player, Spot

FAR: Final = 16384
MOST_TURNS: Final = 32767
CHAMBER_WIDTH: Final = 5


def fields(players: int) -> tuple[Field, ...]:
    """Chambers, seats, heroes and reasons are counted from 1, 0 for none (Start is chamber 1). The
    `maze` shows the middle block of squares, row by row, as the numbers of actions name them."""
    found = [
        Field("ask", len(ASK_WORDS), 0, 1),
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("hand", CHAMBERS, 0, 1, True),  # the chambers held
        Field("coins", 3, 0, COINS_IN_ALL, True),  # of value 1, 2, 3, in the observer's pool
        Field("turns", 1, 0, MOST_TURNS),
        Field("stir", 1, -1, MOST_TURNS),
        Field("idle", 1, 0, MOST_TURNS),
        Field("forced", 1, 0, MOST_TURNS),
        Field("pile", 1, 0, CHAMBERS),
        Field("hoard", 1, 0, COINS_IN_ALL),
        Field("figure", 1, 0, CHAMBERS),
        Field("subject", 1, 0, CHAMBERS),
        Field("at-stake", 1, 0, players),
        Field("ended", 1, 0, len(REASON_WORDS)),
        Field("pending", 1, 0, 1024),  # how many decisions and duties wait
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "awaited", 1, 0, 1),
            Field(name + "turn", 1, 0, 1),
            Field(name + "first", 1, 0, 1),
            Field(name + "winner", 1, 0, 1),
            Field(name + "hero", 1, 0, len(HERO_WORDS)),
            Field(name + "ability", 1, 0, 1),
            Field(name + "stands", 1, 0, CHAMBERS),
            Field(name + "hand", 1, 0, CHAMBERS),  # how many
            Field(name + "coins", 1, 0, COINS_IN_ALL),  # in their pool
        ]
    found += [
        # For each chamber: it lies there, x, y, its arrows as bits n e s w, the seats it has acted
        # on in this turn as bits.
        Field("chambers", CHAMBERS * CHAMBER_WIDTH, -FAR, FAR),
        Field("maze", CELLS, 0, CHAMBERS),
        Field("draft", 3, -FAR, NUMBERS, True),  # the first number + 1, blocks along x and y
        Field("draft.order", CHAMBERS, 0, CHAMBERS, True),  # the Dwarf's: each chamber's place
    ]
    return tuple(found)


def encode(view: DrakonView) -> list[int]:
    """The observation, field by field as they are named above."""
    lying = {(c.x, c.y): int(c.chamber) + 1 for c in view.board}

    def chamber_at(spot: Spot | None) -> int:
        return 0 if spot is None else lying[spot.x, spot.y]

    row = [int(view.ask == word) for word in ASK_WORDS] + [int(view.over)]
    row += [int(view.observer == seat) for seat in range(view.players)]
    row += own(view)
    row += [view.turns, view.stir, view.idle, view.forced, view.pile, view.hoard]
    row += [chamber_at(view.figure), chamber_at(view.subject), view.at_stake_seat + 1]
    row += [REASON_WORDS.index(view.ended) + 1 if view.ended else 0, len(view.pending)]
    for player in view.seats:
        row += seat_row(view, player, chamber_at(player.at))
    return row + maze(view) + [0] * (3 + CHAMBERS)


def own(view: DrakonView) -> list[int]:
    if view.observer < 0:
        return [0] * (CHAMBERS + 3)
    me = view.seats[view.observer]
    held = [int(tile.chamber) for tile in me.hand]
    coins = view.pools[me.pool].coins
    row = [int(chamber in held) for chamber in range(CHAMBERS)]
    return row + [coins.count(coin_word(value)) for value in (1, 2, 3)]


def seat_row(view: DrakonView, player: Player, stands: int) -> list[int]:
    seat = player.seat
    row = [int(seat in view.awaited_seats), int(seat == view.turn_seat)]
    row += [int(seat == view.first_seat), int(seat in view.winner_seats)]
    row += [HERO_WORDS.index(player.hero) + 1 if player.hero else 0, int(player.ability), stands]
    return [*row, len(player.hand), len(view.pools[player.pool].coins)]


def maze(view: DrakonView) -> list[int]:
    chambers = [0] * (CHAMBERS * CHAMBER_WIDTH)
    cells = [0] * CELLS
    for lying in view.board:
        chamber = int(lying.chamber)
        arrows = sum(1 << DIRECTION_WORDS.index(arrow) for arrow in lying.arrows)
        at = chamber * CHAMBER_WIDTH
        chambers[at : at + 4] = [1, lying.x, lying.y, arrows]
        cell = int(MIDDLE.cell_of(lying.x, lying.y))
        if cell >= 0:
            cells[cell] = chamber + 1
    for seat, chamber in view.acted:
        chambers[chamber * CHAMBER_WIDTH + 4] |= 1 << seat
    return chambers + cells
