"""A solver of OpenSpiel on a game of the house: external-sampling MCCFR on the smallest one, hush,
with two players, a turn for each, and twelve seeds for luck. The exploitability falls, and is
printed.

    pip install 'logovo[spiel]'
    python examples/a_solver.py --iterations 3000
"""

from __future__ import annotations

import argparse

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from examples.hush.plug_in import plug_in
from logovo.gym.spiel import load_game, register


def solve(iterations: int, pieces: int) -> list[float]:
    """The exploitability of the average policy before, between and after the pieces of work."""
    plug_in()
    register("hush")
    game = load_game("hush", players=2, options={"rounds": "1"}, luck="seeded:12")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    found: list[float] = []
    for piece in range(pieces + 1):
        found.append(float(exploitability.exploitability(game, solver.average_policy())))
        print(f"{piece * iterations // pieces:6} iterations: exploitability {found[-1]:.4f}")
        if piece < pieces:
            for _iteration in range(iterations // pieces):
                solver.iteration()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=3000)
    parser.add_argument("--pieces", type=int, default=5)
    given = parser.parse_args()
    solve(given.iterations, given.pieces)


if __name__ == "__main__":
    main()
