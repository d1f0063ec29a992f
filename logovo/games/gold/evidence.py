"""What the course of the game has told one seat about action cards nobody shows.

Every window is evidence (gold.action-window): where the game waits, somebody holds a fitting card;
where it does not, nobody does. Draws and plays say when a card can have come into a hand. All of it
is public except the cards drawn, so this listens to the told events and keeps rows in their order.
"""

from __future__ import annotations

from typing import Final, final

from logovo.core import bags
from logovo.core.journal import Event
from logovo.games.gold import events
from logovo.games.gold.components import (
    BALL,
    CARD_COUNTS,
    CARD_KINDS,
    CARD_WORDS,
    CARDS,
    CLOAK,
    GLOVES,
    LEAST_STRENGTH,
    POWDER,
    RECALL,
    RING,
    SACK,
    SEAL,
    STONE,
    TOKENS,
    WAND,
    WEAK,
)

# Rows: (kind, seat or seats, card or cards, deck). Seats and cards of NONE and SOME are masks.
DRAW: Final = 0  # the seat draws the card (-1 for an unseen one) from the first, second … deck
PLAY: Final = 1  # the seat shows and gives away the card
NONE: Final = 2  # none of the seats holds any of the cards
SOME: Final = 3  # one of the seats at least holds one of the cards at least

UNSEEN: Final = -1
ALL_CARDS: Final = sum([int(bags.some(card, CARD_COUNTS[card])) for card in range(CARD_KINDS)])

Row = tuple[int, int, int, int]


