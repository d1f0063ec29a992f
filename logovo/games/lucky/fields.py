"""What the numbers of an observation mean, and the observation made from a view."""

from __future__ import annotations

from typing import Final

from logovo.core.door import Field
from logovo.core.squares import CELLS
from logovo.games.lucky import asks
from logovo.games.lucky.components import (
    DECK_CARDS,
    GOAL_CARDS,
    GOAL_WORDS,
    GOALS,
    GOLD_CARDS,
    KIND_WORDS,
    KINDS,
    MOST_IN_HAND,
    PATH_CARDS,
    ROLE_WORDS,
    ROUNDS,
    TOOLS,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.moves.numbers import MIDDLE
from logovo.games.lucky.views import ENTRANCE_CARD, LuckyView, PathSeen, SeatSeen

ENTRANCE: Final = 33  # a cell of the forest: 1 to 32 a card as it lies, twice its kind + turned + 1
GOAL: Final = 34  # and on: g1, g2, g3
FAR: Final = 64  # coordinates, at most
CARD_WIDTH: Final = 5


def fields(players: int) -> tuple[Field, ...]:
    """The `forest` shows the middle block of places, row by row from below, as the numbers of
    actions name them. The `cards` are all laid ones, also those outside of it, from below."""
    found = [
        Field("ask", asks.OVER, 0, 1),  # one of turn, pit, gold
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("hand", KINDS, 0, MOST_IN_HAND, True),
        Field("held", MOST_IN_HAND, 0, KINDS, True),  # kinds from 1, the one held longest first
        Field("role", 2, 0, 1, True),  # lucky, mad
        Field("gold", 3, 0, GOLD_CARDS, True),  # cards of value 1, 2, 3
        Field("offered", 3, 0, GOLD_CARDS, True),  # gold handed on, to the one who chooses
        Field("seen-goals", GOALS, 0, 3, True),  # by the observer: 1 gold, 2 and 3 pits
        Field("round", 1, 0, ROUNDS),
        Field("deck", 1, 0, DECK_CARDS),
        Field("discard", 1, 0, DECK_CARDS),
        Field("gold-deck", 1, 0, GOLD_CARDS),
        Field("offer", 1, 0, GOLD_CARDS),
        Field("aside", 2, 0, 11),  # how many; mad ones, once shown
        Field("tied-goal", 1, 0, GOALS),
        Field("fresh-goals", GOALS, 0, 1),
        Field("goal-cards", GOALS, 0, 3),  # as all know them
        Field("goal-open", GOALS, 0, 1),
        Field("goal-tied", GOALS, 0, 1),
        Field("goal-turned", GOALS, 0, 1),
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "turn", 1, 0, 1),
            Field(name + "first", 1, 0, 1),
            Field(name + "last-played", 1, 0, 1),
            Field(name + "taker", 1, 0, 1),
            Field(name + "role", 2, 0, 1),  # once shown
            Field(name + "cards", 1, 0, MOST_IN_HAND),
            Field(name + "broken", len(TOOLS), 0, 1),
            Field(name + "gold", 1, 0, GOLD_CARDS),  # how many cards
            Field(name + "looked", GOALS, 0, 1),
        ]
    found += [
        Field("forest", CELLS, 0, GOAL + GOALS - 1),
        # x, y, the card as in the forest, a path leads there, it hangs together
        Field("cards", PATH_CARDS * CARD_WIDTH, -FAR, FAR),
        Field("draft", 3, -FAR, FAR, True),  # the card to be laid (33 fire), blocks east, up
    ]
    return tuple(found)


def encode(view: LuckyView) -> list[int]:
    """The observation, field by field as they are named above."""
    row = [int(view.ask == word) for word in asks.WORDS[: asks.OVER]] + [int(view.over)]
    row += [int(view.observer == seat) for seat in range(view.players)]
    row += [view.hand.count(kind) for kind in KIND_WORDS]
    held = [KIND_WORDS.index(kind) + 1 for kind in view.held]
    row += held + [0] * (MOST_IN_HAND - len(held))
    own = view.seats[view.observer] if view.observer >= 0 else None
    row += role_bits(own.role if own else UNKNOWN)
    row += values(own.gold if own else ())
    row += values(view.offer)
    looked = [view.observer >= 0 and view.observer in goal.looked_seats for goal in view.goals]
    row += [goal_number(goal.card) if looked[i] else 0 for i, goal in enumerate(view.goals)]
    row += [view.round, view.deck, view.discard, view.gold_deck, len(view.offer)]
    row += [len(view.aside), view.aside.count("mad")]
    row += [GOAL_WORDS.index(view.tied_goal) + 1 if view.tied_goal else 0]
    row += [int(goal in view.fresh_goals) for goal in GOAL_WORDS]
    shown = is_shown(view)
    known = [goal.open or goal.tied or shown for goal in view.goals]
    row += [goal_number(goal.card) if known[i] else 0 for i, goal in enumerate(view.goals)]
    row += [int(goal.open) for goal in view.goals]
    row += [int(goal.tied) for goal in view.goals]
    row += [int(goal.turned) for goal in view.goals]
    for player in view.seats:
        row += seat_row(view, player, shown)
    return row + forest(view) + cards(view) + [0, 0, 0]


def is_shown(view: LuckyView) -> bool:
    """Whether the round is over and its roles lie open: others' roles are known only then."""
    return any(seat.role != UNKNOWN for seat in view.seats if seat.seat != view.observer)


def role_bits(role: str) -> list[int]:
    return [int(role == word) for word in ROLE_WORDS]


def values(gold: tuple[str, ...]) -> list[int]:
    return [gold.count(value) for value in ("1", "2", "3")]


def goal_number(card: str) -> int:
    return GOAL_CARDS.index(card) + 1


def seat_row(view: LuckyView, player: SeatSeen, shown: bool) -> list[int]:
    seat = player.seat
    row = [int(seat == view.turn_seat), int(seat == view.first_seat)]
    row += [int(seat == view.last_played_seat), int(seat in view.taker_seats)]
    row += role_bits(player.role if shown else UNKNOWN)
    row += [player.cards] + [int(tool in player.broken) for tool in TOOLS]
    row += [len(player.gold)]
    return row + [int(seat in goal.looked_seats) for goal in view.goals]


def content(path: PathSeen) -> int:
    if path.card == ENTRANCE_CARD:
        return ENTRANCE
    return 2 * KIND_WORDS.index(path.card) + int(path.turned) + 1


def forest(view: LuckyView) -> list[int]:
    cells = [0] * CELLS
    for path in view.forest:
        cell = int(MIDDLE.cell_of(path.x, path.y))
        if cell >= 0:
            cells[cell] = content(path)
    for i, goal in enumerate(view.goals):
        cells[int(MIDDLE.cell_of(goal.x, goal.y))] = GOAL + i
    return cells


def cards(view: LuckyView) -> list[int]:
    row: list[int] = []
    for path in view.forest[1:]:
        row += [path.x, path.y, content(path), int(path.reached), int(path.standing)]
    return row + [0] * (PATH_CARDS * CARD_WIDTH - len(row))
