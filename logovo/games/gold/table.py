"""The table: dragons, knights, stashes, the battle, the market, and what is being decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.asks import Asks
from logovo.core.state import State
from logovo.games.gold import heaps
from logovo.games.gold.asks import MARKET
from logovo.games.gold.components import (
    KNIGHTS,
    LEAST_STRENGTH,
    MOST_PLAYERS,
    NO_DRAGON,
    OPEN_OFFERS,
    PLACES,
    POTION,
    STRENGTHS,
)
from logovo.games.gold.lines import power

# Why the game ended.
GOES_ON: Final = 0
ENDED_DECK: Final = 1
ENDED_ALL_SLAIN: Final = 2
ENDED_STALL: Final = 3

NIBBLE: Final = 15
MADE_BITS: Final = 5

# A place of the table: four numbers in `places`.
PLACE_WIDTH: Final = 4
DRAGON_AT: Final = 0
TOKENS_AT: Final = 1
LINE_AT: Final = 2
POTIONS_AT: Final = 3

# An offer: four numbers in `offers`; a seat owns the slots seat * 2 and seat * 2 + 1.
OFFER_WIDTH: Final = 4
OFFER_NUMBER: Final = 0  # 0 in a free slot
OFFER_TO: Final = 1
OFFER_GIVE: Final = 2
OFFER_GET: Final = 3
OFFER_SLOTS: Final = MOST_PLAYERS * OPEN_OFFERS

# Empty ones to begin with, never written to: see `unshare`.
NO_PLACES: Final = vec[i64]([value for _place in range(PLACES) for value in (NO_DRAGON, 0, 0, 0)])
NO_HEAPS: Final = vec[i64]([0] * MOST_PLAYERS)
NO_OFFERS: Final = vec[i64]([0] * (OFFER_SLOTS * OFFER_WIDTH))


class GoldTable(State):
    """All that lies on the table or hidden from it. The verbs are in `state.py`."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # What the host chose.
        self.advanced: bool = False
        self.all_slain: bool = False
        self.lone_black: bool = False
        self.each_wizard: bool = False  # several wizards: every owner draws cards
        self.thief_cards: bool = False  # thieves as their cards came, not as owners joined
        self.market_offers: i64 = 8
        self.market_seconds: i64 = 120
        # The course of the game.
        self.active: i64 = 0
        self.turns: i64 = 0
        self.skips: i64 = 0  # turns skipped in succession
        self.slain: i64 = 0
        self.ended: i64 = GOES_ON
        self.asks = Asks()
        # Tokens and dragons. Both are drawn blindly when needed, so their order is nowhere.
        self.bag: i64 = 0  # a heap
        self.deck: i64 = 0  # a bit for each dragon still in the deck
        self.places: vec[i64] = NO_PLACES
        self.stash: vec[i64] = NO_HEAPS  # per seat: a heap
        # Knights before their owners: a bit for each. All others stand at dragons.
        self.up: i64 = 0
        self.down: i64 = 0
        self.swords: i64 = 0  # a bit for each knight with a sword's bonus
        # Action cards, as bags of `core/bags.py`.
        self.hands: vec[i64] = NO_HEAPS
        self.action_deck: i64 = 0
        self.played: i64 = 0
        self.sword_on: bool = False  # the knight sent this turn will have a sword
        # The battle being wound up; `place` is -1 when there is none.
        self.place: i64 = -1
        self.after: i64 = 0  # the step that follows it, see effects/steps.py
        self.hoard: i64 = 0
        self.shares: vec[i64] = NO_HEAPS
        self.spoils: vec[i64] = NO_HEAPS  # per seat: what the last slain dragon brought
        self.fighters: i64 = 0  # how many share
        self.ranks: i64 = 0  # their seats, highest rank in the lowest four bits
        self.choosing: i64 = 0  # the same in the order of choice
        self.chosen: i64 = 0  # how many have chosen
        self.taken: i64 = 0  # four bits per seat: number of the share taken, 0 for none yet
        self.rob_at: i64 = 0  # position in the line of the next knight whose owner may steal
        self.thief: i64 = -1
        self.victim: i64 = -1
        self.cloaked: i64 = 0  # seats no thief takes from in this battle
        self.gloved: i64 = 0  # the kind of the token taken by the Gloves plus one
        self.culprit: i64 = -1
        # The market.
        self.ready: i64 = 0  # a mask of seats
        self.made: i64 = 0  # five bits per seat: offers made so far
        self.last_offer: i64 = 0  # number of the offer made last
        self.market_at: i64 = 0  # in playouts seats act in turn
        self.offers: vec[i64] = NO_OFFERS

    def unshare(self) -> None:
        """A table that is not copied from another needs piles of its own."""
        self.places = NO_PLACES[:]
        self.stash = NO_HEAPS[:]
        self.hands = NO_HEAPS[:]

    def copy_from(self, other: GoldTable) -> None:
        """Become equal to the other table and share nothing that changes."""
        self.advanced = other.advanced
        self.all_slain = other.all_slain
        self.lone_black = other.lone_black
        self.each_wizard = other.each_wizard
        self.thief_cards = other.thief_cards
        self.market_offers = other.market_offers
        self.market_seconds = other.market_seconds
        self.active = other.active
        self.turns = other.turns
        self.skips = other.skips
        self.slain = other.slain
        self.ended = other.ended
        self.asks.copy_from(other.asks)
        self.bag = other.bag
        self.deck = other.deck
        self.places = other.places[:]
        self.stash = other.stash[:]
        self.up = other.up
        self.down = other.down
        self.swords = other.swords
        if other.advanced:
            self.hands = other.hands[:]
        self.action_deck = other.action_deck
        self.played = other.played
        self.sword_on = other.sword_on
        self.place = other.place
        self.after = other.after
        self.hoard = other.hoard
        # Both are filled once and replaced, never changed.
        self.shares = other.shares
        self.spoils = other.spoils
        self.fighters = other.fighters
        self.ranks = other.ranks
        self.choosing = other.choosing
        self.chosen = other.chosen
        self.taken = other.taken
        self.rob_at = other.rob_at
        self.thief = other.thief
        self.victim = other.victim
        self.cloaked = other.cloaked
        self.gloved = other.gloved
        self.culprit = other.culprit
        self.ready = other.ready
        self.made = other.made
        self.last_offer = other.last_offer
        self.market_at = other.market_at
        if other.asks.kind() == MARKET:
            self.offers = other.offers[:]

    # --- dragons ----------------------------------------------------------

    def dragon(self, place: i64) -> i64:
        return self.places[place * PLACE_WIDTH + DRAGON_AT]

    def is_empty(self, place: i64) -> bool:
        return self.places[place * PLACE_WIDTH + DRAGON_AT] == NO_DRAGON

    def empty_places(self) -> i64:
        """A bit for each place without a dragon."""
        places = self.places
        mask: i64 = 0
        for place in range(PLACES):
            if places[place * PLACE_WIDTH + DRAGON_AT] == NO_DRAGON:
                mask |= 1 << place
        return mask

    def tokens(self, place: i64) -> i64:
        return self.places[place * PLACE_WIDTH + TOKENS_AT]

    def line(self, place: i64) -> i64:
        return self.places[place * PLACE_WIDTH + LINE_AT]

    def potions(self, place: i64) -> i64:
        """How many Potions of Weakness the dragon there has had."""
        return self.places[place * PLACE_WIDTH + POTIONS_AT]

    def strength(self, place: i64) -> i64:
        """Of the dragon there, potions counted."""
        places = self.places
        at = place * PLACE_WIDTH
        # gold.card-weak: never below 1.
        strength = STRENGTHS[places[at + DRAGON_AT]] - POTION * places[at + POTIONS_AT]
        if strength < LEAST_STRENGTH:
            return LEAST_STRENGTH
        return strength

    def lack(self, place: i64) -> i64:
        """What the knights there still need; 0 or less when the dragon falls."""
        return self.strength(place) - power(self.line(place), self.swords)

    def set_place(self, place: i64, what: i64, value: i64) -> None:
        self.places[place * PLACE_WIDTH + what] = value

    def lay(self, place: i64, dragon: i64, tokens: i64) -> None:
        """A dragon comes to the place, with nobody before it; or none, for NO_DRAGON."""
        places = self.places
        at = place * PLACE_WIDTH
        places[at + DRAGON_AT] = dragon
        places[at + TOKENS_AT] = tokens
        places[at + LINE_AT] = 0
        places[at + POTIONS_AT] = 0

    # --- knights ----------------------------------------------------------

    def up_of(self, seat: i64) -> i64:
        """Four bits: the face-up knights before a player."""
        return (self.up >> (seat * KNIGHTS)) & NIBBLE

    def down_of(self, seat: i64) -> i64:
        return (self.down >> (seat * KNIGHTS)) & NIBBLE

    # --- the battle -------------------------------------------------------

    def seat_ranked(self, rank: i64) -> i64:
        """The seat of rank 0, 1, …"""
        return (self.ranks >> (4 * rank)) & NIBBLE

    def is_fighter(self, seat: i64) -> bool:
        ranks = self.ranks
        for _rank in range(self.fighters):
            if ranks & NIBBLE == seat:
                return True
            ranks >>= 4
        return False

    def divider(self) -> i64:
        # gold.divider: the lowest in rank cuts.
        return self.seat_ranked(self.fighters - 1)

    def chooser(self) -> i64:
        return (self.choosing >> (4 * self.chosen)) & NIBBLE

    def share_of(self, seat: i64) -> i64:
        """Number of the share this seat took, from 1; 0 for none."""
        return (self.taken >> (4 * seat)) & NIBBLE

    def free_shares(self) -> i64:
        """A bit for each share nobody has taken."""
        free = (i64(1) << self.fighters) - 1
        taken = self.taken
        while taken != 0:
            if taken & NIBBLE != 0:
                free &= ~(i64(1) << ((taken & NIBBLE) - 1))
            taken >>= 4
        return free

    def is_share_taken(self, share: i64) -> bool:
        return (self.free_shares() >> share) & 1 == 0

    def is_prey(self, seat: i64) -> bool:
        """Whether the present thief may name this seat."""
        # gold.thief: another player who had a knight there; gold.card-cloak.
        return (
            seat != self.thief
            and self.stash[seat] != 0
            and (self.cloaked >> seat) & 1 == 0
            and self.is_fighter(seat)
        )

    # --- the market -------------------------------------------------------

    def is_ready(self, seat: i64) -> bool:
        return (self.ready >> seat) & 1 == 1

    def made_by(self, seat: i64) -> i64:
        return (self.made >> (seat * MADE_BITS)) & ((1 << MADE_BITS) - 1)

    def offer(self, slot: i64, what: i64) -> i64:
        return self.offers[slot * OFFER_WIDTH + what]

    def has_offer(self, seat: i64) -> bool:
        """Whether an offer of this seat stands: the slots are filled from the first one on."""
        return self.offer(seat * OPEN_OFFERS, OFFER_NUMBER) != 0

    def may_offer(self, seat: i64) -> bool:
        # gold.offer-limit: both limits; the last slot is free if any is.
        last = seat * OPEN_OFFERS + OPEN_OFFERS - 1
        return self.made_by(seat) < self.market_offers and self.offer(last, OFFER_NUMBER) == 0

    def slot_of(self, number: i64) -> i64:
        """The slot of an open offer; -1 if there is no such offer."""
        if number > 0:
            for slot in range(self.players * OPEN_OFFERS):
                if self.offer(slot, OFFER_NUMBER) == number:
                    return slot
        return -1

    # --- counting ---------------------------------------------------------

    def stash_size(self, seat: i64) -> i64:
        return heaps.size(self.stash[seat])

    def deck_size(self) -> i64:
        """Dragons still in the deck."""
        return dragons_in(self.deck)


def dragons_in(deck: i64) -> i64:
    """How many bits are set among the 18 of the dragons: pairs, fours and eights added up."""
    pairs = deck - ((deck >> 1) & 0x15555)
    fours = (pairs & 0x33333) + ((pairs >> 2) & 0x33333)
    eights = (fours + (fours >> 4)) & 0xF0F0F
    return (eights + (eights >> 8) + (eights >> 16)) & 31
