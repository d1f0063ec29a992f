"""The graveyard in the terminal: four quarters of graves, the last opening, every row."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.games.vampires.components import BOARD, COLUMNS
from logovo.games.vampires.views import Grave, Opening, Row, VampiresView
from logovo.text.catalogue import Texts

STYLES: Final = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "white": "bold black on white",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "black": "bold white on grey15",
    "rat": "bold black on magenta",
}
LETTERS: Final = {"red": "R", "yellow": "Y", "white": "W", "blue": "B", "green": "G", "black": "K"}
RAT: Final = "rt"
CLOSED: Final = "▒▒"
NOTED: Final = "dim"


def draw(view: View, texts: Texts) -> RenderableType:
    assert isinstance(view, VampiresView)
    return Group(
        Panel(
            Group(yard(view), Text(), last(view, texts), supplies(view, texts)),
            title=f"{texts.title()} · {texts.say('board-turn', {'turn': view.turn})}",
            title_align="left",
        ),
        rows(view, texts),
    )


# --- the graves -------------------------------------------------------------


def yard(seen: VampiresView) -> Text:
    """Closed graves are all alike; open ones show lid and content. Notes are dim."""
    open_now = {grave.grave: grave for grave in seen.open}
    noted = {grave.grave: grave for grave in seen.notes}
    picture = Text("   ")
    for column in range(8):
        picture.append(f" {COLUMNS[column]} " + ("  " if column == 3 else ""), style="dim")
    for row in range(8):
        picture.append(f"\n {row + 1} ", style="dim")
        for column in range(8):
            name = f"{COLUMNS[column]}{row + 1}"
            picture.append_text(grave_cell(seen, name, BOARD[row][column], open_now, noted))
            picture.append(" ┊ " if column == 3 else " ", style="dim")
        if row == 3:
            picture.append("\n   " + "┄" * 12 + "┼" + "┄" * 12, style="dim")
    return picture


def grave_cell(
    seen: VampiresView, name: str, place: str, open_now: dict[str, Grave], noted: dict[str, Grave]
) -> Text:
    if place == "#":
        return Text("  ")
    if name in open_now:
        return face(open_now[name], "")
    if name not in seen.lidded:
        return Text("··", style="dim")
    if name in noted:
        return face(noted[name], NOTED)
    return Text(CLOSED, style="bold" if name in seen.barred else "")


def face(grave: Grave, style: str) -> Text:
    """The lid's letter, then V for a vampire, a digit for the owner of garlic, a dot for none."""
    inside = "V" if grave.inside == "vampire" else "·"
    if grave.inside_seat >= 0:
        inside = str(grave.inside_seat + 1)
    mark = RAT if grave.lid == "rat" else LETTERS[grave.lid] + inside
    return Text(mark, style=f"{STYLES[grave.lid]} {style}".strip())


def last(seen: VampiresView, texts: Texts) -> Text:
    """The last opening, until the next one."""
    line = Text(f"{texts.say('board-last')}: ")
    if seen.last is None:
        return line.append("—", style="dim")
    line.append(f"{seat_word(seen.last.seat)} {seen.last.grave}  ", style="bold")
    if seen.last.lid == "unknown":
        return line.append(texts.say("board-barred"), style="red")
    line.append(f" {texts.word(seen.last.lid, 'lid')} ", style=STYLES[seen.last.lid])
    return line.append(f"  {content(seen.last, texts)}")


def content(opening: Opening, texts: Texts) -> str:
    said = texts.word(opening.inside)
    if opening.inside_seat >= 0:
        said += f" ({seat_word(opening.inside_seat)})"
    if opening.put != "empty":
        said += f" → {texts.word(opening.put)}"
    return said


def supplies(seen: VampiresView, texts: Texts) -> Text:
    line = Text(
        texts.say(
            "board-supplies",
            {"stakes": seen.path_stakes, "reserve": seen.reserve, "rats": seen.rats_out},
        ),
        style="dim",
    )
    if seen.plague is not None:
        facts = {"owner": seat_word(seen.plague.owner_seat), "grave": seen.plague.grave}
        stopped = " ".join(seat_word(seat) for seat in seen.plague.stopped_seats) or "—"
        said = texts.say("board-plague", {**facts, "stopped": stopped})
        line.append("\n" + said, style="bold magenta not dim")
    if seen.gifts is not None and seen.gifts.vampire:
        line.append("\n" + texts.say("board-gift") + ": ", style="not dim")
        line.append(f" {texts.word(seen.gifts.vampire)} ", style=STYLES[seen.gifts.vampire])
    return line


# --- the rows ---------------------------------------------------------------


def rows(seen: VampiresView, texts: Texts) -> Table:
    grid = Table(box=None, padding=(0, 1))
    for name in ("", "board-row", "board-count", "board-garlic", "board-stakes"):
        grid.add_column(texts.say(name) if name else "")
    for row in seen.rows:
        turn = "▶" if row.seat in seen.awaited_seats else " "
        size = len(row.left) + row.closed + len(row.right)
        grid.add_row(
            f"{turn} {seat_word(row.seat)}",
            vampires(row),
            str(size),
            "*" * row.garlic or "—",
            "|" * row.stakes or "—",
        )
    return grid


def vampires(row: Row) -> Text:
    """Open ones in their colours, closed ones as a number between."""
    line = Text()
    for word in row.left:
        line.append(f" {LETTERS[word]} ", style=STYLES[word])
    if row.closed:
        line.append(f" ▒×{row.closed} ", style="dim")
    for word in row.right:
        line.append(f" {LETTERS[word]} ", style=STYLES[word])
    return line
