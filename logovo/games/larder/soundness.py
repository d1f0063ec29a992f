"""What must hold together in a position: nothing is asked without its cause, and nothing goes
on that the rules would have ended."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bags import count
from logovo.core.errors import BadPosition
from logovo.core.positions import Reading
from logovo.games.larder import asks, scoring
from logovo.games.larder.asks import UNDECIDED
from logovo.games.larder.components import (
    CHAOS,
    COPIES,
    FIREBREATH,
    FIVE,
    FOUR,
    FOURSOME,
    GUARDIAN,
    HINDRANCES,
    LAST_TOTAL,
    NINE,
    ROUND_CAP,
    SEVEN,
    STALL,
    TRICK_EIGHT,
    TRICK_NINE,
    TRICK_SEVEN,
    TRICK_TWO,
    TRICKS,
    TROUBLE,
    TWO,
    WORDS,
    ZERO,
)
from logovo.games.larder.discard import ordered_kinds
from logovo.games.larder.legality import fitting_on
from logovo.games.larder.options import first_named
from logovo.games.larder.positions import census
from logovo.games.larder.state import Larder


def check(state: Larder, reading: Reading) -> None:
    check_box(state)
    if state.ask == asks.OVER and not scoring.is_decided(state):
        raise reading.bad("ask", "not-over")
    check_round(state, reading)
    check_tricks(state, reading)
    check_hindrances(state, reading)
    check_coins(state, reading)
    check_discard(state, reading)
    if state.ask == asks.OVER:
        check_end(state, reading)
    else:
        check_going_on(state, reading)


def check_box(state: Larder) -> None:
    counted = census(state)
    for word in WORDS:
        if counted.get(word, 0) != COPIES:
            raise BadPosition(f"{word}: {counted.get(word, 0)} of {COPIES}")


# --- the course of the game -------------------------------------------------


def check_round(state: Larder, reading: Reading) -> None:
    if state.round == 1:
        named = first_named(state.options)
        if named >= 0 and state.starter != named:  # larder.first-player
            raise reading.bad("starter", "not-named")
        if state.winner >= 0 and state.ask != asks.OVER:
            raise reading.bad("winner", "no-round-before")
    if state.direction < 0 and (state.plays == 0 or not state.has_trick(TRICK_SEVEN)):
        raise reading.bad("clockwise", "does-not-fit")
    if not state.chaos and state.trouble_size > TROUBLE:
        raise reading.bad("trouble", "too-many")


def check_tricks(state: Larder, reading: Reading) -> None:
    # larder.trick-revealed: one more in every round
    revealed = 0
    if state.has_tricks:
        revealed = min(len(TRICKS), max(0, int(state.round - state.tricks_from) + 1))
    in_force = len([i for i in range(len(TRICKS)) if state.has_trick(i)])
    if in_force != revealed:
        raise reading.bad("tricks", "not-of-this-round")


def check_hindrances(state: Larder, reading: Reading) -> None:
    """The winner of the round before follows one; under Chaos all do."""
    following = [seat for seat in range(state.players) if state.seats[seat].hindrance != 0]
    if any(state.seats[seat].hindrance == CHAOS for seat in following):
        raise reading.bad("chaos", "not-followed")
    for me in state.seats:
        opened = HINDRANCES[me.hindrance].opened
        if me.open_at >> (4 * opened) != 0:
            raise reading.bad("stacks", "open-card-out-of-place")
    if state.chaos:
        if len(following) != state.players or state.round == 1:
            raise reading.bad("chaos", "not-followed")
        return
    if state.ask == asks.OVER:  # the winner is by now that of the last round
        expected = following[:1] if state.round > 1 else []
    elif state.hindrances and state.winner >= 0:
        expected = [int(state.winner)]
    else:
        expected = []
    if following != expected:
        raise reading.bad("seats", "hindrance-does-not-fit")


def check_coins(state: Larder, reading: Reading) -> None:
    """Totals that so many rounds can bring, and a game that has not ended before."""
    over = state.ask == asks.OVER
    scored = int(state.round) if over else int(state.round) - 1
    feathers = 0  # rounds in which an 8 may have brought a coin
    if state.has_trick(TRICK_EIGHT):
        feathers = max(0, scored - int(state.tricks_from) + 1)
    for seat in range(state.players):
        me = state.seats[seat]
        least = -COPIES if feathers > 0 else 1
        if scored == 0 or seat == state.winner:
            least = 0
        most = 0 if scored == 0 or seat == state.winner else ROUND_CAP
        if me.last_loss < least or me.last_loss > most:
            raise reading.bad("seats", "last-loss-does-not-fit")
        before = me.lost - me.last_loss
        rounds = max(0, scored - 1)
        if before > ROUND_CAP * rounds or before < -COPIES * max(0, feathers - 1):
            raise reading.bad("seats", "lost-does-not-fit")
    check_closing(state, reading, feathers > 0)
    if state.round > 1 and not over:  # larder.first-player
        if state.seats[state.starter].lost < max([int(me.lost) for me in state.seats]):
            raise reading.bad("starter", "has-not-lost-most")


def check_closing(state: Larder, reading: Reading, feathers: bool) -> None:
    reached = any(me.lost >= LAST_TOTAL for me in state.seats)
    if reached and not state.closing:
        raise reading.bad("closing", "does-not-fit")
    if state.closing and not reached and (not feathers or state.round <= 3):
        raise reading.bad("closing", "does-not-fit")


# --- the discard ------------------------------------------------------------


def check_discard(state: Larder, reading: Reading) -> None:
    """Each card could be laid on the one below; nothing lies there that is cleared away."""
    kinds = ordered_kinds(state)
    value: i64 = 0 if len(kinds) == state.discard_size else -1  # -1: it lies too deep to know
    top: i64 = -1
    runs = 0
    for kind in kinds:
        if kind != top:
            runs += 1
            if top >= 0 and not may_lie_on(state, kind, top, value):
                raise reading.bad("discard", "cannot-lie-so")
        if kind == ZERO or kind == FIREBREATH:
            value = 0
        elif kind != GUARDIAN:
            value = kind + 1
        top = kind
    if runs > state.plays:
        raise reading.bad("plays", "too-few")
    over = state.ask == asks.OVER
    fire = count(state.discard, FIREBREATH)
    if fire > 0 and not (over and state.top == FIREBREATH and state.run >= fire):
        raise reading.bad("discard", "firebreath-lies")
    if longest_run(kinds, over) >= FOURSOME:
        raise reading.bad("discard", "foursome-lies")


def may_lie_on(state: Larder, kind: i64, top: i64, value: i64) -> bool:
    if value < 0:  # Guardians over a card that is not known
        return kind != NINE
    return count(fitting_on(state, top, value), kind) > 0


def longest_run(kinds: list[int], over: bool) -> int:
    """Equal cards in a row; the last play of a game may leave four or more on top."""
    longest = run = 0
    for i in range(len(kinds)):
        run = run + 1 if i > 0 and kinds[i] == kinds[i - 1] else 1
        is_last = all(kind == kinds[i] for kind in kinds[i:])
        if run > longest and not (over and is_last):
            longest = run
    return longest


# --- what is asked ----------------------------------------------------------


def check_going_on(state: Larder, reading: Reading) -> None:
    if scoring.is_ended(state):  # larder.game-ends
        raise reading.bad("closing", "game-is-over")
    if state.plays >= STALL:  # larder.stall
        raise reading.bad("plays", "round-is-over")
    if not all(me.has_cards() for me in state.seats):  # larder.round-ends
        raise reading.bad("seats", "no-cards")
    check_debt(state, reading)
    check_skips(state, reading)
    check_trick_asked(state, reading)
    check_swaps(state, reading)


def check_debt(state: Larder, reading: Reading) -> None:
    """Two cards for each 4 of the 4s and Guardians on top, or for some of them."""
    if (state.debt > 0) != (state.ask == asks.DEBT):
        raise reading.bad("debt", "does-not-fit")
    if state.debt == 0:
        return
    fours = 0
    for kind in reversed(ordered_kinds(state)):
        if kind == FOUR:
            fours += 1
        elif kind != GUARDIAN:
            break
    if state.value != 4 or state.debt % 2 != 0 or state.debt > 2 * fours:
        raise reading.bad("debt", "does-not-fit")


def check_skips(state: Larder, reading: Reading) -> None:
    if (state.skips > 0) != (state.ask == asks.SKIP):
        raise reading.bad("skips", "does-not-fit")
    if state.skips == 0:
        if state.touched != 0:
            raise reading.bad("touched", "does-not-fit")
        return
    guardians = fives = 0
    for kind in reversed(ordered_kinds(state)):
        if kind == GUARDIAN and fives == 0:
            guardians += 1
        elif kind == FIVE:
            fives += 1
        else:
            break
    for laid in range(1, fives + 1):
        for answers in range(1 if guardians > 0 else 0, guardians + 1):
            told = min(laid, int(state.players) - 1) + answers
            answered = state.touched - state.skips
            if state.touched == min(told, int(state.players)) and answered >= answers:
                return
    raise reading.bad("skips", "does-not-fit")


def check_trick_asked(state: Larder, reading: Reading) -> None:
    """A trick asks the layer of a 2, a 7 or a 9, who has something to answer with."""
    ask, me = state.ask, state.seats[state.turn]
    if (state.left > 0) != (ask == asks.NAME or ask == asks.FETCH):
        raise reading.bad("left", "does-not-fit")
    fits = True
    if ask == asks.NAME:
        fits = state.has_trick(TRICK_TWO) and state.top == TWO and me.hand_size > 0
    elif ask == asks.FETCH:
        fits = state.has_trick(TRICK_NINE) and state.top == NINE and me.open_size > 0
    elif ask == asks.CAROUSEL:
        fits = state.has_trick(TRICK_SEVEN) and state.top == SEVEN
    if not fits:
        raise reading.bad("ask", "does-not-fit")
    if state.left > state.run:
        raise reading.bad("left", "does-not-fit")


def check_swaps(state: Larder, reading: Reading) -> None:
    """Choices are kept only until the last is made; the first who owes one decides."""
    chosen = [each.swap != UNDECIDED for each in state.seats]
    if state.ask != asks.SWAP:
        if any(chosen):
            raise reading.bad("seats", "swap-is-over")
        return
    if all(chosen) or state.plays > 0 or state.gone != 0:
        raise reading.bad("ask", "swap-is-over")
    for me in state.seats:
        if me.open_size == 0 and me.swap == UNDECIDED:
            raise reading.bad("seats", "nothing-to-swap")
    if state.turn != chosen.index(False):
        raise reading.bad("turn", "does-not-fit")


# --- the end ----------------------------------------------------------------


def check_end(state: Larder, reading: Reading) -> None:
    if state.debt + state.skips + state.touched + state.left + state.turn != 0:
        raise reading.bad("ask", "nothing-is-asked")
    if any(me.swap != UNDECIDED for me in state.seats):
        raise reading.bad("seats", "swap-is-over")
    if state.winner < 0 and state.plays != STALL:
        raise reading.bad("winner", "does-not-fit")
    for seat in range(state.players):
        me = state.seats[seat]
        if me.has_cards() == (seat == state.winner):
            raise reading.bad("seats", "no-cards")
        if seat != state.winner and me.last_loss != scoring.loss_of(state, me):
            raise reading.bad("seats", "last-loss-does-not-fit")
