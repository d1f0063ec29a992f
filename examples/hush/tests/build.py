"""Positions of hush that can be read at a glance: `lay_out("3", "5", turn="p2", out="p1")`."""

from __future__ import annotations

from examples.hush.components import COPIES, WORDS
from examples.hush.game import GAME
from examples.hush.state import Hush
from logovo.testkit.desk import Desk, seat_of


def lay_out(*cards: str, turn: str = "p1", out: str = "", taken: int = 4) -> Desk[Hush]:
    """A card for each seat; the other cards are the deck."""
    deck = [word for word in WORDS for _n in range(COPIES)]
    for card in cards:
        deck.remove(card)
    position: dict[str, object] = {
        "players": len(cards),
        "options": {},
        "cards": list(cards),
        "out": [int(seat_of(who)) for who in out.split()],
        "deck": deck,
        "turn": int(seat_of(turn)),
        "taken": taken,
    }
    return Desk(GAME, GAME.load(position))
