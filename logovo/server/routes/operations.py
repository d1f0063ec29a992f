"""For whoever runs the server: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from logovo.server.house import House
from logovo.server.looks import ENGINE
from logovo.server.metrics import METRICS
from logovo.server.wire.http import Health


@get("/health/live", summary="The process answers")
async def alive() -> Health:
    return Health(True, ENGINE)


@get("/health/ready", summary="The process can serve tables")
async def ready(house: NamedDependency[House]) -> Response[Health]:
    able = house.ready
    if able:
        try:
            async with house.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (OSError, SQLAlchemyError):
            able = False
    return Response(Health(able, ENGINE), status_code=200 if able else 503)


@get("/metrics", media_type="text/plain", summary="Prometheus metrics")
async def metrics() -> Response[bytes]:
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")