@final
class CardEvidence:
    def __init__(self, players: int, observer: int) -> None:
        self.everybody = (1 << players) - 1
        self.observer = observer
        self.rows: list[Row] = []
        # Each deck is a bag of what was shuffled into it; the first one holds all cards.
        self.decks = [ALL_CARDS]
        self.left = CARDS  # cards still in the present deck
        self.left_before = 0  # cards a reshuffled draw had still taken from the deck before
        self.played = 0
        self.own = 0  # the observer's cards
        # What repeats itself is not noted again.
        self.without = [0] * int(CARD_KINDS)  # per card: seats that have shown not to hold it
        self.waited: list[Row] = []  # since the last draw or play
        # The window that opens now, if anybody holds one of its cards: seats and cards.
        self.opening = (0, 0)
        self.between_waited = False
        self.idle_waited = False
        self.in_turn = False
        self.active = 0
        # What a window depends on, as everybody sees it.
        self.strengths: dict[str, int] = {}
        self.stash_sizes = [0] * players
        self.bag_size = TOKENS
        self.fighters: tuple[int, ...] = ()
        self.shares_out = 0  # shares still to be laid out, then still to be taken
        self.divider = 0

    def so_far(self) -> list[Row]:
        """All rows. Nothing waits any more when somebody looks: a window that did not is over."""
        self.settle_opening(False)
        return self.rows

    def hear(self, event: Event) -> None:
        self.settle_opening(isinstance(event, events.GameWaits))
        match event:
            case events.CardsDrawn():
                self.draw(event)
            case events.DeckReshuffled():
                self.decks.append(self.played)
                self.left_before = self.left
                self.left = event.count
                self.played = 0
            case events.CardPlayed():
                self.idle_waited = False
                self.play(event.seat, CARD_WORDS.index(event.card))
                # gold.card-wand: any player but its player.
                self.opening = (self.everybody & ~(1 << event.seat), 1 << WAND)
            case events.GlovesShown():
                self.play(event.seat, GLOVES)
                if event.kept:
                    self.stash_sizes[event.seat] += 1
            case events.TurnBegan():
                self.begin_turn(event)
            case events.KnightSent():
                self.in_turn = False
            case events.TurnSkipped():
                if not self.idle_waited:
                    self.note_none(1 << self.active, self.idle_cards())
                self.in_turn = False
            case _:
                self.watch_battle(event)
                self.watch_table(event)

    def settle_opening(self, waits: bool) -> None:
        """The window that might open now does, or nobody holds a card for it."""
        seats, cards = self.opening
        self.opening = (0, 0)
        if seats:
            if waits:
                self.note_some(seats, cards)
            else:
                self.note_none(seats, cards)
        elif waits and self.in_turn:
            self.idle_waited = True
            self.note_some(1 << self.active, self.idle_cards())
        elif waits:
            self.between_waited = True
            self.note_some(self.everybody, 1 << POWDER)

    def begin_turn(self, event: events.TurnBegan) -> None:
        # Before every turn but the first lies a window `between`.
        if event.turn > 1 and len(self.strengths) >= 2 and not self.between_waited:
            self.note_none(self.everybody, 1 << POWDER)
        self.between_waited = False
        self.idle_waited = False
        self.in_turn = True
        self.active = event.seat

    def idle_cards(self) -> int:
        """What the active player, all of whose knights are away, might play."""
        cards = 1 << RECALL
        if any(strength > LEAST_STRENGTH for strength in self.strengths.values()):
            cards |= 1 << WEAK
        others = sum(self.stash_sizes) - self.stash_sizes[self.active]
        if others:
            cards |= 1 << BALL
        if self.stash_sizes[self.active] and self.bag_size:
            cards |= 1 << SACK
        return cards

    # --- the battle and its windows -------------------------------------------------------

    def watch_battle(self, event: Event) -> None:
        match event:
            case events.DragonSlain():
                self.fighters = tuple([int(seat) for seat in event.seats])
            case events.HoardLaid():
                self.bag_size -= len(event.hidden)
                if len(self.fighters) >= 3 and event.tokens:
                    self.opening = (mask(self.fighters), 1 << GLOVES)
            case events.HoardCut():
                self.shares_out = event.shares
                self.divider = event.seat
            case events.ShareLaid():
                self.shares_out -= 1
                if self.shares_out == 0:
                    seats = mask(self.fighters[1:]) & ~(1 << self.divider)
                    self.opening = (seats, 1 << SEAL)
                    self.shares_out = len(self.fighters)
            case events.ShareTaken():
                self.shares_out -= 1
                if self.shares_out == 0:
                    self.opening = (self.ring_seats(), 1 << RING)
            case events.VictimNamed():
                self.opening = (1 << event.victim_seat, (1 << STONE) | (1 << CLOAK))
            case _:
                pass

    def ring_seats(self) -> int:
        """gold.card-ring: two others have shares to exchange."""
        fighters = mask(self.fighters)
        if len(self.fighters) == 2:
            return self.everybody & ~fighters
        return self.everybody

    def watch_table(self, event: Event) -> None:
        sizes = self.stash_sizes
        match event:
            case events.DragonLaid():
                self.strengths[event.place] = event.strength
                self.bag_size -= len(event.tokens)
            case events.DragonWeakened():
                self.strengths[event.place] = event.strength
            case events.DragonsExchanged():
                first, second = event.places
                kept = self.strengths[first]
                self.strengths[first] = self.strengths[second]
                self.strengths[second] = kept
            case events.DragonGone():
                self.strengths.pop(event.place, 0)
            case events.HoardTaken() | events.ShareKept():
                sizes[event.seat] += len(event.tokens)
            case events.TokenStolen():
                sizes[event.seat] += 1
                sizes[event.victim_seat] -= 1
            case events.FinePaid():
                sizes[event.seat] -= 1
                sizes[event.to_seat] += 1
            case events.Traded():
                sizes[event.seat] += len(event.get) - len(event.give)
                sizes[event.to_seat] += len(event.give) - len(event.get)
            case _:
                pass

    # --- rows -------------------------------------------------------------------------------

    def draw(self, event: events.CardsDrawn) -> None:
        last = len(self.decks) - 1
        for i in range(event.count):
            deck = last
            if self.left_before > 0:
                deck = last - 1
                self.left_before -= 1
            else:
                self.left -= 1
            word = event.cards[i]
            card = UNSEEN if word == events.UNKNOWN else CARD_WORDS.index(word)
            if card >= 0:
                self.own += int(bags.some(card, 1))
            self.rows.append((DRAW, event.seat, card, deck))
        self.without = [seats & ~(1 << event.seat) for seats in self.without]
        self.waited = []

    def play(self, seat: int, card: int) -> None:
        self.rows.append((PLAY, seat, card, 0))
        self.played += int(bags.some(card, 1))
        self.waited = []
        if seat == self.observer:
            self.own -= int(bags.some(card, 1))

    def note_none(self, seats: int, cards: int) -> None:
        if self.observer >= 0:
            seats &= ~(1 << self.observer)
        fresh = 0
        for card in range(int(CARD_KINDS)):
            if (cards >> card) & 1 and seats & ~self.without[card]:
                fresh |= 1 << card
                self.without[card] |= seats
        if fresh:
            self.rows.append((NONE, seats, fresh, 0))

    def note_some(self, seats: int, cards: int) -> None:
        if self.observer >= 0 and (seats >> self.observer) & 1:
            # It may have waited for the observer, which tells nothing about the others.
            if any((cards >> c) & 1 and bags.count(self.own, c) for c in range(int(CARD_KINDS))):
                return
            seats &= ~(1 << self.observer)
        row = (SOME, seats, cards, 0)
        if row not in self.waited:
            self.waited.append(row)
            self.rows.append(row)


def mask(seats: tuple[int, ...]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
