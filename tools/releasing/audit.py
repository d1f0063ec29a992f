"""What a release is made of: known holes, a bill of materials, a client that builds the same."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import logovo
from tools.releasing.package import DIST, ROOT, run

WEB: Final = ROOT / "logovo" / "web"
NO_ANSWER: Final = (
    *("ConnectionError", "ENOTFOUND", "ECONNREFUSED"),
    *("audit endpoint returned an error", "could not be audited"),
)
"""What an auditor says that was not answered; pip-audit calls even that a success."""


def audit() -> None:
    DIST.mkdir(exist_ok=True)
    ask(
        "pip-audit",
        [sys.executable, "-m", "pip_audit", "--requirement", "constraints.txt"]
        + ["--no-deps", "--disable-pip"],
    )
    ask("npm audit", ["npm", "--prefix", "web", "audit"])
    bill()
    same_client()


def ask(name: str, command: list[str]) -> None:
    """An auditor's answer. Where its registry does not answer, that is said, not passed over."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if any(sign in told for sign in NO_ANSWER):
        print(f"{name}: its registry does not answer here; NOT audited", file=sys.stderr)
    elif done.returncode:
        raise SystemExit(f"{name}:\n{told}")
    else:
        print(f"{name}: nothing known")


def bill() -> None:
    """The software bill of materials, in CycloneDX: the Python side, and the client's."""
    target = DIST / "sbom-python.cdx.json"
    run(sys.executable, "-m", "cyclonedx_py", "requirements", "constraints.txt", "-o", target)
    with tempfile.TemporaryDirectory() as place:
        # npm wants a number; the client has none of its own.
        for name in ("package.json", "package-lock.json"):
            told = json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
            told["version"] = logovo.__version__
            if "packages" in told:
                told["packages"][""]["version"] = logovo.__version__
            (Path(place) / name).write_text(json.dumps(told), encoding="utf-8")
        done = subprocess.run(
            ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
            cwd=place,
            capture_output=True,
            text=True,
            check=True,
        )
    (DIST / "sbom-client.cdx.json").write_text(done.stdout, encoding="utf-8")


def same_client() -> None:
    """The same source gives the same bytes."""
    found = []
    for _time in range(2):
        run("npm", "--prefix", "web", "run", "build", "--", "--logLevel", "error")
        found.append(fingerprint(WEB))
    if found[0] != found[1]:
        raise SystemExit("the browser client is not the same when built again")
    print(f"browser client: built twice, same bytes ({found[0][:16]})")


def fingerprint(folder: Path) -> str:
    told = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != ".stamp":
            told.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()
