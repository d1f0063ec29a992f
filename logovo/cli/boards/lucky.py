"""The forest in the terminal: every card as a little square with its paths, then the seats.

Green paths are joined to the entrance, white ones are not, dim cards are cut off from it. A
dead end has a cross in the middle.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from logovo.core.seats import seat_word
from logovo.core.views import View
from logovo.games.lucky.components import (
    DOWN,
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    KIND_WORDS,
    LEFT,
    RIGHT,
    THROUGH_KINDS,
    UP,
    mask_of,
)
from logovo.games.lucky.views import GoalSeen, LuckyView, PathSeen, SeatSeen
from logovo.text.catalogue import Texts

GROUND: Final = "on grey15"
MIDDLES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the openings as bits: up 1, right 2, down 4, left 8."""
ENTRANCE: Final = "S"
BLANK: Final = ("     ", "  ·  ", "     ")


def draw(view: View, texts: Texts) -> RenderableType:
    assert isinstance(view, LuckyView)
    return Group(forest(view, texts), seats(view, texts), hand(view, texts))


# --- the forest ----------------------------------------------------------------------


def forest(seen: LuckyView, texts: Texts) -> Panel:
    tiles: dict[tuple[int, int], list[Text]] = {}
    for path in seen.forest:
        tiles[(path.x, path.y)] = path_tile(path)
    for goal in seen.goals:
        tiles[(goal.x, goal.y)] = goal_tile(goal)
    columns = range(min(x for x, _y in tiles) - 1, max(x for x, _y in tiles) + 2)
    rows = range(max(y for _x, y in tiles) + 1, min(y for _x, y in tiles) - 2, -1)
    lines = [Text("     " + "".join(f"{x:^5}" for x in columns), style="dim")]
    for y in rows:
        for layer in range(3):
            line = Text(f"{y:>3}  " if layer == 1 else "     ", style="dim")
            for x in columns:
                tile = tiles.get((x, y))
                line.append_text(Text(BLANK[layer], style="dim") if tile is None else tile[layer])
            lines.append(line)
    title = f"{texts.title()} · {texts.say('board-round', {'round': seen.round})}"
    return Panel(Group(*lines), title=title, title_align="left", expand=False)


def tile(mask: int, middle: str, style: str) -> list[Text]:
    """Three lines of five signs."""
    up = "│" if mask & UP else " "
    down = "│" if mask & DOWN else " "
    left = "──" if mask & LEFT else "  "
    right = "──" if mask & RIGHT else "  "
    rows = (f"  {up}  ", f"{left}{middle}{right}", f"  {down}  ")
    return [Text(row, style=f"{style} {GROUND}") for row in rows]


def path_tile(path: PathSeen) -> list[Text]:
    style = "bold green" if path.reached else "white"
    if not path.standing:
        style = "dim"
    if path.card == ENTRANCE:
        return tile(15, ENTRANCE, "bold yellow")
    kind = KIND_WORDS.index(path.card)
    mask = mask_of(kind, int(path.turned))
    return tile(mask, MIDDLES[mask] if kind < THROUGH_KINDS else "╳", style)


def goal_tile(goal: GoalSeen) -> list[Text]:
    """Closed: its number and what the observer knows of it. Open: what it is. A tied pit has
    both ways it may lie to choose from, so it is drawn as a pit without paths."""
    sign = {"G": "$", "P1": "o", "P2": "o"}.get(goal.card, "?")
    if goal.tied:
        return tile(0, sign, "bold cyan")
    if not goal.open:
        style = "bold yellow on blue" if sign == "$" else "white on blue"
        return [Text(row, style=style) for row in ("┌───┐", f"│{goal.goal}{sign}│", "└───┘")]
    card = GOAL_CARDS.index(goal.card)
    mask = int(GOAL_MASKS_TURNED[card] if goal.turned else GOAL_MASKS[card])
    return tile(mask, sign, "bold yellow" if sign == "$" else "bold cyan")


# --- the seats -----------------------------------------------------------------------


def seats(seen: LuckyView, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("board-role", "board-cards", "board-broken", "board-gold"):
        table.add_column(texts.say(name), header_style="dim")
    for player in seen.seats:
        broken = ", ".join(texts.word(tool) for tool in player.broken)
        table.add_row(
            name_of(player, seen, texts),
            Text(role(player, texts)),
            str(player.cards),
            Text(broken or "–", style="bold red" if broken else "dim"),
            gold(player),
        )
    return table


def name_of(player: SeatSeen, seen: LuckyView, texts: Texts) -> Text:
    line = Text("▶ " if player.seat in seen.awaited_seats else "  ", style="bold green")
    line.append(seat_word(player.seat), style="bold")
    if player.seat == seen.observer:
        line.append(f" ({texts.say('board-you')})", style="bold")
    return line


def role(player: SeatSeen, texts: Texts) -> str:
    return "?" if player.role == "unknown" else texts.word(player.role)


def gold(player: SeatSeen) -> Text:
    """A coin for each card, with its nuggets where they are known."""
    coins = ["●" if value == "unknown" else f"●{value}" for value in player.gold]
    return Text(" ".join(coins) or "–", style="yellow" if coins else "dim")


def hand(seen: LuckyView, texts: Texts) -> Text:
    line = Text(
        f"{texts.say('board-deck')}: {seen.deck} · {texts.say('board-discard')}: {seen.discard}"
        f" · {texts.say('board-gold')}: {seen.gold_deck}",
        style="dim",
    )
    if seen.hand:
        line.append(f"\n{texts.say('board-hand')}: ", style="default")
        cards = [f"{card} {texts.word(card)}" for card in seen.hand]
        line.append(" · ".join(cards), style="bold")
    return line
