"""What a command has played, a line a game, so that the same command goes on where it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar, final

import msgspec

T = TypeVar("T")


@final
class Kept(Generic[T]):
    def __init__(self, path: Path, kind: type[T]) -> None:
        self.path = path
        self.lines: list[T] = []
        if not path.exists():
            return
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):  # whoever wrote it was ended: that game is played again
            path.write_bytes(whole)
        self.lines += [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]

    def add(self, line: T) -> None:
        with self.path.open("ab") as kept:
            kept.write(msgspec.json.encode(line) + b"\n")
        self.lines.append(line)
