"""Logovo's own doors: batches, the rules driven from Python, our search. Runs compiled."""

from __future__ import annotations

from bench.peers.clock import Counted, one_core, rate, seconds_asked, told
from logovo import game
from logovo.core.batch import Batch
from logovo.core.chance import Chance
from logovo.games import GAMES
from logovo.lab.bench import measure

AT_ONCE = 1024


def batch(key: str, players: int) -> Counted:
    """Random numbers chosen in compiled code, as pgx chooses them."""
    ours = game(key)
    options = ours.options(players, {})
    games = Batch(ours, options, ours.door(options), AT_ONCE, 1)
    chance = Chance(2)

    def work() -> int:
        games.step_random(10, chance)
        return 10 * AT_ONCE

    return work


def main() -> None:
    one_core()
    seconds = seconds_asked()
    for key in GAMES:
        players = min(4, GAMES[key].most)
        told("logovo", key, "batch of 1,024", rate(batch(key, players), seconds))
        figures = measure(game(key), game(key).options(players, {}), seconds)
        told("logovo", key, "decisions", figures.driven)
        told("logovo", key, "clones", figures.clones)
        told("logovo", key, "worlds", figures.worlds)
        told("logovo", key, "iterations", figures.searched)


if __name__ == "__main__":
    main()
