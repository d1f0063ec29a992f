"""One game between bots: by the people's door for bots that think, by the fast one for policies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from logovo.bots.bot import Bot, tell
from logovo.bots.registry import make_bot, recipe
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError, Refused
from logovo.core.game import Game
from logovo.core.journal import SILENT, Event, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.seats import Seat
from logovo.core.state import State, playout
from logovo.search.playouts import play_by
from logovo.search.policies import greedy
from logovo.search.policy import Policy, Uniform

SEEDS: Final = 1 << 30


class NeverEnds(LogovoError):
    """A game went past its stated bound: our mistake, never a player's."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__("never-ends", {"key": key, "seed": seed})


@dataclass(frozen=True)
class Result:
    outcome: Outcome
    decisions: int


def play_match(game: Game, options: Options, bots: list[str], seed: int) -> Result:
    """The same seed gives the same game, unless a bot's budget is in milliseconds."""
    policies = [_fast_policy(name, game) for name in bots]
    if all(policy is not None for policy in policies):
        return _fast(game, options, [policy for policy in policies if policy is not None], seed)
    luck = Chance(seed)
    seated = [make_bot(name, game, int(luck.below(SEEDS))) for name in bots]
    return play_bots(game, options, seated, seed)


def _fast_policy(name: str, game: Game) -> Policy | None:
    """Policies look only at what their seat may know, so they can be asked without a view."""
    match recipe(name, game.key):
        case "random":
            return Uniform()
        case "greedy":
            return greedy(game.key) or Uniform()
        case _:
            return None


def _fast(game: Game, options: Options, policies: list[Policy], seed: int) -> Result:
    chance = Chance(seed)
    state = game.setup(options, chance, SILENT)
    limit = game.longest(options)
    moves = Moves()
    if all(isinstance(policy, Uniform) for policy in policies):
        decisions = int(playout(state, chance, moves, limit))
    else:
        decisions = int(play_by(state, policies, chance, moves, limit))
    return _result(game, state, decisions, seed)


def play_bots(game: Game, options: Options, bots: list[Bot], seed: int) -> Result:
    """The same with bots of one's own, one a seat."""
    chance, order, journal = Chance(seed), Chance(seed + 1), Journal(True)
    for seat, bot in enumerate(bots):
        bot.sit(game, options, Seat(seat))
    state = game.setup(options, chance, journal)
    _tell(game, bots, journal.take())
    decisions, limit = 0, game.longest(options)
    while not state.is_over() and decisions < limit:
        awaited = game.awaited(state)
        seat = awaited[int(order.below(len(awaited)))]
        move = bots[seat].choose(game.view(state, seat), game.legal(state, seat))
        refusal = game.refusal(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        game.play(state, seat, move, chance, journal)
        _tell(game, bots, journal.take())
        decisions += 1
    return _result(game, state, decisions, seed)


def _tell(game: Game, bots: list[Bot], events: list[Event]) -> None:
    for seat, bot in enumerate(bots):
        tell(bot, game, Seat(seat), events)


def _result(game: Game, state: State, decisions: int, seed: int) -> Result:
    outcome = game.outcome(state)
    if outcome is None:
        raise NeverEnds(game.key, seed)
    return Result(outcome, decisions)
