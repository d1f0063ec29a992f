"""Whether the journal beside a file of SQLite is whole.

SQLite reads its journal up to the first place that does not fit and takes the rest for what a
crash has left half-written. That is right for the last transaction. If there are others behind that
place, each of which was on disk before the next began, the disk has damaged it: SQLite would go on
without them, and nobody would be told that moves are gone which were acknowledged.

The format is that of https://www.sqlite.org/fileformat2.html#the_write_ahead_log: a head, then
frames, each with a page and a checksum over everything before it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from struct import Struct, unpack
from typing import Final

HEAD: Final = Struct(">8I")
"""Magic, format, size of a page, number of the checkpoint, two salts, two checksums."""
FRAME: Final = Struct(">6I")
"""Page, size of the database (only in the last frame of a transaction), two salts, checksums."""
MAGIC: Final = 0x377F0682
"""With the lowest bit set, checksums are made of words with the highest byte first."""
WORD: Final = 0xFFFFFFFF
SUMMED: Final = 8
"""Bytes of a frame's head that are part of its checksum."""
OURS: Final = "<" if sys.byteorder == "little" else ">"
"""SQLite makes its checksums of words as the machine has them."""
ACKNOWLEDGED: Final = 2
"""Transactions in a row, of which all but the last were on disk before the next began."""

Sum = tuple[int, int]


def is_damaged(journal: Path) -> bool:
    """Whether there is something behind a place that cannot be read."""
    if not journal.exists():
        return False
    with journal.open("rb") as file:
        head = file.read(HEAD.size)
        if len(head) < HEAD.size:
            return False
        magic, _format, page, _number, *rest = HEAD.unpack(head)
        order = ">" if magic & 1 else "<"
        salts, last = (rest[0], rest[1]), (rest[2], rest[3])
        is_head = magic | 1 == MAGIC | 1 and summed(head[:24], (0, 0), order) == last
        if not is_head:
            # What it says cannot be believed. Written here, it had pages of the usual size.
            page, salts, last, order = 4096, (0, 0), (0, 0), OURS
        whole, row = is_head, 0  # transactions in a row behind the place that does not fit
        while len(frame := file.read(FRAME.size + page)) == FRAME.size + page:
            _page, commit, *words = FRAME.unpack(frame[: FRAME.size])
            if is_head and (words[0], words[1]) != salts:
                whole, row, last = False, 0, (0, 0)  # of an older journal
                continue
            stated = (words[2], words[3])
            follows = summed(frame[:SUMMED] + frame[FRAME.size :], last, order) == stated
            last = stated
            if whole and follows:
                continue
            whole = False
            row = (row if follows else 0) + bool(commit)
            if row >= ACKNOWLEDGED:
                return True
    return False


def summed(data: bytes, before: Sum, order: str) -> Sum:
    first, second = before
    words = unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & WORD
        second = (second + other + first) & WORD
    return first, second
