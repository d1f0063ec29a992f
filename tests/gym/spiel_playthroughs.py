"""Games in OpenSpiel's own form of a saved playthrough: all that its interface says, by state.

    python -m tests.gym.spiel_playthroughs            compare all of them, to their ends (a minute)
    python -m tests.gym.spiel_playthroughs --write    after a change that is meant

`./test` compares how they begin.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from logovo.gym.spiel import PREFIX

FOLDER: Final = Path(__file__).parent / "playthroughs"
PLAYERS: Final = {"larder": 2, "drakon": 2, "gold": 3, "lucky": 3, "vampires": 2}
SEED: Final = 1


def name(key: str) -> str:
    return f"{PREFIX}{key}(players={PLAYERS[key]},luck=seeded)"


def saved(key: str) -> str:
    return lzma.open(FOLDER / f"{key}.txt.xz", "rt", encoding="utf-8").read()


def played(key: str, loud: bool = False) -> str:
    """With `loud` every line is also printed as it comes."""
    return "\n".join(playthrough_lines(name(key), alsologtostdout=loud, seed=SEED)) + "\n"


def main() -> int:
    different = 0
    for key in PLAYERS:
        now = played(key)
        if "--write" in sys.argv:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{key}.txt.xz").write_bytes(lzma.compress(now.encode(), preset=9))
        elif now != saved(key):
            different += 1
        sys.stdout.write(f"{key}: {now.count('# State')} states\n")
    sys.stdout.write(f"{different} differ\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
