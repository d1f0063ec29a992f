"""What a host of Mad Lucky may set."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import BadOption
from logovo.core.options import OFF_ON, Choice, Options
from logovo.core.seats import parse_seat

MUST_CONTINUE: Final = "must-continue"
BROKEN_NO_GOLD: Final = "broken-no-gold"
GAP: Final = "gap"
GOAL_STEP: Final = "goal-step"
ROLES: Final = "roles"
FIRST_PLAYER: Final = "first-player"
CLAIMS: Final = "claims"

CHOICES: Final = (
    Choice(MUST_CONTINUE, OFF_ON),
    Choice(BROKEN_NO_GOLD, OFF_ON),
    Choice(GAP, ("5", "7")),
    Choice(GOAL_STEP, ("3", "2")),
    Choice(ROLES, ("printed", "classic")),
    Choice(FIRST_PLAYER, ("lot", "host"), seat=True),
    Choice(CLAIMS, ("on", "off")),
)


def check(options: Options) -> None:
    """Raises BadOption for a first player who does not sit at the table."""
    first_named(options)


def first_named(options: Options) -> int:
    """The seat that the host made the first player; -1 for the lot."""
    # lucky.opt-first: `host` is the host's own seat, `p3` a seat they name.
    value = options.get(FIRST_PLAYER)
    if value == "lot":
        return -1
    if value == "host":
        return 0
    seat = parse_seat(value)
    if seat is None or seat >= options.players:
        raise BadOption(FIRST_PLAYER, value, "lot, host, p1 … p" + str(options.players))
    return seat
