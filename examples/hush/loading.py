"""Positions read back, trusting nothing."""

from __future__ import annotations

from examples.hush.components import COPIES, WORDS
from examples.hush.positions import census
from examples.hush.scoring import is_decided, turns_left
from examples.hush.state import Hush, fresh_table
from logovo.core.errors import BadPosition, LogovoError
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.positions import Reading
from logovo.core.seats import NOBODY

KEYS = ("players", "options", "cards", "out", "deck", "turn", "taken")


def load(game: Game, position: dict[str, object]) -> Hush:
    """Raises BadPosition for what cannot lie on a table."""
    reading = Reading(position, KEYS)
    options = options_of(game, reading)
    players = options.players
    state = fresh_table(options)
    cards = reading.words("cards", WORDS)
    if len(cards) != players:
        raise reading.bad("cards", "one-for-each-seat")
    state.cards = [int(card) for card in cards]
    out = reading.numbers("out", 0, players - 1)
    if out != sorted(set(out)):
        raise reading.bad("out", "not-in-order")
    for seat in out:
        state.out[seat] = True
    deck = reading.words("deck", WORDS)
    if list(deck) != sorted(deck):
        raise reading.bad("deck", "not-in-order")
    for card in deck:
        state.deck[int(card)] += 1
    state.turn = reading.number("turn", NOBODY, players - 1)
    state.taken = reading.number("taken", 0, players * state.rounds)
    check(state, reading)
    return state


def options_of(game: Game, reading: Reading) -> Options:
    try:
        players = reading.number("players", game.least, game.most)
        return game.options(players, reading.texts("options"))
    except BadPosition:
        raise
    except LogovoError as error:
        raise reading.bad("options", error.code) from None


def check(state: Hush, reading: Reading) -> None:
    """What belongs together: the box, whose turn it is, and whether the game is over."""
    if any(count != COPIES for count in census(state).values()):
        raise reading.bad("deck", "box-does-not-add-up")
    if not state.still_in():
        raise reading.bad("out", "everybody")
    if sum(state.out) > state.taken:
        raise reading.bad("out", "more-than-turns")
    if turns_left(state) < 0:
        raise reading.bad("taken", "too-many")
    if is_decided(state) != state.is_over():
        raise reading.bad("turn", "over-or-not")
    if not state.is_over() and state.out[state.turn]:
        raise reading.bad("turn", "of-one-who-is-out")
