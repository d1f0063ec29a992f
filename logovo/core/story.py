"""Events as one observer hears them: when they happen, and when they are told again later."""

from __future__ import annotations

from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.seats import Seat


def heard(game: Game, events: list[Event], observer: Seat) -> list[Event]:
    """At the moment itself."""
    return [game.told_to(event, observer) for event in events]


def heard_again(game: Game, events: list[Event], observer: Seat, over: bool) -> list[Event]:
    """Later: in a backlog, a story, a replay. While the game runs, what is fleeting has gone."""
    return heard(game, lasting(game, events, over), observer)


def lasting(game: Game, events: list[Event], over: bool) -> list[Event]:
    """What may be told a second time."""
    if over:
        return events
    return [event for event in events if not game.fleeting(event)]
