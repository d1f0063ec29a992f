"""Who hears what of an event, what it shows them for the first time, and what nobody may look
up later."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias, assert_never

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.gold.events import (
    UNKNOWN,
    Accused,
    CardCancelled,
    CardPlayed,
    CardsDrawn,
    ChoiceReordered,
    Cloaked,
    Deadlocked,
    DeckReshuffled,
    DragonGone,
    DragonLaid,
    DragonsExchanged,
    DragonSlain,
    DragonWeakened,
    FinePaid,
    FirstPlayer,
    GameEnded,
    GameGoesOn,
    GameWaits,
    GlovesShown,
    HoardCut,
    HoardLaid,
    HoardTaken,
    KnightRecalled,
    KnightSent,
    KnightsFlipped,
    KnightsHome,
    MarketClosed,
    MarketOpened,
    NothingToCut,
    OfferMade,
    OfferStruck,
    ReadySaid,
    RedsTaken,
    Scored,
    ShareKept,
    ShareLaid,
    SharesSwapped,
    ShareTaken,
    StashSeen,
    StoneShown,
    SwordRaised,
    TokenExchanged,
    TokenStolen,
    TokenVanished,
    Traded,
    TurnBegan,
    TurnSkipped,
    VictimNamed,
)

GoldEvent: TypeAlias = (
    FirstPlayer
    | DragonLaid
    | CardsDrawn
    | DeckReshuffled
    | TurnBegan
    | KnightsFlipped
    | TurnSkipped
    | KnightSent
    | DragonSlain
    | Deadlocked
    | HoardLaid
    | HoardTaken
    | RedsTaken
    | NothingToCut
    | HoardCut
    | ShareLaid
    | ShareTaken
    | ShareKept
    | VictimNamed
    | StashSeen
    | TokenStolen
    | KnightsHome
    | DragonGone
    | MarketOpened
    | OfferMade
    | OfferStruck
    | Traded
    | ReadySaid
    | MarketClosed
    | CardPlayed
    | CardCancelled
    | GameWaits
    | GameGoesOn
    | SharesSwapped
    | DragonsExchanged
    | SwordRaised
    | DragonWeakened
    | KnightRecalled
    | Cloaked
    | StoneShown
    | TokenExchanged
    | ChoiceReordered
    | TokenVanished
    | Accused
    | GlovesShown
    | FinePaid
    | GameEnded
    | Scored
)

# What names tokens that lie, or may come to lie, in a stash. Not among them: the count at the end,
# when nothing is hidden any more, and a card played, whose token (of the Sack) `TokenExchanged`
# names again.
FLEETING: Final = (
    DragonLaid,
    HoardLaid,
    HoardTaken,
    RedsTaken,
    ShareLaid,
    ShareTaken,
    ShareKept,
    StashSeen,
    TokenStolen,
    FinePaid,
    TokenExchanged,
    TokenVanished,
    GlovesShown,
    OfferMade,
    Traded,
)


def told_to(event: Event, observer: Seat) -> Event:
    """The event as this observer learns of it."""
    return _told(_ours(event), observer)


def _ours(event: Event) -> GoldEvent:
    assert isinstance(event, GoldEvent)
    return event


def _told(event: GoldEvent, observer: Seat) -> Event:
    match event:
        case CardsDrawn():
            # gold.actions-dealt: seen by its player alone.
            if observer == event.seat:
                return event
            return replace(event, cards=(UNKNOWN,) * event.count)
        case StashSeen():
            # gold.thief-wizard, gold.card-ball: the one who looks, alone.
            if observer == event.seat:
                return event
            return replace(event, tokens=(UNKNOWN,) * event.count)
        case TokenStolen():
            if observer in (event.seat, event.victim_seat):
                return event
            return replace(event, token=UNKNOWN)
        case FinePaid():
            if observer in (event.seat, event.to_seat):
                return event
            return replace(event, token=UNKNOWN)
        case CardPlayed():
            # gold.card-sack: the token is its player's secret; other targets are public.
            if observer == event.seat or event.card != "sack":
                return event
            return replace(event, token=UNKNOWN)
        case TokenExchanged():
            if observer == event.seat:
                return event
            return replace(event, drawn=UNKNOWN, put=UNKNOWN)
        case (
            FirstPlayer()
            | DragonLaid()
            | DeckReshuffled()
            | TurnBegan()
            | KnightsFlipped()
            | TurnSkipped()
            | KnightSent()
            | DragonSlain()
            | Deadlocked()
            | HoardLaid()
            | HoardTaken()
            | RedsTaken()
            | NothingToCut()
            | HoardCut()
            | ShareLaid()
            | ShareTaken()
            | ShareKept()
            | VictimNamed()
            | KnightsHome()
            | DragonGone()
            | MarketOpened()
            | OfferMade()
            | OfferStruck()
            | Traded()
            | ReadySaid()
            | MarketClosed()
            | CardCancelled()
            | GameWaits()
            | GameGoesOn()
            | SharesSwapped()
            | DragonsExchanged()
            | SwordRaised()
            | DragonWeakened()
            | KnightRecalled()
            | Cloaked()
            | StoneShown()
            | ChoiceReordered()
            | TokenVanished()
            | Accused()
            | GlovesShown()
            | GameEnded()
            | Scored()
        ):
            return event
        case _:
            assert_never(event)


def reveals(event: Event, observer: Seat) -> bool:
    """Whether the event, by the rules, shows the observer something hidden from them until now."""
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
        # gold.offer-stale: accepting shows whether the offerer still holds their side.
        case Traded() | OfferStruck():
            return True
        case _:
            return False


def fleeting(event: Event) -> bool:
    """Remembering who got what is part of the game: only the last division stays in view. So
    every event that names tokens is for the moment, from the dragon that brings them on."""
    return isinstance(event, FLEETING)
