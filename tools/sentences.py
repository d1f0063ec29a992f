"""Events of random games as Python tells them, as JSON: the browser must tell them alike.

`npm run wire:check` compares (`web/seam/sentences.test.ts`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.plain import kind_of, plain
from logovo.core.seats import Seat
from logovo.games import GAMES
from logovo.testkit.walks import NAMES, Party, some_options
from logovo.text.catalogue import LANGS, texts

SEEDS = 4
LONGEST = 300
EACH = 4  # of every kind of event
READERS = (-1, 0, 1, 2)


def events_of(game: Game) -> list[Event]:
    """What happens in some random games, a few of every kind."""
    seen: Counter[str] = Counter()
    found: list[Event] = []
    for seed in range(SEEDS):
        chance = Chance(seed)
        party = Party(game, some_options(game, chance, plain=seed == 0), seed)
        happened = list(party.table.opening)
        for _step in range(LONGEST):
            if party.table.state.is_over():
                break
            happened += party.play(*party.pick(chance))
        for event in happened:
            seen[kind_of(event)] += 1
            if seen[kind_of(event)] <= EACH:
                found.append(event)
    return found


def sentences() -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for key, game in GAMES.items():
        for event in events_of(game):
            for reader in READERS:
                heard = game.told_to(event, Seat(reader))
                says = {lang: texts(lang, key).event(heard, NAMES, Seat(reader)) for lang in LANGS}
                told.append({"game": key, "event": plain(heard), "reader": reader, "says": says})
    return told


if __name__ == "__main__":
    json.dump({"names": NAMES, "sentences": sentences()}, sys.stdout, ensure_ascii=False)
