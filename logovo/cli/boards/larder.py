"""The larder's table in the terminal: the discard with what it takes, then every seat."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.games.larder.views import LarderView, PlayerView, StackView
from logovo.text.catalogue import Texts

DRAGONS: Final = ("zero", "firebreath", "guardian")
STYLES: Final = {
    "zero": "bold black on cyan",
    "firebreath": "bold black on red",
    "guardian": "bold black on green",
    "unknown": "dim",
}
GOBLIN: Final = "bold black on yellow"
SHOWN: Final = 12
"""How many cards of the discard are drawn; the rest is a number."""


def draw(view: View, texts: Texts) -> RenderableType:
    assert isinstance(view, LarderView)
    return Group(middle(view, texts), seats(view, texts))


# --- the middle of the table ------------------------------------------------


def middle(seen: LarderView, texts: Texts) -> Panel:
    lines = [discard(seen, texts), fits(seen, texts), piles(seen, texts)]
    if seen.tricks:
        words = ", ".join(texts.word(trick) for trick in seen.tricks)
        lines.append(Text(f"{texts.say('board-tricks')}: {words}", style="magenta"))
    arrow = "↻" if seen.clockwise else "↺"
    title = f"{texts.title()} · {texts.say('board-round', {'round': seen.round})} {arrow}"
    return Panel(Group(*lines), title=title, title_align="left")


def discard(seen: LarderView, texts: Texts) -> Text:
    line = Text(f"{texts.say('board-discard')}: ")
    if not seen.discard:
        return line.append("—", style="dim")
    hidden = len(seen.discard) - SHOWN
    if hidden > 0:
        line.append(f"+{hidden} … ", style="dim")
    for card in seen.discard[-SHOWN:]:
        line.append_text(face(card, texts)).append(" ")
    return line


def fits(seen: LarderView, texts: Texts) -> Text:
    """The badge: what may be laid now, and what threatens."""
    line = Text(f"{texts.say('board-fits')}: ")
    goblins = [int(card) for card in seen.fits if card not in DRAGONS]
    parts = spans(goblins)
    dragons = [card for card in seen.fits if card in DRAGONS]
    if len(dragons) == len(DRAGONS):
        parts.append(texts.say("board-dragons"))
    else:
        parts += [texts.word(card) for card in dragons]
    line.append(f" {', '.join(parts)} ", style="bold reverse")
    if seen.debt > 0:
        line.append("  ").append(texts.say("board-debt", {"count": seen.debt}), style="bold red")
    if seen.skips > 0:
        line.append("  ").append(texts.say("board-skips", {"count": seen.skips}), style="bold red")
    return line


def spans(values: list[int]) -> list[str]:
    """1, 2, 3, 7 as `1–3`, `7`."""
    found: list[list[int]] = []
    for value in values:
        if found and found[-1][-1] == value - 1:
            found[-1].append(value)
        else:
            found.append([value])
    return [str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in found]


def piles(seen: LarderView, texts: Texts) -> Text:
    return Text(
        f"{texts.say('board-trouble')}: {seen.trouble} · {texts.say('board-gone')}: {seen.gone}",
        style="dim",
    )


# --- the seats --------------------------------------------------------------


def seats(seen: LarderView, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("board-hand", "board-reserve", "board-lost"):
        table.add_column(texts.say(name), style="default", header_style="dim")
    for player in seen.seats:
        table.add_row(
            name_of(player, seen, texts),
            hand(player, seen, texts),
            reserve(player.stacks, texts),
            Text(str(player.lost), style="bold red" if player.lost > 0 else "dim"),
        )
    return table


def name_of(player: PlayerView, seen: LarderView, texts: Texts) -> Text:
    line = Text("▶ " if player.seat in seen.awaited_seats else "  ", style="bold green")
    mine = player.seat == seen.observer
    line.append(seat_word(player.seat), style="bold" if mine else "default")
    if mine:
        line.append(f" ({texts.say('board-you')})", style="bold")
    if player.hindrance:
        line.append(f" {texts.word(player.hindrance)}", style="magenta")
    return line


def hand(player: PlayerView, seen: LarderView, texts: Texts) -> Text:
    """The observer's own cards face up, equal ones together; others' as a number."""
    if player.seat != seen.observer:
        return Text(f"{player.hand_size} ▮", style="dim")
    line = Text()
    for card in dict.fromkeys(player.hand):
        line.append_text(face(card, texts))
        n = player.hand.count(card)
        line.append(f"×{n} " if n > 1 else " ")
    return line if player.hand else Text("—", style="dim")


def reserve(stacks: tuple[StackView, ...], texts: Texts) -> Text:
    """Each stack by its number: the open card, `▒` for a closed one, a dot when empty."""
    line = Text()
    for number, stack in enumerate(stacks, 1):
        line.append(f"{number}:", style="dim")
        if stack.open:
            line.append_text(face(stack.open, texts))
            line.append("▒", style="dim")
        else:
            line.append("▒" if stack.closed else "·", style="dim")
        line.append(" ")
    return line


def face(card: str, texts: Texts) -> Text:
    name = card if card.isdigit() else texts.say(f"board-face-{card}")
    return Text(f" {name} ", style=STYLES.get(card, GOBLIN))
