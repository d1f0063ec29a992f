"""The browser client, as built into the package. Every page of it is the same file."""

from __future__ import annotations

from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from logovo.server.net.address import own_base
from logovo.server.net.cards import card_of, with_card
from logovo.server.net.files import ASSETS, PAGE, ClientFiles, File
from logovo.server.process.errors import RequestError
from logovo.server.service import Service

ABSENT: Final = (
    "The tables are open. The browser client is not built here; bots and other clients "
    "find the protocol at /api/schema.\n"
)

Asked = Request[None, None, State]


@get("/", include_in_schema=False)
async def front(
    request: Asked, files: NamedDependency[ClientFiles], service: NamedDependency[Service]
) -> Response[bytes]:
    return await client_file(request, files, service, "")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Asked,
    path: FromPath[str],
    files: NamedDependency[ClientFiles],
    service: NamedDependency[Service],
) -> Response[bytes]:
    return await client_file(request, files, service, path)


async def client_file(
    request: Asked, files: ClientFiles, service: Service, path: str
) -> Response[bytes]:
    """A file of the client, or its page for any address that names none."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "health/")):
        raise RequestError("not-found")
    file = await files.find(wanted)
    if file is None and wanted.startswith(ASSETS):
        raise RequestError("not-found")
    file = file or await carded(request, files, service, wanted)
    if file is None:
        return Response(ABSENT.encode(), media_type="text/plain")
    return given(request, file)


def given(request: Asked, file: File) -> Response[bytes]:
    """Compressed for who can read that, and only if they have not got it already."""
    accepted = request.headers.get("accept-encoding", "")
    headers = file.headers(accepted)
    if request.headers.get("if-none-match", "") == headers["etag"]:
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    return Response(file.body(accepted), media_type=file.kind, headers=headers)


async def carded(request: Asked, files: ClientFiles, service: Service, path: str) -> File | None:
    """The page, with a card for messengers where its address shows a finished game."""
    page = await files.find(PAGE)
    card = await card_of(service, path, request.headers.get("accept-language", ""))
    if page is None or card is None:
        return page
    picture = await files.find(card.picture)
    return with_card(page, card, str(own_base(request)), path, picture is not None)
