"""Moves as numbers that mean the same in every position, for the researchers' door.

Most moves are one number. A cut is a number for each token of the hoard, kind after kind: the share
it goes to, for equal tokens never falling. An offer is whom it goes to, the tokens given kind after
kind, `for`, the tokens wanted, `done`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.games.gold.heaps import LETTERS
from logovo.games.gold.moves import codes
from logovo.games.gold.moves.coding import plain_code, plain_move

SEND: Final = 0  # + (strength - 1) * 4 + place
TAKE: Final = 16  # + share
ROB: Final = 22  # + seat
PICK: Final = 28  # + kind
READY: Final = 37
SKIP: Final = 38
TRUST: Final = 39
ACCUSE: Final = 40  # + seat
ACCEPT: Final = 46  # + number of the offer
DECLINE: Final = 146
WITHDRAW: Final = 246
CARD: Final = 346  # + card * 64 + target
SHARE: Final = 1178  # + share: the next token of the hoard goes there
OFFER: Final = 1184  # + seat
GIVE: Final = 1190  # + kind
FOR: Final = 1199
GET: Final = 1200  # + kind
DONE: Final = 1209
NUMBERS: Final = 1210


def number_of(code: i64) -> i64:
    """The number of every code but those of cuts and offers."""
    if code < codes.CUT:
        return code
    if code < codes.ROB:
        return code - codes.TAKE + TAKE
    if code < codes.PICK:
        return code - codes.ROB + ROB
    if code < codes.READY:
        return code - codes.PICK + PICK
    if code < codes.ACCUSE:
        return code - codes.READY + READY
    if code < codes.ACCEPT:
        return code - codes.ACCUSE + ACCUSE
    if code < codes.CARD:
        return code - codes.ACCEPT + ACCEPT
    return code - codes.CARD + CARD


def code_of_number(number: i64) -> i64:
    """The inverse."""
    if number < TAKE:
        return number
    if number < ROB:
        return number - TAKE + codes.TAKE
    if number < PICK:
        return number - ROB + codes.ROB
    if number < READY:
        return number - PICK + codes.PICK
    if number < ACCUSE:
        return number - READY + codes.READY
    if number < ACCEPT:
        return number - ACCUSE + codes.ACCUSE
    if number < CARD:
        return number - ACCEPT + codes.ACCEPT
    return number - CARD + codes.CARD


def is_share(number: i64) -> bool:
    return number >= SHARE and number < OFFER


def is_offer(number: i64) -> bool:
    return number >= OFFER and number < GIVE


def is_give(number: i64) -> bool:
    return number >= GIVE and number < FOR


def is_get(number: i64) -> bool:
    return number >= GET and number < DONE


def word_of(number: int) -> str:
    """What a number says; "-" for a number that no move has, so that cards can be found by
    counting."""
    if number < SHARE:
        return plain_word(number)
    if number < OFFER:
        return f"share {number - SHARE + 1}"
    if number < GIVE:
        return f"offer p{number - OFFER + 1}"
    if number == FOR:
        return "for"
    if number == DONE:
        return "done"
    return f"give {LETTERS[number - GIVE]}" if number < FOR else f"get {LETTERS[number - GET]}"


def plain_word(number: int) -> str:
    code = int(code_of_number(number))
    try:
        move = plain_move(code)
    except IndexError:  # a token the box does not have
        return "-"
    return str(move) if plain_code(move) == code else "-"
