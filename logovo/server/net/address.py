"""Where a request comes from, as limits count it, and where it believes us to be."""

from __future__ import annotations

from typing import Final

from litestar import Request
from litestar.datastructures import URL, Address, State

from logovo.server.process.errors import RequestError
from logovo.server.process.limits import network_of

MOST_HOST: Final = 255
"""Characters of a name in the net, with room for a port."""


def network(client: Address | None) -> str:
    """One address; of an IPv6 address its network, of which whoever has it has all."""
    return network_of(client.host if client else "")


def own_base(request: Request[None, None, State]) -> URL:
    """Our address as the guest has written it; raises malformed for what is none."""
    try:
        if len(request.headers.get("host", "")) <= MOST_HOST:
            return request.base_url
    except ValueError:
        pass
    raise RequestError("malformed", {"why": "host"})
