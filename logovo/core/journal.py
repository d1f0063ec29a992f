"""What happened, written down while it happens. In playouts nobody listens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from logovo.core.keeping import made_of_fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, told in full. Each game has a closed family of frozen
    dataclasses with facts of type `rulebook.Fact`; `told_to` says who hears what of them."""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of_fields(self)


@final
class Journal:
    """Rules ask `if journal.loud:` before they build an event, so silence costs nothing."""

    def __init__(self, loud: bool) -> None:
        self.loud: Final = loud
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last call, in order."""
        taken = self.events
        self.events = []
        return taken


SILENT: Final = Journal(False)
