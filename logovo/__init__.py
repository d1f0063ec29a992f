"""Logovo, the lair: five hidden-information table games to play, study and teach machines.

    from logovo import game, make_bot, open_table, play_match

    larder = game("larder")
    result = play_match(larder, larder.options(3, {}), ["hard", "greedy", "random"], seed=1)

| for | names |
|---|---|
| games | `GAMES`, `game`, `Game`, `Options`, `State`, `View`, `Move`, `Event`, `Outcome` |
| play | `open_table`, `Table`, `Seat`, `TABLE`, `Refusal`, `Refused`, `LogovoError` |
| bots | `Bot`, `make_bot`, `play_match`, `play_bots`, `Tournament`, `run_tournament` |
| search | `Search`, `Policy`, `Uniform`, `greedy`, `Sampler`, `Knowledge`, `Chance` |
| logs | `Log`, `read_log`, `replay`, `moment` |
| sentences | `texts` |
| a game of your own | `register`, `RosterRow` |

Everything else is inside, and may move. `examples/` has short programs that use these names.
"""

__version__ = "0.1.0"

from logovo.bots.bot import Bot
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError, Refused
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import Log, read_log
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import Refusal
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.table import Table, open_table, replay
from logovo.core.views import Knowledge, Sampler, View
from logovo.games import GAMES, game
from logovo.lab.arena import Plan as Tournament
from logovo.lab.arena import run as run_tournament
from logovo.lab.match import play_bots, play_match
from logovo.lab.moments import moment
from logovo.roster import RosterRow, register
from logovo.search.ismcts import Search
from logovo.search.policies import greedy
from logovo.search.policy import Policy, Uniform
from logovo.text.catalogue import texts

__all__ = [
    "GAMES",
    "TABLE",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "Knowledge",
    "Log",
    "LogovoError",
    "Move",
    "Options",
    "Outcome",
    "Policy",
    "Refusal",
    "Refused",
    "RosterRow",
    "Sampler",
    "Search",
    "Seat",
    "State",
    "Table",
    "Tournament",
    "Uniform",
    "View",
    "__version__",
    "game",
    "greedy",
    "make_bot",
    "moment",
    "open_table",
    "play_bots",
    "play_match",
    "read_log",
    "register",
    "replay",
    "run_tournament",
    "texts",
]
