"""Which moves showed nobody anything new, where that is plain from what was told of them."""

from __future__ import annotations

from logovo.core.bags import count
from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.core.views import FORESEEN, NEWS
from logovo.games.larder.components import FOURSOME, kind_named
from logovo.games.larder.events import (
    Burnt,
    ExtraTurn,
    Fetched,
    FourInARow,
    Laid,
    Removed,
    Skipped,
    SwapChosen,
    Took,
    TurnedRound,
)
from logovo.games.larder.knowledge import LarderKnowledge


def foreseen(public: LarderKnowledge, seat: Seat, own: list[Event]) -> int:
    """Cards from a hand show that it had them, unless everybody knew. All else that lies open
    moves in sight and by the rules; whatever is not named here comes from where nobody sees."""
    for event in own:
        if isinstance(event, Laid):
            if not is_known(public, seat, event.card, event.count - event.reserve):
                return NEWS
        elif isinstance(event, Removed):
            if not is_known(public, seat, event.card, FOURSOME):
                return NEWS
        elif isinstance(event, SwapChosen):
            if event.given:  # a swap needs the card; to keep one's cards needs none
                return NEWS
        elif not isinstance(
            event, (Took, Skipped, Burnt, ExtraTurn, FourInARow, TurnedRound, Fetched)
        ):
            return NEWS
    return FORESEEN


def is_known(public: LarderKnowledge, seat: Seat, card: str, n: int) -> bool:
    """Whether onlookers knew of so many equal cards in this hand."""
    return n == 0 or count(public.certain(seat), kind_named(card)) >= n
