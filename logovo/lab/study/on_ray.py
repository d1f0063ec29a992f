"""Parts played by a Ray cluster: tasks that Ray hands out, repeats when a node is lost, and
spreads over as many machines as it finds. Needs the extra `cluster`."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Final, Protocol

from logovo.core.errors import LogovoError
from logovo.lab.study.counts import Counts
from logovo.lab.study.executors import Executor
from logovo.lab.study.parts import Part, play_part

LOCAL: Final = "ray"
SECONDS: Final = 5.0
AHEAD: Final = 3
RETRIES: Final = 20
"""A lost worker or node costs only its part, as often as machines are lost."""


class NoRay(LogovoError):
    def __init__(self, why: str) -> None:
        super().__init__("no-ray", {"why": why[:200]})


class Handle(Protocol):
    """A result that is not there yet: Ray's own reference."""

    def hex(self) -> str: ...


def ray_executor(address: str) -> Executor:
    """`ray` for a cluster of this machine (or the one already running on it), `ray://host:port`
    for one elsewhere. Raises NoRay."""
    try:
        import ray
    except ImportError:
        raise NoRay("pip install 'logovo[cluster]'") from None
    reach(address)
    try:
        if not ray.is_initialized():
            ray.init(
                address=None if address == LOCAL else address,
                log_to_driver=False,
                include_dashboard=False,
                configure_logging=False,
            )
    except Exception as error:  # Ray raises this very class when a node is slow to start
        raise NoRay(str(error)) from None
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_part)

    def run(parts: Iterator[Part]) -> Iterator[tuple[Part, Counts]]:
        running: dict[Handle, Part] = {}
        while True:
            # Asked anew each time: the cluster may have grown.
            wanted = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < wanted:
                part = next(parts, None)
                if part is None:
                    break
                running[task.remote(part)] = part
            if not running:
                return
            ready, _rest = ray.wait(list(running), num_returns=1)
            for handle in ready:
                counts = ray.get(handle)
                assert isinstance(counts, Counts)
                yield running.pop(handle), counts

    return run


def reach(address: str) -> None:
    """Ray itself keeps trying for minutes; somebody who mistyped an address should not wait."""
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    if address == LOCAL:
        return
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except (OSError, ValueError) as error:
        raise NoRay(f"{address}: {error}") from None
