"""The one thread that writes a SQLite file.

A pool of threads makes three objects with locks for every errand and goes through two callbacks to
say that it is done: for a move, about as much work as the errand itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias, final

from logovo.server.store.sqlite import SqliteFile

Errand: TypeAlias = Callable[[SqliteFile], None]
Wish: TypeAlias = tuple[Errand, "asyncio.Future[None]", asyncio.AbstractEventLoop]


@final
class WritingHand:
    """Does errands one after the other. The first one begins the thread."""

    def __init__(self, file: SqliteFile) -> None:
        self.file = file
        self.wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self.thread: Thread | None = None

    def do(self, errand: Errand) -> asyncio.Future[None]:
        """Done when the errand is; what it raises, the future raises."""
        if self.thread is None:
            # What is under way when the process ends without `stop` was promised to nobody.
            self.thread = Thread(target=self.run, name="writer", daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.wishes.put((errand, done, loop))
        return done

    def run(self) -> None:
        while (wish := self.wishes.get()) is not None:
            errand, done, loop = wish
            failed: Exception | None = None
            try:
                errand(self.file)
            except Exception as error:
                failed = error
            with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                loop.call_soon_threadsafe(tell, done, failed)

    def stop(self) -> None:
        """Returns when what waits is done."""
        if self.thread is not None:
            self.wishes.put(None)
            self.thread.join()
            self.thread = None
        self.file.close()


def tell(done: asyncio.Future[None], failed: Exception | None) -> None:
    if done.done():
        return  # whoever waited has gone
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
