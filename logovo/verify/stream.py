"""Commitments and the stream, as `docs/fairness.md` describes them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import pack
from typing import Final

BLOCK: Final = 64
"""Bytes of a block of SHA-256, to which HMAC pads its key."""


def commitment(who: str, secret: bytes) -> str:
    """`who` is `house` or `player`."""
    return sha256(b"logovo-fair-1:%s\0%s" % (who.encode(), secret)).hexdigest()


class Stream:
    """HMAC-SHA-256 in counter mode. HMAC is spelt out here, once and slowly: the code that draws
    takes it from a library."""

    def __init__(self, house: bytes, table: str, opened: Sequence[tuple[int, bytes]]) -> None:
        name = table.encode("ascii")
        said = b"logovo-fair-1:key\0" + pack(">H", len(name)) + name + pack("B", len(opened))
        for seat, secret in opened:
            said += pack("B", seat) + secret
        self.key: Final = mac(house, said)

    def number(self, at: int, outcomes: int) -> int:
        attempt = 0
        while True:
            said = b"logovo-fair-1:draw\0" + pack(">QI", at, attempt)
            word = int.from_bytes(mac(self.key, said)[:4], "big")
            # The last, incomplete run of outcomes would favour the small ones.
            if word // outcomes < 2**32 // outcomes:
                return word % outcomes
            attempt += 1


def mac(key: bytes, said: bytes) -> bytes:
    padded = key.ljust(BLOCK, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + said).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()
