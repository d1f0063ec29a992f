"""Who got which token must be remembered: no event that names one may be looked up later."""

from __future__ import annotations

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.gold import events
from logovo.games.gold.game import GAME

TOKENS = {"tokens", "hidden", "token", "drawn", "put", "give", "get"}
KEPT = {events.CardPlayed, events.Scored}
"""A card's token is told to its player alone; the score comes when nothing is hidden."""


def all_kinds() -> list[type[Event]]:
    found = [one for one in vars(events).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, Event) and one is not Event]


def names_in(kind: type[Event]) -> set[str]:
    return set(getattr(kind, "__dataclass_fields__", {}))


def test_every_event_that_names_tokens_is_for_the_moment() -> None:
    naming = {one for one in all_kinds() if TOKENS & names_in(one)}
    fleeting = {one for one in all_kinds() if GAME.fleeting(one.__new__(one))}
    assert len(naming) > 12
    assert naming - KEPT == fleeting - {events.RedsTaken}, "reds are named by their number"


def test_what_names_none_stays_in_the_story() -> None:
    assert GAME.fleeting(events.RedsTaken(Seat(0), 2))
    assert not GAME.fleeting(events.NothingToCut())
    assert not GAME.fleeting(events.KnightsFlipped(Seat(0), ()))
