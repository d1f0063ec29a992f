"""How a round begins and ends: tricks and hindrances, the deal, the swap, the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.piles import blank_pile
from logovo.core.seats import Seat
from logovo.games.larder import asks, scoring
from logovo.games.larder.asks import UNDECIDED
from logovo.games.larder.components import (
    CHAOS,
    COPIES,
    DECK,
    HINDRANCES,
    TRICKS,
    TROUBLE,
    WORDS,
    bag_words,
)
from logovo.games.larder.events import (
    Dealt,
    GameWon,
    HindranceTaken,
    Kept,
    RoundBegan,
    RoundStalled,
    RoundWon,
    Scored,
    SwapChosen,
    Swapped,
    TrickRevealed,
)
from logovo.games.larder.moves import codes

if TYPE_CHECKING:  # the state imports this module by way of the effects
    from logovo.games.larder.state import Larder, Player


# --- a round begins ---------------------------------------------------------


def shuffled(cards: vec[u8], n: i64, chance: Chance) -> i64:
    """The first n numbers in any order as a small pile, four bits each."""
    chance.shuffle(cards, n)
    pile: i64 = 0
    for i in range(n):
        pile = pile << 4 | i64(cards[i])
    return pile


def packed(numbers: list[int]) -> i64:
    """A small pile of these numbers, the next first."""
    pile: i64 = 0
    for i in range(len(numbers)):
        pile += i64(numbers[i]) << (4 * i)
    return pile


def begin(state: Larder, chance: Chance, journal: Journal) -> None:
    state.round += 1
    state.plays = 0
    state.left = 0
    state.direction = 1  # larder.clockwise: each round starts so
    state.gone = 0
    state.forget_discard()
    if journal.loud:
        journal.add(RoundBegan(int(state.round), Seat(int(state.starter))))
    reveal_trick(state, journal)
    take_hindrances(state, journal)
    deal(state, chance, journal)
    state.ask = asks.SWAP
    find_undecided(state, journal)


def reveal_trick(state: Larder, journal: Journal) -> None:
    # larder.trick-revealed
    if state.round < state.tricks_from or state.trick_pile == 0:
        return
    trick = (state.trick_pile & 15) - 1
    state.trick_pile >>= 4
    state.tricks |= 1 << trick
    if journal.loud:
        journal.add(TrickRevealed(TRICKS[trick]))


def take_hindrances(state: Larder, journal: Journal) -> None:
    # larder.hindrance-taken: the winner of the round before takes one.
    if not state.hindrances or state.winner < 0:
        return
    if take_hindrance(state, state.winner, journal) == CHAOS:
        # larder.chaos: now everybody takes one, from the winner clockwise.
        state.chaos = True
        for i in range(state.players):
            take_hindrance(state, (state.winner + i) % state.players, journal)


def take_hindrance(state: Larder, seat: i64, journal: Journal) -> i64:
    hindrance = state.hindrance_pile & 15
    state.hindrance_pile >>= 4
    state.seats[seat].hindrance = hindrance
    if journal.loud:
        journal.add(HindranceTaken(Seat(int(seat)), HINDRANCES[hindrance].word))
    return hindrance


def return_hindrances(state: Larder) -> None:
    # larder.chaos: under the pile in the order taken, Chaos last.
    if state.winner < 0:
        return
    for i in range(state.players):
        me = state.seats[(state.winner + i) % state.players]
        if me.hindrance != 0:
            put_under(state, me.hindrance)
            me.hindrance = 0
    if state.chaos:
        put_under(state, CHAOS)
        state.chaos = False


def put_under(state: Larder, hindrance: i64) -> None:
    shift: i64 = 0
    while (state.hindrance_pile >> shift) != 0:
        shift += 4
    state.hindrance_pile += hindrance << shift


def deal(state: Larder, chance: Chance, journal: Journal) -> None:
    deck = full_deck()
    chance.shuffle(deck, DECK)
    top: i64 = DECK
    for seat in range(state.players):
        me = state.seats[seat]
        top = deal_to(me, deck, top)
        if journal.loud:
            journal.add(Dealt(Seat(int(seat)), bag_words(me.hand), bag_words(me.open)))
    state.deck = deck
    state.trouble_size = TROUBLE  # larder.trouble-pile
    if state.chaos:  # larder.chaos: all that is left
        state.trouble_size = top
    state.aside_from = state.trouble_size
    state.aside_to = top


def full_deck() -> vec[u8]:
    deck = blank_pile(DECK)
    for i in range(i64(DECK)):
        deck[i] = u8(i // COPIES)
    return deck


def deal_to(me: Player, deck: vec[u8], top: i64) -> i64:
    """Lay a reserve and fill a hand from the top of the deck; how many cards remain."""
    layout = HINDRANCES[me.hindrance]  # larder.invasion, larder.unknown
    me.hand = 0
    me.hand_size = 0
    me.clear_reserve()
    for stack in range(layout.stacks):  # larder.deal-reserve
        top -= 1
        me.lay_stack(stack, i64(deck[top]), -1)
    for stack in range(layout.opened):
        top -= 1
        me.lay_stack(stack, -1, i64(deck[top]))
    for _i in range(layout.hand):  # larder.deal-hand
        top -= 1
        me.gain(i64(deck[top]))
    me.swap = UNDECIDED
    if me.open_size == 0:  # larder.unknown: no open card, nothing to swap
        me.swap = codes.KEEP
    return top


# --- the swap ---------------------------------------------------------------


def choose_swap(state: Larder, seat: i64, code: i64, journal: Journal) -> None:
    # larder.swap: nobody sees a choice until all have chosen.
    state.seats[seat].swap = code
    if journal.loud:
        who = Seat(int(seat))
        if code == codes.KEEP:
            journal.add(SwapChosen(who, "", ""))
        else:
            given = WORDS[codes.given_kind(code)]
            journal.add(SwapChosen(who, given, WORDS[codes.taken_kind(code)]))
    find_undecided(state, journal)


def find_undecided(state: Larder, journal: Journal) -> None:
    """Wait for the first seat that has not chosen; when all have, play begins."""
    for seat in range(state.players):
        if state.seats[seat].swap == UNDECIDED:
            state.turn = seat
            return
    for seat in range(state.players):
        carry_out_swap(state, seat, journal)
    state.ask = asks.TURN
    state.turn = state.starter


def carry_out_swap(state: Larder, seat: i64, journal: Journal) -> None:
    me = state.seats[seat]
    code = me.swap
    me.swap = UNDECIDED
    if code == codes.KEEP:
        if journal.loud:
            journal.add(Kept(Seat(int(seat))))
        return
    given = codes.given_kind(code)
    taken = codes.taken_kind(code)
    me.exchange(given, taken)
    if journal.loud:
        journal.add(Swapped(Seat(int(seat)), WORDS[given], WORDS[taken]))


# --- a round ends -----------------------------------------------------------


def end(state: Larder, winner: i64, chance: Chance, journal: Journal) -> None:
    # larder.round-ends, larder.stall: count the coins, then another round or the end.
    scoring.score_round(state, winner)
    if journal.loud:
        tell_scores(state, winner, journal)
    if scoring.is_decided(state):
        state.winner = winner
        finish(state, journal)
        return
    return_hindrances(state)
    state.winner = winner
    state.starter = next_starter(state)
    begin(state, chance, journal)


def tell_scores(state: Larder, winner: i64, journal: Journal) -> None:
    if winner < 0:
        journal.add(RoundStalled(int(state.round), int(state.plays)))
    else:
        journal.add(RoundWon(int(state.round), Seat(int(winner))))
    for seat in range(int(state.players)):
        me = state.seats[seat]
        loss, total = int(me.last_loss), int(me.lost)
        gain, ahead = max(0, -loss), max(0, -total)
        journal.add(Scored(Seat(seat), bag_words(me.hand), loss, total, gain, ahead))


def next_starter(state: Larder) -> i64:
    # larder.first-player: most coins lost; of several the nearest after the last starter.
    most = state.seats[0].lost
    for seat in range(state.players):
        if state.seats[seat].lost > most:
            most = state.seats[seat].lost
    seat = state.starter
    for _i in range(state.players):
        seat = (seat + 1) % state.players
        if state.seats[seat].lost == most:
            return seat
    return seat


def finish(state: Larder, journal: Journal) -> None:
    # larder.game-ends
    state.ask = asks.OVER
    state.turn = 0
    state.left = 0
    state.debt = 0
    state.skips = 0
    state.touched = 0
    if journal.loud:
        lowest = scoring.lowest_total(state)
        winners = [Seat(i) for i in range(int(state.players)) if state.seats[i].lost == lowest]
        journal.add(GameWon(tuple(winners)))
