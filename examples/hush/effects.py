"""What a move does. Nothing is checked here: the table has asked `refusals` first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.hush.components import word_of
from examples.hush.events import Accused, CardsShown, Peeked, Swapped, TurnBegan, WentOut
from examples.hush.moves import SWAP, Accuse, Peek, Swap, move_of
from examples.hush.scoring import is_decided
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import NOBODY, Seat

if TYPE_CHECKING:  # the state imports this module
    from examples.hush.state import Hush


def apply(state: Hush, code: int, chance: Chance, journal: Journal) -> None:
    seat = state.turn
    if code == SWAP:
        swap(state, seat, chance, journal)
    else:
        move = move_of(code)
        assert not isinstance(move, Swap)
        if isinstance(move, Peek):
            peek(state, seat, move, journal)
        else:
            accuse(state, seat, move, journal)
    end_turn(state, journal)


def draw(state: Hush, chance: Chance) -> int:
    """A card of the deck, any as likely as any other."""
    left = int(chance.below(sum(state.deck)))
    rank = 0
    while left >= state.deck[rank]:
        left -= state.deck[rank]
        rank += 1
    state.deck[rank] -= 1
    return rank


def swap(state: Hush, seat: int, chance: Chance, journal: Journal) -> None:
    # hush.swap: the old card is shuffled in first, so it may come back.
    state.deck[state.cards[seat]] += 1
    state.cards[seat] = draw(state, chance)
    if journal.loud:
        journal.add(Swapped(Seat(seat), word_of(state.cards[seat])))


def peek(state: Hush, seat: int, move: Peek, journal: Journal) -> None:
    # hush.peek
    if journal.loud:
        card = word_of(state.cards[move.target_seat])
        journal.add(Peeked(Seat(seat), move.target_seat, card))


def accuse(state: Hush, seat: int, move: Accuse, journal: Journal) -> None:
    # hush.accuse: whoever was wrong goes out, and only that card is turned up.
    right = state.cards[move.target_seat] == move.rank
    loser = int(move.target_seat) if right else seat
    state.out[loser] = True
    if journal.loud:
        journal.add(Accused(Seat(seat), move.target_seat, move.rank, right))
        journal.add(WentOut(Seat(loser), word_of(state.cards[loser])))


def end_turn(state: Hush, journal: Journal) -> None:
    state.taken += 1
    if is_decided(state):
        state.turn = NOBODY
        if journal.loud:
            journal.add(CardsShown(tuple(word_of(card) for card in state.cards)))
        return
    following = state.still_in()
    state.turn = next((seat for seat in following if seat > state.turn), following[0])
    if journal.loud:
        journal.add(TurnBegan(Seat(state.turn)))
