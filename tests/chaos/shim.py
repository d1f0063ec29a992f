"""A disk that does not take anything and a clock that jumps, for one server process: `shim.c` is
compiled and put before its C library. The server knows nothing of it."""

from __future__ import annotations

import mmap
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("shim.c")
PAGE: Final = struct.Struct("=qqq")
AHEAD: Final = 0
BROKEN: Final = 8
FAILED: Final = 16


def compiler() -> str | None:
    return shutil.which("gcc") or shutil.which("cc")


class Shim:
    """Every server with `env` obeys it, from its start on and across restarts."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.library = folder / "shim.so"
        self.file = folder / "page"
        self.file.write_bytes(bytes(mmap.PAGESIZE))
        found = compiler()
        assert found is not None
        flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror"]
        made = ["-o", str(self.library), str(SOURCE), "-ldl"]
        subprocess.run([found, *flags, *made], check=True)
        with self.file.open("r+b") as opened:
            self.page = mmap.mmap(opened.fileno(), mmap.PAGESIZE)

    @property
    def env(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "CHAOS_PAGE": str(self.file)}

    def jump(self, ahead: int) -> None:
        """So many seconds ahead of what is right; less than nothing: behind."""
        struct.pack_into("=q", self.page, AHEAD, ahead)

    def break_disk(self, broken: bool) -> None:
        struct.pack_into("=q", self.page, BROKEN, int(broken))

    @property
    def failed(self) -> int:
        """How often something should have been brought to disk and was not."""
        return int(PAGE.unpack_from(self.page)[2])
