"""The documentation as the server gives it out, and the logs of who only plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from litestar.testing import TestClient

from logovo.server.net.app import make_app
from logovo.server.process.config import Config
from logovo.server.process.logs import set_up_logs
from logovo.server.service import Service

FRONT = "<!doctype html><title>Logovo</title>"
PAGE = "<!doctype html><title>Larder</title>"


def house(tmp_path: Path) -> Service:
    return Service(Config(data=tmp_path / "data", client=tmp_path / "web", docs=tmp_path / "site"))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "site" / "games").mkdir(parents=True)
    (tmp_path / "site" / "assets").mkdir()
    (tmp_path / "site" / "index.html").write_text(FRONT)
    (tmp_path / "site" / "games" / "index.html").write_text(PAGE)
    (tmp_path / "site" / "games" / "larder.html").write_text(PAGE)
    (tmp_path / "site" / "assets" / "look.css").write_text("body { color: gold }")
    (tmp_path / "secret.txt").write_text("the dragon sleeps at noon")
    return tmp_path


def test_the_pages_are_there(built: Path) -> None:
    with TestClient(make_app(house(built))) as client:
        assert client.get("/docs").text == FRONT
        assert client.get("/docs").url.path == "/docs/index.html"
        assert client.get("/docs/").text == FRONT
        assert client.get("/docs/games/larder.html").text == PAGE
        assert client.get("/docs/games").text == PAGE
        look = client.get("/docs/assets/look.css")
        # Its name does not change with what it holds, so a browser has to ask.
        assert look.headers["cache-control"] == "no-cache"
        assert look.headers["content-type"].startswith("text/css")
        assert "script-src" not in look.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["none.html", "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", ".hidden"]
)
def test_nothing_else_is_there(built: Path, path: str) -> None:
    (built / "site" / ".hidden").write_text("not for everybody")
    with TestClient(make_app(house(built))) as client:
        answer = client.get(f"/docs/{path}")
        assert "dragon" not in answer.text
        assert "everybody" not in answer.text


def test_a_page_that_is_not_there_is_named(built: Path) -> None:
    with TestClient(make_app(house(built))) as client:
        answer = client.get("/docs/none.html")
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"


def test_without_a_site_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    with TestClient(make_app(house(tmp_path))) as client:
        answer = client.get("/docs")
        assert answer.status_code == 404
        assert "tools/site" in answer.text


@pytest.fixture
def _logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.mark.usefixtures("_logs")
@pytest.mark.parametrize("as_json", [True, False])
def test_players_hear_of_trouble_only_and_operators_of_everything(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    for quiet in (True, False):
        set_up_logs(as_json, quiet)
        log = structlog.get_logger()
        log.info("came", who="a player")
        log.warning("slow-disk")
        heard = capsys.readouterr().out
        assert "slow-disk" in heard
        assert ("came" in heard) is not quiet
