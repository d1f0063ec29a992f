"""Opening, joining and finding tables."""

from __future__ import annotations

import io

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from logovo.bots.characters import CHARACTERS
from logovo.bots.registry import LEVELS
from logovo.games import GAMES
from logovo.server.commands.dispatch import PHRASES
from logovo.server.net.address import network, own_base
from logovo.server.process.errors import RequestError
from logovo.server.process.reach import is_local
from logovo.server.service import Service
from logovo.server.table.projection import ENGINE, table_info
from logovo.server.table.tokens import check_grant
from logovo.wire import http
from logovo.wire.nouns import TableInfo

LISTED = 50


@get("/api/games", summary="What can be played here")
async def games(service: NamedDependency[Service]) -> http.House:
    found = [
        http.GameInfo(
            game.key,
            game.ruleset,
            game.least,
            game.most,
            [
                http.ChoiceInfo(one.key, list(one.values), one.free, one.seat)
                for one in game.choices
            ],
        )
        for game in GAMES.values()
    ]
    return http.House(ENGINE, found, list(LEVELS), list(PHRASES), list(CHARACTERS), service.reach)


@post("/api/tables", summary="Open a table")
async def open_table(
    request: Request[None, None, State],
    data: JSONBody[http.NewTable],
    service: NamedDependency[Service],
) -> http.Seated:
    address = network(request.client)
    bucket = service.openings.of(address)
    if not bucket.take():
        raise RequestError("too-many-tables", {"seconds": bucket.seconds()})
    return await service.opening.open(data, address)


@get("/api/tables", summary="Listed tables with an open seat")
async def open_tables(service: NamedDependency[Service]) -> http.OpenTables:
    records = await service.registry.reader.listed(LISTED)
    return http.OpenTables([table_info(record, set(), set(), 0, None) for record in records])


@get("/api/tables/{table:str}", summary="How a table stands")
async def one_table(table: FromPath[str], service: NamedDependency[Service]) -> TableInfo:
    live = await service.registry.get(table)
    async with live.lock:
        return live.info(shadowed=True)


@post("/api/tables/{table:str}/join", summary="Sit down")
async def join_table(
    table: FromPath[str], data: JSONBody[http.Join], service: NamedDependency[Service]
) -> http.Seated:
    return await service.opening.join(table, data)


@post("/api/tables/{table:str}/code", status_code=200, summary="Six letters to read out")
async def code_of_table(table: FromPath[str], service: NamedDependency[Service]) -> http.CodeInfo:
    return await service.codes.draw(table)


@post("/api/code", status_code=200, summary="The table of a code that was read out")
async def table_of_code(
    request: Request[None, None, State],
    data: JSONBody[http.CodeWish],
    service: NamedDependency[Service],
) -> http.CodeFound:
    return await service.codes.find(data.letters, network(request.client))


@post("/api/mine", status_code=200, summary="My tables, those that wait for me first")
async def my_tables(data: JSONBody[http.Mine], service: NamedDependency[Service]) -> http.MyTables:
    return await service.opening.mine(data.tokens)


@post("/api/mine/export", status_code=200, summary="What is kept of me")
async def my_data(data: JSONBody[http.Mine], service: NamedDependency[Service]) -> http.OwnData:
    return await service.own_data.show(data.tokens)


@post("/api/mine/forget", status_code=200, summary="Forget my name and what I said")
async def forget_me(data: JSONBody[http.Mine], service: NamedDependency[Service]) -> http.Forgotten:
    return await service.own_data.forget(data.tokens)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", summary="A link as a QR code")
async def qr(
    request: Request[None, None, State], table: FromPath[str], service: NamedDependency[Service]
) -> Response[bytes]:
    """The invitation; with a seat's token in the Authorization header, that seat's own link."""
    live = await service.registry.get(table)
    own = own_base(request)
    base = str(own).rstrip("/")
    if is_local(own.hostname or ""):
        base = service.reach or base
    link = f"{base}/t/{live.record.id}"
    given = request.headers.get("authorization", "")
    if given:
        token = given.removeprefix("Bearer ").strip()
        check_grant(live.record, service.commits.tokens.read(token))
        link = f"{link}#{token}"
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=6, border=3, dark="#000", light="#fff", xmldecl=False
    )
    headers = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=headers)
