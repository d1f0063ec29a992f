"""Whether thinking twice as long wins: one search among others with half of its iterations.

python -m bench.doublings KEEP                         every game, from 50 against 25 upwards
python -m bench.doublings KEEP gold --players 3 --to 6400 --seconds 300

`bench.pairs` says how long a doubling is played; KEEP holds what was.
"""

from __future__ import annotations

from typing import Final

from bench.pairs import Pair, questions

SIZES: Final = {"gold": 3, "vampires": 2, "lucky": 3, "drakon": 2, "larder": 2}
FIRST: Final = 50
LAST: Final = 32_000


def main() -> None:
    reader = questions(__doc__ or "")
    reader.add_argument("--players", type=int)
    reader.add_argument("--first", type=int, default=FIRST, help="iterations of the first")
    reader.add_argument("--to", type=int, default=LAST, help="iterations of the last")
    reader.add_argument("--times", type=int, default=2, help="4: fourfold instead of double")
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print("| game | players | one | among | games | won (95 %) | fair | growth | seconds |")
    print("|---|---|---|---|---|---|---|---|---|")
    for key in asked.games or SIZES:
        players = asked.players or SIZES[key]
        more = asked.first
        while more <= asked.to:
            less = more // asked.times
            kept = asked.keep / f"{key}-{players}-{more}-{less}.jsonl"
            pair = Pair(key, players, f"search:{more}", f"search:{less}", kept)
            pair.play_on(asked.seconds, asked.least)
            print(f"| {key} | {players} | {more} | {less} | {pair}", flush=True)
            more *= asked.times


if __name__ == "__main__":
    main()
