"""Scripts inside pages become files: the server's policy lets no script run within a page."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

INSIDE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FOLDER: Final = "scripts"


def take_out(site: Path) -> int:
    """How many scripts there were."""
    (site / FOLDER).mkdir(exist_ok=True)
    count = 0
    for page in sorted(site.rglob("*.html")):
        up = os.path.relpath(site / FOLDER, page.parent).replace(os.sep, "/")

        def as_file(found: re.Match[str], up: str = up) -> str:
            name = hashlib.sha256(found[1].encode()).hexdigest()[:16] + ".js"
            (site / FOLDER / name).write_text(found[1], encoding="utf-8")
            return f'<script src="{up}/{name}"></script>'

        text, more = INSIDE.subn(as_file, page.read_text(encoding="utf-8"))
        count += more
        page.write_text(text, encoding="utf-8")
    return count
