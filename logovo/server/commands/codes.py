"""Six letters that lead to a table: drawn when somebody wants to read them out, good for two
hours, and guarded against guessing.

There are sixty-four million codes. One address (an IPv6 network counts as one) may be wrong ten
times and then twice a minute; all together three hundred times and then seven hundred times an
hour. With a thousand tables waiting somebody with as many addresses as they like finds one of
them in about ninety hours, and the code they find opens a seat at a friendly table, no more than
its link does.
"""

from __future__ import annotations

from typing import Final, final

from logovo.server.commands.seating import check_begun
from logovo.server.process.errors import RequestError
from logovo.server.process.limits import Bucket, Buckets, network_of
from logovo.server.process.now import now_ms
from logovo.server.store.record import CODE_LENGTH, LETTERS, new_code
from logovo.server.store.rows import CodeRow
from logovo.server.table.change import Change
from logovo.server.table.commits import Commits
from logovo.wire.http import CodeFound, CodeInfo

LIFE: Final = 2 * 3_600_000
FRESH: Final = LIFE // 2
"""A code that is good for less is replaced by a new one when somebody asks."""
ATTEMPTS: Final = 5
LOOKALIKE: Final = str.maketrans("ВСНКМРТХ", "BCHKMPTX")
"""Letters of a Russian keyboard that look like ours."""


@final
class Codes:
    def __init__(self, commits: Commits) -> None:
        self.commits = commits
        self.wrong = Buckets(1 / 30, 10)
        self.all_wrong = Bucket(0.2, 300)

    async def draw(self, table: str) -> CodeInfo:
        """The code of a table that can still be joined or watched."""
        live = await self.commits.registry.get(table)
        async with self.commits.at(live):
            for _attempt in range(ATTEMPTS):
                record = live.record.copy()
                if record.status not in ("lobby", "starting") and not live.hides_end():
                    check_begun(record)
                now = now_ms()
                if record.code and record.code_until - now > FRESH:
                    return CodeInfo(record.code, record.code_until)
                record.code, record.code_until = new_code(), now + LIFE
                record.rev += 1
                row = CodeRow(record.code, table, record.code_until)
                if await self.commits.commit(live, Change(record=record, code=row), None):
                    return CodeInfo(record.code, record.code_until)
        raise RequestError("busy")

    async def find(self, text: str, address: str) -> CodeFound:
        """The table of a code as somebody has typed it. Every try is paid for before it is looked
        up, so that many at once get no further than many in turn; a right one costs nothing."""
        theirs = self.wrong.of(network_of(address))
        for bucket in (theirs, self.all_wrong):
            if not bucket.take():
                raise RequestError("too-fast", {"seconds": bucket.seconds()})
        code = plain(text)
        row = await self.commits.reader.code(code) if code else None
        if row is None or row.until < now_ms() or not await self.is_open(row):
            raise RequestError("bad-code")
        theirs.give_back()
        self.all_wrong.give_back()
        return CodeFound(row.table)

    async def is_open(self, row: CodeRow) -> bool:
        live = await self.commits.registry.get(row.table)
        is_over = live.record.status == "over" and not live.hides_end()
        return live.record.code == row.code and not is_over


def plain(text: str) -> str:
    """The six letters; empty if these are none."""
    letters = "".join(text.split()).replace("-", "").upper().translate(LOOKALIKE)
    is_code = len(letters) == CODE_LENGTH and all(letter in LETTERS for letter in letters)
    return letters if is_code else ""
