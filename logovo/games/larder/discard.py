"""The discard as words: what lies on top is known in order, what lies deep by kind only."""

from __future__ import annotations

from logovo.core.bags import some
from logovo.games.larder.components import WORDS, bag_words, kind_named
from logovo.games.larder.state import Larder


def discard_words(state: Larder) -> tuple[str, ...]:
    """The top card last. Beneath the ordered top cards the lowest kinds come first."""
    deep = state.discard
    top: list[str] = []
    recent = state.recent
    while recent != 0:
        kind = (recent & 15) - 1
        top.append(WORDS[kind])
        deep -= some(kind, 1)
        recent >>= 4
    top.reverse()
    return bag_words(deep) + tuple(top)


def lay_discard(state: Larder, words: tuple[str, ...]) -> None:
    """The inverse: put these cards on an empty discard."""
    for word in words:
        state.put(kind_named(word), 1)
