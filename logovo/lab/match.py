"""One game between bots: at a table for bots that think, by the fast door for policies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from logovo.bots.bot import Bot, Said, tell
from logovo.bots.outside import any_bot
from logovo.bots.policy import quick_policy
from logovo.bots.talk.conversation import conversation
from logovo.core.chance import Chance
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import SILENT, Event
from logovo.core.log import Log
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State, playout
from logovo.core.table import Table, open_table
from logovo.search.playouts import play_by
from logovo.search.policy import Policy, Uniform

SEEDS: Final = 1 << 30


class NeverEnds(LogovoError):
    """A game went past its stated bound: our mistake, never a player's."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__("never-ends", {"key": key, "seed": seed})


@dataclass(frozen=True)
class MatchResult:
    outcome: Outcome
    decisions: int
    first: int  # the seat that decided first


def play_match(game: Game, options: Options, bots: list[str], seed: int) -> MatchResult:
    """The same seed gives the same game, unless a bot's budget is in milliseconds."""
    luck = Chance(seed)
    seated = [any_bot(name, game, int(luck.below(SEEDS)), options.players) for name in bots]
    policies = quick_policies(seated)
    if policies:
        return _fast(game, options, policies, seed)
    return play_bots(game, options, seated, seed)


def quick_policies(bots: list[Bot]) -> list[Policy]:
    """One for each seat if all of them are plain policies, none otherwise."""
    policies = [policy for policy in map(quick_policy, bots) if policy is not None]
    return policies if len(policies) == len(bots) else []


def _fast(game: Game, options: Options, policies: list[Policy], seed: int) -> MatchResult:
    chance = Chance(seed)
    state = game.setup(options, chance, SILENT)
    limit = game.longest(options)
    moves, first = Moves(), int(state.decider())
    if all(isinstance(policy, Uniform) for policy in policies):
        decisions = int(playout(state, chance, moves, limit))
    else:
        decisions = int(play_by(state, policies, chance, moves, limit))
    return result_of(game, state, decisions, first, seed)


def recorded_match(
    game: Game, options: Options, bots: list[str], seed: int
) -> tuple[MatchResult, Log]:
    """A game at a table, with its log. Policies draw their own luck here, so it is another game
    than the fast door's of the same seed."""
    luck = Chance(seed)
    seated = [any_bot(name, game, int(luck.below(SEEDS)), options.players) for name in bots]
    table = open_table(game, options, list(bots), seed)
    return play_at(table, seated, seed), table.log


def play_bots(game: Game, options: Options, bots: list[Bot], seed: int) -> MatchResult:
    """The same with bots of one's own, one a seat."""
    return play_at(open_table(game, options, [""] * len(bots), seed), bots, seed)


def play_at(table: Table, bots: list[Bot], seed: int) -> MatchResult:
    """Bots play a table that was just opened to its end."""
    game, options, order = table.game, table.options, Chance(seed + 1)
    for seat, bot in enumerate(bots):
        bot.sit(game, options, Seat(seat))
    talk = conversation(table, {Seat(seat): bot for seat, bot in enumerate(bots)}, seed)
    _tell(game, bots, table.opening)
    talk.hear(table.opening)
    state, limit, decisions = table.state, game.longest(options), 0
    first = int(state.decider())
    seat = TABLE
    while not state.is_over() and decisions < limit:
        # Where several are asked at once, whoever has just acted lets the others answer.
        awaited = game.awaited(state)
        others = [one for one in awaited if one != seat] or awaited
        seat = others[int(order.below(len(others)))]
        move = bots[seat].choose(game.view(state, seat), game.legal(state, seat))
        events = table.play(seat, move)
        _tell(game, bots, events)
        talk.hear(events)
        talk.go_on(lambda said: _tell(game, bots, [said]))
        decisions += 1
    return result_of(game, state, decisions, first, seed)


def _tell(game: Game, bots: list[Bot], news: Sequence[Event | Said]) -> None:
    for seat, bot in enumerate(bots):
        tell(bot, game, Seat(seat), news)


def result_of(game: Game, state: State, decisions: int, first: int, seed: int) -> MatchResult:
    outcome = game.outcome(state)
    if outcome is None:
        raise NeverEnds(game.key, seed)
    return MatchResult(outcome, decisions, first)
