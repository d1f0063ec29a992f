"""Seats of a running game: handed to a bot, taken back, freed, given to somebody new.

A seat that is in play holds what the others may not see. So its own person may come back to it and
a bot may keep it, but nobody new takes it over unless everybody who sits at the table agrees; and
whoever was unseated before that has no way back, or a host could unseat everybody, look and let
them return.
"""

from __future__ import annotations

from collections.abc import Collection

from logovo.server.commands.chronicle import note
from logovo.server.commands.lobby import (
    beside,
    check_not_over,
    new_bot,
    pass_host_on,
    seat_at,
)
from logovo.server.process.errors import RequestError
from logovo.server.store.record import Offer, Record, SeatRecord
from logovo.server.table.live_table import LiveTable
from logovo.wire.commands import DoBot


def check_begun(record: Record) -> None:
    if record.status not in ("playing", "paused"):
        raise RequestError("not-playing")


def hand_over(record: Record, live: LiveTable, seat: int, now: int) -> None:
    """A bot keeps the seat until its player takes it back."""
    if record.seats[seat].left:
        raise RequestError("handed-over")
    record.seats[seat].left = True
    note(record, live, now, "left", seat)
    keep_host(record, live, now, seat)


def take_back(record: Record, live: LiveTable, seat: int, now: int) -> None:
    check_begun(record)
    if not record.seats[seat].left:
        raise RequestError("seat-taken", {"seat": seat})
    record.seats[seat].left = False
    note(record, live, now, "back", seat)


def unseat(record: Record, live: LiveTable, seat: int, now: int) -> None:
    """The token opens nothing from now on; a bot keeps the seat."""
    one = seat_at(record, seat)
    if one.kind != "human" or one.out or seat == record.host_seat:
        raise RequestError("no-seat", {"seat": seat})
    one.left = one.out = True
    note(record, live, now, "unseated", seat)


def let_back(record: Record, live: LiveTable, seat: int, now: int) -> None:
    """The token opens the seat again; until its player takes it, the bot goes on. A seat that was
    opened without asking them is a bot's again: or a host could unseat everybody, open a seat, let
    them back, and only then sit down there."""
    check_begun(record)
    one = seat_at(record, seat)
    if not one.out:
        raise RequestError("no-seat", {"seat": seat})
    one.out = False
    note(record, live, now, "let-back", seat)
    for i, other in enumerate(record.seats):
        if other.kind == "open":
            give_to_bot(record, live, i, now)


def seat_bot(record: Record, live: LiveTable, do: DoBot, now: int) -> None:
    """In place of a bot, of nobody, or of somebody who was unseated."""
    seat = do.seat
    one = seat_at(record, seat)
    if one.kind == "human" and not one.out:
        raise RequestError("seat-taken", {"seat": seat})
    record.reseat(seat, new_bot(beside(record, seat), do.level, do.character))
    if record.offer is not None and record.offer.seat == seat:
        record.offer = None
    note(record, live, now, "bot", seat)


def offer(record: Record, live: LiveTable, seat: int, now: int) -> None:
    """Ask everybody whether somebody new may have this seat."""
    one = seat_at(record, seat)
    if one.kind == "open" or (one.kind == "human" and not one.out):
        raise RequestError("seat-taken", {"seat": seat})
    if record.offer is not None:
        raise RequestError("offer-open", {"seat": record.offer.seat})
    mine = [record.host_seat] if record.host_seat >= 0 else []
    record.offer = Offer(seat, mine)
    note(record, live, now, "offered", seat)
    settle(record, live, now)


def agree(record: Record, live: LiveTable, voter: int, seat: int, yes: bool, now: int) -> None:
    if record.offer is None or record.offer.seat != seat:
        raise RequestError("no-offer", {"seat": seat})
    if voter >= 0 and voter not in record.voters():
        raise RequestError("handed-over")
    if not yes:
        note(record, live, now, "declined", voter)
        record.offer = None
        return
    if voter in record.offer.agreed:
        raise RequestError("no-offer", {"seat": seat})
    record.offer.agreed.append(voter)
    note(record, live, now, "agreed", voter)
    settle(record, live, now)


def settle(record: Record, live: LiveTable, now: int) -> None:
    """Open the seat once everybody has agreed."""
    if record.offer is None or record.undecided():
        return
    seat = record.offer.seat
    record.reseat(seat, SeatRecord("open"))
    record.offer = None
    note(record, live, now, "opened", seat)


def sit(record: Record, live: LiveTable, seat: int, now: int) -> None:
    """Somebody new has sat down in play: those who were unseated before have no way back."""
    note(record, live, now, "sat", seat)
    for i, one in enumerate(record.seats):
        if one.out:
            give_to_bot(record, live, i, now)


def give_to_bot(record: Record, live: LiveTable, seat: int, now: int) -> None:
    record.reseat(seat, SeatRecord("bot", level=record.settings.keeper))
    note(record, live, now, "bot", seat)


def keep_host(record: Record, live: LiveTable, now: int, gone: int) -> None:
    """If the host has gone, somebody else keeps the table."""
    if record.host_seat == gone and pass_host_on(record):
        note(record, live, now, "host", record.host_seat)


def replace_host(record: Record, live: LiveTable, here: Collection[int], now: int) -> bool:
    """Somebody who is there keeps the table of a host who has gone; False if nobody can."""
    if not pass_host_on(record, here):
        return False
    note(record, live, now, "host", record.host_seat)
    return True


def end(record: Record, live: LiveTable, now: int) -> None:
    """Break the game off."""
    check_begun(record)
    check_not_over(record)
    record.status = "over"
    record.ended = True
    record.offer = None
    note(record, live, now, "ended", record.host_seat)
