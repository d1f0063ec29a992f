"""What a move does. Callers have chosen it from the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from logovo.core.bags import count, some
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.larder import asks, rounds
from logovo.games.larder.components import (
    FIREBREATH,
    FIVE,
    FOUR,
    FOURSOME,
    GUARDIAN,
    KINDS,
    NINE,
    SEVEN,
    STALL,
    TRICK_DRAGONS,
    TRICK_NINE,
    TRICK_SEVEN,
    TRICK_TWO,
    TRICK_ZERO,
    TWO,
    WORDS,
    ZERO,
    bag_words,
)
from logovo.games.larder.events import (
    Burnt,
    Drew,
    ExtraTurn,
    Fetched,
    FourInARow,
    Laid,
    Pulled,
    Removed,
    Skipped,
    Took,
    TurnedRound,
    TurnedUp,
)
from logovo.games.larder.legality import fitting
from logovo.games.larder.moves import codes

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.larder.state import Larder, Player


def apply(state: Larder, seat: i64, code: i64, chance: Chance, journal: Journal) -> None:
    if codes.is_lay(code):
        lay(state, codes.laid_kind(code), codes.laid_count(code), chance, journal)
    elif code == codes.TAKE:
        take(state, journal)
    elif codes.is_remove(code):
        remove_four(state, codes.removed_kind(code), chance, journal)
    elif codes.is_turn_up(code):
        turn_up(state, codes.turned_stack(code), chance, journal)
    elif code == codes.DRAW:
        pay_debt(state, journal)
    elif code == codes.SKIP:
        skip(state, journal)
    elif code == codes.GO_ON:
        pass_turn(state)
    elif code == codes.TURN_ROUND:
        turn_round(state, journal)
    elif codes.is_name(code):
        let_pull(state, codes.named_seat(code), chance, journal)
    elif codes.is_fetch(code):
        fetch(state, codes.fetched_kind(code), journal)
    else:
        rounds.choose_swap(state, seat, code, journal)


# --- a turn -----------------------------------------------------------------


def lay(state: Larder, kind: i64, n: i64, chance: Chance, journal: Journal) -> None:
    me = state.seats[state.turn]
    from_hand = count(me.hand, kind)
    if from_hand > n:
        from_hand = n
    me.lose(kind, from_hand)
    for _i in range(n - from_hand):  # larder.open-reserve, larder.join-reserve
        me.lift_open(kind)
    if journal.loud:
        journal.add(Laid(Seat(int(state.turn)), WORDS[kind], int(n), int(n - from_hand)))
    land(state, me, kind, n, chance, journal)


def take(state: Larder, journal: Journal) -> None:
    # larder.take-discard: the turn ends, every demand of the discard is gone.
    me = state.seats[state.turn]
    if journal.loud:
        cards = bag_words(state.discard)
        journal.add(Took(Seat(int(state.turn)), cards, len(cards)))
    me.hand += state.discard
    me.hand_size += state.discard_size
    state.forget_discard()
    pass_turn(state)


def remove_four(state: Larder, kind: i64, chance: Chance, journal: Journal) -> None:
    # larder.remove-four: no effect, and the turn is still owed.
    me = state.seats[state.turn]
    me.lose(kind, FOURSOME)
    state.gone += some(kind, FOURSOME)
    if journal.loud:
        journal.add(Removed(Seat(int(state.turn)), WORDS[kind]))
    if not me.has_cards():
        rounds.end(state, state.turn, chance, journal)


def turn_up(state: Larder, stack: i64, chance: Chance, journal: Journal) -> None:
    # larder.blind-reserve: a closed card is laid if it fits, else taken with the discard.
    me = state.seats[state.turn]
    kind = me.lift_closed(stack)
    fits = count(fitting(state), kind) > 0
    if journal.loud:
        journal.add(TurnedUp(Seat(int(state.turn)), int(stack) + 1, WORDS[kind], fits))
    if not fits:
        state.put(kind, 1)
        take(state, journal)
        return
    if journal.loud:
        journal.add(Laid(Seat(int(state.turn)), WORDS[kind], 1, 1))
    land(state, me, kind, 1, chance, journal)


def land(state: Larder, me: Player, kind: i64, n: i64, chance: Chance, journal: Journal) -> None:
    """Cards have left a seat for the discard: what follows from it."""
    state.put(kind, n)
    state.plays += 1
    if not me.has_cards():  # larder.round-ends: before any effect of the last card
        rounds.end(state, state.turn, chance, journal)
    elif state.plays >= STALL:  # larder.stall
        rounds.end(state, -1, chance, journal)
    elif state.run >= FOURSOME:
        clear_foursome(state, journal)
    elif kind >= ZERO:
        land_dragon(state, me, kind, n, journal)
    else:
        land_goblin(state, me, kind, n)


def clear_foursome(state: Larder, journal: Journal) -> None:
    # larder.four-in-a-row: no effect of these cards, no debt, an extra turn.
    if journal.loud:
        cards = bag_words(state.discard)
        seat = Seat(int(state.turn))
        journal.add(FourInARow(seat, WORDS[state.top], cards, len(cards)))
    state.gone += state.discard
    state.forget_discard()
    go_again(state, journal)


# --- goblins ----------------------------------------------------------------


def land_goblin(state: Larder, me: Player, kind: i64, n: i64) -> None:
    if kind == FOUR:  # larder.four-draw-two, larder.four-pass-on: a debt grows
        state.debt += 2 * n
    elif kind == FIVE:  # larder.five-skip: the layer's own cards do not hit them
        state.skips = n
        if n >= state.players:
            state.skips = state.players - 1
        state.touched = state.skips
    elif state.tricks != 0 and is_tricky(state, me, kind, n):
        return
    pass_turn(state)


def is_tricky(state: Larder, me: Player, kind: i64, n: i64) -> bool:
    """Whether a trick asks the layer something before the turn passes on."""
    if kind == TWO and state.has_trick(TRICK_TWO) and me.hand_size > 0:
        state.ask = asks.NAME
        state.left = n
        return True
    if kind == SEVEN and state.has_trick(TRICK_SEVEN):
        state.ask = asks.CAROUSEL
        return True
    if kind == NINE and state.has_trick(TRICK_NINE) and me.open_size > 0:
        state.ask = asks.FETCH
        state.left = n
        return True
    return False


def pay_debt(state: Larder, journal: Journal) -> None:
    # larder.four-draw-two: draw, then take the turn as usual. larder.four-spent: only the
    # value 4 remains.
    draw(state, state.seats[state.turn], state.debt, journal)
    state.debt = 0
    state.ask = asks.TURN


def draw(state: Larder, me: Player, n: i64, journal: Journal) -> None:
    """From the trouble pile into the hand of the seat on turn."""
    if n > state.trouble_size:  # larder.trouble-empty
        n = state.trouble_size
    words: list[str] = []
    for _i in range(n):
        state.trouble_size -= 1
        kind = i64(state.deck[state.trouble_size])
        me.gain(kind)
        if journal.loud:
            words.append(WORDS[kind])
    if journal.loud:
        journal.add(Drew(Seat(int(state.turn)), tuple(sorted(words)), int(n)))


def skip(state: Larder, journal: Journal) -> None:
    # larder.five-skip
    if journal.loud:
        journal.add(Skipped(Seat(int(state.turn))))
    state.skips -= 1
    pass_turn(state)


# --- dragons ----------------------------------------------------------------


def land_dragon(state: Larder, me: Player, kind: i64, n: i64, journal: Journal) -> None:
    if kind == FIREBREATH:  # larder.firebreath
        burn(state, journal)
    elif kind == GUARDIAN and state.skips > 0:
        pass_on_skip(state)
    if state.has_trick(TRICK_DRAGONS):  # larder.trick-dragons
        draw(state, me, n, journal)
    if kind == FIREBREATH or (kind == ZERO and state.has_trick(TRICK_ZERO)):
        go_again(state, journal)  # larder.firebreath, larder.trick-zero
    else:
        # larder.zero, larder.guardian: what is in force now meets the next player.
        pass_turn(state)


def burn(state: Larder, journal: Journal) -> None:
    if journal.loud:
        cards = bag_words(state.discard)
        journal.add(Burnt(Seat(int(state.turn)), cards, len(cards)))
    state.gone += state.discard
    state.forget_discard()


def pass_on_skip(state: Larder) -> None:
    # larder.five-guardian: those told to skip sit side by side, so the nearest seat not yet
    # touched is the one after the last of them; when all are touched the skip is void.
    if state.touched < state.players:
        state.touched += 1
    else:
        state.skips -= 1


# --- tricks that ask --------------------------------------------------------


def turn_round(state: Larder, journal: Journal) -> None:
    # larder.trick-seven: the other neighbour is next; of two players the layer.
    state.direction = -state.direction
    if journal.loud:
        journal.add(TurnedRound(Seat(int(state.turn)), state.direction > 0))
    if state.players == 2:
        state.ask = asks.TURN
    else:
        pass_turn(state)


def let_pull(state: Larder, other: i64, chance: Chance, journal: Journal) -> None:
    # larder.trick-two: a random card changes hands.
    me = state.seats[state.turn]
    kind = random_kind(me, chance)
    me.lose(kind, 1)
    state.seats[other].gain(kind)
    if journal.loud:
        journal.add(Pulled(Seat(int(other)), Seat(int(state.turn)), WORDS[kind]))
    state.left -= 1
    if not me.has_cards():
        rounds.end(state, state.turn, chance, journal)
    elif state.left == 0 or me.hand_size == 0:
        pass_turn(state)


def random_kind(me: Player, chance: Chance) -> i64:
    """The kind of one of the seat's hand cards, each card equally likely."""
    left = chance.below(me.hand_size)
    for kind in range(i64(KINDS)):
        left -= count(me.hand, kind)
        if left < 0:
            return kind
    return -1


def fetch(state: Larder, kind: i64, journal: Journal) -> None:
    # larder.trick-nine: an open card of the reserve comes to the hand.
    me = state.seats[state.turn]
    me.lift_open(kind)
    me.gain(kind)
    if journal.loud:
        journal.add(Fetched(Seat(int(state.turn)), WORDS[kind]))
    state.left -= 1
    if state.left == 0 or me.open_size == 0:
        pass_turn(state)


# --- whose turn -------------------------------------------------------------


def pass_turn(state: Larder) -> None:
    # larder.turn-ends, larder.clockwise: and what awaits the next player.
    state.left = 0
    state.turn = state.after(state.turn)
    if state.debt > 0:
        state.ask = asks.DEBT
    elif state.skips > 0:
        state.ask = asks.SKIP
    else:
        state.touched = 0
        state.ask = asks.TURN


def go_again(state: Larder, journal: Journal) -> None:
    """An extra turn."""
    state.ask = asks.TURN
    if journal.loud:
        journal.add(ExtraTurn(Seat(int(state.turn))))
