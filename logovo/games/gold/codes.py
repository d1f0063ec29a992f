"""The codes of moves, which the rules use. This is the only file that knows their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.games.gold.components import PLACES
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
OFFER: Final = 2000  # + seat * 100 + given kind * 10 + wanted kind

CARD_STEP: Final = 64
TARGET_STEP: Final = 8  # of cards with two targets
NOTHING: Final = KINDS  # a side of an offer that is `-`


def send_code(knight: i64, place: i64) -> i64:
    return SEND + knight * PLACES + place


def sent_knight(code: i64) -> i64:
    """His number among the owner's four: strength less one."""
    return (code - SEND) // PLACES


def sent_place(code: i64) -> i64:
    return (code - SEND) % PLACES


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


def offer_code(to: i64, give: i64, get: i64) -> i64:
    return OFFER + to * 100 + give * 10 + get


def is_offer(code: i64) -> bool:
    return code >= OFFER


def offered_to(code: i64) -> i64:
    return (code - OFFER) // 100


def offered_give(code: i64) -> i64:
    """As a heap."""
    return one_of((code - OFFER) // 10 % 10)


def offered_get(code: i64) -> i64:
    return one_of((code - OFFER) % 10)


def one_of(kind: i64) -> i64:
    if kind == NOTHING:
        return 0
    return some(kind, 1)


def answered_offer(code: i64) -> i64:
    """The number in accept, decline and withdraw."""
    return (code - ACCEPT) % 100


def is_accept(code: i64) -> bool:
    return code >= ACCEPT and code < DECLINE


def is_struck(code: i64) -> bool:
    """Decline or withdraw: the offer is struck off."""
    return code >= DECLINE and code < CARD
