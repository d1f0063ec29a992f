"""Worlds one seat can imagine at one decision, and how well each move does there.

Everything follows from the seat's view, its knowledge, a belief and a seed; no state is asked. A
move is measured by the games it wins. Where a game is played in rounds that hardly decide it alone,
whole games would drown one decision in the luck of the rounds to come: there it is measured by how
the seat stands when the round ends, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from logovo.bots.worlds import own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import View
from logovo.review.chances import Chances
from logovo.review.report import SHARE
from logovo.review.story import Mind
from logovo.review.verdicts import HOPELESS, Trials
from logovo.search.playouts import play_by, roll_out
from logovo.search.policies import rollout

SEEDS: Final = 1 << 30
GAMES_WON: Final = "games"
ROUND_END: Final = "round"
BY_ROUND: Final = frozenset({"larder", "lucky"})
FIRST_LOOK: Final = 16  # worlds before a hopeless move is let go; then at every doubling


def measure_of(key: str) -> str:
    return ROUND_END if key in BY_ROUND else GAMES_WON


@final
class Imagined(Trials):
    """The same trials as a review's by the measure of the game: games won, of a shared victory a
    part, or the standing at the end of the round. `steps` counts the decisions played for it."""

    steps = 0

    def try_all(self, world: State, luck_seed: int, candidates: list[Move]) -> None:
        for move in candidates:
            self.values[move].append(self.tried(world, move, luck_seed))

    def tried(self, before: State, move: Move, luck_seed: int) -> float:
        chances = self.chances
        chances.luck.reseed(luck_seed)
        world = before.clone()
        luck, moves, longest = chances.luck, chances.moves, chances.longest
        horizon = chances.policy.horizon(world)
        chances.game.play(world, self.seat, move, luck, SILENT)
        if measure_of(chances.game.key) == ROUND_END:
            played = roll_out(world, chances.policy, horizon, luck, moves, longest)
            self.steps += 1 + int(played)
            return float(chances.policy.value(world, self.seat))
        self.steps += 1 + int(play_by(world, chances.everyone, luck, moves, longest))
        return chances.shares(world)[self.seat] / SHARE

    def behind(self, best: Move, move: Move) -> tuple[float, float]:
        """Mean and standard error of what `move` lacks, over the worlds both were tried in."""
        n = min(len(self.values[best]), len(self.values[move]))
        short = Trials(self.chances, self.seat, [])
        short.values = {best: self.values[best][:n], move: self.values[move][:n]}
        return short.gap(best, move)

    def ranked(self) -> list[Move]:
        """The best first; of equals the one whose notation comes first."""
        return sorted(self.values, key=lambda move: (-self.mean(move), str(move)))


@final
class Imagination:
    """Raises NeverMyTurn when a world is asked for and the others always decide first."""

    def __init__(
        self, game: Game, options: Options, seat: Seat, view: View, mind: Mind, seed: int
    ) -> None:
        if mind.belief is not None:
            mind.belief.weigh(mind.knowledge)
        self.game = game
        self.seat = seat
        self.policy = rollout(game.key)
        self.chances = Chances(game, options.players, game.longest(options), 1, seed)
        self.sampler = own_turn(game.sampler(view, mind.knowledge), view, seat, self.policy)
        self.chance = Chance(seed)
        self.moves = Moves()

    def world(self) -> State:
        return self.sampler.sample(self.chance)

    def legal(self) -> list[Move]:
        return self.game.legal(self.world(), self.seat)

    def shortlist(self) -> list[Move]:
        """The moves the policy thinks worth a look."""
        world = self.world()
        world.legal_into(self.moves)
        self.policy.shortlist(world, self.moves)
        return [self.game.move_of(world, self.seat, code) for code in self.moves.as_list()]

    def obvious(self) -> Move:
        """What the quick policy of the game plays without thinking."""
        found = self.chances.policy_move(self.world(), self.seat)
        return self.legal()[0] if found is None else found

    def compare(
        self,
        moves: list[Move],
        worlds: int,
        steps: int = 0,
        least: int = 1,
        until: Callable[[Imagined], bool] | None = None,
    ) -> Imagined:
        """Try the moves in that many worlds, or for about so many played decisions if that is
        less; those that are hopeless early are let go, but never more than all but `least`.
        `until` is asked at every doubling whether that was enough."""
        trials = Imagined(self.chances, self.seat, moves)
        running = list(moves)
        for number in range(1, worlds + 1):
            trials.try_all(self.world(), int(self.chance.below(SEEDS)), running)
            if number >= FIRST_LOOK and number & (number - 1) == 0:
                running = hopeful(trials, running, least)
                if until is not None and until(trials):
                    break
            if len(running) == 1 or (steps and trials.steps >= steps):
                break
        return trials


def hopeful(trials: Imagined, running: list[Move], least: int) -> list[Move]:
    """All but those clearly behind the best."""
    ranked = sorted(running, key=trials.mean, reverse=True)
    kept: list[Move] = []
    for move in running:
        gap, error = trials.behind(ranked[0], move)
        if move in ranked[:least] or gap <= HOPELESS * error:
            kept.append(move)
    return kept
