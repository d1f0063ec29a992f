"""What a player may ask for, as people write it.

send 3 @2                  send your knight of strength 3 to the second dragon
cut GGS/RB/-               lay the hoard out in shares; `-` is an empty one
take 2                     take the second share
rob p2 · pick W            the thief's victim; the token taken
offer p3 give GS get W     at the market; `accept 5`, `decline 5`, `withdraw 5`, `ready`
card weak @2 · skip        an action card with its target; nothing now
accuse p2 · trust          who had the Gloves on
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from logovo.core.moves import Move
from logovo.core.seats import Seat, seat_word


@final
@dataclass(frozen=True)
class Send(Move):
    knight: str
    place: str

    def __str__(self) -> str:
        return f"send {self.knight} {self.place}"


@final
@dataclass(frozen=True)
class Cut(Move):
    """Every share as a heap in notation, its letters in the order of the box."""

    shares: tuple[str, ...]

    def __str__(self) -> str:
        return "cut " + "/".join(self.shares)


@final
@dataclass(frozen=True)
class Take(Move):
    share: int

    def __str__(self) -> str:
        return f"take {self.share}"


@final
@dataclass(frozen=True)
class Rob(Move):
    victim_seat: Seat

    def __str__(self) -> str:
        return f"rob {seat_word(self.victim_seat)}"


@final
@dataclass(frozen=True)
class Pick(Move):
    token: str

    def __str__(self) -> str:
        return f"pick {self.token}"


@final
@dataclass(frozen=True)
class Offer(Move):
    to_seat: Seat
    give: str
    get: str

    def __str__(self) -> str:
        return f"offer {seat_word(self.to_seat)} give {self.give} get {self.get}"


@final
@dataclass(frozen=True)
class Accept(Move):
    number: int

    def __str__(self) -> str:
        return f"accept {self.number}"


@final
@dataclass(frozen=True)
class Decline(Move):
    number: int

    def __str__(self) -> str:
        return f"decline {self.number}"


@final
@dataclass(frozen=True)
class Withdraw(Move):
    number: int

    def __str__(self) -> str:
        return f"withdraw {self.number}"


@final
@dataclass(frozen=True)
class Ready(Move):
    def __str__(self) -> str:
        return "ready"


@final
@dataclass(frozen=True)
class PlayCard(Move):
    """An action card. Of the targets those are filled that the card wants; two seats or
    two places stand in rising order, whichever way they were written."""

    card: str
    seats: tuple[Seat, ...] = ()
    places: tuple[str, ...] = ()
    knight: str = ""
    token: str = ""

    def __str__(self) -> str:
        words = ["card", self.card]
        words.extend([seat_word(seat) for seat in self.seats])
        words.extend(self.places)
        if self.knight:
            words.append(self.knight)
        if self.token:
            words.append(self.token)
        return " ".join(words)


@final
@dataclass(frozen=True)
class Skip(Move):
    def __str__(self) -> str:
        return "skip"


@final
@dataclass(frozen=True)
class Accuse(Move):
    accused_seat: Seat

    def __str__(self) -> str:
        return f"accuse {seat_word(self.accused_seat)}"


@final
@dataclass(frozen=True)
class Trust(Move):
    def __str__(self) -> str:
        return "trust"


GoldMove: TypeAlias = (
    Send
    | Cut
    | Take
    | Rob
    | Pick
    | Offer
    | Accept
    | Decline
    | Withdraw
    | Ready
    | PlayCard
    | Skip
    | Accuse
    | Trust
)

_MOVES: Final = (
    Send,
    Cut,
    Take,
    Rob,
    Pick,
    Offer,
    Accept,
    Decline,
    Withdraw,
    Ready,
    PlayCard,
    Skip,
    Accuse,
    Trust,
)


def known(move: Move) -> GoldMove:
    """A move of this game's family."""
    assert isinstance(move, _MOVES)
    return move
