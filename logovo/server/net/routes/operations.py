"""For whoever runs the server: health and metrics."""

from __future__ import annotations

from hmac import compare_digest

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from logovo.server.process.errors import RequestError
from logovo.server.process.metrics import METRICS
from logovo.server.service import Service
from logovo.server.table.projection import ENGINE
from logovo.wire.http import Health


@get("/health/live", summary="The process answers")
async def alive() -> Health:
    return Health(True, ENGINE)


@get("/health/ready", summary="The process can serve tables")
async def ready(service: NamedDependency[Service]) -> Response[Health]:
    able = service.ready and await service.can_store()
    return Response(Health(able, ENGINE), status_code=200 if able else 503)


@get("/metrics", media_type="text/plain", summary="Prometheus metrics")
async def metrics(
    request: Request[None, None, State], service: NamedDependency[Service]
) -> Response[bytes]:
    """For the operator: how long things take tells more than a guest should know."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    token = service.config.metrics_token
    if not token or not compare_digest(given.encode(), token.encode()):
        raise RequestError("not-found")
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")
