"""A whole state as plain JSON values, and its components counted. `loading` is the inverse.

players, options            as the host set them
round, starter, winner      of the game; winner: who won the round before, -1 if nobody
closing, plays              somebody has reached 21; plays made in this round
ask, turn, left             what is asked and whom; "" when over
clockwise, debt, skips, touched
discard                     cards, the top last (see `discard.py`)
gone, trouble, aside        cards out of the round; the trouble pile, top last; undealt
tricks, trick_pile          in force; still to come, the next first
hindrance_pile, chaos       the next first
seats                       hand, stacks ([closed, open], "" for no card), swap (the secret
                            choice as notation, "" if none), hindrance, lost, last_loss
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.games.larder import asks
from logovo.games.larder.asks import UNDECIDED
from logovo.games.larder.components import (
    CHAOS,
    HINDRANCES,
    MOST_STACKS,
    TRICKS,
    WORDS,
    bag_words,
)
from logovo.games.larder.discard import discard_words
from logovo.games.larder.moves import move_of
from logovo.games.larder.state import Larder, Player

HINDRANCE_WORDS: Final = tuple([card.word for card in HINDRANCES])


def dump(state: Larder) -> dict[str, object]:
    return {
        "players": int(state.players),
        "options": dict(state.options.values),
        "round": int(state.round),
        "starter": int(state.starter),
        "winner": int(state.winner),
        "closing": state.closing,
        "plays": int(state.plays),
        "ask": asks.WORDS[state.ask],
        "turn": int(state.turn),
        "left": int(state.left),
        "clockwise": state.direction > 0,
        "debt": int(state.debt),
        "skips": int(state.skips),
        "touched": int(state.touched),
        "discard": list(discard_words(state)),
        "gone": list(bag_words(state.gone)),
        "trouble": deck_words(state, 0, state.trouble_size),
        "aside": deck_words(state, state.aside_from, state.aside_to),
        "tricks": [TRICKS[i] for i in range(len(TRICKS)) if state.has_trick(i)],
        "trick_pile": [TRICKS[i - 1] for i in pile_numbers(state.trick_pile)],
        "hindrance_pile": [HINDRANCE_WORDS[i] for i in pile_numbers(state.hindrance_pile)],
        "chaos": state.chaos,
        "seats": [dump_seat(me) for me in state.seats],
    }


def dump_seat(me: Player) -> dict[str, object]:
    stacks: list[list[str]] = []
    for stack in range(HINDRANCES[me.hindrance].stacks):
        stacks.append([place_word(me.closed_at, stack), place_word(me.open_at, stack)])
    return {
        "hand": list(bag_words(me.hand)),
        "stacks": stacks,
        "swap": "" if me.swap == UNDECIDED else str(move_of(int(me.swap))),
        "hindrance": HINDRANCE_WORDS[me.hindrance],
        "lost": int(me.lost),
        "last_loss": int(me.last_loss),
    }


def place_word(places: i64, stack: i64) -> str:
    kind = int(count(places, stack)) - 1
    return WORDS[kind] if kind >= 0 else ""


def deck_words(state: Larder, start: i64, end: i64) -> list[str]:
    return [WORDS[int(state.deck[i])] for i in range(start, end)]


def pile_numbers(pile: i64) -> list[int]:
    """The numbers of a small pile, the next first."""
    numbers: list[int] = []
    while pile != 0:
        numbers.append(int(pile & 15))
        pile >>= 4
    return numbers


def census(state: Larder) -> dict[str, int]:
    """Cards by kind, tricks and hindrances by name, wherever they lie."""
    lying = list(bag_words(state.discard) + bag_words(state.gone))
    lying.extend(deck_words(state, 0, state.trouble_size))
    lying.extend(deck_words(state, state.aside_from, state.aside_to))
    for me in state.seats:
        lying.extend(bag_words(me.hand) + bag_words(me.open))
        for stack in range(MOST_STACKS):
            if count(me.closed_at, stack) > 0:
                lying.append(place_word(me.closed_at, stack))
    lying.extend([TRICKS[i] for i in range(len(TRICKS)) if state.has_trick(i)])
    lying.extend([TRICKS[i - 1] for i in pile_numbers(state.trick_pile)])
    lying.extend([HINDRANCE_WORDS[i] for i in hindrances_lying(state)])
    found: dict[str, int] = {}
    for word in lying:
        found[word] = found.get(word, 0) + 1
    return found


def hindrances_lying(state: Larder) -> list[int]:
    """In the pile and before the seats, where Chaos may lie beside another."""
    numbers = pile_numbers(state.hindrance_pile)
    numbers.extend([int(me.hindrance) for me in state.seats if me.hindrance != 0])
    if state.chaos:
        numbers.append(CHAOS)
    return numbers
