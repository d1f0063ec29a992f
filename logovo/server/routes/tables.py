"""Opening, joining and finding tables."""

from __future__ import annotations

import io

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from logovo.bots.registry import LEVELS
from logovo.games import GAMES
from logovo.server.acts import PHRASES
from logovo.server.errors import No
from logovo.server.house import House
from logovo.server.looks import ENGINE, table_info
from logovo.server.tokens import check_grant
from logovo.server.wire import http
from logovo.server.wire.nouns import TableInfo

LISTED = 50


@get("/api/games", summary="What can be played here")
async def games() -> http.House:
    found = [
        http.GameInfo(
            game.key,
            game.ruleset,
            game.least,
            game.most,
            [http.ChoiceInfo(one.key, list(one.values), one.free) for one in game.choices],
        )
        for game in GAMES.values()
    ]
    return http.House(ENGINE, found, list(LEVELS), list(PHRASES))


@post("/api/tables", summary="Open a table")
async def open_table(
    request: Request[None, None, State],
    data: JSONBody[http.NewTable],
    house: NamedDependency[House],
) -> http.Seated:
    address = request.client.host if request.client else ""
    bucket = house.openings.of(address)
    if not bucket.take():
        raise No("too-many-tables", {"seconds": bucket.seconds()})
    return await house.hall.open(data)


@get("/api/tables", summary="Listed tables with an open seat")
async def open_tables(house: NamedDependency[House]) -> http.OpenTables:
    records = await house.hall.reader.listed(LISTED)
    return http.OpenTables(
        [
            table_info(record, set(), set(), 0, None)
            for record in records
            if any(seat.kind == "open" for seat in record.seats)
        ]
    )


@get("/api/tables/{table:str}", summary="How a table stands")
async def one_table(table: FromPath[str], house: NamedDependency[House]) -> TableInfo:
    live = await house.hall.get(table)
    async with live.lock:
        return live.info(shadowed=live.record.settings.delay > 0)


@post("/api/tables/{table:str}/join", summary="Sit down")
async def join_table(
    table: FromPath[str], data: JSONBody[http.Join], house: NamedDependency[House]
) -> http.Seated:
    return await house.hall.join(table, data)


@post("/api/mine", status_code=200, summary="My tables, those that wait for me first")
async def my_tables(data: JSONBody[http.Mine], house: NamedDependency[House]) -> http.MyTables:
    return await house.hall.mine(data.tokens)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", summary="A link as a QR code")
async def qr(
    request: Request[None, None, State], table: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The invitation; with a seat's token in the Authorization header, that seat's own link."""
    live = await house.hall.get(table)
    base = str(request.base_url).rstrip("/")
    link = f"{base}/t/{live.record.id}"
    given = request.headers.get("authorization", "")
    if given:
        token = given.removeprefix("Bearer ").strip()
        check_grant(live.record, house.hall.tokens.read(token))
        link = f"{link}#{token}"
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=6, border=3, dark="#000", light="#fff", xmldecl=False
    )
    headers = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=headers)
