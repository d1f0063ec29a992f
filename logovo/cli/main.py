"""All commands in one place. A named error is a sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys

import typer

from logovo import __version__
from logovo.cli.arena import arena
from logovo.cli.backup import backup
from logovo.cli.bench import bench
from logovo.cli.laws import laws
from logovo.cli.play import play
from logovo.cli.replay import replay
from logovo.cli.rules import games, rules
from logovo.cli.serve import serve
from logovo.cli.sim import sim
from logovo.cli.swarm import swarm
from logovo.cli.voice import UnknownLanguage, console, errors, house_lang, voice
from logovo.core.errors import LogovoError

BAD_INPUT = 2
STOPPED = 130

app = typer.Typer(
    name="logovo",
    help="Five hidden-information table games: play, watch, read rules, simulate, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (play, serve, backup, swarm, replay, games, rules, sim, arena, bench, laws):
    app.command()(command)


@app.command()
def version() -> None:
    """Which Logovo this is, and whether it runs compiled."""
    from logovo.core import chance

    how = "interpreted" if str(chance.__file__).endswith(".py") else "compiled"
    console.print(f"logovo {__version__}, {how}, Python {sys.version.split()[0]}")


def run() -> None:
    """The program itself."""
    try:
        app()
    except LogovoError as error:
        errors.print(told(error), style="red", markup=False)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except BrokenPipeError:
        # Whoever was reading has gone; there is nobody to complain to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def told(error: LogovoError) -> str:
    """In the language of the command line, as far as it got to say one."""
    lang = house_lang()
    if "--lang" in sys.argv[:-1]:
        lang = sys.argv[sys.argv.index("--lang") + 1]
    try:
        return voice(lang).error(error)
    except UnknownLanguage:
        return voice(house_lang()).error(error)
