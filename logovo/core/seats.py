"""Who sits where, and who is looking."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. People read it as p1, p2, …"""

TABLE: Final = Seat(-1)
"""The observer who sees only what lies open: a spectator, or the public log."""

NOBODY: Final = Seat(-1)
"""A seat fact that is empty: nobody won, nobody was named."""


def seat_word(seat: int) -> str:
    """The seat as notation writes it: `p1` is seat 0."""
    return f"p{seat + 1}"


def parse_seat(word: str) -> Seat | None:
    """The inverse of `seat_word`; None if the word is no seat."""
    if len(word) < 2 or len(word) > 3 or word[0] != "p" or not word[1:].isascii():
        return None
    if not word[1:].isdigit() or word[1] == "0":
        return None
    return Seat(int(word[1:]) - 1)
