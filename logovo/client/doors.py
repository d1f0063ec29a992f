"""The HTTP half: open a table, join one, list what can be played."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import Literal, TypeVar
from urllib.parse import urlsplit

import msgspec

from logovo.wire import http
from logovo.wire.nouns import Settings, TableInfo
from logovo.wire.reviews import CouldKnow, Practice, ReviewPage

Answer = TypeVar("Answer")


class ServerError(Exception):
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
        commit: str | None = None,
    ) -> http.Seated:
        """`seats`: `me`, `open`, `closed`, or `bot:<level>` for each player. `commit`: to a
        `Number` of one's own, which `SeatAt` must be given then."""
        wishes = [
            http.SeatWish("bot", seat[4:]) if seat.startswith("bot:") else wish(seat)
            for seat in seats
        ]
        wanted = settings or Settings()
        body = http.NewTable(game, name, wishes, options or {}, wanted, start, commit)
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

    async def review(self, table: str, after: int = 0) -> ReviewPage:
        """Ask for a review and hear how far it is; ask again until it is ready. Decisions up to
        entry `after` are left out."""
        path = f"/api/tables/{table}/review?after={after}"
        return await self.ask("POST", path, None, ReviewPage)

    async def could_know(self, table: str, entry: int) -> CouldKnow:
        """What whoever decided at this entry could have known, once it is judged."""
        return await self.ask("GET", f"/api/tables/{table}/review/{entry}", None, CouldKnow)

    async def practise(
        self,
        table: str,
        at: int,
        seat: int,
        name: str,
        level: str = "easy",
        world: Literal["true", "fitting"] = "true",
    ) -> http.Seated:
        """Play on against bots from the decision that is entry `at` of a finished game: with what
        really lay there, or in a world that fits what the seat knew."""
        body = Practice(at, seat, name, level, world)
        return await self.ask("POST", f"/api/tables/{table}/practice", body, http.Seated)

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
            raise ServerError(error.code, problem) from None


def wish(kind: str) -> http.SeatWish:
    return msgspec.convert({"kind": kind}, type=http.SeatWish)


def split_link(link: str) -> tuple[str, str, str]:
    """A link as (server, table, token); an invitation has no token."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment
