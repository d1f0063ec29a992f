"""The codes of moves, which rules and search use: small numbers behind names. Only this package
knows how a code is built; everybody else makes one or asks one by the functions here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.games.gold.components import BALL, GLOVES, PLACES, POWDER, RECALL, RING, SACK, WEAK
from logovo.games.gold.heaps import KINDS, some

SEND: Final = 0  # + (strength - 1) * 4 + place
CUT: Final = 100  # + number of the proposal, see cuts.py
TAKE: Final = 200  # + share
ROB: Final = 210  # + seat
PICK: Final = 220  # + kind
READY: Final = 240
SKIP: Final = 241
TRUST: Final = 242
ACCUSE: Final = 250  # + seat
ACCEPT: Final = 300  # + number of the offer
DECLINE: Final = 400
WITHDRAW: Final = 500
CARD: Final = 600  # + card * 64 + target
OFFER: Final = 2000  # + seat * OFFER_STEP + given kind * 10 + wanted kind

CARD_STEP: Final = 64
TARGET_STEP: Final = 8  # of cards with two targets
OFFER_STEP: Final = 100
NOTHING: Final = KINDS  # a side of an offer that is `-`


# --- sends, the battle -----------------------------------------------------------


def send_code(knight: i64, place: i64) -> i64:
    return SEND + knight * PLACES + place


def sent_knight(code: i64) -> i64:
    """Its number among the owner's four: strength less one."""
    return (code - SEND) // PLACES


def sent_place(code: i64) -> i64:
    return (code - SEND) % PLACES


def cut_code(number: i64) -> i64:
    """The proposal of this number, see cuts.py."""
    return CUT + number


def is_cut(code: i64) -> bool:
    return code >= CUT and code < TAKE


def cut_number(code: i64) -> i64:
    return code - CUT


def take_code(share: i64) -> i64:
    return TAKE + share


def taken_share(code: i64) -> i64:
    return code - TAKE


def rob_code(seat: i64) -> i64:
    return ROB + seat


def robbed_seat(code: i64) -> i64:
    return code - ROB


def pick_code(kind: i64) -> i64:
    return PICK + kind


def picked_kind(code: i64) -> i64:
    return code - PICK


def accuse_code(seat: i64) -> i64:
    return ACCUSE + seat


def accused_seat(code: i64) -> i64:
    return code - ACCUSE


# --- action cards ------------------------------------------------------------------


def card_code(card: i64, target: i64) -> i64:
    return CARD + card * CARD_STEP + target


def two_targets(first: i64, second: i64) -> i64:
    return first * TARGET_STEP + second


def is_card(code: i64) -> bool:
    return code >= CARD and code < OFFER


def card_of(code: i64) -> i64:
    return (code - CARD) // CARD_STEP


def target_of(code: i64) -> i64:
    return (code - CARD) % CARD_STEP


def first_target(code: i64) -> i64:
    return target_of(code) // TARGET_STEP


def second_target(code: i64) -> i64:
    return target_of(code) % TARGET_STEP


def card_seat(code: i64, which: i64) -> i64:
    """A seat a card is aimed at, counted from 1; 0 if there is none. `which` is 0 or 1."""
    card = card_of(code)
    if card == RING:
        if which == 0:
            return first_target(code) + 1
        return second_target(code) + 1
    if card == BALL and which == 0:
        return target_of(code) + 1
    return 0


def card_place(code: i64, which: i64) -> i64:
    """The same for places."""
    card = card_of(code)
    if card == POWDER:
        if which == 0:
            return first_target(code) + 1
        return second_target(code) + 1
    if card == WEAK and which == 0:
        return target_of(code) + 1
    return 0


def card_knight(code: i64) -> i64:
    """The strength of the knight named; 0 for none."""
    if card_of(code) == RECALL:
        return target_of(code) + 1
    return 0


def card_token(code: i64) -> i64:
    """The kind of token named, counted from 1; 0 for none."""
    card = card_of(code)
    if card == GLOVES or card == SACK:
        return target_of(code) + 1
    return 0


# --- the market ----------------------------------------------------------------------


def offer_code(to: i64, give: i64, get: i64) -> i64:
    return OFFER + to * OFFER_STEP + give * 10 + get


def offer_shift(seats: i64) -> i64:
    """What must be added to an offer's code so that it goes to a seat so many further on."""
    return seats * OFFER_STEP


def is_offer(code: i64) -> bool:
    return code >= OFFER


def offered_to(code: i64) -> i64:
    return (code - OFFER) // OFFER_STEP


def offered_give(code: i64) -> i64:
    """As a heap."""
    return one_of((code - OFFER) // 10 % 10)


def offered_get(code: i64) -> i64:
    return one_of((code - OFFER) % 10)


def one_of(kind: i64) -> i64:
    if kind == NOTHING:
        return 0
    return some(kind, 1)


def accept_code(number: i64) -> i64:
    return ACCEPT + number


def decline_code(number: i64) -> i64:
    return DECLINE + number


def withdraw_code(number: i64) -> i64:
    return WITHDRAW + number


def answered_offer(code: i64) -> i64:
    """The number in accept, decline and withdraw."""
    return (code - ACCEPT) % 100


def is_accept(code: i64) -> bool:
    return code >= ACCEPT and code < DECLINE


def is_struck(code: i64) -> bool:
    """Decline or withdraw: the offer is struck off."""
    return code >= DECLINE and code < CARD
