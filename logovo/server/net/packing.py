"""Answers compressed for whoever takes that: replays and logs are long and repeat themselves.
Beside the event loop, so that nobody waits while somebody else's game is packed."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from logovo.server.net.files import takes_gzip

LEAST: Final = 1024
"""Bytes below which an answer is sent as it is."""
LEVEL: Final = 5
KINDS: Final = ("application/json", "text/")


def packing(app: ASGIApp) -> ASGIApp:
    """Around an application: its whole answers are packed, its sockets are left alone."""

    async def packed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        if takes_gzip(Headers.from_scope(scope).get("accept-encoding", "")):
            await app(scope, receive, Packer(send).send)
        else:
            await app(scope, receive, send)

    return packed


class Packer:
    """The answer to one request. Its head waits until the first piece of its body is there."""

    def __init__(self, send: Send) -> None:
        self.onwards = send
        self.head: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.head = message
            return
        head, self.head = self.head, None
        if head is not None and message["type"] == "http.response.body":
            headers = MutableScopeHeaders.from_message(head)
            if is_worth_packing(headers) and not message.get("more_body", False):
                body = message["body"]
                if len(body) >= LEAST:
                    body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    message["body"] = body
                headers["vary"] = "accept-encoding"
        if head is not None:
            await self.onwards(head)
        await self.onwards(message)


def is_worth_packing(headers: MutableScopeHeaders) -> bool:
    """Files of the client come packed already."""
    kind = headers.get("content-type", "")
    return kind.startswith(KINDS) and "content-encoding" not in headers and "etag" not in headers
