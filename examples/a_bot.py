"""A bot of one's own: it hears what its seat is told, sees its view, and chooses a move.

python examples/a_bot.py
"""

from __future__ import annotations

from logovo import Bot, Event, Game, Move, Options, Seat, View, game, make_bot, play_bots
from logovo.games.larder.moves import Lay

GAMES = 20


class Hasty:
    """Lays as many cards at once as it may, and counts how often it was told anything."""

    def __init__(self) -> None:
        self.heard = 0

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose(self, view: View, legal: list[Move]) -> Move:
        return max(legal, key=lambda move: move.count if isinstance(move, Lay) else 0)


def wins(games: int) -> list[int]:
    """How often each seat won against two random players."""
    larder, won = game("larder"), [0, 0, 0]
    for seed in range(games):
        bots: list[Bot] = [Hasty(), make_bot("random", larder, 1), make_bot("random", larder, 2)]
        result = play_bots(larder, larder.options(3, {}), bots, seed)
        for seat in result.outcome.winners:
            won[seat] += 1
    return won


if __name__ == "__main__":
    print(f"Hasty won {wins(GAMES)[0]} of {GAMES} games")
