"""Moves from text: the exact inverse of `str(move)`, see `kinds.py` for what is written how."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import BadNotation
from logovo.core.moves import Move
from logovo.core.seats import Seat, parse_seat
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    GLOVES,
    KNIGHTS,
    MOST_PLAYERS,
    POWDER,
    RECALL,
    RING,
    SACK,
    WEAK,
)
from logovo.games.gold.heaps import LETTERS, heap_text, parse_heap
from logovo.games.gold.moves.kinds import (
    Accept,
    Accuse,
    Cut,
    Decline,
    Offer,
    Pick,
    PlayCard,
    Ready,
    Rob,
    Send,
    Skip,
    Take,
    Trust,
    Withdraw,
)

_BARE: Final[dict[str, Move]] = {"ready": Ready(), "skip": Skip(), "trust": Trust()}


def parse_move(text: str) -> Move:
    """The inverse of `str(move)`; raises BadNotation."""
    words = text.split(" ")
    move = _parse(words)
    if move is None:
        raise BadNotation(text)
    return move


def _parse(words: list[str]) -> Move | None:
    head = words[0]
    if len(words) == 1:
        return _BARE.get(head)
    if head == "card":
        return _parse_card(words[1], words[2:])
    if head == "offer":
        return _parse_offer(words)
    if len(words) == 3 and head == "send":
        if _is_knight(words[1]) and _is_place(words[2]):
            return Send(words[1], words[2])
        return None
    if len(words) != 2:
        return None
    if head == "cut":
        return _parse_cut(words[1])
    if head == "pick":
        return Pick(words[1]) if words[1] in LETTERS else None
    if head == "rob" or head == "accuse":
        seat = _seat(words[1])
        if seat is None:
            return None
        return Rob(seat) if head == "rob" else Accuse(seat)
    return _parse_numbered(head, words[1])


def _parse_numbered(head: str, word: str) -> Move | None:
    if not word.isascii() or not word.isdigit() or word[0] == "0" or len(word) > 2:
        return None
    number = int(word)
    if head == "take":
        return Take(number) if number <= MOST_PLAYERS else None
    if head == "accept":
        return Accept(number)
    if head == "decline":
        return Decline(number)
    return Withdraw(number) if head == "withdraw" else None


def _parse_cut(word: str) -> Cut | None:
    shares: list[str] = []
    for part in word.split("/"):
        heap = parse_heap(part)
        if heap < 0:
            return None
        shares.append(heap_text(heap))
    return Cut(tuple(shares))


def _parse_offer(words: list[str]) -> Offer | None:
    if len(words) != 6 or words[2] != "give" or words[4] != "get":
        return None
    seat = _seat(words[1])
    give = parse_heap(words[3])
    get = parse_heap(words[5])
    if seat is None or give < 0 or get < 0:
        return None
    return Offer(seat, heap_text(give), heap_text(get))


def _parse_card(word: str, targets: list[str]) -> PlayCard | None:
    if word not in CARD_WORDS:
        return None
    card = CARD_WORDS.index(word)
    if card == RING or card == BALL:
        seats: list[Seat] = []
        for target in targets:
            seat = _seat(target)
            if seat is None:
                return None
            seats.append(seat)
        wanted = 2 if card == RING else 1
        return PlayCard(word, seats=tuple(sorted(seats))) if len(seats) == wanted else None
    if card == POWDER or card == WEAK:
        if len(targets) != (2 if card == POWDER else 1) or not all(map(_is_place, targets)):
            return None
        return PlayCard(word, places=tuple(sorted(targets)))
    if card == RECALL:
        if len(targets) != 1 or not _is_knight(targets[0]):
            return None
        return PlayCard(word, knight=targets[0])
    if card == GLOVES or card == SACK:
        if len(targets) != 1 or targets[0] not in LETTERS:
            return None
        return PlayCard(word, token=targets[0])
    return None if targets else PlayCard(word)


def _seat(word: str) -> Seat | None:
    seat = parse_seat(word)
    return seat if seat is not None and seat < MOST_PLAYERS else None


def _is_place(word: str) -> bool:
    return len(word) == 2 and word[0] == "@" and word[1] in "1234"


def _is_knight(word: str) -> bool:
    return len(word) == 1 and word in "1234" and int(word) <= KNIGHTS
