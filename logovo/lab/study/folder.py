"""The folder of a run: what was asked, every finished part with its checksum, the results.

A part is written whole or not at all (a temporary file, synced, renamed), so a run that is killed
at any moment resumes with what it had. A part that does not match its checksum is played again.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from logovo.core.errors import LogovoError
from logovo.lab.study.counts import Counts
from logovo.lab.study.manifest import Manifest

MANIFEST: Final = "manifest.json"
RESULTS: Final = "results.json"
PARTS: Final = "parts"
LOGS: Final = "logs"
REPORT: Final = "report.html"
DIGEST: Final = 32


class OtherStudy(LogovoError):
    """The folder belongs to another study, ruleset or version of what is counted."""

    def __init__(self, path: Path, what: str, code: str = "other-study") -> None:
        super().__init__(code, {"path": str(path), "what": what})


class NoRun(OtherStudy):
    """There is no run where one is looked for; `what` is the file that is missing or damaged."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(path, what, "no-run")


class FolderTaken(OtherStudy):
    """Something else lies there, and stays."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "", "folder-taken")


class CannotKeep(LogovoError):
    """The disk is full or may not be written. What was kept before is still there."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__("cannot-keep", {"path": str(path), "why": why})


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def open(self, manifest: Manifest) -> None:
        """Begin the run, or go on with it. Raises OtherStudy before anything is played."""
        found = self.manifest()
        if found is None:
            if self.path.exists() and any(self.path.iterdir()):
                raise FolderTaken(self.path)
            try:
                (self.path / PARTS).mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise CannotKeep(self.path, error.strerror or "") from None
            self.keep(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
        elif differing := found.differs_from(manifest):
            raise OtherStudy(self.path, differing)

    def manifest(self) -> Manifest | None:
        try:
            return msgspec.json.decode((self.path / MANIFEST).read_bytes(), type=Manifest)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError):
            raise NoRun(self.path, MANIFEST) from None

    def keep_part(self, name: str, counts: Counts) -> None:
        for game, log in counts.logs.items():
            self.keep(f"{LOGS}/{game}.jsonl", log.encode())
        text = msgspec.json.encode(msgspec.structs.replace(counts, logs={}))
        digest = hashlib.sha256(name.encode() + text).hexdigest()[:DIGEST]
        self.keep(f"{PARTS}/{name}.json", digest.encode() + b"\n" + text)

    def part(self, name: str) -> Counts | None:
        """None where it is missing, cut short or changed."""
        try:
            digest, _line, text = (self.path / PARTS / f"{name}.json").read_bytes().partition(b"\n")
        except OSError:
            return None
        if (
            digest.decode("ascii", "replace")
            != (hashlib.sha256(name.encode() + text).hexdigest()[:DIGEST])
        ):
            return None
        return msgspec.json.decode(text, type=Counts)

    def kept(self) -> Iterator[str]:
        """Names of the parts there are."""
        folder = self.path / PARTS
        if folder.is_dir():
            yield from sorted(path.stem for path in folder.glob("*.json"))

    def keep(self, name: str, text: bytes) -> None:
        target = self.path / name
        partial = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with partial.open("wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            partial.replace(target)
        except OSError as error:
            with suppress(OSError):
                partial.unlink()
            raise CannotKeep(target, error.strerror or "") from None
