"""Whatever is drawn blindly: tokens from the bag, dragons and action cards from their decks."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.components import (
    CARD_KINDS,
    CARD_WORDS,
    HIDDEN,
    STRENGTHS,
    VISIBLE,
    dragon_word,
    place_word,
)
from logovo.games.gold.events import CardsDrawn, DeckReshuffled, DragonLaid
from logovo.games.gold.table import GoldTable, dragons_in


def draw_tokens(state: GoldTable, n: i64, chance: Chance) -> i64:
    """n tokens from the bag as a heap."""
    bag = state.bag
    left = heaps.size(bag)
    # gold.bag-empty: a short bag gives what it has.
    if n > left:
        n = left
    rest = bag
    for i in range(n):
        rest -= heaps.some(heaps.kind_at(rest, chance.below(left - i)), 1)
    state.bag = rest
    return bag - rest


def lay_dragon(state: GoldTable, place: i64, chance: Chance, journal: Journal) -> None:
    # gold.replace: the next dragon of the deck with its visible tokens.
    skip = chance.below(state.deck_size())
    rest = state.deck
    for _i in range(skip):
        rest &= rest - 1
    bit = rest & -rest
    state.deck ^= bit
    dragon = dragons_in(bit - 1)
    # gold.visible-tokens: drawn blindly, open to all.
    tokens = draw_tokens(state, VISIBLE[dragon], chance)
    state.lay(place, dragon, tokens)
    if journal.loud:
        journal.add(
            DragonLaid(
                place_word(place),
                dragon_word(dragon),
                int(STRENGTHS[dragon]),
                int(HIDDEN[dragon]),
                heaps.heap_words(tokens),
            )
        )


def draw_cards(state: GoldTable, seat: i64, n: i64, chance: Chance, journal: Journal) -> None:
    """n action cards for a player, as far as there are any."""
    drawn: list[str] = []
    for _i in range(n):
        if state.action_deck == 0:
            # gold.action-reshuffle: the played cards; none there either: no draw.
            if state.played == 0:
                break
            state.action_deck = state.played
            state.played = 0
            if journal.loud:
                journal.add(DeckReshuffled(int(bags.size(state.action_deck))))
        card = card_from(state.action_deck, chance)
        state.action_deck -= bags.some(card, 1)
        state.hands[seat] += bags.some(card, 1)
        if journal.loud:
            drawn.append(CARD_WORDS[card])
    if journal.loud and drawn:
        journal.add(CardsDrawn(Seat(int(seat)), len(drawn), tuple(drawn)))


def card_from(deck: i64, chance: Chance) -> i64:
    """The kind of a card taken blindly from a bag that is not empty."""
    left = chance.below(bags.size(deck))
    for card in range(CARD_KINDS):
        left -= bags.count(deck, card)
        if left < 0:
            return card
    return CARD_KINDS - 1
