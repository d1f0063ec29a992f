"""Every open socket, those included that have not said hello, by the address it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from logovo.server.process.errors import RequestError
from logovo.server.table.viewer import Viewer


@final
class Sockets:
    def __init__(self, most: int) -> None:
        self.most = most  # from one address at a time
        self.inside: dict[str, set[Viewer]] = {}

    def enter(self, address: str, viewer: Viewer) -> None:
        """Raises too-many-sockets; whoever entered must leave."""
        theirs = self.inside.setdefault(address, set())
        if len(theirs) >= self.most:
            raise RequestError("too-many-sockets", {"most": self.most})
        theirs.add(viewer)

    def leave(self, address: str, viewer: Viewer) -> None:
        theirs = self.inside.get(address, set())
        theirs.discard(viewer)
        if not theirs:
            self.inside.pop(address, None)

    def __iter__(self) -> Iterator[Viewer]:
        return iter([viewer for theirs in self.inside.values() for viewer in theirs])
