"""What a host may set when opening a table."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import BadOption
from logovo.core.options import OFF_ON, Choice, Options
from logovo.core.seats import parse_seat

FIRST_PLAYER: Final = "first-player"
HINDRANCES: Final = "hindrances"
TRICKS: Final = "tricks"
TRICKS_FROM_ROUND: Final = "tricks-from-round"
MUST_LAY_FOURSOME: Final = "must-lay-foursome"
RESERVE_MULTIPLES: Final = "reserve-multiples"

CHOICES: Final = (
    Choice(HINDRANCES, OFF_ON),
    Choice(TRICKS, OFF_ON),
    Choice(TRICKS_FROM_ROUND, ("1", "2", "3", "4", "5")),
    Choice(MUST_LAY_FOURSOME, OFF_ON),
    Choice(RESERVE_MULTIPLES, OFF_ON),
    # Or a seat the host names, p1 to p6.
    Choice(FIRST_PLAYER, ("lot", "host"), seat=True),
)


def check(options: Options) -> None:
    """Raise BadOption for a first player who does not sit at the table."""
    first_named(options)


def first_named(options: Options) -> int:
    """The seat the host made the first player, their own seat for `host`; -1 for the lot."""
    value = options.get(FIRST_PLAYER)
    if value == "lot":
        return -1
    if value == "host":
        return 0
    seat = parse_seat(value)
    if seat is None or seat >= options.players:
        raise BadOption(FIRST_PLAYER, value[:80], f"lot, host, p1 … p{options.players}")
    return seat
