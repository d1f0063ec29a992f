"""Dragons, knights, hoard and shares of gold, drawn for the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.games.gold.views import Battle, GoldView, Market, Place, Player
from logovo.text.catalogue import Texts

COLOURS: Final = {
    "K": "white on black",
    "G": "black on yellow",
    "S": "black on white",
    "R": "white on red",
    "B": "white on blue",
    "E": "black on green",
    "P": "white on magenta",
    "Y": "black on bright_yellow",
    "W": "black on bright_white",
}
SEATS: Final = ("cyan", "magenta", "green", "yellow", "blue", "red")


def draw(view: View, texts: Texts) -> RenderableType:
    assert isinstance(view, GoldView)
    parts: list[RenderableType] = [dragons(view, texts), players(view, texts)]
    if view.battle is not None:
        parts.append(battle(view.battle, texts))
    if view.market is not None:
        parts.append(market(view.market, texts))
    if view.pending:
        parts.append(pending(view, texts))
    parts.append(footer(view, texts))
    return Group(*parts)


def heap(tokens: tuple[str, ...]) -> Text:
    """`G×3 S B`, each in its colour."""
    out = Text()
    for letter, same in groupby(tokens):
        n = len(list(same))
        if out:
            out.append(" ")
        out.append(f" {letter} ", COLOURS.get(letter, ""))
        if n > 1:
            out.append(f"×{n}")
    return out if out else Text("–", "dim")


def seat_text(seat: int) -> Text:
    return Text(seat_word(seat), SEATS[seat]) if seat >= 0 else Text("–", "dim")


def dragons(view: GoldView, texts: Texts) -> RenderableType:
    table = Table(expand=False, show_lines=True)
    for place in view.places:
        table.add_column(place.place, justify="center", min_width=14)
    table.add_row(*[dragon(place) for place in view.places])
    table.add_row(*[heap(place.tokens) for place in view.places])
    table.add_row(*[line(place) for place in view.places])
    return table


def dragon(place: Place) -> Text:
    """`D7  ⚔ 4/7  +3` : power against strength, hidden tokens."""
    if place.dragon == "-":
        return Text("–", "dim")
    out = Text.assemble((place.dragon, "bold red"), "  ⚔ ", f"{place.power}/{place.strength}")
    if place.potions:
        out.append(" ↓", "magenta")
    if place.hidden:
        out.append(f"  +{place.hidden}?", "dim")
    return out


def line(place: Place) -> Text:
    out = Text()
    for knight in place.line:
        if out:
            out.append(" ")
        sword = "⁺" if knight.sword else ""
        out.append(f"{seat_word(knight.seat)}:{knight.knight}{sword}", SEATS[knight.seat])
    return out if out else Text("–", "dim")


def players(view: GoldView, texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 2))
    for _column in range(6):
        table.add_column()
    for player in view.everybody:
        mark = "▶" if player.seat == view.active_seat else " "
        table.add_row(
            Text.assemble(mark, " ", seat_text(player.seat)),
            Text.assemble(" ".join(player.face_up), ("  " + " ".join(player.face_down), "dim")),
            Text(f"● {player.stash_size}"),
            Text(f"▮ {player.cards_size}" if player.cards_size else "", "magenta"),
            own(player, texts),
            Text(str(player.points), "bold") if view.over else Text(""),
        )
    return table


def own(player: Player, texts: Texts) -> Text:
    """The observer's own stash and cards; everybody's stash at the end."""
    out = heap(player.stash) if player.stash else Text("")
    if player.sure or player.hoped:
        out = Text.assemble(out, (f"  = {player.sure} + {player.hoped}?", "dim"))
    if player.cards:
        words = ", ".join(texts.word(card) for card in player.cards)
        out = Text.assemble(out, "  ", (words, "magenta"))
    return out


def battle(found: Battle, texts: Texts) -> RenderableType:
    body = Text.assemble("⚔ ")
    for seat in found.rank_seats:
        body = Text.assemble(body, seat_text(seat), " ")
    if found.hoard:
        body = Text.assemble(body, "  ", heap(found.hoard))
    if found.token:
        body = Text.assemble(body, "  ? ", heap((found.token,)))
    for share in found.shares:
        body = Text.assemble(
            body, f"\n{share.share}: ", heap(share.tokens), "  ", seat_text(share.taker_seat)
        )
    if found.victim_seat >= 0:
        thief, victim = seat_text(found.thief_seat), seat_text(found.victim_seat)
        body = Text.assemble(body, "\n", thief, " → ", victim, "  ", heap(found.victim_stash))
    return Panel(body, title=texts.word(found.place), expand=False)


def market(found: Market, texts: Texts) -> RenderableType:
    body = Text()
    for offer in found.offers:
        body = Text.assemble(body, f"{offer.number}. ", seat_text(offer.seat), " → ")
        body = Text.assemble(body, seat_text(offer.to_seat), "  ", heap(offer.give), " ⇄ ")
        body = Text.assemble(body, heap(offer.get), "\n")
    for seat in found.ready_seats:
        body = Text.assemble(body, seat_text(seat), " ✓ ")
    return Panel(body, title=texts.say("rule-market-all", None, "title"), expand=False)


def pending(view: GoldView, texts: Texts) -> RenderableType:
    body = Text()
    for card in view.pending:
        body = Text.assemble(body, seat_text(card.seat), f": {texts.word(card.card)}  ")
    return body


def footer(view: GoldView, texts: Texts) -> Text:
    """Decks and bag at a glance."""
    dragons_left = f"D×{view.deck_size}"
    coming = " + ⚖" if view.market_to_come else ""
    out = Text(f"{dragons_left}{coming}   ●×{view.bag_size}", "dim")
    if view.action_deck_size or view.played:
        out.append(f"   ▮×{view.action_deck_size}", "dim")
    return out
