"""What the luck of a table is made of: the house's secret and what the players add to it.

Kept inside the table's record, so that it is stored with it and survives whatever the table does.
Nothing of it but commitments is told to anybody before the game is over (`docs/fairness.md`).
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import Struct, field

from logovo.core import fair

VERSION: Final = 1
"""Of the way luck is drawn, as the log names it."""


class Pledge(Struct, omit_defaults=True):
    """A player who has committed to a number, and the number once they have opened it."""

    seat: int
    commit: str
    secret: str = ""  # empty: not opened, and so left out
    waited: bool = True  # was there when the game was started

    def __repr__(self) -> str:
        return f"Pledge(seat={self.seat})"


class Fair(Struct, omit_defaults=True):
    table: str  # the table it was drawn at: an imported game keeps that of its own
    secret: str  # of the house
    commit: str
    pledges: list[Pledge] = field(default_factory=list)  # fixed when the game is started
    until: int = 0  # how long the numbers of those who are there are waited for

    def __repr__(self) -> str:
        return f"Fair(commit={self.commit})"

    def waits(self) -> bool:
        """Whether somebody who was there has not opened their number yet."""
        return any(one.waited and not one.secret for one in self.pledges)

    def key(self) -> bytes:
        """Of the stream that all luck of the table is drawn from."""
        opened = [one for one in self.pledges if one.secret]
        seats = [one.seat for one in opened]
        numbers = [bytes.fromhex(one.secret) for one in opened]
        return fair.stream_key(bytes.fromhex(self.secret), self.table, seats, numbers)

    def opened(self) -> dict[str, object]:
        """For the log of a game that is over."""
        players: list[dict[str, object]] = []
        for one in self.pledges:
            players.append({"seat": one.seat, "commit": one.commit})
            if one.secret:
                players[-1]["secret"] = one.secret
        house = {"commit": self.commit, "secret": self.secret}
        return {"version": VERSION, "table": self.table, "house": house, "players": players}


class OpenHouse(Struct):
    commit: str
    secret: str


class OpenLuck(Struct):
    """What `Fair.opened` writes, read back."""

    table: str
    house: OpenHouse
    players: list[Pledge]


def fair_of(opened: dict[str, object] | None) -> Fair | None:
    """Of a log that came from elsewhere and was checked."""
    if opened is None:
        return None
    luck = msgspec.convert(opened, OpenLuck)
    return Fair(luck.table, luck.house.secret, luck.house.commit, luck.players)


def new_fair(table: str) -> Fair:
    secret = secrets.token_bytes(fair.SECRET_BYTES)
    return Fair(table, secret.hex(), fair.house_commitment(secret).hex())


def fits(pledge: Pledge, secret: str) -> bool:
    """Whether this is the number a player has committed to."""
    return fair.player_commitment(bytes.fromhex(secret)).hex() == pledge.commit
