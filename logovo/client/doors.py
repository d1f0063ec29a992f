"""The HTTP half: open a table, join one, list what can be played."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from logovo.server.wire import http
from logovo.server.wire.nouns import Settings, TableInfo

Answer = TypeVar("Answer")


class Said(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, problem: http.Problem) -> None:
        super().__init__(f"{problem.code}: {problem.sentence}")
        self.status = status
        self.problem = problem


class Doors:
    """A server by its address, such as http://127.0.0.1:8321."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")

    async def games(self) -> http.House:
        return await self.ask("GET", "/api/games", None, http.House)

    async def open(
        self,
        game: str,
        name: str,
        seats: list[str],
        options: dict[str, str] | None = None,
        settings: Settings | None = None,
        start: bool = False,
    ) -> http.Seated:
        """`seats`: `me`, `open`, `closed`, or `bot:<level>` for each player."""
        wishes = [
            http.SeatWish("bot", seat[4:]) if seat.startswith("bot:") else wish(seat)
            for seat in seats
        ]
        body = http.NewTable(game, name, wishes, options or {}, settings or Settings(), start)
        return await self.ask("POST", "/api/tables", body, http.Seated)

    async def join(self, table: str, name: str, seat: int | None = None) -> http.Seated:
        body = http.Join(name, seat)
        return await self.ask("POST", f"/api/tables/{table}/join", body, http.Seated)

    async def table(self, table: str) -> TableInfo:
        return await self.ask("GET", f"/api/tables/{table}", None, TableInfo)

    async def mine(self, tokens: list[str]) -> http.MyTables:
        return await self.ask("POST", "/api/mine", http.Mine(tokens), http.MyTables)

    async def replay(self, table: str, eyes: str, first: int, count: int) -> http.ReplayPage:
        path = f"/api/tables/{table}/replay?eyes={eyes}&first={first}&count={count}"
        return await self.ask("GET", path, None, http.ReplayPage)

    async def log(self, table: str) -> str:
        _status, body = await asyncio.to_thread(
            self.send, "GET", f"/api/tables/{table}/log", None, {}
        )
        return body.decode()

    async def take_in(self, log: str) -> http.Imported:
        kind = {"content-type": "text/plain"}
        _status, body = await asyncio.to_thread(self.send, "POST", "/api/logs", log.encode(), kind)
        return msgspec.json.decode(body, type=http.Imported)

    async def ask(self, verb: str, path: str, body: object, answer: type[Answer]) -> Answer:
        data = None if body is None else msgspec.json.encode(body)
        kind = {} if body is None else {"content-type": "application/json"}
        _status, raw = await asyncio.to_thread(self.send, verb, path, data, kind)
        return msgspec.json.decode(raw, type=answer)

    def send(
        self, verb: str, path: str, data: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        request = urllib.request.Request(self.base + path, data, headers, method=verb)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            problem = msgspec.json.decode(error.read(), type=http.Problem)
            raise Said(error.code, problem) from None


def wish(kind: str) -> http.SeatWish:
    return msgspec.convert({"kind": kind}, type=http.SeatWish)


def split_link(link: str) -> tuple[str, str, str]:
    """A link as (server, table, token); an invitation has no token."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment
