"""Build the site into logovo/site, from where the server gives it out at /docs."""

from __future__ import annotations

import logging
import shutil
import sys
from pathlib import Path
from typing import Final

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from tools.docs_site.gather import ROOT, gather
from tools.docs_site.order import ordered
from tools.docs_site.players import write_players
from tools.docs_site.reference import write_reference
from tools.docs_site.scripts import take_out

SITE: Final = ROOT / "logovo" / "site"


def main(target: Path) -> int:
    """Strict: a dead link or anchor, or a page that is nowhere in the order, is an error."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    staged, built = ROOT / "build" / "docs", ROOT / "build" / "site"
    for folder in (staged, built):
        shutil.rmtree(folder, ignore_errors=True)
    staged.mkdir(parents=True)
    places = gather(staged, write_players(staged) + write_reference(staged))
    config = load_config(
        str(ROOT / "mkdocs.yml"),
        docs_dir=str(staged),
        site_dir=str(built),
        nav=ordered(places),
        strict=True,
    )
    try:
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
    except Abort:
        return 1
    finally:
        config.plugins.on_shutdown()
    take_out(built)
    for idle in ("sitemap.xml", "sitemap.xml.gz"):
        (built / idle).unlink(missing_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    shutil.move(built, target)
    print(f"{len(places)} pages are in {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else SITE))
