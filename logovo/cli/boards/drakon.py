"""The maze in the terminal: chambers with arrows and figures, then every seat and the hand."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.games.drakon.views import DrakonView, Lying, Player, Tile
from logovo.text.catalogue import Texts

WIDE: Final = 7  # letters of a chamber, borders included
INNER: Final = WIDE - 2
MARGIN: Final = 4  # for the numbers of rows
SIGNS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
DRAGON: Final = "D"
STYLES: Final = {
    "find": "bold yellow",
    "steal-clockwise": "yellow",
    "steal-counterclockwise": "yellow",
    "lose": "red",
    "drakon-moves": "bold red",
    "escape": "bold green",
    "teleport": "bold cyan",
    "key": "cyan",
    "wind": "blue",
    "harp": "magenta",
    "start": "bold white",
}
HEROES: Final = ("bold green", "bold blue", "bold magenta", "bold yellow", "bold cyan", "bold red")


def draw(view: View, texts: Texts) -> RenderableType:
    seen = cast(DrakonView, view)
    title = f"{texts.title()} · {texts.say('board-round', {'round': seen.round})}"
    parts: list[RenderableType] = [
        Panel(maze(seen, texts), title=title, title_align="left", expand=False),
        seats(seen, texts),
        piles(seen, texts),
    ]
    for player in seen.seats:
        if player.seat == seen.observer:
            parts.append(hand(player, texts))
    return Group(*parts)


# --- the maze ---------------------------------------------------------------


def maze(seen: DrakonView, texts: Texts) -> Text:
    """Columns and rows carry their coordinates; long gaps between sections are left out."""
    lying = {(chamber.x, chamber.y): chamber for chamber in seen.board}
    columns = near({x for x, _y in lying})
    picture = Text(no_wrap=True, overflow="crop")
    picture.append(" " * MARGIN + "".join(str(x).center(WIDE) for x in columns), style="dim")
    for y in near({y for _x, y in lying}):
        lines = [Text() for _line in range(4)]
        for number, line in enumerate(lines):
            label = str(y).rjust(MARGIN - 1) if number == 1 else ""
            line.append(label.ljust(MARGIN), style="dim")
        for x in columns:
            chamber = lying.get((x, y))
            block = empty() if chamber is None else tile(chamber, seen, texts)
            for line, part in zip(lines, block, strict=True):
                line.append_text(part)
        for line in lines:
            picture.append("\n").append_text(line)
    return picture


def near(taken: set[int]) -> list[int]:
    """The coordinates in use and those beside them."""
    return sorted(taken | {at - 1 for at in taken} | {at + 1 for at in taken})


def empty() -> list[Text]:
    dot = Text("·".center(WIDE), style="dim")
    blank = Text(" " * WIDE)
    return [blank, dot, blank, blank]


def tile(chamber: Lying, seen: DrakonView, texts: Texts) -> list[Text]:
    style = STYLES.get(chamber.kind, "default")
    west = "◀" if "west" in chamber.arrows else "│"
    east = "▶" if "east" in chamber.arrows else "│"
    label = texts.say(f"board-kind-{chamber.kind}")[:INNER].center(INNER)
    middle = Text().append(west).append(label, style=style).append(east)
    return [
        edge("╭╮", "▲" if "north" in chamber.arrows else "─"),
        middle,
        Text("│").append_text(figures(chamber, seen)).append("│"),
        edge("╰╯", "▼" if "south" in chamber.arrows else "─"),
    ]


def edge(corners: str, arrow: str) -> Text:
    side = "─" * (INNER // 2)
    return Text(corners[0] + side + arrow + side + corners[1])


def figures(chamber: Lying, seen: DrakonView) -> Text:
    """The numbers of the heroes in a chamber, and a D for Drakon."""
    line = Text()
    spot = (chamber.x, chamber.y)
    if seen.figure is not None and (seen.figure.x, seen.figure.y) == spot:
        line.append(DRAGON, style="bold white on red")
    for player in seen.seats:
        if (player.at.x, player.at.y) == spot and len(line) < INNER:
            line.append(str(player.seat + 1), style=HEROES[player.seat])
    line.append(" " * (INNER - len(line)))
    return line


# --- beside the maze --------------------------------------------------------


def seats(seen: DrakonView, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("board-hero", "board-at", "board-hand", "board-coins"):
        table.add_column(texts.say(name), header_style="dim")
    for player in seen.seats:
        table.add_row(
            name_of(player, seen, texts),
            hero(player, texts),
            f"@{player.at.x},{player.at.y}",
            f"{len(player.hand)} ▮",
            purse(player, seen),
        )
    return table


def name_of(player: Player, seen: DrakonView, texts: Texts) -> Text:
    line = Text("▶ " if player.seat in seen.awaited_seats else "  ", style="bold green")
    line.append(seat_word(player.seat), style=HEROES[player.seat])
    if player.seat == seen.observer:
        line.append(f" ({texts.say('board-you')})", style="bold")
    return line


def hero(player: Player, texts: Texts) -> Text:
    if not player.hero:
        return Text("—", style="dim")
    line = Text(texts.word(player.hero))
    return line.append(" ★", style="bold yellow") if player.ability else line


def purse(player: Player, seen: DrakonView) -> Text:
    """Values for those who may look, else how many."""
    coins = seen.pools[player.pool].coins
    known = [coin.removeprefix("coin-") for coin in coins if coin != "unknown"]
    if len(known) < len(coins):
        return Text(f"{len(coins)} ●", style="yellow")
    if not known:
        return Text("—", style="dim")
    total = sum(int(value) for value in known)
    return Text(f"{' '.join(known)} = {total}", style="bold yellow")


def piles(seen: DrakonView, texts: Texts) -> Text:
    return Text(
        f"{texts.say('board-pile')}: {seen.pile} · {texts.say('board-hoard')}: {seen.hoard}",
        style="dim",
    )


def hand(player: Player, texts: Texts) -> Text:
    """The observer's own chambers with their numbers and their arrows at r0."""
    line = Text(f"{texts.say('board-hand')}: ")
    if not player.hand:
        return line.append("—", style="dim")
    for place, held in enumerate(player.hand):
        line.append(" · " if place else "")
        line.append(f"{held.chamber} ", style="bold")
        line.append(texts.word(held.chamber), style=STYLES.get(held.kind, "default"))
        line.append(f" {signs(held)}")
    return line


def signs(held: Tile) -> str:
    return "".join(SIGNS[arrow] for arrow in held.arrows) or "∅"
