"""A state out of a position, checked: nothing loads that could not lie on a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.errors import BadPosition, LogovoError
from logovo.core.game import Game
from logovo.core.moves import Moves
from logovo.core.positions import Reading
from logovo.games.larder import asks, scoring
from logovo.games.larder import moves as codes
from logovo.games.larder.asks import UNDECIDED
from logovo.games.larder.components import (
    CHAOS,
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
from logovo.games.larder.positions import HINDRANCE_WORDS, census, hindrances_lying
from logovo.games.larder.state import Larder, Player, fresh_table

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
        state = fresh_table(game.options(players, chosen))
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
    check_box(state)
    check_ask(state, reading)
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
    for word in reading.words("hand", WORDS):
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
        if str(codes.move_of(int(moves.get(i)))) == text:
            return moves.get(i)
    raise reading.bad("swap", "not-a-choice")


def load_cards(state: Larder, reading: Reading) -> None:
    lay_discard(state, reading.words("discard", WORDS))
    state.gone = bag_of(reading.words("gone", WORDS))
    trouble = reading.words("trouble", WORDS)
    aside = reading.words("aside", WORDS)
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
    if state.chaos and any(me.hindrance in (0, CHAOS) for me in state.seats):
        raise reading.bad("chaos", "not-followed")


def box_count(in_play: bool) -> int:
    """Tricks and hindrances are seven each, or stay in the box."""
    return 7 if in_play else 0


def packed(numbers: list[int]) -> i64:
    pile: i64 = 0
    for i in range(len(numbers)):
        pile += i64(numbers[i]) << (4 * i)
    return pile


# --- what must hold together ------------------------------------------------


def check_box(state: Larder) -> None:
    counted = census(state)
    for word in WORDS:
        if counted.get(word, 0) != COPIES:
            raise BadPosition(f"{word}: {counted.get(word, 0)} of {COPIES}")


def check_ask(state: Larder, reading: Reading) -> None:
    """The question asked and the cards on the table fit each other."""
    ask = state.ask
    if (state.debt > 0) != (ask == asks.DEBT) or (state.debt > 0 and state.value != 4):
        raise reading.bad("debt", "does-not-fit")
    if (state.skips > 0) != (ask == asks.SKIP) or (state.skips > 0 and state.value != 5):
        raise reading.bad("skips", "does-not-fit")
    if state.touched < state.skips or (state.touched > 0 and state.skips == 0):
        raise reading.bad("touched", "does-not-fit")
    if (state.left > 0) != (ask == asks.NAME or ask == asks.FETCH):
        raise reading.bad("left", "does-not-fit")
    me = state.seats[state.turn]
    if (ask == asks.NAME and me.hand_size == 0) or (ask == asks.FETCH and me.open_size == 0):
        raise reading.bad("left", "does-not-fit")
    if ask == asks.OVER:
        if not scoring.is_decided(state):
            raise reading.bad("ask", "not-over")
        return
    if state.run >= FOURSOME:
        raise reading.bad("discard", "foursome-lies")
    if not all(each.has_cards() for each in state.seats):
        raise reading.bad("seats", "no-cards")
    check_swaps(state, reading)


def check_swaps(state: Larder, reading: Reading) -> None:
    """Choices are kept only until the last is made; the first who owes one decides."""
    chosen = [each.swap != UNDECIDED for each in state.seats]
    if state.ask != asks.SWAP:
        if any(chosen):
            raise reading.bad("seats", "swap-is-over")
        return
    if all(chosen) or state.discard_size > 0:
        raise reading.bad("ask", "swap-is-over")
    for seat in range(state.players):
        me = state.seats[seat]
        if me.open_size == 0 and me.swap == UNDECIDED:
            raise reading.bad("seats", "nothing-to-swap")
    state.turn = chosen.index(False)
