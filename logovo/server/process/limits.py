"""How often somebody may do something."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import final


@final
class Bucket:
    """`burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken did not count."""
        self.left = min(self.burst, self.left + 1)

    def seconds(self) -> int:
        """Until the next one is allowed."""
        return max(1, round((1 - self.left) / self.rate))


@final
class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket


def network_of(address: str) -> str:
    """Who somebody is for a limit: whoever has one IPv6 address has a whole /64 of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False))
