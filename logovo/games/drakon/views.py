"""What one observer sees of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from logovo.core.seats import NOBODY, Seat
from logovo.core.views import View, ViewPart
from logovo.games.drakon import asks, scoring
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    DIRECTION_WORDS,
    HERO_WORDS,
    HOARD_POOL,
    KIND_WORDS,
    NO_HERO,
)
from logovo.games.drakon.effects.coins import coin_word, pool_seats
from logovo.games.drakon.events import UNKNOWN
from logovo.games.drakon.maze import coordinates
from logovo.games.drakon.positions import acted_pairs, settings
from logovo.games.drakon.state import VALUES, Drakon


@final
@dataclass(frozen=True)
class Tile(ViewPart):
    """A chamber of a hand, arrows as at r0; `unknown` for what others hold."""

    chamber: str
    kind: str
    arrows: tuple[str, ...]


@final
@dataclass(frozen=True)
class Lying(ViewPart):
    """A chamber in play with its arrows as it lies."""

    chamber: str
    kind: str
    arrows: tuple[str, ...]
    turning: int
    x: int
    y: int


@final
@dataclass(frozen=True)
class Spot(ViewPart):
    x: int
    y: int


@final
@dataclass(frozen=True)
class Player(ViewPart):
    seat: Seat
    hero: str  # "" before a figure is taken
    ability: bool  # Heroes!: the counter is still there
    at: Spot
    hand: tuple[Tile, ...]  # one for each chamber held
    pool: int


@final
@dataclass(frozen=True)
class Pool(ViewPart):
    """Coins of a seat or a team: ascending for those who may look, else `unknown`."""

    seats: tuple[Seat, ...]
    coins: tuple[str, ...]


@final
@dataclass(frozen=True)
class DrakonView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool
    options: tuple[tuple[str, str], ...]
    first_seat: Seat
    turn_seat: Seat
    round: int
    board: tuple[Lying, ...]  # by number of chamber; Start is "0"
    figure: Spot | None
    seats: tuple[Player, ...]
    pools: tuple[Pool, ...]
    pile: int
    hoard: int
    subject: Spot | None  # the chamber the question is about: an Escape to jump to, a float
    at_stake_seat: Seat  # who would take the coin the Knight is asked about
    winner_seats: tuple[Seat, ...]
    ended: str  # why, "" while the game goes on
    pending: tuple[tuple[int, ...], ...]  # decisions and duties, the next one last
    turns: int
    stir: int
    idle: int
    forced: int
    acted: tuple[tuple[int, ...], ...]  # in this turn: a seat and a chamber that has acted on it


def view(state: Drakon, observer: Seat) -> DrakonView:
    awaited = (Seat(int(state.decider())),) if state.ended < 0 else ()
    return DrakonView(
        observer=observer,
        players=int(state.players),
        ask=asks.ASK_WORDS[int(state.asks.kind())] if awaited else "",
        awaited_seats=awaited,
        over=state.is_over(),
        options=tuple(sorted(settings(state).items())),
        first_seat=Seat(int(state.first)),
        turn_seat=Seat(int(state.turn)),
        round=int(state.turns) // int(state.players) + 1,
        board=tuple([lying(state, c) for c in range(CHAMBERS) if state.maze.is_laid(c)]),
        figure=spot_of(state, state.figure) if state.figure >= 0 else None,
        seats=tuple([player(state, seat, observer) for seat in range(state.players)]),
        pools=tuple([pool(state, p, observer) for p in range(state.pools)]),
        pile=int(state.pile_size),
        hoard=int(state.coin_count(HOARD_POOL)),
        subject=subject(state),
        at_stake_seat=at_stake(state),
        winner_seats=tuple(
            [Seat(int(s)) for s in range(state.players) if (state.winners >> s) & 1 == 1]
        ),
        ended=scoring.REASON_WORDS[int(state.ended)] if state.ended >= 0 else "",
        pending=tuple([tuple(row) for row in state.asks.as_lists()]),
        turns=int(state.turns),
        stir=int(state.stir),
        idle=int(state.idle),
        forced=int(state.forced),
        acted=tuple([tuple(pair) for pair in acted_pairs(state)]),
    )


def arrow_words(arrows: i64) -> tuple[str, ...]:
    return tuple([DIRECTION_WORDS[d] for d in range(4) if (arrows >> d) & 1 == 1])


def tile(chamber: int) -> Tile:
    pattern = int(BOX.pattern[chamber])
    kind = KIND_WORDS[int(BOX.kind[chamber])]
    return Tile(str(chamber), kind, arrow_words(i64(BOX.arrows[pattern * 4])))


def lying(state: Drakon, chamber: int) -> Lying:
    maze = state.maze
    x, y = coordinates(maze.square_of(chamber))
    return Lying(
        str(chamber),
        KIND_WORDS[int(BOX.kind[chamber])],
        arrow_words(maze.arrows(chamber)),
        int(maze.turning(chamber)),
        x,
        y,
    )


def spot_of(state: Drakon, chamber: i64) -> Spot:
    x, y = coordinates(state.maze.square_of(chamber))
    return Spot(x, y)


def player(state: Drakon, seat: i64, observer: Seat) -> Player:
    hero = int(state.hero[seat])
    held = [int(state.hand(seat, i)) for i in range(state.held(seat))]
    if observer == seat:
        hand = tuple([tile(chamber) for chamber in held])
    else:
        hand = (Tile(UNKNOWN, UNKNOWN, ()),) * len(held)
    return Player(
        seat=Seat(int(seat)),
        hero="" if hero == NO_HERO else HERO_WORDS[hero],
        ability=state.heroes and (state.used >> seat) & 1 == 0,
        at=spot_of(state, i64(state.stands[seat])),
        hand=hand,
        pool=int(state.pool(seat)),
    )


def pool(state: Drakon, number: i64, observer: Seat) -> Pool:
    """The number of coins is open, the values are the owners'."""
    # drakon.coins-face-down; drakon.team-pool: both mates may look.
    owners = pool_seats(state, number)
    if observer not in owners:
        return Pool(owners, (UNKNOWN,) * int(state.coin_count(number)))
    words: list[str] = []
    for value in range(VALUES):
        words += [coin_word(value + 1)] * int(state.coins[number * VALUES + value])
    return Pool(owners, tuple(words))


def subject(state: Drakon) -> Spot | None:
    kind = state.asks.kind()
    if kind == asks.ASK_JUMP or kind == asks.ASK_FLOAT:
        return spot_of(state, state.asks.a())
    return None


def at_stake(state: Drakon) -> Seat:
    if state.asks.kind() == asks.ASK_KNIGHT:
        return Seat(int(state.asks.a()))
    return NOBODY
