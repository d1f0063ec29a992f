"""What one observer sees of the table: built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.seats import NOBODY, TABLE, Seat
from logovo.core.views import View, ViewPart
from logovo.games.gold import heaps, lines, moves, prospects
from logovo.games.gold.asks import ASK_WORDS, BETWEEN, CARD, MARKET, PICK, WINDOWS
from logovo.games.gold.components import (
    CARD_KINDS,
    CARD_WORDS,
    DECK_AT_MARKET,
    HIDDEN,
    KNIGHTS,
    PLACES,
    SACK,
    dragon_word,
    knight_word,
    place_word,
)
from logovo.games.gold.effects.steps import CARD_DONE
from logovo.games.gold.events import UNKNOWN
from logovo.games.gold.moves import codes
from logovo.games.gold.scoring import points
from logovo.games.gold.table import (
    OFFER_GET,
    OFFER_GIVE,
    OFFER_NUMBER,
    OFFER_SLOTS,
    OFFER_TO,
    GoldTable,
)

WINDOW: Final = "window"
"""The ask of those who see only that the game waits."""


@final
@dataclass(frozen=True)
class Standing(ViewPart):
    """A knight at a dragon."""

    seat: Seat
    knight: str
    sword: bool


@final
@dataclass(frozen=True)
class Place(ViewPart):
    """One of the four places; `dragon` is `-` on an empty one."""

    place: str
    dragon: str
    strength: int
    potions: int
    hidden: int
    power: int
    tokens: tuple[str, ...]
    line: tuple[Standing, ...]


@final
@dataclass(frozen=True)
class Player(ViewPart):
    """What lies before one player. `spoils` is their part of the last dragon slain; `stash`
    and `cards` are empty where the observer may not look. `points` is 0 before the end; until
    then `sure` is what the stash counts for its owner whatever the others have, `hoped`
    what majorities may add; to nobody else are they told."""

    seat: Seat
    face_up: tuple[str, ...]
    face_down: tuple[str, ...]
    stash_size: int
    cards_size: int
    spoils: tuple[str, ...]
    stash: tuple[str, ...]
    cards: tuple[str, ...]
    points: int
    sure: int
    hoped: int


@final
@dataclass(frozen=True)
class Share(ViewPart):
    share: int
    tokens: tuple[str, ...]
    taker_seat: Seat


@final
@dataclass(frozen=True)
class Battle(ViewPart):
    """The dragon being wound up. `token` has been taken by the Gloves."""

    place: str
    rank_seats: tuple[Seat, ...]
    choice_seats: tuple[Seat, ...]
    hoard: tuple[str, ...]
    shares: tuple[Share, ...]
    thief_at: int
    thief_seat: Seat
    victim_seat: Seat
    victim_stash: tuple[str, ...]
    cloaked_seats: tuple[Seat, ...]
    token: str


@final
@dataclass(frozen=True)
class OfferShown(ViewPart):
    number: int
    seat: Seat
    to_seat: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@final
@dataclass(frozen=True)
class Market(ViewPart):
    ready_seats: tuple[Seat, ...]
    offers: tuple[OfferShown, ...]
    offers_made: tuple[int, ...]
    offers_made_last: int
    offers_most: int


@final
@dataclass(frozen=True)
class Pending(ViewPart):
    """An action card shown but not yet settled; the last one may cancel the one before."""

    seat: Seat
    card: str
    target_seats: tuple[Seat, ...]
    places: tuple[str, ...]
    knight: str
    token: str


@final
@dataclass(frozen=True)
class GoldView(View):
    observer: Seat
    players: int
    ask: str
    awaited_seats: tuple[Seat, ...]
    over: bool
    window: str  # which window is open; "" if none
    active_seat: Seat
    turn: int
    skips: int
    slain: int
    deck_size: int
    market_to_come: bool
    bag_size: int
    places: tuple[Place, ...]
    everybody: tuple[Player, ...]
    battle: Battle | None
    market: Market | None
    resume: str  # what a card interrupted by a battle: turn, between, or ""
    resume_seat: Seat
    pending: tuple[Pending, ...]
    played: tuple[str, ...]
    action_deck_size: int
    sword_on: bool
    secret_cards: tuple[str, ...]  # the observer's own card not shown yet: the Gloves


def view(state: GoldTable, observer: Seat) -> GoldView:
    kind = state.asks.kind()
    hidden = kind >= WINDOWS
    asked = observer != TABLE and not state.is_over() and state.owes(observer)
    ask = ""
    awaited: list[Seat] = []
    if not state.is_over():
        ask = ASK_WORDS[kind]
        if hidden and not asked:
            # gold.action-window: only that the game waits, not for whom.
            ask = WINDOW
        elif hidden:
            awaited = [observer]
        else:
            awaited = [Seat(s) for s in range(int(state.players)) if state.owes(s)]
    return GoldView(
        observer=observer,
        players=int(state.players),
        ask=ask,
        awaited_seats=tuple(awaited),
        over=state.is_over(),
        window=ASK_WORDS[kind] if hidden else "",
        active_seat=Seat(int(state.active)),
        turn=int(state.turns),
        skips=int(state.skips),
        slain=int(state.slain),
        deck_size=int(state.deck_size()),
        market_to_come=state.deck_size() >= DECK_AT_MARKET and kind != MARKET,
        bag_size=int(heaps.size(state.bag)),
        places=tuple([place_view(state, place) for place in range(PLACES)]),
        everybody=tuple([player_view(state, s, observer) for s in range(int(state.players))]),
        battle=battle_view(state, observer) if state.place >= 0 and kind != MARKET else None,
        market=market_view(state) if kind == MARKET else None,
        resume=resume_word(state),
        resume_seat=Seat(state.asks.as_lists()[0][1]) if resume_word(state) else NOBODY,
        pending=pending_view(state, observer),
        played=card_words(state.played),
        action_deck_size=int(bags.size(state.action_deck)),
        sword_on=state.sword_on,
        secret_cards=("gloves",) if state.culprit == observer and observer != TABLE else (),
    )


def resume_word(state: GoldTable) -> str:
    """A potion or a powder can slay a dragon in the middle of something."""
    if state.place < 0 or state.after != CARD_DONE or state.is_over():
        return ""
    return "between" if state.asks.as_lists()[0][0] == BETWEEN else "turn"


def place_view(state: GoldTable, place: i64) -> Place:
    dragon = state.dragon(place)
    if state.is_empty(place):
        return Place(place_word(place), "-", 0, 0, 0, 0, (), ())
    line = state.line(place)
    return Place(
        place_word(place),
        dragon_word(dragon),
        int(state.strength(place)),
        int(state.potions(place)),
        int(HIDDEN[dragon]),
        int(lines.power(line, state.swords)),
        heaps.heap_words(state.tokens(place)),
        tuple(
            [
                Standing(
                    Seat(knight // KNIGHTS), knight_word(knight), (state.swords >> knight) & 1 == 1
                )
                for knight in lines.as_list(line)
            ]
        ),
    )


def player_view(state: GoldTable, seat: int, observer: Seat) -> Player:
    heap = state.stash[seat]
    # gold.stash-hidden: the number is open, the tokens only to their owner, until the end.
    seen = seat == observer or state.is_over()
    is_own = seat == observer and not state.is_over()
    return Player(
        seat=Seat(seat),
        face_up=knight_words(state.up_of(seat)),
        face_down=knight_words(state.down_of(seat)),
        stash_size=int(heaps.size(heap)),
        cards_size=int(bags.size(state.hands[seat])),
        spoils=heaps.heap_words(state.spoils[seat]),
        stash=heaps.heap_words(heap) if seen else (),
        cards=card_words(state.hands[seat]) if seat == observer else (),
        points=int(points(state, seat)) if state.is_over() else 0,
        sure=int(prospects.sure(state, heap)) if is_own else 0,
        hoped=prospects.whole(prospects.hoped(state, heap)) if is_own else 0,
    )


def battle_view(state: GoldTable, observer: Seat) -> Battle:
    fighters = range(int(state.fighters))
    shares: list[Share] = []
    if state.hoard == 0 and is_laid(state):
        for share in fighters:
            takers = [s for s in fighters if state.share_of(state.seat_ranked(s)) == share + 1]
            taker = int(state.seat_ranked(takers[0])) if takers else -1
            shares.append(Share(share + 1, heaps.heap_words(state.shares[share]), Seat(taker)))
    looks = state.asks.kind() == PICK and observer == state.thief
    return Battle(
        place=place_word(state.place),
        rank_seats=tuple([Seat(int(state.seat_ranked(rank))) for rank in fighters]),
        choice_seats=tuple([Seat(int((state.choosing >> (4 * r)) & 15)) for r in fighters]),
        hoard=heaps.heap_words(state.hoard),
        shares=tuple(shares),
        thief_at=int(state.rob_at),
        thief_seat=Seat(int(state.thief)),
        victim_seat=Seat(int(state.victim)),
        # gold.thief-wizard: the stash lies open to the thief while they pick.
        victim_stash=heaps.heap_words(state.stash[state.victim]) if looks else (),
        cloaked_seats=tuple([Seat(s) for s in range(6) if (state.cloaked >> s) & 1]),
        token=heaps.LETTERS[state.gloved - 1] if state.gloved else "",
    )


def is_laid(state: GoldTable) -> bool:
    """Whether shares lie on the table."""
    for share in range(state.fighters):
        if state.shares[share] != 0:
            return True
    return False


def market_view(state: GoldTable) -> Market:
    offers: list[OfferShown] = []
    for slot in range(OFFER_SLOTS):
        if state.offer(slot, OFFER_NUMBER) != 0:
            offers.append(
                OfferShown(
                    int(state.offer(slot, OFFER_NUMBER)),
                    Seat(slot // 2),
                    Seat(int(state.offer(slot, OFFER_TO))),
                    heaps.heap_words(state.offer(slot, OFFER_GIVE)),
                    heaps.heap_words(state.offer(slot, OFFER_GET)),
                )
            )
    offers.sort(key=offer_number)
    everybody = range(int(state.players))
    return Market(
        ready_seats=tuple([Seat(s) for s in everybody if state.is_ready(s)]),
        offers=tuple(offers),
        offers_made=tuple([int(state.made_by(s)) for s in everybody]),
        offers_made_last=int(state.last_offer),
        offers_most=int(state.market_offers),
    )


def offer_number(offer: OfferShown) -> int:
    return offer.number


def pending_view(state: GoldTable, observer: Seat) -> tuple[Pending, ...]:
    """The cards asked about, the first played first."""
    found: list[Pending] = []
    for row in state.asks.as_lists():
        if row[0] == CARD:
            card = int(codes.card_of(row[3]))
            shown = moves.card_move(card, row[3])
            token = shown.token
            if card == SACK and observer != row[4]:
                token = UNKNOWN
            found.append(
                Pending(Seat(row[4]), shown.card, shown.seats, shown.places, shown.knight, token)
            )
    return tuple(found)


def knight_words(mask: i64) -> tuple[str, ...]:
    """Strongest first."""
    return tuple([knight_word(k) for k in range(KNIGHTS - 1, -1, -1) if (mask >> k) & 1])


def card_words(bag: i64) -> tuple[str, ...]:
    words: list[str] = []
    for card in range(CARD_KINDS):
        words.extend([CARD_WORDS[card]] * int(bags.count(bag, card)))
    return tuple(words)
