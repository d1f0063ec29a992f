"""A seat is a signed token. Whoever has it sits there."""

from __future__ import annotations

from typing import final

from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct

from logovo.server.process.errors import RequestError
from logovo.server.store.record import Record


class Grant(Struct, frozen=True):
    """What a token says: a seat of a table, as long as its occupant is the same. Seat -1 is
    a host who only watches."""

    table: str
    seat: int
    epoch: str


@final
class Tokens:
    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="seat")

    def read(self, token: str) -> Grant:
        try:
            table, seat, epoch = self.signer.loads(token)
        except (BadData, ValueError, TypeError):
            raise RequestError("bad-token") from None
        return Grant(str(table), int(seat), str(epoch))

    def of_seat(self, record: Record, seat: int) -> str:
        """The token of a seat's player; seat -1 for a host who only watches."""
        epoch = record.host_epoch if seat < 0 else record.seats[seat].epoch
        return str(self.signer.dumps([record.id, seat, epoch]))


def check_grant(record: Record, grant: Grant, unseated: bool = False) -> None:
    """Whether this token still opens what it once did; raises bad-token, and unseated while its
    player may not sit there."""
    if grant.table != record.id or not -1 <= grant.seat < record.players:
        raise RequestError("bad-token")
    if grant.seat < 0:
        if not record.host_epoch or record.host_epoch != grant.epoch:
            raise RequestError("bad-token")
    else:
        seat = record.seats[grant.seat]
        if seat.kind != "human" or seat.epoch != grant.epoch:
            raise RequestError("bad-token")
        if seat.out and not unseated:
            raise RequestError("unseated")


def is_host(record: Record, grant: Grant) -> bool:
    return grant.seat < 0 or grant.seat == record.host_seat
