"""The browser client, as built into the package. Every page of it is the same file."""

from __future__ import annotations

from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from logovo.server.errors import No
from logovo.server.house import House
from logovo.server.shelf import ASSETS, PAGE, Shelf

ABSENT: Final = (
    "The tables are open. The browser client is not built here; bots and other clients "
    "find the protocol at /api/schema.\n"
)

Asked = Request[None, None, State]


@get("/", include_in_schema=False)
async def front(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    return await client_file(request, house.shelf, "")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Asked, path: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    return await client_file(request, house.shelf, path)


async def client_file(request: Asked, shelf: Shelf, path: str) -> Response[bytes]:
    """A file of the client, or its page for any address that names none."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "health/")):
        raise No("not-found")
    file = await shelf.find(wanted)
    if file is None and wanted.startswith(ASSETS):
        raise No("not-found")
    file = file or await shelf.find(PAGE)
    if file is None:
        return Response(ABSENT.encode(), media_type="text/plain")
    accepted = request.headers.get("accept-encoding", "")
    headers = file.headers(accepted)
    if request.headers.get("if-none-match", "") == headers["etag"]:
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    return Response(file.body(accepted), media_type=file.kind, headers=headers)
