"""The documentation, as `tools/site` builds it into the package."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from logovo.server.net.files import PAGE, ClientFiles
from logovo.server.net.routes.pages import Asked, given
from logovo.server.process.errors import RequestError

PLACE: Final = "docs"
ABSENT: Final = (
    "The documentation is not built in here. A released package has it; in a clone of the "
    "project tools/site builds it, and docs/ can be read as it is.\n"
)


@get(f"/{PLACE}", include_in_schema=False)
async def docs_front() -> Redirect:
    """Links of the pages are relative: they need the folder in the address."""
    return Redirect(f"/{PLACE}/{PAGE}")


@get(f"/{PLACE}/{{path:path}}", include_in_schema=False)
async def docs_page(
    request: Asked, path: FromPath[str], books: NamedDependency[ClientFiles]
) -> Response[bytes]:
    wanted = path.strip("/")
    file = await books.find(wanted) or await books.find(f"{wanted}/{PAGE}")
    if file is not None:
        return given(request, file)
    if await books.find(PAGE) is None:
        return Response(ABSENT.encode(), media_type="text/plain", status_code=404)
    raise RequestError("not-found")
