"""Among dragons the bold go where much is still to be fought and gamble for sets; the careful join
what is nearly won and take coins. A thief's victim robs the thief and comes to their battles."""

from __future__ import annotations

from typing import Final

from logovo.bots.characters.leanings import Leaning, done, names
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.views import View
from logovo.games.gold.events import Accused
from logovo.games.gold.moves import Accuse, Cut, Pick, PlayCard, Rob, Send, Skip, Take, Trust
from logovo.games.gold.views import GoldView, Place

COINS: Final = ("G", "S")
"""Worth what is printed on them, whatever the others have."""
KNIGHTS: Final = 5  # more than any knight's strength
FAR: Final = 100
STOLEN: Final = {"token-stolen": ("seat", "victim_seat")}


def daring(move: Move, view: View) -> int:
    assert isinstance(view, GoldView)
    match move:
        case Send(knight, word):
            place = place_of(view, word)
            return KNIGHTS * max(0, place.strength - place.power) + int(knight)
        case Take(share):
            return chancy(shares(view).get(share, ()))
        case Pick(token):
            return chancy((token,))
        case Cut(cut):
            sizes = [len(share.strip("-")) for share in cut]
            return max(sizes) - min(sizes)
        case Rob(victim):
            return view.everybody[victim].stash_size
        case Accuse() | PlayCard():
            return FAR
        case Skip() | Trust():
            return -FAR
        case _:
            return 0


def spite(move: Move, view: View, grudge: int) -> int:
    assert isinstance(view, GoldView)
    if isinstance(move, Send):
        return int(any(one.seat == grudge for one in place_of(view, move.place).line))
    return names(move, view, grudge)


def place_of(view: GoldView, word: str) -> Place:
    return next(place for place in view.places if place.place == word)


def shares(view: GoldView) -> dict[int, tuple[str, ...]]:
    laid = view.battle.shares if view.battle is not None else ()
    return {share.share: share.tokens for share in laid}


def chancy(tokens: tuple[str, ...]) -> int:
    """What may come to much or nothing, less what is sure."""
    return sum(-1 if token in COINS else 1 for token in tokens)


def harm(event: Event, _before: Event | None) -> tuple[int, int] | None:
    if isinstance(event, Accused):
        return None if event.right else (event.seat, event.accused_seat)
    return done(event, STOLEN)


LEANING: Final = Leaning(daring, spite, harm, frozenset({"token-stolen", "accused"}))
