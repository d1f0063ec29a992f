"""What one observer sees of the table. Built up from nothing, never cut down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from logovo.core.bags import count
from logovo.core.seats import Seat
from logovo.core.views import View, ViewPart
from logovo.games.larder import asks
from logovo.games.larder.components import (
    FOUR,
    GUARDIAN,
    HINDRANCES,
    TRICKS,
    WORDS,
    bag_words,
)
from logovo.games.larder.discard import discard_words
from logovo.games.larder.events import UNKNOWN
from logovo.games.larder.legality import fitting, kinds_in
from logovo.games.larder.moves import move_of
from logovo.games.larder.state import Larder, Player

CLOSED: Final = -1
"""In place of the hand of somebody else: no bag of cards is this number."""
EACH_PLACE: Final = 0x0111_1111_1111_1111
"""The lowest of the four bits of each stack."""


@final
@dataclass(frozen=True)
class StackView(ViewPart):
    """A place of a reserve. `closed` is `unknown` or empty, `open` a card or empty."""

    closed: str
    open: str


@final
@dataclass(frozen=True)
class PlayerView(ViewPart):
    seat: Seat
    hand: tuple[str, ...]  # sorted; `unknown` for each card of another's
    hand_size: int
    stacks: tuple[StackView, ...]
    lost: int  # coins in all rounds
    last_loss: int  # in the round before
    hindrance: str  # the one followed in this round, or empty


@final
@dataclass(frozen=True)
class LarderView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool

    round: int
    starter_seat: Seat
    winner_seat: Seat  # of the round before; -1 if none
    clockwise: bool
    seats: tuple[PlayerView, ...]
    swap: str  # the observer's own choice as notation until all have chosen, else empty

    discard: tuple[str, ...]  # the top last; below the ordered top cards the lowest kinds first
    value: int  # in force on the discard
    fits: tuple[str, ...]  # the kinds that may be laid now
    debt: int  # cards to draw because of 4s
    skips: int  # seats still to answer 5s, the awaited one first
    touched: int  # seats told to skip by these 5s so far
    left: int  # how often a trick still asks its question
    trouble: int  # cards in the trouble pile
    aside: int  # cards not dealt in this round
    gone: int  # cards that have left the round in sight of all
    plays: int  # made in this round

    tricks: tuple[str, ...]
    chaos: bool
    closing: bool  # somebody has reached the last total


@final
class Face:
    """What everybody sees alike, in words: the dearest part of a view."""

    def __init__(self, state: Larder) -> None:
        players = int(state.players)
        self.awaited = tuple([Seat(seat) for seat in range(players) if state.owes(seat)])
        self.seats = [seen_at(state.seats[i], i, False) for i in range(players)]  # hands closed
        self.discard = discard_words(state)
        self.fits = fitting_words(state)
        self.gone = len(bag_words(state.gone))
        self.tricks = tuple([TRICKS[i] for i in range(len(TRICKS)) if state.has_trick(i)])


def view(state: Larder, observer: Seat) -> LarderView:
    return seen_by(state, observer, Face(state))


def views(state: Larder, observers: list[Seat]) -> list[View]:
    face = Face(state)
    found: list[View] = []
    for observer in observers:
        found.append(seen_by(state, observer, face))
    return found


def seen_by(state: Larder, observer: Seat, face: Face) -> LarderView:
    seats = face.seats
    if observer >= 0:
        seats = seats.copy()
        seats[observer] = seen_at(state.seats[observer], observer, True)
    return LarderView(
        observer=observer,
        players=int(state.players),
        ask=asks.WORDS[state.ask],
        awaited_seats=face.awaited,
        over=state.is_over(),
        round=int(state.round),
        starter_seat=Seat(int(state.starter)),
        winner_seat=Seat(int(state.winner)),
        clockwise=state.direction > 0,
        seats=tuple(seats),
        swap=own_swap(state, observer),
        discard=face.discard,
        value=int(state.value),
        fits=face.fits,
        debt=int(state.debt),
        skips=int(state.skips),
        touched=int(state.touched),
        left=int(state.left),
        trouble=int(state.trouble_size),
        aside=int(state.aside_to - state.aside_from),
        gone=face.gone,
        plays=int(state.plays),
        tricks=face.tricks,
        chaos=state.chaos,
        closing=state.closing,
    )


def seen_at(me: Player, seat: int, own: bool) -> PlayerView:
    hand = me.hand if own else CLOSED
    closed = me.closed_at
    places = (closed | closed >> 1 | closed >> 2 | closed >> 3) & EACH_PLACE
    piles = (places, me.open_at)
    return player_view(seat, hand, me.hand_size, piles, me.lost, me.last_loss, me.hindrance)


@lru_cache(maxsize=4096)
def player_view(
    seat: int,
    hand: int,
    size: int,
    piles: tuple[int, int],
    lost: int,
    last_loss: int,
    hindrance: int,
) -> PlayerView:
    """Kept: after a move most seats look as they did, and the same to all but one observer."""
    return PlayerView(
        seat=Seat(seat),
        hand=(UNKNOWN,) * size if hand == CLOSED else bag_words(hand),
        hand_size=size,
        stacks=stacks_seen(piles, HINDRANCES[hindrance].stacks),
        lost=lost,
        last_loss=last_loss,
        hindrance=HINDRANCES[hindrance].word,
    )


def stacks_seen(piles: tuple[int, int], places: int) -> tuple[StackView, ...]:
    """Every place of the deal, emptied ones too: a closed card is named by its place."""
    closed_at, open_at = piles
    found: list[StackView] = []
    for stack in range(places):
        opened = int(count(open_at, stack))
        found.append(
            StackView(
                closed=UNKNOWN if count(closed_at, stack) > 0 else "",
                open=WORDS[opened - 1] if opened > 0 else "",
            )
        )
    return tuple(found)


def own_swap(state: Larder, observer: Seat) -> str:
    if observer < 0 or state.ask != asks.SWAP or state.owes(observer):
        return ""
    return str(move_of(int(state.seats[observer].swap)))


def fitting_words(state: Larder) -> tuple[str, ...]:
    # larder.four-pass-on, larder.five-guardian: under a 4 or a 5 only these answer it.
    if state.ask == asks.DEBT:
        return (WORDS[FOUR], WORDS[GUARDIAN])
    if state.ask == asks.SKIP:
        return (WORDS[GUARDIAN],)
    if state.ask == asks.OVER:
        return ()
    return kinds_in(fitting(state))
