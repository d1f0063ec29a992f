"""How a round begins and ends: dealing, showing the roles, handing out the gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games.lucky import asks, hands, payments, purses, scoring
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOALS,
    HAND,
    KIND_COUNTS,
    KIND_WORDS,
    KINDS,
    LEAST,
    LUCKY_USED,
    LUCKY_USED_CLASSIC,
    MAD_PAY,
    MAD_USED,
    ROLE_WORDS,
    ROUNDS,
)
from logovo.games.lucky.events import (
    GameEnded,
    GoldDrawn,
    GoldHanded,
    GoldPaid,
    GoldTaken,
    HandDealt,
    NobodyPaid,
    RoleDealt,
    RolesShown,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)
from logovo.games.lucky.options import ROLES

if TYPE_CHECKING:  # the state imports this module
    from logovo.games.lucky.state import Lucky

SORTED_DECK: Final = vec[u8]([u8(k) for k in range(KINDS) for _card in range(KIND_COUNTS[k])])
MOST_ROLES: Final = 11


def mad_used(options: Options) -> int:
    """Mad Lucky cards in play."""
    # lucky.roles-table
    return MAD_USED[options.players - LEAST]


def lucky_used(options: Options) -> int:
    # lucky.opt-roles: classic has one digger card less for five and six players.
    if options.get(ROLES) == "classic":
        return LUCKY_USED_CLASSIC[options.players - LEAST]
    return LUCKY_USED[options.players - LEAST]


def hand_size(players: int) -> int:
    return HAND[players - LEAST]


# --- the beginning -------------------------------------------------------------------


def begin(state: Lucky, first: i64, chance: Chance, journal: Journal) -> None:
    """A new round; the gold stays where it is."""
    # lucky.next-round: roles, goals and deck are shuffled again.
    state.round += 1
    state.first = first
    state.turn = first
    state.ask = asks.TURN
    state.last_played = -1
    state.is_shown = False
    state.broken = 0
    state.dusted = 0
    state.discard_paths = 0
    state.discard_actions = 0
    state.discard_size = 0
    state.forest.clear(state.gap, state.goal_step)
    deal_roles(state, chance)
    hide_goals(state, chance)
    deal_hands(state, chance)
    if journal.loud:
        tell_beginning(state, journal)


def deal_roles(state: Lucky, chance: Chance) -> None:
    # lucky.roles-deal, lucky.roles-aside: one for each player, the rest closed aside.
    mad: i64 = state.mad_cards
    total = mad + state.lucky_cards
    roles = vec[u8]([u8(0)] * MOST_ROLES)
    for i in range(mad):
        roles[i] = 1
    chance.shuffle(roles, total)
    state.mad = 0
    state.aside = total - state.players
    state.aside_mad = mad
    for seat in range(state.players):
        if roles[seat] == 1:
            state.mad |= 1 << seat
            state.aside_mad -= 1


def hide_goals(state: Lucky, chance: Chance) -> None:
    # lucky.goals: shuffled and laid closed.
    cards = vec[u8]([u8(0), u8(1), u8(2)])
    chance.shuffle(cards, GOALS)
    state.goals = 0
    for goal in range(i64(GOALS)):
        card = i64(cards[goal])
        state.goals |= card << (2 * goal)


def deal_hands(state: Lucky, chance: Chance) -> None:
    # lucky.deck: path and action cards together; hands by the table.
    deck = SORTED_DECK[:]
    left: i64 = len(deck)
    chance.shuffle(deck, left)
    for seat in range(state.players):
        hand: i64 = 0
        for _i in range(state.hand_cards):
            left -= 1
            kind = i64(deck[left])
            hand = hands.with_card(hand, kind)
        state.hands[seat] = hand
    state.deck = deck
    state.deck_left = left


def tell_beginning(state: Lucky, journal: Journal) -> None:
    journal.add(RoundBegan(int(state.round), Seat(int(state.first))))
    for seat in range(int(state.players)):
        journal.add(RoleDealt(Seat(seat), role_word(state, seat)))
    for seat in range(int(state.players)):
        words = [KIND_WORDS[kind] for kind in hands.listed(state.hands[seat])]
        journal.add(HandDealt(Seat(seat), tuple(words)))
    journal.add(TurnBegan(Seat(int(state.turn))))


def role_word(state: Lucky, seat: int) -> str:
    return ROLE_WORDS[1 if state.is_mad(seat) else 0]


# --- the end -------------------------------------------------------------------------


def end(state: Lucky, by: i64, chance: Chance, journal: Journal) -> None:
    """The round is over; `by` completed the path to the gold, -1 if the cards ran out."""
    # lucky.reveal-roles
    state.is_shown = True
    state.gains = 0
    if journal.loud:
        tell_end(state, by, journal)
    # lucky.end-gold, lucky.win-diggers: whoever laid the last card. lucky.win-mad: otherwise.
    if by >= 0:
        pay_diggers(state, by, chance, journal)
    else:
        pay_mad(state, journal)
        go_on(state, chance, journal)


def tell_end(state: Lucky, by: i64, journal: Journal) -> None:
    winners = ROLE_WORDS[0 if by >= 0 else 1]
    journal.add(RoundEnded(int(state.round), winners, Seat(int(by))))
    seats = [Seat(seat) for seat in range(int(state.players))]
    aside = ["mad"] * int(state.aside_mad) + ["lucky"] * int(state.aside - state.aside_mad)
    journal.add(
        RolesShown(
            tuple([seat for seat in seats if state.is_mad(seat)]),
            tuple([seat for seat in seats if not state.is_mad(seat)]),
            tuple(aside),
            tuple([GOAL_CARDS[int(state.goal_card(goal))] for goal in range(GOALS)]),
        )
    )


def go_on(state: Lucky, chance: Chance, journal: Journal) -> None:
    """The next round, or the end of the game."""
    if state.round == ROUNDS:
        # lucky.rounds, lucky.game-end: after the third round the nuggets are counted.
        state.ask = asks.OVER
        if journal.loud:
            journal.add(GameEnded(scoring.winners(state), scoring.totals(state)))
        return
    # lucky.next-first: the left neighbour of who played a card last.
    last = state.last_played
    if last < 0:
        last = state.first
    begin(state, state.after(last), chance, journal)


# --- gold ----------------------------------------------------------------------------


def pay_diggers(state: Lucky, by: i64, chance: Chance, journal: Journal) -> None:
    """As many cards as there are diggers with a claim to gold."""
    state.takers = 0
    count: i64 = 0
    for seat in range(state.players):
        # lucky.pay-skip-mad; lucky.broken-no-gold: nor a digger with a broken tool.
        is_barred = state.broken_no_gold and state.broken_of(seat) != 0
        if not state.is_mad(seat) and not is_barred:
            state.takers |= 1 << seat
            count += 1
    state.offer = 0
    for _i in range(count):
        if state.bank != 0:
            value = purses.drawn(state.bank, chance)
            state.bank -= purses.one(value)
            state.offer += purses.one(value)
    if journal.loud:
        journal.add(GoldDrawn(int(purses.size(state.offer))))
    # lucky.pay-diggers: who completed the path first, then counter-clockwise.
    state.turn = by
    hand_on(state, chance, journal)


def hand_on(state: Lucky, chance: Chance, journal: Journal) -> None:
    """Find the next digger, at `turn` or on the right of it, and let them choose."""
    if state.offer == 0 or state.takers == 0:
        state.takers = 0
        go_on(state, chance, journal)
        return
    while (state.takers >> state.turn) & 1 == 0:
        state.turn -= 1
        if state.turn < 0:
            state.turn = state.players - 1
    if purses.size(state.offer) == 1:
        # The last card is nobody's choice.
        take(state, purses.highest(state.offer), chance, journal)
        return
    state.ask = asks.CHOICE
    if journal.loud:
        words = tuple([str(value) for value in purses.values(state.offer)])
        journal.add(GoldHanded(Seat(int(state.turn)), words))


def take(state: Lucky, value: i64, chance: Chance, journal: Journal) -> None:
    seat = state.turn
    card = purses.one(value)
    state.offer -= card
    state.win(seat, card)
    state.takers &= ~(1 << seat)
    if journal.loud:
        journal.add(GoldTaken(Seat(int(seat)), str(int(value))))
    hand_on(state, chance, journal)


def pay_mad(state: Lucky, journal: Journal) -> None:
    count: i64 = 0
    for seat in range(state.players):
        count += (state.mad >> seat) & 1
    if count == 0:
        # lucky.pay-none
        if journal.loud:
            journal.add(NobodyPaid(int(state.round)))
        return
    # lucky.pay-mad: by how many of them won; clockwise from the round's first player.
    due = MAD_PAY[int(count)]
    seat = state.first
    for _i in range(state.players):
        if state.is_mad(seat):
            paid = payments.payment(state.bank, due)
            state.bank -= paid
            state.win(seat, paid)
            if journal.loud:
                words = tuple([str(value) for value in reversed(purses.values(paid))])
                journal.add(GoldPaid(Seat(int(seat)), words))
        seat = state.after(seat)
