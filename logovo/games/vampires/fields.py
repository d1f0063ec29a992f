"""What the numbers of an observation mean, and the observation made from a view.

It is a memory game: the view forgets, and so does this row. Whoever wants to remember keeps the
rows before it, or plays with `open-notes`.
"""

from __future__ import annotations

from typing import Final

from logovo.core.door import Field
from logovo.games.vampires import asks
from logovo.games.vampires.components import (
    COLOURS,
    GARLIC,
    GRAVE_COUNT,
    GRAVES,
    INSIDE_WORDS,
    LIDS,
    MOST_PLAYERS,
    STAKES,
    TURNS_CAP,
    grave_named,
)
from logovo.games.vampires.views import Row, VampiresView

SHOWN: Final = 4  # vampires of each end, from the outside
LIDDED: Final = 1
OPEN: Final = 2
BARRED: Final = 2  # more, with open notes
MOST_INSIDE: Final = GARLIC + MOST_PLAYERS
MOST_LIDS: Final = len(LIDS)


def fields(players: int) -> tuple[Field, ...]:
    """Seats, graves, colours and lids are counted from 1, 0 for none. Inside a grave: 1 nothing,
    2 a vampire, 3 and on garlic of p1, p2 …"""
    found = [
        Field("ask", asks.OVER, 0, 1),  # one of open, go-on, plague, match, miss, give, put
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("colours", len(COLOURS), 0, 1),  # in play
        Field("graves", GRAVE_COUNT, 0, 4),  # 0 not in play, 1 lidded, 2 open; 2 more: barred
        Field("lids", GRAVE_COUNT, 0, MOST_LIDS),  # of open graves, and of the notes
        Field("inside", GRAVE_COUNT, 0, MOST_INSIDE),
        Field("last", 5, 0, GRAVE_COUNT),  # seat, grave, lid (8 unseen), inside, what was put in
        Field("path-stakes", 1, 0, STAKES),
        Field("reserve", 1, 0, GRAVE_COUNT),
        Field("rats-out", 1, 0, GRAVE_COUNT),
        Field("plague", 3, 0, GRAVE_COUNT),  # owner, grave, whether the one asked has opened
        Field("gifts", 4, 0, GRAVE_COUNT),  # receiver, giver, left, the colour in hand
        Field("turn", 1, 0, 2 * TURNS_CAP),
        Field("quiet", 1, 0, 2 * TURNS_CAP),
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "awaited", 1, 0, 1),
            Field(name + "turn", 1, 0, 1),
            Field(name + "opener", 1, 0, 1),
            Field(name + "stopped", 1, 0, 1),  # in a plague
            Field(name + "winner", 1, 0, 1),
            Field(name + "size", 1, 0, GRAVE_COUNT),
            Field(name + "closed", 1, 0, GRAVE_COUNT),
            Field(name + "left", SHOWN, 0, len(COLOURS)),  # the outermost first
            Field(name + "right", SHOWN, 0, len(COLOURS)),
            Field(name + "garlic", 1, 0, 3),
            Field(name + "stakes", 1, 0, STAKES),
        ]
    return tuple(found)


def encode(view: VampiresView) -> list[int]:
    """The observation, field by field as they are named above."""
    row = [int(view.ask == word) for word in asks.WORDS[: asks.OVER]]
    row += [int(view.over)]
    row += [int(view.observer == seat) for seat in range(view.players)]
    row += [int(colour in view.colours) for colour in COLOURS]
    row += graves(view)
    row += last(view)
    row += [view.path_stakes, view.reserve, view.rats_out]
    plague, gifts = view.plague, view.gifts
    row += [0, 0, 0]
    if plague is not None:
        row[-3:] = [plague.owner_seat + 1, grave_named(plague.grave) + 1, int(plague.has_opened)]
    row += [0, 0, 0, 0]
    if gifts is not None:
        row[-4:] = [gifts.seat + 1, gifts.giver_seat + 1, gifts.left, colour_number(gifts.vampire)]
    row += [view.turn, view.quiet]
    for player in view.rows:
        row += seat_row(view, player)
    return row


def graves(view: VampiresView) -> list[int]:
    status, lids, inside = (dict.fromkeys(GRAVES, 0) for _part in range(3))
    for name in view.lidded:
        status[name] = LIDDED
    for grave in view.open:
        status[grave.grave] = OPEN
    for name in view.barred:
        status[name] += BARRED
    for grave in view.open + view.notes:
        lids[grave.grave] = LIDS.index(grave.lid) + 1
        inside[grave.grave] = inside_number(grave.inside, grave.inside_seat)
    return [*status.values(), *lids.values(), *inside.values()]


def inside_number(word: str, seat: int) -> int:
    return INSIDE_WORDS.index(word) + max(seat, 0) + 1


def colour_number(word: str) -> int:
    return COLOURS.index(word) + 1 if word else 0


def last(view: VampiresView) -> list[int]:
    found = view.last
    if found is None:
        return [0, 0, 0, 0, 0]
    row = [found.seat + 1, grave_named(found.grave) + 1]
    if found.lid == "unknown":
        row += [MOST_LIDS + 1, 0]
    else:
        row += [LIDS.index(found.lid) + 1, inside_number(found.inside, found.inside_seat)]
    return [*row, INSIDE_WORDS.index(found.put) + 1]


def seat_row(view: VampiresView, player: Row) -> list[int]:
    seat = player.seat
    row = [int(seat in view.awaited_seats), int(seat == view.turn_seat)]
    row += [int(seat == view.opener_seat)]
    row += [int(view.plague is not None and seat in view.plague.stopped_seats)]
    row += [int(seat in view.winner_seats)]
    row += [len(player.left) + player.closed + len(player.right), player.closed]
    right = player.right if player.closed else player.left + player.right
    for end in (player.left[:SHOWN], tuple(reversed(right))[:SHOWN]):
        row += [colour_number(colour) for colour in end] + [0] * (SHOWN - len(end))
    return [*row, player.garlic, player.stakes]
