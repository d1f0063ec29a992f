"""Who hears what of an event."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

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


def told_to(event: Event, observer: Seat) -> Event:
    """The event as this observer learns of it."""
    return _told(_ours(event), observer)


def _ours(event: Event) -> GoldEvent:
    assert isinstance(event, GoldEvent)
    return event


def _told(event: GoldEvent, observer: Seat) -> Event:
    match event:
        case CardsDrawn():
            # gold.actions-dealt: seen by him alone.
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
            # gold.card-sack: his own affair; other targets are named aloud.
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
