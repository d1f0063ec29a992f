"""Moves, claims, undo and the table's clock: what is appended to a log."""

from __future__ import annotations

from logovo.core.errors import Refused
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.server.process.errors import RequestError
from logovo.server.table.change import Change
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import StoredStep


def check_playing(live: LiveTable) -> None:
    if live.record.status == "paused":
        raise RequestError("paused")
    if live.begun is None or live.record.ended:
        raise RequestError("not-playing")


def move_text(live: LiveTable, seat: int, text: str, now: int, by: str = "") -> Change:
    """Play a move in notation; raises BadNotation, too."""
    check_playing(live)
    return move(live, seat, live.timeline.game.parse_move(text), now, by)


def move(live: LiveTable, seat: int, wanted: Move, now: int, by: str = "") -> Change:
    """`by`: a bot or the clock moves in its player's name."""
    check_playing(live)
    kept = live.timeline.move(seat, wanted, now, by)
    live.undo.withdraw()
    return appended(live, kept)


def appended(live: LiveTable, kept: StoredStep) -> Change:
    """The change an entry makes; with the game's end the table's status changes too."""
    record = None
    if live.timeline.state.is_over():
        record = live.record.copy()
        record.status = "over"
        record.rev += 1
    return Change(kept=kept, record=record)


def claim(live: LiveTable, seat: int, text: str, now: int) -> Change:
    check_playing(live)
    if live.timeline.table.claims is None:
        raise RequestError("no-claims")
    kept = live.timeline.claim(seat, text, now)
    live.undo.withdraw()  # somebody may have spoken because of that move
    return Change(kept=kept)


def undo(live: LiveTable, seat: int, now: int) -> Change:
    check_playing(live)
    if live.undo.seat != seat or not live.undo.confirm(live.timeline):
        raise RequestError("no-undo")
    return Change(kept=live.timeline.undo(seat, now))


def clock_out(live: LiveTable, now: int) -> Change:
    check_playing(live)
    kept = live.timeline.clock_out(now)
    live.undo.withdraw()
    return appended(live, kept)


def why(live: LiveTable, seat: int, text: str) -> None:
    """Raises what would be raised if the seat played this now. Nothing changes."""
    check_playing(live)
    timeline = live.timeline
    wanted = timeline.game.parse_move(text)
    refusal = timeline.game.refusal(timeline.state, Seat(seat), wanted)
    if refusal is not None:
        raise Refused(refusal)
