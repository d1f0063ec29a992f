"""The terminal picture of gold at every kind of moment."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from logovo.cli.boards.gold import draw
from logovo.games.gold.game import GAME
from logovo.games.gold.state import GoldState
from logovo.testkit.walks import walk
from logovo.text.catalogue import texts


def test_every_kind_of_moment_can_be_drawn() -> None:
    options = GAME.options(4, {"advanced": "on"})
    drawn: set[int] = set()
    for party in walk(GAME, options, 1, 500):
        state = party.table.state
        assert isinstance(state, GoldState)
        kind = int(state.asks.kind())
        if kind in drawn:
            continue
        drawn.add(kind)
        for observer in party.observers:
            page = StringIO()
            seen = GAME.view(state, observer)
            Console(width=120, file=page).print(draw(seen, texts("ru", "gold")))
            assert "⚔" in page.getvalue()
    assert {0, 1, 2, 3, 6} <= drawn
