"""The number a player adds to the luck of a table, so that nobody else can choose the deal."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from logovo.wire.nouns import FairInfo


@final
class Number:
    """Keep it to check the log of the game afterwards: `secret` must stand in it at your seat, and
    `house`, the commitment of the house that was seen before anything was told."""

    def __init__(self, secret: bytes | None = None) -> None:
        raw = secrets.token_bytes(32) if secret is None else secret
        self.secret: Final = raw.hex()
        self.commit: Final = hashlib.sha256(b"logovo-fair-1:player\0" + raw).hexdigest()
        self.house = ""
        self.sent = False
        self.told = False

    def note(self, fair: FairInfo) -> None:
        self.house = self.house or fair.house

    def may_tell(self, fair: FairInfo, seat: int) -> bool:
        """Whether the house keeps to what it published, and waits for this number."""
        if self.told or fair.house != self.house:
            return False
        mine = [one for one in fair.seats if one.seat == seat]
        return bool(mine) and mine[0].commit == self.commit and not mine[0].opened
