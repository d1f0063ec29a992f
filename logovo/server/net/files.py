"""The files of the browser client: read once, compressed once, and again after a new build."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

PAGE: Final = "index.html"
ASSETS: Final = "assets/"
"""Names here hold a hash of what is in the file: they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
WORTH: Final = 0.9
"""A file is sent compressed if that leaves no more than this share of it."""
COMPRESSED_KINDS: Final = ("image/png", "image/jpeg", "image/webp", "font/woff", "font/woff2")
KINDS: Final = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
"""Kinds the system's own list may not know, or know otherwise."""


@dataclass(frozen=True)
class File:
    kind: str
    whole: bytes
    small: bytes  # by gzip; empty if that does not pay
    mark: str  # names the content
    keep: str  # how long a browser may keep it

    def headers(self, accepted: str) -> dict[str, str]:
        """For a browser that takes these encodings."""
        found = {"cache-control": self.keep, "etag": self.etag(accepted)}
        if self.small:
            found["vary"] = "accept-encoding"
            if self.is_small(accepted):
                found["content-encoding"] = "gzip"
        return found

    def is_small(self, accepted: str) -> bool:
        return bool(self.small) and takes_gzip(accepted)

    def etag(self, accepted: str) -> str:
        return f'"{self.mark}-gzip"' if self.is_small(accepted) else f'"{self.mark}"'

    def body(self, accepted: str) -> bytes:
        return self.small if self.is_small(accepted) else self.whole


def takes_gzip(accepted: str) -> bool:
    """By a request's Accept-Encoding; `gzip;q=0` is a refusal."""
    for part in accepted.lower().split(","):
        name, _semicolon, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False


def made(path: str, whole: bytes, hashed: tuple[str, ...] = (ASSETS,)) -> File:
    suffix = Path(path).suffix
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    small = b"" if kind in COMPRESSED_KINDS else gzip.compress(whole, 9, mtime=0)
    if len(small) > WORTH * len(whole):
        small = b""
    mark = hashlib.sha256(whole).hexdigest()[:20]
    return File(kind, whole, small, mark, FOREVER if path.startswith(hashed) else ALWAYS_ASK)


@final
class ClientFiles:
    def __init__(self, root: Path, hashed: tuple[str, ...] = (ASSETS,)) -> None:
        self.root = root
        self.hashed = hashed  # folders whose names change with what they hold
        self.files: dict[str, File] = {}
        self.built = 0  # when the page was written; 0 if there is none
        self.lock = asyncio.Lock()

    async def find(self, path: str) -> File | None:
        """The file of this name, as it lies on disk now."""
        if self.page_time() != self.built:
            async with self.lock:
                built = self.page_time()
                if built != self.built:
                    self.files = await asyncio.to_thread(self.read)
                    self.built = built
        return self.files.get(path)

    def page_time(self) -> int:
        try:
            return (self.root / PAGE).stat().st_mtime_ns
        except OSError:
            return 0

    def read(self) -> dict[str, File]:
        found: dict[str, File] = {}
        for file in sorted(self.root.rglob("*")):
            if file.is_file() and not file.name.startswith("."):
                path = file.relative_to(self.root).as_posix()
                found[path] = made(path, file.read_bytes(), self.hashed)
        return found
