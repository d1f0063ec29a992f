"""The discard as words: what lies on top is known in order, what lies deep by kind only."""

from __future__ import annotations

from logovo.core.bags import some
from logovo.games.larder.components import WORDS, bag_words, kind_named
from logovo.games.larder.state import Larder


def ordered_kinds(state: Larder) -> list[int]:
    """The kinds of the cards whose order is known, the top last."""
    kinds: list[int] = []
    recent = state.recent
    while recent != 0:
        kinds.append(int(recent & 15) - 1)
        recent >>= 4
    kinds.reverse()
    return kinds


def discard_words(state: Larder) -> tuple[str, ...]:
    """The top card last. Below the ordered top cards the lowest kinds come first."""
    deep = state.discard
    top: list[str] = []
    for kind in ordered_kinds(state):
        top.append(WORDS[kind])
        deep -= some(kind, 1)
    return bag_words(deep) + tuple(top)


def lay_discard(state: Larder, words: tuple[str, ...]) -> None:
    """The inverse: put these cards on an empty discard."""
    for word in words:
        state.put(kind_named(word), 1)
