"""Between the lobby and the first card: everybody who has committed to a number opens it.

Nobody can stop the game by keeping theirs: after a short while it begins without. Nobody who does
learns anything by it either, for the house's own secret stays hidden until the game is over.
"""

from __future__ import annotations

from collections.abc import Collection

from logovo.server.commands import lobby
from logovo.server.commands.chronicle import note
from logovo.server.process.errors import RequestError
from logovo.server.store.luck import Pledge, fits
from logovo.server.store.record import Record
from logovo.server.table.change import Change
from logovo.server.table.live_table import LiveTable


def commit(record: Record, seat: int, commitment: str) -> None:
    """The first one stays: a player who could choose again could choose by what others did."""
    lobby.check_lobby(record)
    if record.fair is None or record.seats[seat].commit:
        raise RequestError("committed")
    if any(one.commit == commitment for one in record.seats):
        raise RequestError("copied")
    record.seats[seat].commit = commitment


def ask(record: Record, here: Collection[int], now: int, seconds: float) -> bool:
    """Fix who takes part; whether anybody must be waited for, so long at most. Those who are away
    are not."""
    if record.fair is None:
        return False
    record.fair.pledges = [
        Pledge(i, one.commit, waited=i in here)
        for i, one in enumerate(record.seats)
        if one.kind == "human" and one.commit
    ]
    if not record.fair.waits():
        return False
    record.status = "starting"
    record.fair.until = now + round(1000 * seconds)
    return True


def started(live: LiveTable, record: Record, now: int) -> Change:
    """The host has started the game: it begins, or the numbers are waited for."""
    record.rev += 1
    if ask(record, live.presence.connected(), now, live.number_seconds):
        return Change(record=record)
    return begun(live, record, now)


def reveal(live: LiveTable, seat: int, secret: str, now: int) -> Change:
    """The last one that is waited for begins the game."""
    record = live.record.copy()
    if record.status != "starting" or record.fair is None:
        raise RequestError("not-starting")
    pledge = next((one for one in record.fair.pledges if one.seat == seat), None)
    if pledge is None or pledge.secret or not fits(pledge, secret):
        raise RequestError("other-number")
    pledge.secret = secret
    record.rev += 1
    return Change(record=record) if record.fair.waits() else begun(live, record, now)


def overdue(live: LiveTable, now: int) -> Change | None:
    """Begin without those who have not opened their number in time."""
    record = live.record.copy()
    if record.status != "starting" or record.fair is None or now < record.fair.until:
        return None
    record.rev += 1
    return begun(live, record, now)


def begun(live: LiveTable, record: Record, now: int) -> Change:
    lobby.begin(record, now)
    kept = live.begin(record, now)
    for one in [] if record.fair is None else record.fair.pledges:
        if not one.secret:
            note(record, live, now, "no-number", one.seat)
    return Change(kept=kept, record=record)
