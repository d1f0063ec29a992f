"""The stream of a table whose luck can be checked: `docs/fairness.md`, byte by byte.

`logovo/verify` and the browser compute the same by code of their own. Whoever changes something
here changes the number in `TAG`, too.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

TAG: Final = b"logovo-fair-1:"
SECRET_BYTES: Final = 32
WORD: Final = 1 << 32


def house_commitment(secret: bytes) -> bytes:
    """What the house publishes before anybody adds anything."""
    return hashlib.sha256(TAG + b"house\x00" + secret).digest()


def player_commitment(secret: bytes) -> bytes:
    return hashlib.sha256(TAG + b"player\x00" + secret).digest()


def stream_key(house: bytes, table: str, seats: list[int], secrets: list[bytes]) -> bytes:
    """The key of the stream: `secrets` of those `seats` that have opened theirs, in seat order."""
    name = table.encode("ascii")
    said = TAG + b"key\x00" + len(name).to_bytes(2, "big") + name + bytes([len(seats)])
    for i in range(len(seats)):
        said += bytes([seats[i]]) + secrets[i]
    return hmac.digest(house, said, "sha256")


def draw(key: bytes, at: int, n: int) -> int:
    """Number `at` of the stream, uniform in range(n): words beyond the last whole multiple of n
    are thrown away."""
    whole = WORD - WORD % n
    attempt = 0
    while True:
        said = TAG + b"draw\x00" + at.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, said, "sha256")[:4], "big")
        if word < whole:
            return word % n
        attempt += 1
