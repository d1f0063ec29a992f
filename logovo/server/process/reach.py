"""Where other devices find this house: an address of ours that is not only ours."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): nothing is sent there, it only makes the machine say by which
of its own addresses it would go out."""
ANYWHERE: Final = ("0.0.0.0", "::", "")


def own_address() -> str:
    """This machine in its network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_local(found) else found


def is_local(host: str) -> bool:
    """Whether only this machine can connect there."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or (address.is_unspecified and host not in ANYWHERE)


def reach_of(host: str, port: int, own: str) -> str:
    """The address to give to other devices; empty if there is none."""
    if is_local(host):
        return ""
    name = own if host in ANYWHERE else host
    if not name or is_local(name):
        return ""
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"
