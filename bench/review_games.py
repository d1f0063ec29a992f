"""Games of equal bots for `bench/review.py`, with the worst moves planted in them on request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from logovo.bots.bot import Bot, tell
from logovo.bots.registry import make_bot
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.log import MOVE, Log
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games import game
from logovo.review.chances import Chances
from logovo.review.report import UNSOUND
from logovo.review.run import budget_for
from logovo.review.story import Mind, PastMoment, fresh_minds
from logovo.review.story import tell as inform
from logovo.review.verdicts import Judge, Trials

PLANTED: Final = 10  # one decision in so many is replaced
WIDE: Final = 24  # moves among which the worst is looked for
GLANCE: Final = 64  # worlds that find it
EVIDENCE: Final = 4  # times the usual budget: what it costs, in other worlds than found it


@dataclass(frozen=True)
class Blunder:
    """A move replaced on purpose, and what it costs by a long look."""

    entry: int
    cost: float


class Recorder:
    """One game of equal bots, with or without blunders planted."""

    def __init__(self, key: str, players: int, bot: str, seed: int, plant: bool) -> None:
        self.game = game(key)
        self.options = self.game.options(players, {})
        names = [f"p{i + 1}" for i in range(players)]
        self.table = open_table(self.game, self.options, names, seed)
        self.plant = plant
        self.minds: list[Mind] = fresh_minds(self.game, self.options) if plant else []
        inform(self.game, self.minds, self.table.opening)
        luck = Chance(seed)
        self.bots: list[Bot] = []
        for i in range(players):
            made = make_bot(bot, self.game, int(luck.below(1 << 30)), players)
            made.sit(self.game, self.options, Seat(i))
            tell(made, self.game, Seat(i), self.table.opening)
            self.bots.append(made)
        self.order = Chance(seed + 1)
        self.planted: list[Blunder] = []

    def play(self) -> Log:
        table, played = self.table, self.game
        while not table.state.is_over():
            awaited = played.awaited(table.state)
            seat = awaited[int(self.order.below(len(awaited)))]
            legal = played.legal(table.state, seat)
            view = played.view(table.state, seat)
            replaced = self.plant and len(legal) > 1 and self.order.below(PLANTED) == 0
            move = self.worst(seat, legal) if replaced else None
            if move is None:
                move = self.bots[seat].choose(view, legal)
            events = table.play(seat, move)
            inform(played, self.minds, events)
            for mind in self.minds:
                mind.decisions += mind.seat == seat
            for i, bot in enumerate(self.bots):
                tell(bot, played, Seat(i), events)
        return table.log

    def worst(self, seat: Seat, legal: list[Move]) -> Move | None:
        """What a glance over the moves thinks is the worst, by what the seat knows, and what a
        long look in other worlds says it costs."""
        state, at, mind = self.table.state, len(self.table.log.entries), self.minds[seat]
        view = self.game.view(state, seat)
        chances = Chances(
            self.game, self.options.players, self.game.longest(self.options), 1, 99 + at
        )
        usual = budget_for(self.game.key)
        judge = Judge(chances, EVIDENCE * usual.worlds, EVIDENCE * usual.iterations)
        stride = max(1.0, len(legal) / WIDE)
        some = [legal[int(i * stride)] for i in range(min(WIDE, len(legal)))]
        trials, luck = Trials(chances, seat, some), Chance(at)
        if mind.belief is not None:
            mind.belief.weigh(mind.knowledge)
        sampler = own_turn(self.game.sampler(view, mind.knowledge), view, seat, judge.policy)
        try:
            for _world in range(GLANCE):
                trials.try_all(sampler.sample(luck), int(luck.below(1 << 30)), some)
        except NeverMyTurn:
            return None
        worst = min(some, key=trials.mean)
        moment = PastMoment(at, MOVE, seat, str(worst), state, state, 0, view, mind)
        judged = judge.foresight(moment)
        if judged is None:
            return None
        # Where the long look finds no fault, nothing was lost.
        self.planted.append(Blunder(at, judged.loss if judged.verdict in UNSOUND else 0.0))
        return worst
