"""The examples for nginx and Caddy, run as they are before a real server, with other ports and a
certificate of our own. Skipped where the proxy is not installed."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from logovo.wire.messages import Snapshot
from tests.server.raw import DECODER
from tests.server.served import METRICS_TOKEN, Served, free_port
from tests.server.services import wait_for

pytestmark = pytest.mark.services
DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("proxied")).start()
    yield server
    server.kill()


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


async def played_through(house: Served, base: str, trust: ssl.SSLContext | None) -> None:
    """A page, a table and a socket; the operator's page stays inside."""
    with urllib.request.urlopen(f"{base}/api/games", timeout=10, context=trust) as answer:
        assert answer.status == 200
    for path in ("metrics", "metrics/", "metrics//"):  # the house itself takes them for one
        asked = urllib.request.Request(
            f"{base}/{path}", headers={"Authorization": f"Bearer {METRICS_TOKEN}"}
        )
        with pytest.raises(urllib.error.HTTPError) as no:
            urllib.request.urlopen(asked, timeout=10, context=trust)
        assert no.value.code == 404, path
    opened = await house.doors.open("larder", "Anna", ["me", "bot:easy"], start=True)
    address = base.replace("http", "ws", 1) + "/api/socket"
    # As a browser does: the page came from this address, and a POST of it is let through.
    asked = urllib.request.Request(
        f"{base}/api/mine",
        data=b'{"tokens":[]}',
        headers={"Origin": base, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(asked, timeout=10, context=trust) as answer:
        assert answer.status == 200
    async with connect(address, ssl=trust, compression=None, origin=Origin(base)) as line:
        table, token = opened.table.id, opened.token
        await line.send(f'{{"t":"hello","table":"{table}","token":"{token}"}}')
        while not isinstance(DECODER.decode(await line.recv()), Snapshot):
            pass


async def test_nginx_serves_the_house(house: Served, tmp_path: Path) -> None:
    nginx, openssl = shutil.which("nginx") or "/usr/sbin/nginx", shutil.which("openssl")
    if not Path(nginx).exists() or openssl is None:
        pytest.skip("nginx is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
        + ["-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl http2", f"listen 127.0.0.1:{port} ssl http2"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("server 127.0.0.1:8321;", f"server 127.0.0.1:{house.port};"),
        ("/etc/letsencrypt/live/lair.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/lair.example.org/privkey.pem", str(key)),
    ):
        assert old in text
        text = text.replace(old, new)
    paths = "".join(
        f"{name}_temp_path {tmp_path}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"user root;\npid {tmp_path}/pid;\nerror_log {tmp_path}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{text}}}\n"
    )
    process = subprocess.Popen(
        [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-g", "daemon off;"],
        stdout=subprocess.DEVNULL,
        stderr=(tmp_path / "said").open("wb"),
    )
    try:
        wait_for(lambda: is_open(port), "nginx: " + (tmp_path / "said").read_text())
        trust = ssl.create_default_context(cafile=str(certificate))
        await played_through(house, f"https://127.0.0.1:{port}", trust)
    finally:
        process.terminate()
        process.wait(20)


async def test_caddy_serves_the_house(house: Served, tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed")
    port = free_port()
    text = (
        (DEPLOY / "Caddyfile").read_text().replace("{\n\tservers", "{\n\tadmin off\n\tservers", 1)
    )
    (tmp_path / "Caddyfile").write_text(text)
    process = subprocess.Popen(
        [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"],
        env={
            "SITE": f"http://127.0.0.1:{port}",
            "HOUSES": f"127.0.0.1:{house.port}",
            "HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        },
        stdout=subprocess.DEVNULL,
        stderr=(tmp_path / "said").open("wb"),
    )
    try:
        wait_for(lambda: is_open(port), "Caddy")
        await played_through(house, f"http://127.0.0.1:{port}", None)
    finally:
        process.terminate()
        process.wait(20)
