"""What the image and the compose file start, started as they say it without a container engine: as
nobody in particular, without powers, on a root that cannot be written, in bubblewrap. Skipped where
that is not installed or may not make namespaces."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.served import Served
from tests.server.services import Postgres, Redis, find_postgres, wait_for

pytestmark = pytest.mark.services
PROJECT: Final = Path(__file__).parents[2]
DOCKERFILE: Final = (PROJECT / "deploy" / "Dockerfile").read_text().replace("\\\n", " ")
COMPOSE: Final = (PROJECT / "deploy" / "compose.yaml").read_text()
USER: Final = 10321
PREFIX: Final = Path(sys.prefix).resolve()
PYTHON: Final = str(PREFIX / "bin" / "python")
# Starts the house, asks as the engine would whether it is well, and ends it.
ENGINE: Final = """
import json, subprocess, sys, time
house, check = (json.loads(one) for one in sys.argv[1:])
server = subprocess.Popen(house)
until = time.monotonic() + 200
while subprocess.run(check, capture_output=True).returncode != 0:
    assert server.poll() is None and time.monotonic() < until, "it never got well"
    time.sleep(0.3)
server.terminate()
sys.exit(0 if server.wait(30) in (0, -15) else "it did not end when told to")
"""


def of_dockerfile(instruction: str) -> list[str]:
    """The command of an instruction, with the Python and the package of these tests."""
    found = re.search(rf"^{instruction}\b[^\[\n]*(\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found.group(1))
    programs = {"python": [PYTHON], "logovo": [PYTHON, "-m", "logovo.cli"]}
    return [*programs[words[0]], *words[1:]]


def sandbox(data: Path, *more: str) -> list[str]:
    """As `USER`, `read_only`, `tmpfs` and `cap_drop` say."""
    found = shutil.which("bwrap")
    if found is None:
        pytest.skip("bubblewrap is not installed")
    begin = [found, "--ro-bind", "/", "/", "--dev", "/dev", "--tmpfs", "/tmp"]
    for needed in (PROJECT, PREFIX):  # may lie below /tmp, which is empty in there
        begin += ["--ro-bind", str(needed), str(needed)]
    begin += ["--bind", str(data), str(data)]
    begin += ["--unshare-user", "--uid", str(USER), "--gid", str(USER), "--cap-drop", "ALL"]
    begin += ["--die-with-parent", "--chdir", str(data), *more]
    if subprocess.run([*begin, "true"], capture_output=True).returncode != 0:
        pytest.skip("no namespaces here")
    return begin


def test_the_user_of_the_image_is_nobody_else() -> None:
    assert f"--uid {USER}" in DOCKERFILE
    assert re.search(r"^USER logovo$", DOCKERFILE, re.MULTILINE)
    assert COMPOSE.count("read_only: true") == 2 and "cap_drop: [ALL]" in COMPOSE


@pytest.mark.timeout(240)
def test_the_image_opens_gets_well_and_ends(tmp_path: Path) -> None:
    """On all addresses, as it says: of a network of its own."""
    begin = sandbox(tmp_path, "--unshare-net", "--setenv", "PYTHONPATH", str(PROJECT))
    house = [str(tmp_path) if word == "/data" else word for word in of_dockerfile("ENTRYPOINT")]
    words = [json.dumps(house), json.dumps(of_dockerfile("HEALTHCHECK"))]
    ended = subprocess.run(
        [*begin, PYTHON, "-c", ENGINE, *words], capture_output=True, text=True, timeout=230
    )
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr[-2000:]
    assert (tmp_path / "tables.sqlite").stat().st_size > 0
    assert tmp_path.stat().st_mode & 0o777 == 0o700


class Sandboxed(Served):
    """A house as the compose file has it."""

    def __init__(self, data: Path, env: dict[str, str]) -> None:
        super().__init__(data, env=env)
        data.mkdir()
        words = of_dockerfile("ENTRYPOINT")
        changed = {"/data": str(data), "0.0.0.0": "127.0.0.1"}
        self.command = sandbox(data, "--setenv", "PYTHONPATH", str(PROJECT))
        self.command += [changed.get(word, word) for word in words] + ["--port", str(self.port)]

    def start(self) -> Sandboxed:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.env)
        wait_for(lambda: self.get("/health/ready")[0] == 200, "the house", 200)
        return self

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        try:
            return super().get(path, **headers)
        except OSError:
            return 0, {}, b""


def environment(postgres: Postgres, redis: Redis) -> dict[str, str]:
    """As written, but for where the services are."""
    found = dict(re.findall(r"^    ([A-Z_]+): (.+)$", COMPOSE, re.MULTILINE))
    secret = re.sub(r"\$\{POSTGRES_PASSWORD[^}]*\}", "secret", found["LOGOVO_DATABASE"])
    assert secret == "postgresql+asyncpg://logovo:secret@db/logovo"
    assert found["LOGOVO_REDIS"] == "redis://cache:6379/0"
    return {
        "LOGOVO_DATABASE": secret.replace("@db/logovo", f"@127.0.0.1:{postgres.port}/postgres"),
        "LOGOVO_REDIS": found["LOGOVO_REDIS"].replace("cache:6379", f"127.0.0.1:{redis.port}"),
        "FORWARDED_ALLOW_IPS": json.loads(found["FORWARDED_ALLOW_IPS"]),
    }


@pytest.fixture
def composed(tmp_path: Path) -> Iterator[list[Sandboxed]]:
    binaries, redis_server = find_postgres(), shutil.which("redis-server")
    assert binaries is not None and redis_server is not None
    postgres = Postgres(tmp_path / "postgres", binaries)
    redis = Redis(tmp_path / "redis", redis_server)
    houses: list[Sandboxed] = []
    try:
        postgres.start()
        redis.start()
        env = environment(postgres, redis)
        houses += [Sandboxed(tmp_path / name, env) for name in ("house1", "house2")]
        for house in houses:
            house.start()
        yield houses
    finally:
        for house in houses:
            if house.process is not None:
                house.kill()
        redis.stop()
        postgres.stop()


@pytest.mark.timeout(300)
async def test_the_composed_houses_are_one(composed: list[Sandboxed]) -> None:
    one, other = composed
    opened = await one.doors.open("larder", "Anna", ["me", "open"])
    joined = await other.doors.join(opened.table.id, "Boris")
    assert joined.seat == 1
    for house in composed:
        assert house.failures() == []
        assert "secret" not in house.log.read_text()
