"""The browser client, as built into the package. Every page of it is the same file."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

import logovo
from logovo.server.errors import No

CLIENT: Final = Path(logovo.__file__).parent / "web"
FOREVER: Final = "public, max-age=31536000, immutable"
ABSENT: Final = (
    "The tables are open. The browser client is not built here; bots and other clients "
    "find the protocol at /api/schema.\n"
)


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    return client_file("")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    return client_file(path)


def client_file(path: str) -> Response[bytes]:
    """A file of the client, or its page for any address that names none."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "health/")):
        raise No("not-found")
    file = (CLIENT / wanted).resolve()
    if wanted and file.is_relative_to(CLIENT.resolve()) and file.is_file():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = FOREVER if wanted.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
    if wanted.startswith("assets/"):
        raise No("not-found")
    index = CLIENT / "index.html"
    if index.is_file():
        headers = {"cache-control": "no-cache"}
        return Response(index.read_bytes(), media_type="text/html", headers=headers)
    return Response(ABSENT.encode(), media_type="text/plain")
