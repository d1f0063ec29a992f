"""What happens at the table. Who hears what of it is in `telling.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from logovo.core.journal import Event
from logovo.core.seats import Seat

UNKNOWN: Final = "unknown"


@final
@dataclass(frozen=True)
class FirstPlayer(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class DragonLaid(Event):
    """A dragon comes to a place with its visible tokens."""

    place: str
    dragon: str
    strength: int
    hidden: int
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class CardsDrawn(Event):
    """Action cards dealt or drawn; only the one who got them sees them."""

    seat: Seat
    count: int
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class DeckReshuffled(Event):
    """The played action cards are the new action deck."""

    count: int


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat
    turn: int


@final
@dataclass(frozen=True)
class KnightsFlipped(Event):
    """Face-down knights turn face up."""

    seat: Seat
    knights: tuple[str, ...]


@final
@dataclass(frozen=True)
class TurnSkipped(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class KnightSent(Event):
    seat: Seat
    knight: str
    place: str
    dragon: str
    sword: bool


@final
@dataclass(frozen=True)
class DragonSlain(Event):
    place: str
    dragon: str
    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Deadlocked(Event):
    """Nobody could move a knight: this dragon counts as slain."""

    place: str
    dragon: str


@final
@dataclass(frozen=True)
class HoardLaid(Event):
    """The hidden tokens are added: the whole hoard."""

    hidden: tuple[str, ...]
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class HoardTaken(Event):
    """One player alone slew the dragon."""

    seat: Seat
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class RedsTaken(Event):
    seat: Seat
    count: int


@final
@dataclass(frozen=True)
class NothingToCut(Event):
    pass


@final
@dataclass(frozen=True)
class HoardCut(Event):
    seat: Seat
    shares: int


@final
@dataclass(frozen=True)
class ShareLaid(Event):
    share: int
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class ShareTaken(Event):
    seat: Seat
    share: int
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class ShareKept(Event):
    """A share joins its owner's stash."""

    seat: Seat
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class VictimNamed(Event):
    seat: Seat
    victim_seat: Seat


@final
@dataclass(frozen=True)
class StashSeen(Event):
    """Somebody looks into a stash; nobody else sees what is in it."""

    seat: Seat
    victim_seat: Seat
    count: int
    tokens: tuple[str, ...]


@final
@dataclass(frozen=True)
class TokenStolen(Event):
    """A token passes from stash to stash; the two know which."""

    seat: Seat
    victim_seat: Seat
    token: str


@final
@dataclass(frozen=True)
class KnightsHome(Event):
    seat: Seat
    knights: tuple[str, ...]


@final
@dataclass(frozen=True)
class DragonGone(Event):
    place: str
    dragon: str


@final
@dataclass(frozen=True)
class MarketOpened(Event):
    pass


@final
@dataclass(frozen=True)
class OfferMade(Event):
    number: int
    seat: Seat
    to_seat: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@final
@dataclass(frozen=True)
class OfferStruck(Event):
    """An offer is gone without a trade; `why` is declined, withdrawn, stale or lapsed."""

    number: int
    seat: Seat
    to_seat: Seat
    why: str


@final
@dataclass(frozen=True)
class Traded(Event):
    number: int
    seat: Seat
    to_seat: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@final
@dataclass(frozen=True)
class ReadySaid(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class MarketClosed(Event):
    """`why` is ready, spent or clock."""

    why: str


@final
@dataclass(frozen=True)
class CardPlayed(Event):
    """An action card is shown with its target; what goes into the sack is hidden."""

    seat: Seat
    card: str
    target_seats: tuple[Seat, ...]
    places: tuple[str, ...]
    knight: str
    token: str


@final
@dataclass(frozen=True)
class CardCancelled(Event):
    seat: Seat
    card: str
    player_seat: Seat


@final
@dataclass(frozen=True)
class GameWaits(Event):
    """Some holder of a fitting card is asked; nobody learns who."""


@final
@dataclass(frozen=True)
class GameGoesOn(Event):
    """Nobody is asked any more in this window."""


@final
@dataclass(frozen=True)
class SharesSwapped(Event):
    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class DragonsExchanged(Event):
    places: tuple[str, ...]
    dragons: tuple[str, ...]


@final
@dataclass(frozen=True)
class SwordRaised(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class DragonWeakened(Event):
    place: str
    dragon: str
    strength: int


@final
@dataclass(frozen=True)
class KnightRecalled(Event):
    seat: Seat
    knight: str
    place: str


@final
@dataclass(frozen=True)
class Cloaked(Event):
    seat: Seat


@final
@dataclass(frozen=True)
class StoneShown(Event):
    """The victim will choose the token."""

    seat: Seat


@final
@dataclass(frozen=True)
class TokenExchanged(Event):
    """The sack: one token drawn from the bag, one put in."""

    seat: Seat
    drawn: str
    put: str


@final
@dataclass(frozen=True)
class ChoiceReordered(Event):
    """The Seal: the new order of choice."""

    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class TokenVanished(Event):
    """The Gloves took a token out of the hoard; nobody saw whose they were."""

    token: str


@final
@dataclass(frozen=True)
class Accused(Event):
    seat: Seat
    accused_seat: Seat
    right: bool


@final
@dataclass(frozen=True)
class GlovesShown(Event):
    seat: Seat
    token: str
    kept: bool


@final
@dataclass(frozen=True)
class FinePaid(Event):
    """The culprit's random token for the accuser; the two know which."""

    seat: Seat
    to_seat: Seat
    token: str


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """`why` is deck-out, all-slain or stall."""

    why: str


@final
@dataclass(frozen=True)
class Scored(Event):
    seat: Seat
    coins: int
    sets: int
    majorities: int
    points: int
    tokens: tuple[str, ...]
