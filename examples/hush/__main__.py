"""The command line of Logovo with hush at its tables: `python -m examples.hush play hush`."""

from __future__ import annotations

from examples.hush.plug_in import plug_in
from logovo.cli.main import run

plug_in()

if __name__ == "__main__":
    run()
