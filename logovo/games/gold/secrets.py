"""Which events show somebody something new by rule, and which nobody may look up later."""

from __future__ import annotations

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.gold.events import (
    Accused,
    CardPlayed,
    CardsDrawn,
    DragonLaid,
    FinePaid,
    GameGoesOn,
    GameWaits,
    GlovesShown,
    HoardLaid,
    HoardTaken,
    OfferStruck,
    RedsTaken,
    Scored,
    ShareKept,
    ShareLaid,
    ShareTaken,
    StashSeen,
    TokenExchanged,
    TokenStolen,
    Traded,
)


def reveals(event: Event, observer: Seat) -> bool:
    """Whether the event by rule shows the observer something hidden from him until now."""
    match event:
        # Drawn from bag or deck, taken from a stash at random, or counted at the end.
        case DragonLaid() | HoardLaid() | Scored():
            return True
        case CardsDrawn() | StashSeen() | TokenExchanged():
            return observer == event.seat
        case TokenStolen():
            return observer in (event.seat, event.victim_seat)
        case FinePaid():
            return observer in (event.seat, event.to_seat)
        # gold.action-window: that the game waits, or no longer; what a holder then plays.
        case GameWaits() | GameGoesOn() | CardPlayed() | Accused() | GlovesShown():
            return True
        # gold.offer-stale: accepting shows whether the offerer still holds his side.
        case Traded() | OfferStruck():
            return True
        case _:
            return False


def fleeting(event: Event) -> bool:
    """Remembering who got what is part of the game: only the last division stays in view."""
    return isinstance(
        event,
        HoardLaid
        | HoardTaken
        | RedsTaken
        | ShareLaid
        | ShareTaken
        | ShareKept
        | StashSeen
        | TokenStolen
        | FinePaid
        | TokenExchanged
        | Traded,
    )
