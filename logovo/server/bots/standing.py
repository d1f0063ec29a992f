"""How urgent the bots of a table are: whether somebody waits there, and from where."""

from __future__ import annotations

from logovo.server.bots.turns import AWAITED, SPARE, WATCHED, Standing
from logovo.server.table.live_table import LiveTable


def standing_of(live: LiveTable) -> Standing:
    """Players' addresses before onlookers': who only watches moves nobody's place in the line."""
    seated = {viewer.network for viewer in live.viewers if viewer.seat >= 0}
    networks = seated or {viewer.network for viewer in live.viewers}
    if networks:
        return Standing(WATCHED, tuple(sorted(networks)))
    if live.presence.connected() or live.presence.watching():
        return Standing(WATCHED, (live.opener,))
    if any(one.kind == "human" and not one.left for one in live.record.seats):
        return Standing(AWAITED, (live.opener,))
    return Standing(SPARE, (live.opener,))
