"""Prove a package: a bare environment in an empty folder, without compiler and without Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import wait_for
from tests.browser.person import CHROMIUM, FLAGS, Person
from tools.releasing.package import ROOT

PORT: Final = 8377
COMMANDS: Final = (
    ("--version",),
    ("games",),
    ("arena", "larder", "--games", "40", "--bots", "greedy,random"),
    ("sim", "gold", "--players", "4", "--games", "40", "--bots", "random"),
)


class Bare:
    """A virtual environment in a new folder; its programs see nothing else of the machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        self.alone = {"PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8"}
        for tool in ("cc", "gcc", "clang", "node", "npm"):
            assert not (self.bin / tool).exists(), tool

    def run(self, program: str, *arguments: str) -> str:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.alone, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        log = self.folder / "server.log"
        with log.open("w") as output:
            server = subprocess.Popen(
                [str(self.bin / "logovo"), "serve", "--port", str(PORT), "--bot-pace", "0"]
                + ["--show-pace", "0.02"],
                cwd=self.folder,
                env=self.alone,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            try:
                address = f"http://127.0.0.1:{PORT}"
                wait_for(address, server, log)
                yield address
            finally:
                server.terminate()
                server.wait(20)


def play_in_a_browser(address: str, game: str) -> None:
    """A whole game by clicks, and a look at the documentation, in real Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        anna = Person([], browser, address, lang="en", seed=7)
        anna.play_bots(game)
        anna.play_to_the_end()
        anna.page.locator("dialog[open] table").wait_for()
        anna.page.goto(f"{address}/docs")
        anna.page.wait_for_selector("h1")
        assert anna.troubles == [], anna.troubles
        browser.close()


def prove(package: Path, compiled: bool, game: str = "larder") -> None:
    """Install it as anybody would, look, simulate, serve and play."""
    with tempfile.TemporaryDirectory() as place:
        bare = Bare(Path(place))
        pins = str(ROOT / "constraints.txt")
        bare.run("pip", "install", "--quiet", "--constraint", pins, str(package))
        for arguments in COMMANDS:
            print(bare.run("logovo", *arguments))
        how = ", compiled" if compiled else ", interpreted"
        assert how in bare.run("logovo", "--version")
        found = json.loads(bare.run("logovo", "doctor", "--json", "--port", str(PORT)))
        assert found["ok"], found
        print(bare.run("logovo", "doctor", "--port", str(PORT)))
        with bare.serving() as address:
            play_in_a_browser(address, game)
        print(f"✓ {package.name}: installed, simulated, served; {game} played in a browser")


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    prove(Path(sys.argv[1]).resolve(), compiled="--interpreted" not in sys.argv)
