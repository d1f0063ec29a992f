"""Luck against skill: how soon a stronger player is ahead of a weaker one."""

from __future__ import annotations

from typing import Final

MOST: Final = 400
"""Games that are worked out; beyond it the answer is "more than that"."""
CERTAIN: Final = 0.95
SHOWN: Final = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100)


def ahead(share: float, players: int, most: int = MOST) -> list[float]:
    """The chance to have won more games than one given rival after 1, 2, … games, by exact
    convolution; as many games each is half of being ahead. All rivals are alike."""
    rival = (1 - share) / (players - 1)
    neither = max(0.0, 1 - share - rival)
    # spread[i]: the chance to be i - games wins ahead.
    spread, found = [1.0], []
    for games in range(1, most + 1):
        wider = [0.0] * (2 * games + 1)
        for at, chance in enumerate(spread):
            wider[at] += chance * rival
            wider[at + 1] += chance * neither
            wider[at + 2] += chance * share
        spread = wider
        found.append(sum(spread[games + 1 :]) + spread[games] / 2)
    return found


def needed(share: float, players: int) -> int:
    """Games until they are ahead of a rival with 95 % certainty; 0 for more than MOST."""
    for games, chance in enumerate(ahead(share, players), start=1):
        if chance >= CERTAIN:
            return games
    return 0
