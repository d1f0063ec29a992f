"""A state out of a position, checked: nothing loads that could not lie on a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.moves import Moves
from logovo.core.positions import Reading
from logovo.games.larder import asks, soundness
from logovo.games.larder.components import (
    COPIES,
    DECK,
    FOURSOME,
    HINDRANCES,
    LAST_ROUND,
    ROUND_CAP,
    STALL,
    TRICKS,
    WORDS,
    bag_of,
    hindrance_named,
    kind_named,
    trick_named,
)
from logovo.games.larder.discard import lay_discard
from logovo.games.larder.legality import swap_into
from logovo.games.larder.moves import move_of
from logovo.games.larder.positions import HINDRANCE_WORDS, hindrances_lying
from logovo.games.larder.rounds import packed
from logovo.games.larder.setup import blank
from logovo.games.larder.state import Larder, Player

KEYS: Final = (
    "players",
    "options",
    "round",
    "starter",
    "winner",
    "closing",
    "plays",
    "ask",
    "turn",
    "left",
    "clockwise",
    "debt",
    "skips",
    "touched",
    "discard",
    "gone",
    "trouble",
    "aside",
    "tricks",
    "trick_pile",
    "hindrance_pile",
    "chaos",
    "seats",
)
SEAT_KEYS: Final = ("hand", "stacks", "swap", "hindrance", "lost", "last_loss")
MOST_COINS: Final = LAST_ROUND * DECK
CARDS_OR_NONE: Final = ("",) + WORDS


def load(game: Game, position: dict[str, object]) -> Larder:
    reading = Reading(position, KEYS)
    players = reading.number("players", game.least, game.most)
    chosen = reading.texts("options")
    try:
        state = blank(game.options(players, chosen))
    except LogovoError as error:
        raise reading.bad("options", error.code) from None
    load_course(state, reading)
    seats = reading.rows("seats", SEAT_KEYS)
    if len(seats) != players:
        raise reading.bad("seats", "wrong-number")
    for i in range(players):
        load_seat(state.seats[i], seats[i])
    load_cards(state, reading)
    load_tricks(state, reading)
    load_hindrances(state, reading)
    soundness.check(state, reading)
    return state


def load_course(state: Larder, reading: Reading) -> None:
    last = int(state.players) - 1
    state.round = reading.number("round", 1, LAST_ROUND)
    state.starter = reading.number("starter", 0, last)
    state.winner = reading.number("winner", -1, last)
    state.closing = reading.flag("closing")
    state.plays = reading.number("plays", 0, STALL)
    state.ask = asks.WORDS.index(reading.word("ask", asks.WORDS))
    state.turn = reading.number("turn", 0, last)
    state.left = reading.number("left", 0, FOURSOME)
    if not reading.flag("clockwise"):
        state.direction = -1
    state.debt = reading.number("debt", 0, DECK)
    state.skips = reading.number("skips", 0, last + 1)
    state.touched = reading.number("touched", 0, last + 1)


def load_seat(me: Player, reading: Reading) -> None:
    for word in cards_of(reading, "hand"):
        me.gain(kind_named(word))
    me.hindrance = hindrance_named(reading.word("hindrance", HINDRANCE_WORDS))
    me.lost = reading.number("lost", -MOST_COINS, MOST_COINS)
    me.last_loss = reading.number("last_loss", -DECK, ROUND_CAP)
    stacks = reading.items("stacks")
    if len(stacks) != HINDRANCES[me.hindrance].stacks:
        raise reading.bad("stacks", "wrong-number")
    for i in range(len(stacks)):
        load_stack(me, i, stacks[i], reading)
    swap = reading.text("swap")
    if swap != "":
        me.swap = swap_code_of(me, swap, reading)


def load_stack(me: Player, stack: int, cards: object, reading: Reading) -> None:
    if not isinstance(cards, list) or len(cards) != 2:
        raise reading.bad("stacks", "not-a-pair")
    if cards[0] not in CARDS_OR_NONE or cards[1] not in CARDS_OR_NONE:
        raise reading.bad("stacks", "unknown-word")
    if cards[0] == "" and cards[1] != "":  # an open card always covers a closed one
        raise reading.bad("stacks", "open-card-on-nothing")
    me.lay_stack(stack, kind_named(cards[0]), kind_named(cards[1]))


def swap_code_of(me: Player, text: str, reading: Reading) -> i64:
    """A secret choice, if it is one this seat could have made."""
    moves = Moves()
    swap_into(me, moves)
    for i in range(moves.size):
        if str(move_of(int(moves.get(i)))) == text:
            return moves.get(i)
    raise reading.bad("swap", "not-a-choice")


def cards_of(reading: Reading, key: str) -> tuple[str, ...]:
    """Cards, no more of a kind than there are: a bag would count them as others."""
    words = reading.words(key, WORDS)
    for word in words:
        if words.count(word) > COPIES:
            raise reading.bad(key, "too-many")
    return words


def load_cards(state: Larder, reading: Reading) -> None:
    lay_discard(state, cards_of(reading, "discard"))
    state.gone = bag_of(cards_of(reading, "gone"))
    trouble = cards_of(reading, "trouble")
    aside = cards_of(reading, "aside")
    state.deck = vec[u8]([u8(kind_named(word)) for word in trouble + aside])
    state.trouble_size = len(trouble)
    state.aside_from = len(trouble)
    state.aside_to = len(trouble) + len(aside)


def load_tricks(state: Larder, reading: Reading) -> None:
    tricks = reading.words("tricks", TRICKS)
    pile = reading.words("trick_pile", TRICKS)
    together = tricks + pile
    if len(set(together)) != len(together) or len(together) != box_count(state.has_tricks):
        raise reading.bad("tricks", "wrong-number")
    for word in tricks:
        state.tricks |= 1 << trick_named(word)
    state.trick_pile = packed([trick_named(word) + 1 for word in pile])


def load_hindrances(state: Larder, reading: Reading) -> None:
    pile = reading.words("hindrance_pile", HINDRANCE_WORDS[1:])
    state.hindrance_pile = packed([hindrance_named(word) for word in pile])
    state.chaos = reading.flag("chaos")
    lying = hindrances_lying(state)
    if len(set(lying)) != len(lying) or len(lying) != box_count(state.hindrances):
        raise reading.bad("hindrance_pile", "wrong-number")


def box_count(in_play: bool) -> int:
    """Tricks and hindrances are seven each, or stay in the box."""
    return 7 if in_play else 0
