"""The table before the first decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.components import (
    ALL_DRAGONS,
    CARD_COUNTS,
    CARD_KINDS,
    KNIGHTS,
    PLACES,
    TOKEN_COUNTS,
)
from logovo.games.gold.effects.apply import go
from logovo.games.gold.effects.draws import draw_cards, lay_dragon
from logovo.games.gold.effects.steps import NEXT_TURN
from logovo.games.gold.events import FirstPlayer
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import GoldTable

FULL_BAG: Final[i64] = sum(
    [int(heaps.some(kind, TOKEN_COUNTS[kind])) for kind in range(len(TOKEN_COUNTS))]
)
ALL_CARDS: Final[i64] = sum([int(bags.some(card, CARD_COUNTS[card])) for card in range(CARD_KINDS)])


def setup(options: Options, chance: Chance, journal: Journal) -> GoldState:
    """The table before the first decision."""
    state = GoldState(options.players)
    state.unshare()
    set_options(state, options)
    fill_box(state)
    deal(state, chance, journal)
    go(state, NEXT_TURN, chance, journal)
    return state


def set_options(state: GoldTable, options: Options) -> None:
    state.advanced = options.is_on("advanced")
    state.all_slain = options.get("end") == "all-slain"
    state.lone_black = options.get("black") == "19"
    state.each_wizard = options.get("wizard-cards") == "each"
    state.thief_cards = options.get("thief-order") == "cards"
    state.market_offers = options.number("market-offers")
    seconds = options.get("market-seconds")
    state.market_seconds = 0 if seconds == "none" else int(seconds)


def fill_box(state: GoldTable) -> None:
    """Everything in the bag, in the decks, and the knights before their owners."""
    state.bag = FULL_BAG
    # gold.market-placed: the market turns up when half of the 14 dragons left have come,
    # see effects/battle.py; as the deck is drawn blindly it needs no place in it.
    state.deck = ALL_DRAGONS
    # gold.knights-dealt: all face up.
    state.up = (i64(1) << (KNIGHTS * state.players)) - 1
    if state.advanced:
        state.action_deck = ALL_CARDS


def deal(state: GoldTable, chance: Chance, journal: Journal) -> None:
    # gold.dragons-open, gold.visible-tokens
    for place in range(PLACES):
        lay_dragon(state, place, chance, journal)
    # gold.actions-dealt: one each.
    if state.advanced:
        for seat in range(state.players):
            draw_cards(state, seat, 1, chance, journal)
    # gold.first-player: random. The seat before is active, so that the first player's turn is next.
    first = chance.below(state.players)
    state.active = (first + state.players - 1) % state.players
    if journal.loud:
        journal.add(FirstPlayer(Seat(int(first))))
