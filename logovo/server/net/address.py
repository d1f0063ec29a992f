"""Where a request comes from, as limits count it."""

from __future__ import annotations

from litestar.datastructures import Address

from logovo.server.process.limits import network_of


def network(client: Address | None) -> str:
    """One address; of an IPv6 address its network, of which whoever has it has all."""
    return network_of(client.host if client else "")
