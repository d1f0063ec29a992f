"""Whether it pays to read what others did: a search that does among searches that do not.

python -m bench.reading KEEP larder gold lucky --iterations 400 --seconds 300

`bench.pairs` says how long a game is played; KEEP holds what was. Both have as many iterations and
the same worlds to choose from; the one turns down, or thinks less likely, those in which others
would hardly have done what they did.
"""

from __future__ import annotations

from typing import Final

from bench.pairs import Pair, questions
from logovo.bots.search import Budget, SearchBot
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.search.policies import rollout
from logovo.search.policy import Uniform

SIZES: Final = {"larder": (2, 4), "gold": (3, 4), "lucky": (3, 5)}
"""Games in which deeds are read."""


class Unreading(SearchBot):
    """Takes no notice of deeds."""

    iterations = 400

    def __init__(self, seed: int) -> None:
        super().__init__(Uniform(), Budget(self.iterations), seed)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.policy = rollout(game.key)
        super().sit(game, options, seat)
        self.belief = None


def main() -> None:
    reader = questions(__doc__ or "")
    reader.add_argument("--players", type=int, nargs="*")
    reader.add_argument("--iterations", type=int, default=400)
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    Unreading.iterations = asked.iterations
    print("| game | players | iterations | games | won (95 %) | fair | gain | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for key in asked.games or SIZES:
        for players in asked.players or SIZES[key]:
            kept = asked.keep / f"{key}-{players}-{asked.iterations}.jsonl"
            one, other = f"search:{asked.iterations}", f"{Unreading.__module__}:Unreading"
            pair = Pair(key, players, one, other, kept)
            pair.play_on(asked.seconds, asked.least)
            print(f"| {key} | {players} | {asked.iterations} | {pair}", flush=True)


if __name__ == "__main__":
    from bench.reading import main as run  # so that the bots are made of the class that was set

    run()
