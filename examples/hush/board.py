"""The table of hush in the terminal: a row for each seat."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from examples.hush.components import UNKNOWN
from examples.hush.views import HushView
from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.text.catalogue import Texts


def draw(view: View, texts: Texts) -> RenderableType:
    assert isinstance(view, HushView)
    table = Table("", texts.say("board-card"), title=texts.title(), title_justify="left")
    table.caption = texts.say(
        "board-turns", {"taken": view.taken, "turns": view.rounds * view.players}
    )
    for player in view.seats:
        mark = "▶ " if player.seat in view.awaited_seats else "  "
        card = "▮" if player.card == UNKNOWN else texts.word(player.card)
        name = mark + seat_word(player.seat)
        table.add_row(name, card, style="dim strike" if player.out else "")
    return table
