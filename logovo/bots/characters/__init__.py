"""Who a bot is, beside how strong it is: what it likes among moves that are about as good, whom it
does not forgive, and how it talks. Names, faces and phrases are the client's, by these words."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("bold", "careful", "grudging", "chatty")
PLAIN: Final = "plain"
"""Nobody in particular: no likings, no remarks."""
