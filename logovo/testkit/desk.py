"""A table under test: a position, moves as notation, and what comes of them.

A game's tests derive a desk of their own with a function that lays out positions of that game,
so that a test reads like the rule it stands for:

    desk = lay_out("3", "5", turn="p1")
    assert desk.told("peek p2") == ["Peeked", "TurnBegan"]
    assert desk.refused("peek p1") == "hush.still-in"
"""

from __future__ import annotations

from typing import Generic, TypeVar

from logovo.core.chance import Chance, rigged
from logovo.core.errors import Refused
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat, parse_seat, seat_word
from logovo.core.state import State

AnyState = TypeVar("AnyState", bound=State)


class Desk(Generic[AnyState]):
    """Seats are told as p1, p2, …; moves are made by whoever is asked unless a seat is named."""

    def __init__(self, game: Game, state: AnyState) -> None:
        self.game = game
        self.state = state
        self.chance = Chance(1)

    def play(self, *texts: str) -> list[Event]:
        """Each move by whoever is asked first; what happened, told in full."""
        heard: list[Event] = []
        for text in texts:
            heard += self.play_as(seat_word(self.seat()), text)
        return heard

    def play_as(self, who: str, text: str) -> list[Event]:
        """Raises Refused like a table does."""
        journal = Journal(True)
        refusal = self.refusal(text, who)
        if refusal is not None:
            raise Refused(refusal)
        move = self.game.parse_move(text)
        self.game.play(self.state, seat_of(who), move, self.chance, journal)
        return journal.take()

    def told(self, *texts: str) -> list[str]:
        """The names of the events that these moves bring."""
        return [type(event).__name__ for event in self.play(*texts)]

    def rig(self, *results: int) -> None:
        """The next results of chance."""
        self.chance = rigged(list(results))

    def refusal(self, text: str, who: str = "") -> Refusal | None:
        seat = seat_of(who) if who else self.seat()
        return self.game.refusal(self.state, seat, self.game.parse_move(text))

    def refused(self, text: str, who: str = "") -> str:
        """The id of the rule that forbids it; "" if it may be played."""
        refusal = self.refusal(text, who)
        return "" if refusal is None else refusal.rule.id

    def moves(self, who: str = "") -> list[str]:
        """All legal moves in notation, in order."""
        seat = seat_of(who) if who else self.seat()
        return [str(move) for move in self.game.legal(self.state, seat)]

    def seat(self) -> Seat:
        """Who is asked, the first of several."""
        return self.game.awaited(self.state)[0]

    def waits_for(self) -> str:
        """All who are asked, such as `p1 p3`."""
        return " ".join(seat_word(seat) for seat in self.game.awaited(self.state))


def seat_of(who: str) -> Seat:
    seat = parse_seat(who)
    assert seat is not None, f"{who} is no seat"
    return seat
