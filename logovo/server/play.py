"""Moves, claims, undo and the table's clock: what is appended to a log."""

from __future__ import annotations

import secrets
from typing import Final

import structlog

from logovo.core.errors import Refused
from logovo.core.seats import Seat
from logovo.server.changes import Change
from logovo.server.errors import No
from logovo.server.fold import Kept
from logovo.server.live import Live
from logovo.server.undo import FEW, last_reveals_nothing, listen, minds_of, reveals_nothing

LOG: Final = structlog.get_logger()


def check_playing(live: Live) -> None:
    if live.record.status == "paused":
        raise No("paused")
    if live.fold is None:
        raise No("not-playing")


def move(live: Live, seat: int, text: str, now: int, may_undo: bool) -> Change:
    """Play a move. `may_undo`: its player is a person who may want it back."""
    check_playing(live)
    fold = live.folded
    before = fold.state.clone() if may_undo else None
    if may_undo and live.minds is None:
        live.minds = minds_of(fold)
    kept = fold.move(seat, text, now)
    live.undoable = -1
    minds = live.minds
    if before is not None and minds is not None and not kept.row.chance:
        try:
            if not fold.state.is_over() and reveals_nothing(
                fold.game, before, minds, seat, kept.row.text, secrets.randbits(30), FEW
            ):
                live.undoable = seat
        except Exception:
            # A flaw in a game's sampler costs this player an undo, not the table its move.
            LOG.exception("undo-check-failed", game=fold.game.key)
    if minds is not None:
        listen(fold.game, minds, kept.events)
    return appended(live, kept, now)


def appended(live: Live, kept: Kept, now: int) -> Change:
    """The change an entry makes; with the game's end the table's status changes too."""
    record = None
    if live.folded.state.is_over():
        record = live.record.copy()
        record.status = "over"
        record.rev += 1
    return Change(kept=kept, record=record)


def claim(live: Live, seat: int, text: str, now: int) -> Change:
    check_playing(live)
    if live.folded.live.claims is None:
        raise No("no-claims")
    live.undoable = -1  # somebody may have spoken because of that move
    return Change(kept=live.folded.claim(seat, text, now))


def undo(live: Live, seat: int, now: int) -> Change:
    check_playing(live)
    if live.undoable != seat:
        raise No("no-undo")
    live.undoable = -1
    if not last_reveals_nothing(live.folded, secrets.randbits(30)):
        raise No("no-undo")
    live.minds = None
    return Change(kept=live.folded.undo(seat, now))


def clock_out(live: Live, now: int) -> Change:
    check_playing(live)
    live.undoable = -1
    kept = live.folded.clock_out(now)
    if live.minds is not None:
        listen(live.folded.game, live.minds, kept.events)
    return appended(live, kept, now)


def why(live: Live, seat: int, text: str) -> None:
    """Raises what would be raised if the seat played this now. Nothing changes."""
    check_playing(live)
    fold = live.folded
    refusal = fold.game.refusal(fold.state, Seat(seat), fold.game.parse_move(text))
    if refusal is not None:
        raise Refused(refusal)
