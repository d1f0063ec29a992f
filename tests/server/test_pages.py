"""The browser client as the server gives it out: small, kept by browsers, never out of date."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from logovo.core.log import Header, Log, read_log
from logovo.server.net.app import make_app
from logovo.server.net.files import takes_gzip
from logovo.server.process.config import Config
from logovo.server.service import Service
from tests.review.recorded import recorded

SCRIPT = "let larder = 'full of honey';\n" * 200
PAGE = "<!doctype html><head><title>Logovo</title></head>" + " " * 500
GZIP = {"accept-encoding": "gzip, deflate, br"}
PLAIN = {"accept-encoding": "identity"}


def built(root: Path, page: str, script: str) -> None:
    (root / "assets").mkdir(parents=True, exist_ok=True)
    (root / "assets" / "index-a1b2.js").write_text(script)
    (root / "assets" / "face-c3d4.woff2").write_bytes(bytes(range(256)) * 20)
    (root / "index.html").write_text(page)
    (root / ".stamp").write_text("not for everybody")


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    built(tmp_path / "web", PAGE, SCRIPT)
    app = make_app(Service(Config(data=tmp_path / "data", client=tmp_path / "web")))
    async with AsyncTestClient(app) as client:
        yield client


async def test_files_are_compressed_for_those_who_can_read_it(
    client: AsyncTestClient[Litestar],
) -> None:
    path = "/assets/index-a1b2.js"
    small = await client.get(path, headers=GZIP)
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert small.text == SCRIPT
    whole = await client.get(path, headers=PLAIN)
    assert "content-encoding" not in whole.headers
    assert whole.text == SCRIPT
    for answer in (small, whole):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert small.headers["etag"] != whole.headers["etag"]
    font = await client.get("/assets/face-c3d4.woff2", headers=GZIP)
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"


async def test_hashed_names_are_kept_for_ever_and_the_page_is_asked_for(
    client: AsyncTestClient[Litestar],
) -> None:
    script = await client.get("/assets/index-a1b2.js", headers=GZIP)
    assert "immutable" in script.headers["cache-control"]
    page = await client.get("/t/k3v9", headers=GZIP)
    assert page.text == PAGE
    assert page.headers["cache-control"] == "no-cache"
    again = await client.get("/", headers={**GZIP, "if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await client.get("/", headers={**PLAIN, "if-none-match": page.headers["etag"]})
    assert other.status_code == 200


async def test_a_new_build_is_given_out_without_a_restart(
    client: AsyncTestClient[Litestar], tmp_path: Path
) -> None:
    before = await client.get("/", headers=GZIP)
    built(tmp_path / "web", PAGE.replace("Logovo", "Logovo 2"), SCRIPT * 2)
    os.utime(tmp_path / "web" / "index.html", (1, 1))
    after = await client.get("/", headers={**GZIP, "if-none-match": before.headers["etag"]})
    assert after.status_code == 200
    assert "Logovo 2" in after.text
    assert (await client.get("/assets/index-a1b2.js", headers=GZIP)).text == SCRIPT * 2


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%2e%2e%2f%2e%2e%2fdata%2ftables.sqlite",
        "/assets/nothing.js",
        "/assets/%00",
        "/api/nothing",
        "/health/nothing",
    ],
)
async def test_a_file_that_is_not_there_is_not_found(
    client: AsyncTestClient[Litestar], path: str
) -> None:
    answer = await client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_hidden_files_are_no_pages(client: AsyncTestClient[Litestar]) -> None:
    assert (await client.get("/.stamp")).text == PAGE
    for path in ("/%2e%2e/data/tables.sqlite", "/assets/../../data/tables.sqlite"):
        assert (await client.get(path)).text == PAGE


async def test_without_a_built_client_the_server_says_so(tmp_path: Path) -> None:
    app = make_app(Service(Config(data=tmp_path, client=tmp_path / "nowhere")))
    async with AsyncTestClient(app) as client:
        assert "not built" in (await client.get("/")).text


def test_what_a_browser_accepts() -> None:
    assert takes_gzip("gzip")
    assert takes_gzip("br;q=1.0, GZIP ; q=0.5")
    assert takes_gzip("*")
    assert not takes_gzip("gzip;q=0")
    assert not takes_gzip("gzip; q=0.000, br")
    assert not takes_gzip("br, identity")
    assert not takes_gzip("")


async def test_a_link_to_a_finished_game_has_a_card(
    client: AsyncTestClient[Litestar], tmp_path: Path
) -> None:
    (tmp_path / "web" / "preview").mkdir()
    (tmp_path / "web" / "preview" / "larder.png").write_bytes(b"a picture")
    built(tmp_path / "web", PAGE, SCRIPT)
    log = recorded("larder").write().encode()
    taken = await client.post("/api/logs", content=log, headers={"content-type": "text/plain"})
    table = taken.json()["table"]["id"]
    english = {"accept-language": "en-GB"}
    for path in (f"/replay/{table}", f"/review/{table}?step=7"):
        page = (await client.get(path, headers=english)).text
        assert '<meta property="og:title" content="Dragon&#x27;s Larder · Logovo">' in page
        assert "Anna" in page or "Boris" in page
        assert "/preview/larder.png" in page
    assert "Кладовая" in (await client.get(f"/replay/{table}")).text


async def test_other_pages_have_no_card(client: AsyncTestClient[Litestar]) -> None:
    wish = {"game": "larder", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    opened = await client.post("/api/tables", json={**wish, "start": True})
    table = opened.json()["table"]["id"]
    for path in (f"/replay/{table}", f"/t/{table}", "/replay/nosuchtable", "/replay/x/y", "/"):
        assert "og:" not in (await client.get(path)).text


async def test_a_name_on_a_card_is_only_text(client: AsyncTestClient[Litestar]) -> None:
    source = read_log(recorded("larder").write())
    header = source.header
    named = Log(Header(header.game, header.ruleset, 2, header.options, ['"><b>Anna', '"><b>Boris']))
    named.entries = source.entries
    taken = await client.post(
        "/api/logs", content=named.write().encode(), headers={"content-type": "text/plain"}
    )
    page = (await client.get(f"/replay/{taken.json()['table']['id']}")).text
    assert "og:title" in page
    assert "<b>" not in page
