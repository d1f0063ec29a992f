"""What a character says beside the game, and when. It follows from what everybody has seen and from
nothing else: a remark must not tell what its bot holds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from logovo.bots.characters import CHARACTERS
from logovo.bots.characters.leanings import EVERYBODY, leaning
from logovo.core.journal import Event

HELLO: Final = "hello"
HURT: Final = "hurt"
STRUCK: Final = "struck"
WON: Final = "won"
LOST: Final = "lost"
OCCASIONS: Final = (HELLO, HURT, STRUCK, WON, LOST)

SPEAKS: Final = {"bold": 0.35, "careful": 0.2, "grudging": 0.35, "chatty": 0.8}
"""On how many occasions each kind opens its mouth."""
REMARKS: Final = tuple(f"{character}-{what}" for character in CHARACTERS for what in OCCASIONS)
"""Phrases that only bots say; texts are `phrase-<id>`."""


def occasion(key: str, seat: int, events: Iterable[Event], before: Event | None = None) -> str:
    """What has just happened to a seat, or by it, as everybody saw it; empty for nothing. `before`
    is what happened last before these."""
    found = ""
    for event in events:
        done, before = leaning(key).harm(event, before), event
        if done is not None and (seat in done or done[1] == EVERYBODY):
            found = STRUCK if done[0] == seat else HURT
    return found


def ended(seat: int, winners: Iterable[int]) -> str:
    return WON if seat in winners else LOST


def remark(character: str, what: str, salt: str) -> str:
    """The phrase for an occasion, or silence; the same salt always gives the same."""
    if not what or character not in SPEAKS:
        return ""
    return f"{character}-{what}" if Random(salt).random() < SPEAKS[character] else ""
