"""What is kept about a table beside its log: seats, options, settings, status."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import Struct, field

from logovo.server.store.luck import Fair
from logovo.wire.nouns import NoteKind, SeatKind, Settings, Status

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12
LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"
"""Of codes that are read out: no digits and nothing that looks like one, and no vowels, so that
a code is never a word."""
CODE_LENGTH: Final = 6
MOST_FORMERS: Final = 64
"""People who have gone for good and are remembered, so that they can be forgotten."""


class SeatRecord(Struct, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    level: str = ""
    character: str = ""  # of a bot; empty for nobody in particular
    epoch: str = ""  # names this occupant: tokens with another epoch are void
    was: str = ""  # in a rematch: who this was at the table before
    left: bool = False  # gave the seat up during play, or was unseated: a bot keeps it
    out: bool = False  # unseated by the host: the token opens nothing until they are let back
    commit: str = ""  # in the lobby: what they have committed to add to the luck


class Offer(Struct):
    """A seat the host would give to somebody new, and the seats that have agreed."""

    seat: int
    agreed: list[int]


class Former(Struct):
    """Somebody who sat at the table and has no way back. Their token opens nothing but this: that
    their name and what they said are forgotten."""

    seat: int
    epoch: str
    name: str


class Note(Struct, omit_defaults=True):
    """A line of the chronicle about the people, with the place in the log where it belongs."""

    n: int
    seq: int
    at: int
    kind: NoteKind
    seat: int = -1
    name: str = ""
    level: str = ""


class Record(Struct, omit_defaults=True):
    """Changed under the table's lock and stored with its revision number."""

    id: str
    game: str
    ruleset: int
    options: dict[str, str]
    settings: Settings
    seats: list[SeatRecord]
    created: int
    host_seat: int = -1
    host_epoch: str = ""
    status: Status = "lobby"
    resumed: int = 0  # when play began or went on: the move clock counts from here
    phase_resumed: int = 0  # the same for the game's own clock
    paused: int = 0  # when the table was paused
    next: str = ""
    imported: bool = False
    names: list[str] = field(default_factory=list)  # as at the start: the log's header
    rev: int = 0
    ended: bool = False  # broken off by the host
    offer: Offer | None = None
    notes: list[Note] = field(default_factory=list)  # the newest
    noted: int = 0  # how many there have been
    code: str = ""  # six letters to be read out
    code_until: int = 0
    fair: Fair | None = None  # None: luck of the machine, which nobody can check
    formers: list[Former] = field(default_factory=list)  # the newest

    @property
    def players(self) -> int:
        return len(self.seats)

    def reseat(self, seat: int, new: SeatRecord) -> None:
        """Somebody else, or nobody, in the place of whoever sits there."""
        old = self.seats[seat]
        if old.kind == "human":
            older = self.formers[1 - MOST_FORMERS :]
            self.formers = [*older, Former(seat, old.epoch, old.name)]
        self.seats[seat] = new

    def voters(self) -> list[int]:
        """Everybody whose game it is, also those who are away or have handed their seat to a
        bot."""
        return [i for i, one in enumerate(self.seats) if one.kind == "human" and not one.out]

    def undecided(self) -> list[int]:
        """Who has not yet said whether somebody new may have the offered seat."""
        agreed = [] if self.offer is None else self.offer.agreed
        return [seat for seat in self.voters() if seat not in agreed]

    def copy(self) -> Record:
        return RECORD.decode(msgspec.json.encode(self))


RECORD: Final = msgspec.json.Decoder(Record)


def new_id() -> str:
    """Unguessable: whoever knows a table's id has its invitation."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_epoch() -> str:
    return secrets.token_urlsafe(9)
