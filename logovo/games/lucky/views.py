"""What one observer sees of a table of Mad Lucky: built up, never cut down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from logovo.core.seats import TABLE, Seat
from logovo.core.views import View, ViewPart
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.cells import MASK, REACHED, STANDING
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_WORDS,
    GOALS,
    KIND_WORDS,
    ROLE_WORDS,
    TOOLS,
)
from logovo.games.lucky.events import UNKNOWN
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.moves import x_of, y_of
from logovo.games.lucky.state import Lucky

ENTRANCE_CARD: Final = "S"


@final
@dataclass(frozen=True)
class PathSeen(ViewPart):
    """A card in the forest. `reached`: a path leads from the entrance to it. `standing`: it
    hangs together with the entrance, so that cards may be laid beside it."""

    x: int
    y: int
    card: str
    turned: bool
    reached: bool
    standing: bool


@final
@dataclass(frozen=True)
class GoalSeen(ViewPart):
    """`card` is known when the goal is open or tied, and to those who have looked. `tied`: a pit
    turned up for all to see, before its layer says how it lies."""

    goal: str
    x: int
    y: int
    card: str
    open: bool
    tied: bool
    turned: bool
    looked_seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class SeatSeen(ViewPart):
    seat: Seat
    role: str
    cards: int
    broken: tuple[str, ...]
    gold: tuple[str, ...]


@final
@dataclass(frozen=True)
class LuckyView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool
    round: int
    first_seat: Seat
    turn_seat: Seat
    last_played_seat: Seat
    deck: int
    discard: int
    gold_deck: int
    forest: tuple[PathSeen, ...]
    goals: tuple[GoalSeen, ...]
    seats: tuple[SeatSeen, ...]
    aside: tuple[str, ...]
    hand: tuple[str, ...]
    held: tuple[str, ...]  # the same in the order held: the first is passed by default
    offer: tuple[str, ...]  # gold cards handed on
    taker_seats: tuple[Seat, ...]  # diggers who still take gold
    tied_goal: str  # the pit whose position is asked for
    fresh_goals: tuple[str, ...]  # pits turned up just now, before the path is followed


def view(state: Lucky, observer: Seat) -> LuckyView:
    own = [] if observer == TABLE else hands.listed(state.hands[observer])
    over = state.is_over()
    turn = Seat(int(state.turn))
    return LuckyView(
        observer=observer,
        players=int(state.players),
        ask=asks.WORDS[int(state.ask)],
        awaited_seats=() if over else (turn,),
        over=over,
        round=int(state.round),
        first_seat=Seat(int(state.first)),
        turn_seat=turn,
        last_played_seat=Seat(int(state.last_played)),
        deck=int(state.deck_left),
        discard=int(state.discard_size),
        gold_deck=int(purses.size(state.bank)),
        forest=forest_seen(state.forest),
        goals=tuple([goal_seen(state, goal, observer) for goal in range(GOALS)]),
        seats=tuple([seat_seen(state, Seat(i), observer) for i in range(int(state.players))]),
        aside=aside_seen(state),
        hand=tuple([KIND_WORDS[kind] for kind in sorted(own)]),
        held=tuple([KIND_WORDS[kind] for kind in own]),
        offer=offer_seen(state, observer),
        taker_seats=seats_of(int(state.takers), int(state.players)),
        tied_goal=GOAL_WORDS[int(state.tied_goal)] if state.ask == asks.PIT else "",
        fresh_goals=goals_of(int(state.fresh)),
    )


def seats_of(bits: int, players: int) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(players) if bits & (1 << seat)])


def goals_of(bits: int) -> tuple[str, ...]:
    return tuple([GOAL_WORDS[goal] for goal in range(GOALS) if bits & (1 << goal)])


def forest_seen(forest: Forest) -> tuple[PathSeen, ...]:
    """The entrance first, then the laid cards from below upwards, left to right."""
    cells = [int(forest.home)] + [int(forest.laid[i]) for i in range(forest.laid_n)]
    return tuple([path_seen(forest, cell) for cell in cells])


def path_seen(forest: Forest, cell: int) -> PathSeen:
    word = int(forest.cells[cell])
    place = forest.place(cell)
    card, turned = ENTRANCE_CARD, False
    if forest.is_laid(cell):
        variant = int(forest.content(cell)) - 1
        card, turned = KIND_WORDS[variant >> 1], variant & 1 == 1
    reached, standing = word & REACHED != 0, word & STANDING != 0
    return PathSeen(int(x_of(place)), int(y_of(place)), card, turned, reached, standing)


def goal_seen(state: Lucky, goal: int, observer: Seat) -> GoalSeen:
    forest = state.forest
    cell = int(forest.goals[goal])
    place = forest.place(cell)
    card = int(state.goal_card(goal))
    is_open = forest.is_face_up(cell)
    looked = [Seat(i) for i in range(int(state.players)) if state.has_looked(i, goal)]
    # lucky.goal-turn: a tied pit is turned up before the layer says how it lies.
    is_tied = state.ask == asks.PIT and forest.lead(cell) != 0
    is_known = is_open or is_tied or state.is_shown or (observer != TABLE and observer in looked)
    is_turned = is_open and int(forest.cells[cell]) & MASK != int(GOAL_MASKS[card])
    return GoalSeen(
        goal=GOAL_WORDS[goal],
        x=int(x_of(place)),
        y=int(y_of(place)),
        card=GOAL_CARDS[card] if is_known else UNKNOWN,
        open=is_open,
        tied=is_tied,
        turned=is_turned,
        looked_seats=tuple(looked),
    )


def seat_seen(state: Lucky, seat: Seat, observer: Seat) -> SeatSeen:
    broken = int(state.broken_of(seat))
    purse = state.gold[seat]
    # lucky.gold-secret: all see how many; the values are the owner's to the end of the game.
    gold = [str(value) for value in purses.values(purse)]
    if seat != observer and not state.is_over():
        gold = [UNKNOWN] * len(gold)
    role = ROLE_WORDS[1 if state.is_mad(seat) else 0]
    return SeatSeen(
        seat=seat,
        role=role if seat == observer or state.is_shown else UNKNOWN,
        cards=int(hands.size(state.hands[seat])),
        broken=tuple([TOOLS[tool] for tool in range(3) if broken & (1 << tool)]),
        gold=tuple(gold),
    )


def aside_seen(state: Lucky) -> tuple[str, ...]:
    # lucky.roles-aside: unseen by all until the round ends.
    mad = int(state.aside_mad)
    if not state.is_shown:
        return tuple([UNKNOWN] * int(state.aside))
    return tuple(["mad"] * mad + ["lucky"] * (int(state.aside) - mad))


def offer_seen(state: Lucky, observer: Seat) -> tuple[str, ...]:
    values = [str(value) for value in purses.values(state.offer)]
    if state.ask == asks.CHOICE and state.turn == observer:
        return tuple(values)
    return tuple([UNKNOWN] * len(values))
