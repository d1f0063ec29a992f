"""A real server on loopback and a real browser in front of it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import CHROMIUM, FLAGS, Person, repository


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the tables are."""
    with serving(Path(__file__).parents[2], tmp_path_factory.mktemp("tables")) as found:
        yield found


@contextmanager
def serving(project: Path, data: Path, *extra: str) -> Iterator[str]:
    """A server that runs the project in a folder; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    output = (data / "server.log").open("w")
    server = subprocess.Popen(
        [sys.executable, "-m", "logovo.cli", "serve", "--port", str(port), "--data", str(data)]
        + ["--bot-pace", "0", "--show-pace", "0.02", "--tables-per-hour", "100000"]
        + ["--review-worlds", "32", "--review-rollouts", "1", *extra],
        cwd=project,
        stdout=output,
        stderr=subprocess.STDOUT,
        env=os.environ | {"PYTHONPATH": str(project)},
    )
    found = f"http://127.0.0.1:{port}"
    try:
        wait_for(found, server, data / "server.log")
        yield found
    finally:
        server.terminate()
        server.wait(20)
        output.close()


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/health/ready", timeout=2):
                return
        except OSError:
            assert server.poll() is None, log.read_text()
            time.sleep(0.2)
    raise AssertionError(f"the server did not come up: {log.read_text()}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def person(address: str, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; when they leave, its console must have been quiet."""
    people: list[Person] = []
    yield partial(Person, people, browser, address)
    for one in people:
        one.context.close()
    for one in people:
        assert one.troubles == [], "\n".join(one.troubles)


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots go: kept for a person to look at, never committed."""
    folder = repository() / "artefacts" / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
