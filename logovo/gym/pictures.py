"""The table as a picture: the terminal's drawing as text, or that text as an array of colours."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI

from logovo.cli.boards import board
from logovo.core.game import Game
from logovo.core.views import View
from logovo.text.catalogue import texts

WIDTH: Final = 100  # letters in a line
CELL: Final = (8, 16)  # pixels of a letter
SIZE: Final = 12


def console() -> Console:
    return Console(width=WIDTH, color_system="truecolor", force_terminal=True, legacy_windows=False)


def as_text(game: Game, view: View) -> str:
    """With the colours of a terminal."""
    out = console()
    with out.capture() as captured:
        out.print(board(game.key)(view, texts("en", game.key)))
    return captured.get()


def as_rgb(game: Game, view: View) -> npt.NDArray[np.uint8]:
    """Height × width × 3. Needs Pillow, which `logovo[rl]` brings."""
    from PIL import Image, ImageDraw, ImageFont

    out = console()
    lines = out.render_lines(board(game.key)(view, texts("en", game.key)), pad=True)
    size = (WIDTH * CELL[0], len(lines) * CELL[1])
    image = Image.new("RGB", size, tuple(MONOKAI.background_color))
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for y, line in enumerate(lines):
        x = 0
        for segment in line:
            front, back = colours(segment.style or Style())
            for letter in segment.text:
                left, top = x * CELL[0], y * CELL[1]
                if back is not None:
                    draw.rectangle((left, top, left + CELL[0] - 1, top + CELL[1] - 1), fill=back)
                if letter.strip():
                    draw.text((left, top), letter, fill=front, font=font)
                x += 1
    return np.asarray(image, np.uint8)


def colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    front = style.color or Color.default()
    back = style.bgcolor
    return (
        tuple(front.get_truecolor(MONOKAI)),
        None if back is None else tuple(back.get_truecolor(MONOKAI, False)),
    )
