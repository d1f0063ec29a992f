"""What was said about the goals of Mad Lucky: whom it tells on, and where the gold may be."""

from __future__ import annotations

from typing import Final, final

from logovo.games.lucky.components import GOALS
from logovo.games.lucky.events import UNKNOWN

GOLD_CARD: Final = "G"
DIGGER_TRUE: Final = 0.95  # how often a digger says what they have seen
MAD_TRUE: Final = 0.4  # a Mad Lucky lies more often than not, but not always: that would tell


@final
class GoalTalk:
    """The newest word of every seat about every goal, until the observer knows the goal."""

    def __init__(self) -> None:
        self.said: dict[tuple[int, int], bool] = {}  # by seat and goal: the gold, they say
        self.looked: set[tuple[int, int]] = set()  # seats and goals: who knows what they speak of
        self.judged: set[tuple[int, int, bool]] = set()

    def judge(self, goals: list[str]) -> list[tuple[int, bool]]:
        """Hold words against what is known by now: who has told the truth and who a lie. The
        same word counts once a round."""
        found: list[tuple[int, bool]] = []
        for (seat, goal), says_gold in list(self.said.items()):
            card = goals[goal]
            if card == UNKNOWN and GOLD_CARD not in goals:
                continue
            is_true = (card == GOLD_CARD) == says_gold
            del self.said[(seat, goal)]
            if (seat, goal, is_true) not in self.judged:
                self.judged.add((seat, goal, is_true))
                found.append((seat, is_true))
        return found

    def gold_weights(self, mad: list[float]) -> list[float] | None:
        """For each goal, how many times likelier it is the gold for what was said by those who
        have looked at it, each believed as far as they are taken for a digger; `mad` is how likely
        each seat is not. None if nothing was said that counts."""
        weights = [1.0] * GOALS
        heard = False
        for (seat, goal), says_gold in self.said.items():
            if (seat, goal) not in self.looked:
                continue
            heard = True
            true = (1.0 - mad[seat]) * DIGGER_TRUE + mad[seat] * MAD_TRUE
            ratio = true / (1.0 - true)
            weights[goal] *= ratio if says_gold else 1.0 / ratio
        return weights if heard else None
