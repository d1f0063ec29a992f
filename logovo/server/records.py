"""What is kept about a table beside its log: seats, options, settings, status."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from msgspec import Struct, field

from logovo.server.wire.nouns import SeatKind, Settings, Status

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12


class SeatRecord(Struct, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    level: str = ""
    epoch: str = ""  # names this occupant: tokens with another epoch are void
    was: str = ""  # in a rematch: who this was at the table before
    left: bool = False  # gave the seat up during play, or was kicked: a bot keeps it


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
    resumed: int = 0  # when play began or went on: clocks count from here
    next: str = ""
    imported: bool = False
    names: list[str] = field(default_factory=list)  # as at the start: the log's header
    rev: int = 0

    @property
    def players(self) -> int:
        return len(self.seats)

    def copy(self) -> Record:
        return RECORD.decode(msgspec.json.encode(self))


RECORD: Final = msgspec.json.Decoder(Record)


def new_id() -> str:
    """Unguessable: whoever knows a table's id has its invitation."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_epoch() -> str:
    return secrets.token_urlsafe(9)


def now_ms() -> int:
    return time.time_ns() // 1_000_000
